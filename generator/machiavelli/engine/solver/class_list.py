"""Listing the classes of several cases: what two cases share counts once.

There is no counting without listing here: the cases overlap, and no one knows where but from the classes.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.melds import judge_meld
from machiavelli.engine.solver.cases import Case, can_play, cases
from machiavelli.engine.solver.class_choices import NOTHING_OPEN, Group, GroupWays, SuitSets
from machiavelli.engine.solver.counts import RANKS, SUITS
from machiavelli.engine.solver.moves import END
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE, JOKER, KING, Card
from machiavelli.model.position import Meld, Position
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Kind


class ClassCount(NamedTuple):
    """How many classes of best plays there are; at least so many where ``exact`` is false."""

    number: int
    exact: bool


Choice: TypeAlias = tuple[int, tuple[Group, ...], tuple[int, ...]]
"""A place, its groups, and the hand cards of each suit left over there."""

Class: TypeAlias = tuple[tuple[tuple[int, Group], ...], tuple[int, ...]]
"""The groups with their ranks, in order; how many of each card are played, jokers aside."""


def class_count_of_cases(
    rules: Rules,
    position: Position,
    most: int,
    work: int | None,
    limit: int | None,
    fits: Callable[[Class], bool] = lambda _: True,
    known: Iterable[Class] = (),
) -> ClassCount:
    """Count the classes of plays of ``most`` cards that fit, and those ``known`` beside them, no further than
    ``limit``, looking into no more than ``work`` sets of states.

    No play that fits may have more cards.
    """
    found = dict.fromkeys(known)
    if not most:
        return ClassCount(0, True)
    if limit is not None and len(found) >= limit:
        return ClassCount(limit, True)
    left = work
    for case, sweep in cases(rules, position, True, lambda case, sweep: can_play(case, sweep, most)):
        listing = _Listing(sweep, left)
        for choices in listing.choices(ACE, (NOTHING_OPEN,) * 4, 0, 0, case.loss(sweep, most)):
            one = _class(rules, case, sweep, choices)
            if fits(one):
                found[one] = None
            if limit is not None and len(found) >= limit:
                return ClassCount(limit, True)
        left = listing.left
        if left is not None and left < 0:
            return ClassCount(max(1, len(found)), False)
    return ClassCount(len(found), True)


def class_of(rules: Rules, layout: Iterable[Meld], played: Iterable[Card]) -> Class:
    """The class of a play."""
    cards = Counter(played)
    numbers = [cards[Card(rank, suit)] for rank in RANKS for suit in SUITS]
    return tuple(sorted(_groups(rules, layout))), tuple(numbers)


def cards_played(one: Class, most: int) -> tuple[Card, ...]:
    """The cards that a play of ``most`` cards of the class plays: what no natural card is, is a joker."""
    faces = [Card(rank, suit) for rank in RANKS for suit in SUITS]
    naturals = [face for face, copies in zip(faces, one[1], strict=True) for _ in range(copies)]
    return (*naturals, *[JOKER] * (most - len(naturals)))


def _groups(rules: Rules, melds: Iterable[Meld]) -> list[tuple[int, Group]]:
    groups = []
    for meld in melds:
        if judge_meld(rules, meld).kind is Kind.GROUP:
            naturals = [(card.rank, SUITS.index(card.suit)) for card in meld if card.suit is not None]
            mask = sum(1 << suit for _, suit in naturals)
            groups.append((naturals[0][0], (mask, len(meld) - len(naturals))))
    return groups


def _class(rules: Rules, case: Case, sweep: Sweep, choices: tuple[Choice, ...]) -> Class:
    groups = _groups(rules, case.beside)
    played = [[row[rank].hand for row in sweep.counts.naturals] for rank in RANKS]
    for card in case.forced:
        if card.suit is not None:
            played[card.rank - 1][SUITS.index(card.suit)] += 1
    for place, own, lost in choices:
        rank = place if place <= KING else ACE
        groups += [(rank, group) for group in own]
        for suit, cards in enumerate(lost):
            played[rank - 1][suit] -= cards
    return tuple(sorted(groups)), tuple([cards for row in played for cards in row])


class _Listing:
    """The classes of one case. ``left``: the work left; below 0 where it was not enough."""

    def __init__(self, sweep: Sweep, left: int | None) -> None:
        self._sweep, self.left = sweep, left
        self._suits, self._groups = SuitSets(sweep), GroupWays(sweep)

    def choices(
        self, place: int, sets: tuple[int, ...], spent: int, room: int, loss: int
    ) -> Iterator[tuple[Choice, ...]]:
        """The choices of each class among the completions of the states that combine one of each set."""
        room = min(room, self._sweep.jokers - spent)
        if not self._suits.can_be_completed(place, sets, spent, room, loss):
            return
        if place == END:
            yield ()
            return
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                return
        onwards = [
            self._suits.onwards(place, suit, number, self._sweep.jokers - spent)
            for suit, number in enumerate(sets)
        ]
        for taken in product(*onwards):
            for groups in self._groups.groups(place, taken):
                jokers = spent + sum([held for _, held in groups])
                for chosen in product(*[own[cards] for own, cards in zip(onwards, taken, strict=True)]):
                    lost = tuple([one.lost for one in chosen])
                    now = jokers + sum([one.spent for one in chosen])
                    if now > self._sweep.jokers or sum(lost) > loss:
                        continue
                    reached = tuple([one.number for one in chosen])
                    space = room + sum([one.room for one in chosen])
                    for rest in self.choices(place + 1, reached, now, space, loss - sum(lost)):
                        yield ((place, groups, lost), *rest)
