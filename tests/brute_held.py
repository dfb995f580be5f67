"""The reference for melds held back: every way in which equal cards can be told apart, one by one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from brute_force import Faces, Table, legal_melds
from machiavelli.model.cards import Card
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

HELD, DRAWN, OLD, SINCE = range(4)
"""Where a card comes from: kept or drawn since, and on the table before or laid by others since."""


def may_be_laid(rules: Rules, position: Position, layout: Table, played: Faces) -> bool:
    """Whether the cards can be told apart such that no meld of the layout was held back."""
    if not (rules.turn.hold_back and position.held):
        return True
    melds = {meld for meld in legal_melds(rules) if set(meld) <= set(position.held)}
    lay_there = Counter(tuple(sorted(meld, key=str)) for meld in position.table)
    is_new = []
    for meld in layout:
        name = tuple(sorted(meld, key=str))
        is_new.append(not lay_there[name])
        lay_there[name] -= lay_there[name] > 0
    faces = list(dict.fromkeys(card for meld in layout for card in meld))
    every = [list(_ways(position, layout, card, played.count(card))) for card in faces]
    return any(
        all(
            _in_order(
                melds,
                [(card, origin) for card, where in zip(faces, way, strict=True) for origin in where[at]],
                new,
            )
            for at, new in enumerate(is_new)
        )
        for way in product(*every)
    )


def _ways(position: Position, layout: Table, card: Card, played: int) -> Iterator[list[list[int]]]:
    """By meld of the layout where its copies of ``card`` come from, in all ways."""
    on_table = sum(meld.count(card) for meld in position.table)
    since, held = position.since.count(card), position.held.count(card)
    drawn = position.hand.count(card) - held
    table = [SINCE] * since + [OLD] * (on_table - since)
    for own in set(combinations([HELD] * held + [DRAWN] * drawn, played)):
        yield from _shared([*table, *own], [meld.count(card) for meld in layout])


def _shared(origins: list[int], counts: Sequence[int]) -> Iterator[list[list[int]]]:
    if not counts:
        yield []
        return
    for some in set(combinations(sorted(origins), counts[0])):
        left = list(origins)
        for origin in some:
            left.remove(origin)
        for others in _shared(left, counts[1:]):
            yield [list(some), *others]


def _in_order(melds: set[Faces], cards: list[tuple[Card, int]], is_new: bool) -> bool:
    """A meld that lay there has only cards of the table; a new one is not held back."""
    if not is_new:
        return all(origin in (OLD, SINCE) for _, origin in cards)
    if any(origin in (DRAWN, SINCE) for _, origin in cards):
        return True
    held = Counter(card for card, origin in cards if origin == HELD)
    return not any(Counter(meld) <= held for meld in melds)
