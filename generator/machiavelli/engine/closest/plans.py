"""Which cards may go into runs at a place so that in the end no more hand cards are left over than must be.

There are few such plans, often one alone, however many ways there are to lay them. All that a plan must know
of the open runs of a suit is how long they are: lengths that came about by the same cards are kept together.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.divided import Divided
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import Taken
from machiavelli.engine.solver.runs import OpenRuns as OpenLengths
from machiavelli.engine.solver.runs import forget_jokers, spare_room
from machiavelli.engine.solver.sweep import State, Sweep
from machiavelli.model.cards import ACE

NO_ACES = (0, 0, 0, 0)

After: TypeAlias = tuple[int, int, int]
"""Cards and jokers that a suit uses, and the number of its lengths after that."""


class Plan(NamedTuple):
    """Cards and jokers that each suit uses for runs, the cards of the rank ``used`` by them, low aces too.

    ``allowed`` are the pairs (hand cards lost, jokers in groups) from which the rest can be laid.
    """

    cards: Taken
    jokers: Taken
    used: Taken
    allowed: frozenset[tuple[int, int]]


class Plans:
    """Lists the plans of a place, remembering what it listed.

    Without ``placing`` jokers that nothing asks for are taken to find room.
    """

    def __init__(self, sweep: Sweep, old: OldTable, placing: bool) -> None:
        self.sweep, self.placing, self.shape = sweep, placing, sweep.run_shape
        self.divided = Divided(sweep, old, placing)
        self._listed: list[tuple[OpenLengths, ...]] = []
        self._numbers: dict[tuple[OpenLengths, ...], int] = {}
        self._afters: dict[tuple[int, int, int], list[After]] = {}
        self._plans: dict[tuple[int, tuple[int, ...], Taken, int, int], list[Plan]] = {}
        self._can_go_on: dict[tuple[int, tuple[int, ...], Taken, int, int], bool] = {}

    def number(self, found: Iterable[OpenLengths]) -> int:
        """The number of these lengths, those left out that others can stand for."""
        if self.shape.forgets:
            found = map(forget_jokers, found)
        kept: list[OpenLengths] = []
        for one in sorted(set(found)):
            if not any(spare_room(self.shape, other, one) >= 0 for other in kept):
                kept = [other for other in kept if spare_room(self.shape, one, other) < 0]
                kept.append(one)
        key = tuple(kept)
        if key not in self._numbers:
            self._numbers[key] = len(self._listed)
            self._listed.append(key)
        return self._numbers[key]

    def plans(
        self, place: int, numbers: tuple[int, ...], low_aces: Taken, limit: int, jokers: int
    ) -> list[Plan]:
        """The plans where the suits have lengths of these numbers, ``jokers`` are spent and no more than
        ``limit`` hand cards may be left over.
        """
        key = (place, numbers, low_aces, limit, jokers)
        if key not in self._plans:
            self._plans[key] = list(self._find(place, numbers, low_aces, limit, jokers))
        return self._plans[key]

    def _find(
        self, place: int, numbers: tuple[int, ...], low_aces: Taken, limit: int, jokers: int
    ) -> Iterator[Plan]:
        by_cards: list[dict[int, list[After]]] = [{}, {}, {}, {}]
        aces = low_aces if place == HIGH_ACE else NO_ACES
        for suit in range(4):
            most = max(0, self.sweep.supply(place, suit) - aces[suit])
            for after in self._after(place, suit, numbers[suit]):
                if after[0] <= most:
                    by_cards[suit].setdefault(after[0], []).append(after)
        left = self.sweep.jokers - jokers
        for cards in product(*by_cards):
            used = tuple([own + low for own, low in zip(cards, aces, strict=True)])
            losses = self.divided.losses(place, used)
            pairs = [(lost, more) for lost, more in losses if lost <= limit and more <= left]
            if not pairs:
                continue
            low = cards if place == ACE else low_aces if place < HIGH_ACE else NO_ACES
            for afters in product(*[by_cards[suit][cards[suit]] for suit in range(4)]):
                spent = afters[0][1] + afters[1][1] + afters[2][1] + afters[3][1]
                if spent > left:
                    continue
                so = tuple([after[2] for after in afters])
                allowed = frozenset(
                    [
                        (lost, more)
                        for lost, more in pairs
                        if spent + more <= left
                        and self.can_go_on(place + 1, so, low, limit - lost, jokers + spent + more)
                    ]
                )
                if allowed:
                    yield Plan(cards, tuple([after[1] for after in afters]), used, allowed)

    def can_go_on(
        self, place: int, numbers: tuple[int, ...], low_aces: Taken, limit: int, jokers: int
    ) -> bool:
        """Whether the sweep can complete some such lengths."""
        key = (place, numbers, low_aces, limit, jokers)
        known = self._can_go_on.get(key)
        if known is None:
            room = 0 if self.placing else self.sweep.jokers - jokers
            known = self._can_go_on[key] = any(
                self.sweep.fits(State(place, runs, low_aces, jokers, room), limit)
                for runs in product(*[self._listed[number] for number in numbers])
            )
        return known

    def _after(self, place: int, suit: int, number: int) -> list[After]:
        key = (place, suit, number)
        if key not in self._afters:
            found: dict[tuple[int, int], set[OpenLengths]] = {}
            most = self.sweep.supply(place, suit)
            for runs in self._listed[number]:
                for after, cards, jokers in self._extend(place, runs, most, self.sweep.jokers):
                    lengths = tuple(sorted(after))
                    if self.sweep.jokers_to_finish(place + 1, suit, lengths) <= self.sweep.jokers:
                        found.setdefault((cards, jokers), set()).add(lengths)
            self._afters[key] = [(*use, self.number(found[use])) for use in sorted(found)]
        return self._afters[key]

    def _extend(
        self, place: int, runs: OpenLengths, most: int, left: int
    ) -> Iterator[tuple[OpenLengths, int, int]]:
        """Triples (lengths, cards, jokers) that ``runs`` can become with so many cards and jokers."""
        if not runs:
            for cards in range(most + 1):
                yield ((1, 0),) * cards, cards, 0
            return
        shape, (length, used), rest = self.shape, runs[0], runs[1:]
        fewest = max(0, shape.least - length)
        takes = min(
            left, shape.jokers - used if shape.most is None else min(shape.jokers - used, shape.most - length)
        )
        for closing in range(fewest, takes + 1):
            for after, cards, jokers in self._extend(place, rest, most, left - closing):
                yield after, cards, jokers + closing
        if shape.most is None or length < shape.most:
            longer = min(length + 1, shape.cap)
            if most:
                for after, cards, jokers in self._extend(place, rest, most - 1, left):
                    yield ((longer, used), *after), cards + 1, jokers
            if place < HIGH_ACE and used < shape.jokers and left:
                own = (longer, used if shape.forgets else used + 1)
                for after, cards, jokers in self._extend(place, rest, most, left - 1):
                    yield (own, *after), cards, jokers + 1
