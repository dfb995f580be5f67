"""The opening: what a player's first play must contain, made of hand cards alone."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from machiavelli.engine.matching import left_without, room_for_one
from machiavelli.engine.own_melds import own_melds, own_runs
from machiavelli.engine.tables import is_loose
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Table
from machiavelli.model.variant import Rules


def must_open(rules: Rules, opened: bool) -> bool:
    """Whether the player has still to lay an opening."""
    return rules.turn.opening != "none" and not opened


def has_opening(rules: Rules, played: Iterable[Card]) -> bool:
    """Whether some of the cards ``played`` form an opening by themselves."""
    melds = _melds(rules, played)
    points = rules.turn.opening_points
    return bool(melds) if points is None else _most_points(melds, played) >= points


def openings(rules: Rules, hand: Iterable[Card]) -> list[Meld]:
    """The cards of every opening in ``hand`` that needs all its cards."""
    melds, points = _melds(rules, hand), rules.turn.opening_points
    found = list(melds) if points is None else list(_reaching(melds, Counter(hand), points))
    fewest: list[Meld] = []
    for cards in sorted(set(found), key=lambda cards: (len(cards), [card.sort_key for card in cards])):
        if not any(Counter(smaller) <= Counter(cards) for smaller in fewest):
            fewest.append(cards)
    return fewest


def only_adds(rules: Rules, before: Table, after: Table) -> bool:
    """Whether all melds of the table lie there whole, perhaps with more cards, and no new one beside them."""
    grows = [
        [
            at
            for at, new in enumerate(after)
            if Counter(old) <= Counter(new) and (len(old) == len(new) or not is_loose(rules, old))
        ]
        for old in before
    ]
    return len(before) == len(after) and left_without(grows, room_for_one(len(after))) is None


def _melds(rules: Rules, cards: Iterable[Card]) -> dict[Meld, int]:
    runs_alone = rules.turn.opening == "run"
    return own_runs(rules, Counter(cards)) if runs_alone else own_melds(rules, Counter(cards))


def _most_points(melds: dict[Meld, int], cards: Iterable[Card]) -> int:
    """The most points of melds that can lie beside each other."""
    in_melds = {card for meld in melds for card in meld}

    @cache
    def most(left: Meld) -> int:
        if not left:
            return 0
        points = most(left[1:])
        for meld, worth in melds.items():
            if left[0] in meld and (rest := _without(left, meld)) is not None:
                points = max(points, worth + most(rest))
        return points

    # Jokers come last, and no meld is of jokers alone: each is found by its first card.
    return most(tuple(sorted((card for card in cards if card in in_melds), key=lambda card: card.sort_key)))


def _reaching(melds: dict[Meld, int], hand: Counter[Card], points: int) -> Iterator[Meld]:
    """The cards of melds beside each other that have so many points together, none of them to spare."""

    def add(cards: Meld, worth: int, choices: Sequence[tuple[Meld, int]]) -> Iterator[Meld]:
        if worth >= points:
            yield tuple(sorted(cards, key=lambda card: card.sort_key))
            return
        for at, (meld, more) in enumerate(choices):
            if Counter((*cards, *meld)) <= hand:
                yield from add((*cards, *meld), worth + more, choices[at:])

    yield from add((), 0, list(melds.items()))


def _without(cards: Meld, meld: Meld) -> Meld | None:
    """``cards`` without those of ``meld``; None where they lack one."""
    left = list(cards)
    for card in meld:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)
