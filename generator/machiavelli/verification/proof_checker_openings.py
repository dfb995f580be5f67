"""Whether a hand holds an opening, for checking proofs: from the parameters, with nothing of the engine."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Hand, Meld
from machiavelli.model.variant import Rules

MOST_WORK = 200_000
"""Melds looked at for one hand."""


class TooMuchWork(Exception):
    """The hand has more melds than are looked at."""


def holds_opening(rules: Rules, hand: Hand) -> bool:
    """Whether some cards of ``hand`` are an opening. Raises TooMuchWork."""
    cards = Counter(hand)
    melds = _runs(rules, cards) if rules.turn.opening == "run" else _melds(rules, cards)
    points = rules.turn.opening_points
    if points is None:
        return next(melds, None) is not None
    listed = []
    for meld in melds:
        listed.append(meld)
        if len(listed) > MOST_WORK:
            raise TooMuchWork
    return _Sum(listed).reaches(cards, points, 0)


class _Sum:
    """Melds with their points, laid beside each other."""

    def __init__(self, melds: Sequence[tuple[Meld, int]]) -> None:
        self._melds, self._left = melds, MOST_WORK

    def reaches(self, cards: Counter[Card], points: int, first: int) -> bool:
        """Whether the melds from the ``first`` on that ``cards`` allow can have so many points together."""
        for at in range(first, len(self._melds)):
            self._left -= 1
            if self._left < 0:
                raise TooMuchWork
            meld, worth = self._melds[at]
            if not Counter(meld) <= cards:
                continue
            if worth >= points or self.reaches(cards - Counter(meld), points - worth, at):
                return True
        return False


def _melds(rules: Rules, cards: Counter[Card]) -> Iterator[tuple[Meld, int]]:
    yield from _groups(rules, cards)
    yield from _runs(rules, cards)


def _groups(rules: Rules, cards: Counter[Card]) -> Iterator[tuple[Meld, int]]:
    for rank in range(1, 14):
        there = [card for card in (Card(rank, suit) for suit in Suit) if cards[card]]
        worth = 11 if rank == 1 and rules.melds.ace_high else min(rank, 10)
        for size in range(rules.melds.group_min, min(rules.melds.group_max, 4) + 1):
            for jokers in range(min(rules.jokers.per_meld, cards[JOKER], size - 1) + 1):
                for naturals in combinations(there, size - jokers):
                    yield (*naturals, *[JOKER] * jokers), worth * size


def _runs(rules: Rules, cards: Counter[Card]) -> Iterator[tuple[Meld, int]]:
    """The places go from 1, the low ace, to 14, the high one; round the corner 15 is the two, and so on."""
    least, most = rules.melds.run_min, rules.melds.run_max or 14
    for suit in Suit:
        for low in range(1 if rules.melds.ace_low else 2, 14):
            last = low + 12 if rules.melds.ace_inside else 14 if rules.melds.ace_high else 13
            for high in range(low + least - 1, min(last, low + most - 1) + 1):
                if (low, high) != (1, 14) or rules.melds.ace_both_ends:
                    yield from _filled(rules, cards, suit, range(low, high + 1))


def _filled(rules: Rules, cards: Counter[Card], suit: Suit, places: range) -> Iterator[tuple[Meld, int]]:
    """The runs at these places, with jokers at some."""
    worth = sum(_worth(place) for place in places)
    run = [Card((place - 1) % 13 + 1, suit) for place in places]
    most = min(rules.jokers.per_meld, cards[JOKER], len(run) - 1)
    for jokers in range((Counter(run) - cards).total(), most + 1):
        for replaced in combinations(range(len(run)), jokers):
            naturals = [card for at, card in enumerate(run) if at not in replaced]
            if Counter(naturals) <= cards:
                yield (*naturals, *[JOKER] * jokers), worth


def _worth(place: int) -> int:
    if place == 14:
        return 11
    return min(10, place if place < 14 else place - 13)
