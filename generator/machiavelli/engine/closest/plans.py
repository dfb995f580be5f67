"""Which cards may go into runs at a place so that in the end no more hand cards are left over than must be.

There are few such plans, often one alone, however many ways there are to lay them. All that a plan must know
of the open runs of a suit is how long they are: see :mod:`.lengths`.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.divided import Divided
from machiavelli.engine.closest.lengths import Afters, length_table
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import Taken
from machiavelli.engine.solver.runs import OpenRuns as OpenLengths
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE

NO_ACES = (0, 0, 0, 0)


class Plan(NamedTuple):
    """Cards and jokers that each suit uses for runs, the cards of the rank ``used`` by them, low aces too.

    ``allowed`` are the pairs (hand cards lost, jokers in groups) from which the rest can be laid.
    """

    cards: Taken
    jokers: Taken
    used: Taken
    allowed: frozenset[tuple[int, int]]


Before: TypeAlias = tuple[int, tuple[int, ...], Taken, int, int]
"""What lies below a place: the place, the numbers of the suits' lengths, low aces, how many hand cards may
still be left over, jokers spent.
"""


class Draft(NamedTuple):
    """A plan that may not do: each pair with what lies below the next place then."""

    cards: Taken
    jokers: Taken
    used: Taken
    pairs: list[tuple[tuple[int, int], Before]]


class Plans:
    """Lists the plans of a place, remembering what it listed.

    The position can be laid with no more than ``loss`` hand cards left over.

    Without ``placing`` jokers that nothing asks for are taken to find room.
    """

    def __init__(self, sweep: Sweep, old: OldTable, loss: int, placing: bool) -> None:
        self.sweep, self.placing = sweep, placing
        self.divided = Divided(sweep, old, placing)
        self._lengths = length_table(sweep.run_table, sweep.jokers)
        self._plans: dict[Before, list[Plan]] = {}
        nothing = self.number([()])
        self._can_go_on: dict[Before, bool] = {(ACE, (nothing,) * 4, NO_ACES, loss, 0): True}

    def number(self, found: Iterable[OpenLengths]) -> int:
        """The number of these lengths, those left out that others can stand for."""
        return self._lengths.number(found)

    def plans(
        self, place: int, numbers: tuple[int, ...], low_aces: Taken, limit: int, jokers: int
    ) -> list[Plan]:
        """The plans where the suits have lengths of these numbers, ``jokers`` are spent and no more than
        ``limit`` hand cards may be left over.
        """
        key = (place, numbers, low_aces, limit, jokers)
        known = self._plans.get(key)
        if known is None:
            drafts = list(self._drafts(*key))
            if self._can_go_on.get(key):
                self._note_last([after for draft in drafts for _, after in draft.pairs])
            known = self._plans[key] = [plan for plan in map(self._plan, drafts) if plan.allowed]
        return known

    def _note_last(self, afters: list[Before]) -> None:
        """Of the ways to go on some can be completed: if none of the others can, the last one can."""
        if not any(self.can_go_on(*after) for after in afters[:-1]):
            self._can_go_on[afters[-1]] = True

    def _plan(self, draft: Draft) -> Plan:
        allowed = frozenset([pair for pair, after in draft.pairs if self.can_go_on(*after)])
        return Plan(draft.cards, draft.jokers, draft.used, allowed)

    def _drafts(
        self, place: int, numbers: tuple[int, ...], low_aces: Taken, limit: int, jokers: int
    ) -> Iterator[Draft]:
        aces = low_aces if place == HIGH_ACE else NO_ACES
        by_cards = [self._afters(place, suit, numbers[suit], aces[suit]) for suit in range(4)]
        left = self.sweep.jokers - jokers
        for cards in product(*by_cards):
            used = tuple([own + low for own, low in zip(cards, aces, strict=True)])
            losses = self.divided.losses(place, used)
            pairs = [(lost, more) for lost, more in losses if lost <= limit and more <= left]
            if not pairs:
                continue
            low = cards if place == ACE else low_aces if place < HIGH_ACE else NO_ACES
            for afters in product(*[by_cards[suit][cards[suit]] for suit in range(4)]):
                own = tuple([after.jokers for after in afters])
                spent = jokers + sum(own)
                so = tuple([after.number for after in afters])
                yield Draft(
                    cards,
                    own,
                    used,
                    [
                        ((lost, more), (place + 1, so, low, limit - lost, spent + more))
                        for lost, more in pairs
                        if spent + more <= self.sweep.jokers
                    ],
                )

    def _afters(self, place: int, suit: int, number: int, aces: int) -> Afters:
        """What can come after the lengths of a suit where so many of its aces lie low."""
        window = self.sweep.window_at(place, suit)
        found = self._lengths.afters(number, window, place < HIGH_ACE)
        most = max(0, window[0] - aces)
        return {cards: afters for cards, afters in found.items() if cards <= most} if aces else found

    def can_go_on(
        self, place: int, numbers: tuple[int, ...], low_aces: Taken, limit: int, jokers: int
    ) -> bool:
        """Whether the sweep can complete some such lengths."""
        key = (place, numbers, low_aces, limit, jokers)
        known = self._can_go_on.get(key)
        if known is None:
            room = 0 if self.placing else self.sweep.jokers - jokers
            known = self._can_go_on[key] = any(
                self.sweep.fits_packed(place, self.sweep.pack(runs, low_aces), jokers, room, limit)
                for runs in product(*map(self._lengths.run_numbers, numbers))
            )
        return known
