"""The moves of one position's sweep: from the open runs before a place to those after it, on packed states.

A packed state is one int: for each suit the number of its open runs (see RunTable), ``RUN_BITS`` bits each,
suit 0 lowest; above them which aces lie low, as an index into all the ways to lay aces low.
"""

from functools import cached_property
from itertools import product
from typing import TypeAlias

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import Counts, copies_of
from machiavelli.engine.solver.groups import Taken
from machiavelli.engine.solver.place_table import Joint, Joints, Kinds, PlaceTable, Rank
from machiavelli.engine.solver.run_table import RUN_BITS, RUN_MASK, Afters, Way, Ways, Window, window_size
from machiavelli.engine.solver.runs import OpenRuns, spare_room
from machiavelli.model.cards import ACE

LAST_CLOSE = HIGH_ACE + 1
END = LAST_CLOSE + 1
"""After the high ace one more place, where runs close; then the end."""

ACES_SHIFT = 4 * RUN_BITS
RUNS_MASK = (1 << ACES_SHIFT) - 1

Opened: TypeAlias = tuple[Rank, Kinds, Afters, Afters, Afters, Afters, int]
"""A state looked up: the rank; the kinds of ways of the runs of the four suits, in the rank's own order; for
each suit where these lead; the part of the packed state that notes low aces."""

SUITS_IN_ORDER: Taken = (0, 1, 2, 3)
Suit: TypeAlias = tuple[int, int, Window, dict[int, Ways]]
"""A suit at a place: its number, its shift in a packed state, its window, the ways known so far."""


class Moves:
    """Lists the moves at every place. ``places``: those that runs may use."""

    def __init__(self, table: PlaceTable, counts: Counts, places: range) -> None:
        self._table, self.runs = table, table.runs
        self._size = window_size(table.runs.shape)
        beyond = (0,) * (END - HIGH_ACE + self._size)
        self._copies = [*zip(*counts.naturals, strict=True)]
        self._copies.append(self._copies[ACE])  # the high ace
        low, high = ACE in places, HIGH_ACE in places
        self._supply: list[tuple[int, ...]] = []
        for row in counts.naturals:
            nothing, ace, *others = [copies.most for copies in row]
            self._supply.append((nothing, ace * low, *others, ace * high, *beyond))
        self.next_filled = self._next_filled()
        self._suits: dict[int, tuple[Rank, list[Suit]]] = {}

    @cached_property
    def low_aces(self) -> list[Taken]:
        """All ways to lay aces low, so many of each suit; the first lays none."""
        return list(product(*[range(supply[ACE] + 1) for supply in self._supply]))

    @cached_property
    def _aces_numbers(self) -> dict[Taken, int]:
        return {aces: number for number, aces in enumerate(self.low_aces)}

    def _next_filled(self) -> list[int]:
        """For each place the first one from there on that has cards; the end where there is none."""
        found = [END] * (END + 1)
        for place in range(HIGH_ACE, 0, -1):
            a, b, c, d = self._copies[place]
            found[place] = place if a.code | b.code | c.code | d.code else found[place + 1]
        return found

    def pack(self, numbers: tuple[int, ...], low_aces: Taken) -> int:
        """The packed state of open runs with these numbers, one of each suit, and aces laid low."""
        a, b, c, d = numbers
        runs = a | b << RUN_BITS | c << 2 * RUN_BITS | d << 3 * RUN_BITS
        return runs | self.pack_aces(low_aces)

    def pack_aces(self, low_aces: Taken) -> int:
        """The part of a packed state that notes low aces, so many of each suit."""
        return self._aces_numbers[low_aces] << ACES_SHIFT

    def unpack(self, state: int) -> tuple[OpenRuns, ...]:
        """The open runs of a packed state."""
        return tuple([self.runs.runs[state >> suit * RUN_BITS & RUN_MASK] for suit in range(4)])

    def can_close(self, state: int) -> bool:
        """Whether all open runs may close as they are."""
        return all(self.runs.is_complete(state >> suit * RUN_BITS & RUN_MASK) for suit in range(4))

    def opened(self, place: int, state: int) -> Opened:
        """What can be done in a state. The state after a joint (.., a, b, c, d) is the sum of the afters
        number a of the first suit, b of the second, and so on, and of the low aces.
        """
        low = state >> ACES_SHIFT
        key = place if place != HIGH_ACE else place + (low << 4)
        rank, suits = self._suits.get(key) or self._prepare(key, place, low)
        found = []
        for suit, shift, window, known in suits:
            number = state >> shift & RUN_MASK
            found.append(known.get(number) or self.runs.ways(number, suit, window))
        (kind_a, a), (kind_b, b), (kind_c, c), (kind_d, d) = found
        kinds = (kind_a, kind_b, kind_c, kind_d)
        if place == ACE:
            a, b, c, d = self._with_low_aces(kinds, (a, b, c, d))
        return rank, kinds, a, b, c, d, low << ACES_SHIFT

    def ways(self, place: int, opened: Opened, joint: Joint) -> list[tuple[int, Way]]:
        """What a joint does with the runs of each suit: pairs of a suit and a way."""
        _, kinds, *_, aces = opened
        _, suits = self._at(place, aces >> ACES_SHIFT)
        numbers = zip(suits, kinds, joint[3:], strict=True)
        return [(suit[0], self.runs.kinds[kind][at]) for suit, kind, at in numbers]

    def joints(self, opened: Opened, lost: int, left: int) -> Joints:
        """What is worth trying in a state if so many hand cards are lost and so many jokers left."""
        rank, kinds, *_ = opened
        known = rank.joined[lost][left].get(kinds)
        return self._table.joints(rank, lost, left, kinds) if known is None else known

    def _with_low_aces(self, kinds: Kinds, afters: tuple[Afters, ...]) -> list[Afters]:
        """The same with the aces that go into runs noted: the numbers of low aces add up suit by suit."""
        noted = []
        for suit, (kind, own) in enumerate(zip(kinds, afters, strict=True)):
            one = self.pack_aces(tuple([int(other == suit) for other in range(4)])) if len(own) > 1 else 0
            noted.append(
                tuple(
                    [
                        after + way.naturals * one
                        for way, after in zip(self.runs.kinds[kind], own, strict=True)
                    ]
                )
            )
        return noted

    def suit_options(self, place: int, state: int) -> list[list[list[tuple[Way, int]]]]:
        """For each suit the ways of its runs, with the runs after, by the cards that go into them."""
        _, suits = self._at(place, state >> ACES_SHIFT)
        found: list[list[list[tuple[Way, int]]]] = [[], [], [], []]
        for suit, shift, window, known in suits:
            number = state >> shift & RUN_MASK
            kind, afters = known.get(number) or self.runs.ways(number, suit, window)
            ways = list(zip(self.runs.kinds[kind], afters, strict=True))
            found[suit] = [
                [way for way in ways if way[0].naturals == naturals] for naturals in range(window[0] + 1)
            ]
        return found

    def window_at(self, place: int, suit: int) -> Window:
        """Cards of ``suit`` that can go into runs at ``place``, and at the places after it."""
        return self._supply[suit][place : place + self._size]

    def to_finish(self, place: int, suit: int, runs: OpenRuns) -> int:
        """See :meth:`RunTable.to_finish`."""
        return self.runs.to_finish(runs, tuple(self._supply[suit][place : place + self._size - 1]))

    def spare_room(self, one: int, other: int) -> int:
        """The room that the open runs of ``one`` have beyond those of ``other`` if they can do as much, and
        the same aces lie low; else -1.
        """
        if one >> ACES_SHIFT != other >> ACES_SHIFT:
            return -1
        shape, pairs = self.runs.shape, zip(self.unpack(one), self.unpack(other), strict=True)
        spare = [spare_room(shape, own, others) for own, others in pairs]
        return -1 if min(spare) < 0 else sum(spare)

    def _at(self, place: int, low: int) -> tuple[Rank, list[Suit]]:
        """The rank and the suits at a place, in the rank's own order."""
        key = place if place != HIGH_ACE else place + (low << 4)
        return self._suits.get(key) or self._prepare(key, place, low)

    def _prepare(self, key: int, place: int, low: int) -> tuple[Rank, list[Suit]]:
        """See :meth:`_at`; from then on they are known."""
        order, rank, spent = SUITS_IN_ORDER, self._table.no_groups, None
        if ACE < place <= HIGH_ACE:
            copies = self._copies[place]
            if low and place == HIGH_ACE:
                if low == len(self.low_aces):
                    copies = tuple([copies_of(0, one.most, 0) for one in copies])
                else:
                    spent = self.low_aces[low]
                    copies = tuple([one.less(aces) for one, aces in zip(copies, spent, strict=True)])
            order, rank = self._table.rank(copies)
        suits = []
        for suit in order:
            window = self.window_at(place, suit)
            if spent is not None and spent[suit]:
                window = (max(0, window[0] - spent[suit]), *window[1:])
            suits.append((suit, suit * RUN_BITS, window, self.runs.known(suit, window)))
        self._suits[key] = rank, suits
        return rank, suits

    def best_state(self, place: int) -> int | None:
        """A packed state before ``place`` that can do all that any other there can; None where there may be
        no such state.

        Every suit has as many complete runs open as cards of it can follow at one place: to spread those over
        more runs asks for no fewer jokers. Nothing is known of the aces: each may lie low or not.
        """
        if self.runs.shape.most is not None or place > HIGH_ACE:
            return None
        complete = (self.runs.shape.least, 0)
        a, b, c, d = [self.runs.number((complete,) * max(row[place:])) for row in self._supply]
        packed = a | b << RUN_BITS | c << 2 * RUN_BITS | d << 3 * RUN_BITS
        return packed | len(self.low_aces) << ACES_SHIFT
