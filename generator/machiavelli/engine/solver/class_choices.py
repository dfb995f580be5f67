"""What tells classes apart at one place, and where each choice leads, suit by suit.

Given the groups of every place and the hand cards left over there, no suit minds what another does. So the
states that the same choices lead to are all the combinations of some of each suit, and only those of each
suit need to be kept: four short sets for thousands of states.

A card alone among jokers is read as the judge reads it: as a run where it can be one.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import GroupShape, Taken, divisions
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE

NOTHING_OPEN = 0
"""The number of the set of a suit that has no runs yet."""


class SuitState(NamedTuple):
    """One way in which a suit may lie: its part of a packed state, its aces that lie low, the jokers spent in
    its runs and the room made there for more, both beyond those that its whole set shares.
    """

    runs: int
    low_aces: int
    spent: int
    room: int


class Onward(NamedTuple):
    """Where so many hand cards left over lead: the number of the set of states, and what all of them share,
    jokers spent and room made.
    """

    lost: int
    number: int
    spent: int
    room: int


Group: TypeAlias = tuple[int, int]
"""Its suits as a mask, and its jokers."""

Onwards: TypeAlias = dict[int, list[Onward]]
"""By the cards that go into groups."""


class SuitSets:
    """The sets of states of single suits, numbered as they turn up."""

    def __init__(self, sweep: Sweep) -> None:
        self._sweep = sweep
        self.states: list[tuple[SuitState, ...]] = [(SuitState(0, 0, 0, 0),)]
        self._numbers = {self.states[NOTHING_OPEN]: NOTHING_OPEN}
        self._onwards: dict[tuple[int, int, int, int], Onwards] = {}

    def onwards(self, place: int, suit: int, number: int, left: int) -> Onwards:
        """Where the states of a set can lead with so many jokers left, by the cards that go into groups."""
        key = (place, suit, number, left)
        known = self._onwards.get(key)
        if known is None:
            known = self._onwards[key] = self._find_onwards(place, suit, self.states[number], left)
        return known

    def _find_onwards(self, place: int, suit: int, states: Iterable[SuitState], left: int) -> Onwards:
        found: dict[tuple[int, int], dict[SuitState, None]] = {}
        for state in states:
            for naturals, after in self._afters(place, suit, state, left):
                used = naturals + (state.low_aces if place == HIGH_ACE else 0)
                for taken, lost in self._choices(place, suit, used):
                    found.setdefault((taken, lost), {})[after] = None
        onwards: Onwards = {}
        for taken, lost in sorted(found):
            onwards.setdefault(taken, []).append(self._numbered(lost, list(found[taken, lost])))
        return onwards

    def _afters(self, place: int, suit: int, state: SuitState, left: int) -> list[tuple[int, SuitState]]:
        """What the place can make of one state, each with the natural cards that go into runs.

        What asks for more jokers than are left is not begun.
        """
        aces = self._sweep.pack_aces(tuple([state.low_aces if one == suit else 0 for one in range(4)]))
        found = []
        for naturals, ways in enumerate(self._sweep.suit_options(place, state.runs | aces)[suit]):
            low_aces = naturals if place == ACE else state.low_aces if place < HIGH_ACE else 0
            for way, after in ways:
                if state.spent + way.asked <= left:
                    spent, room = state.spent + way.forced, state.room + way.room
                    found.append((naturals, SuitState(after, low_aces, spent, room)))
        return found

    def _choices(self, place: int, suit: int, used: int) -> list[tuple[int, int]]:
        """Pairs (cards that go into groups, hand cards left over) where ``used`` cards lie in runs."""
        if place == ACE or place > HIGH_ACE:
            return [(0, 0)]
        copies = self._sweep.counts.at(suit, place)
        return [
            (taken, lost)
            for taken in range(max(0, copies.need - used), copies.most - used + 1)
            for lost in self._sweep.losses(place, suit, used + taken)
        ]

    def _numbered(self, lost: int, states: list[SuitState]) -> Onward:
        spent, room = min([one.spent for one in states]), min([one.room for one in states])
        beyond = [one._replace(spent=one.spent - spent, room=one.room - room) for one in states]
        kept = self._without_replaceable(beyond)
        number = self._numbers.setdefault(kept, len(self.states))
        if number == len(self.states):
            self.states.append(kept)
        return Onward(lost, number, spent, room)

    def _without_replaceable(self, states: list[SuitState]) -> tuple[SuitState, ...]:
        """Leave out states that others can replace, whatever follows; the rest in order."""
        kept: list[SuitState] = []
        for state in sorted(states):
            if not any(self._replaces(other, state) for other in kept):
                kept = [other for other in kept if not self._replaces(state, other)]
                kept.append(state)
        return tuple(kept)

    def _replaces(self, one: SuitState, other: SuitState) -> bool:
        """Whether all that can follow ``other`` can follow ``one``."""
        if one.low_aces != other.low_aces or one.spent > other.spent:
            return False
        spare = self._sweep.spare_room(one.runs, other.runs)
        return spare >= 0 and one.spent + one.room + spare >= other.spent + other.room

    def can_be_completed(self, place: int, sets: tuple[int, ...], spent: int, room: int, loss: int) -> bool:
        """Whether some combination of the states before ``place`` can be completed with ``loss`` hand cards
        left over, where ``spent`` jokers and ``room`` are shared.
        """
        jokers = self._sweep.jokers
        for low_aces, runs, now, space in self._combined(sets, spent, room):
            aces = self._sweep.pack_aces(low_aces)
            if self._sweep.fits_packed(place, runs + aces, now, min(space, jokers - now), loss):
                return True
        return False

    def _combined(
        self, sets: tuple[int, ...], spent: int, room: int
    ) -> Iterator[tuple[Taken, int, int, int]]:
        """All combinations within the jokers there are: low aces, open runs, jokers spent, room."""
        first, second, third, fourth = [self.states[number] for number in sets]
        most = self._sweep.jokers - spent
        for a in first:
            for b in second:
                two = a.spent + b.spent
                if two > most:
                    continue
                for c in third:
                    three = two + c.spent
                    if three > most:
                        continue
                    for d in fourth:
                        if three + d.spent <= most:
                            low_aces = (a.low_aces, b.low_aces, c.low_aces, d.low_aces)
                            made = room + a.room + b.room + c.room + d.room
                            yield low_aces, a.runs + b.runs + c.runs + d.runs, spent + three + d.spent, made


class GroupWays:
    """In how many ways cards of a place make groups, by the jokers that these hold."""

    def __init__(self, sweep: Sweep) -> None:
        self._sweep = sweep
        self._known: dict[tuple[int, Taken], list[tuple[int, int]]] = {}

    def ways(self, place: int, taken: Taken) -> list[tuple[int, int]]:
        """Pairs (jokers, ways that hold so many) for the cards of each suit that go into groups."""
        key = (place, taken)
        if key not in self._known:
            numbers: dict[int, int] = {}
            for groups in self.groups(place, taken):
                held = sum([jokers for _, jokers in groups])
                numbers[held] = numbers.get(held, 0) + 1
            self._known[key] = sorted(numbers.items())
        return self._known[key]

    def groups(self, place: int, taken: Taken) -> list[tuple[Group, ...]]:
        """The ways themselves."""
        return [
            groups
            for groups in _groups(self._sweep.group_shape, taken)
            if not any(mask.bit_count() == 1 and self._sweep.can_be_run(place, held) for mask, held in groups)
        ]


@lru_cache(maxsize=4096)
def _groups(shape: GroupShape, taken: Taken) -> list[tuple[Group, ...]]:
    """All ways to divide the cards into groups."""
    found: dict[tuple[Group, ...], None] = {}
    for masks in divisions(shape, taken):
        jokers = [range(shape.forced(mask), shape.takes(mask) + 1) for mask in masks]
        for spent in product(*jokers):
            found[tuple(sorted(zip(masks, spent, strict=True)))] = None
    return list(found)
