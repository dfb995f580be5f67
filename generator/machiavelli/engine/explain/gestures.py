"""A play as gestures: blocks of cards that lay together, end side by side, and change their place.

A final meld may grow on the place of an old one, its anchor; the cards that stay there are no gesture. Equal
cards cannot be told apart, so a play can be read in several ways: it is read with the fewest gestures, and
among those with the fewest table cards moved.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations, product
from typing import TypeAlias

from machiavelli.engine.explain.anchors import anchors
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Table

READINGS_TRIED = 2000
"""Ways to tell equal cards apart that are compared; beyond these the reading is not proved the shortest."""

Blocks: TypeAlias = dict[tuple[int, int], list[Card]]
"""Where from, where to, and which cards."""

HAND = -1
"""The hand, as a source of cards."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """``cards`` go from the old meld ``source`` (HAND: from the hand) to the final meld ``target``."""

    source: int
    target: int
    cards: Meld


@dataclass(frozen=True, slots=True)
class Reading:
    """A play read as gestures; ``anchors`` says at which final meld an old one keeps its place.

    ``fewest`` tells whether no reading with fewer gestures can exist.
    """

    gestures: tuple[Gesture, ...]
    anchors: dict[int, int]
    fewest: bool


def read(before: Table, after: Table) -> Reading:
    """Read the way from ``before`` to ``after``; cards of ``after`` that ``before`` lacks come from the hand.

    Both tables hold their melds in written order.
    """
    kept = _unchanged(before, after)
    sources = {old: Counter(meld) for old, meld in enumerate(before) if old not in kept}
    targets = {new: meld for new, meld in enumerate(after) if new not in kept.values()}
    found: tuple[tuple[int, int], Blocks, dict[int, int]] | None = None
    ways = _ways(sources, targets)
    for blocks in islice(ways, READINGS_TRIED):
        counts = {pair: len(stretches(cards, after[pair[1]])) for pair, cards in blocks.items()}
        if found is not None and sum(counts.values()) - _most_saved(counts) > found[0][0]:
            continue
        saved = {pair: (count, len(blocks[pair])) for pair, count in counts.items() if pair[0] != HAND}
        stays = anchors(saved)
        moves = [pair for pair in blocks if stays.get(pair[0]) != pair[1]]
        cost = (
            sum(counts[pair] for pair in moves),
            sum(len(blocks[pair]) for pair in moves if pair[0] != HAND),
        )
        if found is None or cost < found[0]:
            found = (cost, blocks, stays)
    assert found is not None
    _, blocks, stays = found
    gestures = (
        Gesture(old, new, block)
        for (old, new), cards in blocks.items()
        if stays.get(old) != new
        for block in stretches(cards, after[new])
    )
    return Reading(tuple(gestures), kept | stays, next(ways, None) is None)


def stretches(cards: Sequence[Card], meld: Meld) -> list[Meld]:
    """The cards as the blocks in which they lie side by side in a run; in a group they are one block."""
    naturals = {card.rank for card in meld if not card.is_joker}
    if len(naturals) == 1:
        return [tuple(sorted(cards, key=meld.index))]
    left, blocks, last = Counter(cards), list[list[Card]](), -2
    for place, card in enumerate(meld):
        if left[card]:
            left[card] -= 1
            if place == last + 1:
                blocks[-1].append(card)
            else:
                blocks.append([card])
            last = place
    return [tuple(block) for block in blocks]


def _most_saved(counts: dict[tuple[int, int], int]) -> int:
    """No more gestures can be saved by letting each old meld keep its place."""
    best: dict[int, int] = {}
    for (old, _), count in counts.items():
        if old != HAND:
            best[old] = max(count, best.get(old, 0))
    return sum(best.values())


def _unchanged(before: Table, after: Table) -> dict[int, int]:
    """Old melds that lie in the final table as they were."""
    free = list(range(len(after)))
    kept = {}
    for old, meld in enumerate(before):
        same = next((new for new in free if after[new] == meld), None)
        if same is not None:
            kept[old] = same
            free.remove(same)
    return kept


def _ways(sources: dict[int, Counter[Card]], targets: dict[int, Meld]) -> Iterator[Blocks]:
    """Every way to say where the cards of the final melds come from, as blocks."""
    wanted: dict[Card, list[int]] = {}
    for new, meld in targets.items():
        for card in meld:
            wanted.setdefault(card, []).append(new)
    choices = [_origins(card, places, sources) for card, places in wanted.items()]
    for chosen in product(*choices):
        blocks: Blocks = {}
        for (card, places), origins in zip(wanted.items(), chosen, strict=True):
            for old, new in zip(origins, places, strict=True):
                blocks.setdefault((old, new), []).append(card)
        yield blocks


def _origins(card: Card, places: Sequence[int], sources: dict[int, Counter[Card]]) -> list[tuple[int, ...]]:
    """The ways to fill ``places``, which all take this card, from where its copies lie."""
    lying = [old for old, meld in sources.items() for _ in range(meld[card])]
    lying += [HAND] * (len(places) - len(lying))
    return sorted(set(permutations(lying)), key=lambda order: order)
