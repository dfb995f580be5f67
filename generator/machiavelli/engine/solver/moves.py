"""The moves of one position's sweep: from the open runs before a place to those after it, on packed states.

A packed state is one int: for each suit the number of its open runs (see RunTable), ``RUN_BITS`` bits each,
suit 0 lowest; above them which aces lie low, as an index into all the ways to lay aces low.
"""

from itertools import product
from typing import TypeAlias

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import Counts
from machiavelli.engine.solver.groups import Taken
from machiavelli.engine.solver.place_table import NO_GROUPS, Joined, PlaceTable
from machiavelli.engine.solver.run_table import RUN_BITS, RUN_MASK, Listed, Option, Window, window_size
from machiavelli.engine.solver.runs import OpenRuns, spare_room
from machiavelli.model.cards import ACE, KING

LAST_CLOSE = HIGH_ACE + 1
END = LAST_CLOSE + 1
"""After the high ace one more place, where runs close; then the end."""

ACES_SHIFT = 4 * RUN_BITS
RUNS_MASK = (1 << ACES_SHIFT) - 1


Move: TypeAlias = tuple[int, int, int, int]
"""Jokers asked for to the end of all runs, of which forced here; room; state after."""

Opened: TypeAlias = tuple[int, list[int], list[tuple[int, ...]], int, int]
"""A state looked up: the number of the rank; for each suit the kind of its options, and where they lead; the
part of the packed state that notes low aces; the most hand cards that a move loses."""

NOT_LAID = -1
"""Instead of low aces where it is the moves that lay them."""

SuitOptions: TypeAlias = list[tuple[Option, int]]
"""Options of a suit, each with where it leads: its part of the packed state after it."""

Suit: TypeAlias = tuple[int, int, Window, dict[int, Listed]]
"""A suit at a place: its number, its shift in a packed state, its window, the options known so far."""


class Moves:
    """Lists the moves at every place. ``places``: those that runs may use."""

    def __init__(self, table: PlaceTable, counts: Counts, places: range) -> None:
        self._table, self._counts = table, counts
        self._size = window_size(table.runs.shape)
        beyond = [0] * (END - HIGH_ACE + self._size)
        self._supply = []
        for row in counts.naturals:
            most = [copies.most for copies in row]
            most.append(most[ACE])  # the high ace
            for end in (0, ACE, HIGH_ACE):
                if end not in places:
                    most[end] = 0
            self._supply.append(most + beyond)
        self.low_aces: list[Taken] = [(0, 0, 0, 0)]
        if ACE in places:
            self.low_aces = list(product(*[range(supply[ACE] + 1) for supply in self._supply]))
        self._aces_numbers = {aces: number for number, aces in enumerate(self.low_aces)}
        self.next_filled = self._next_filled()
        self._suits: dict[int, tuple[int, list[Suit]]] = {}

    def _next_filled(self) -> list[int]:
        """For each place the first one from there on that has cards; the end where there is none."""
        found = [END] * (END + 1)
        codes = [a.code | b.code | c.code | d.code for a, b, c, d in zip(*self._counts.naturals, strict=True)]
        for place in range(HIGH_ACE, 0, -1):
            found[place] = place if codes[ACE if place == HIGH_ACE else place] else found[place + 1]
        return found

    def pack(self, runs: tuple[OpenRuns, ...], low_aces: Taken) -> int:
        """The packed state of these open runs, each suit's sorted, and aces laid low."""
        number = self._table.runs.number
        a, b, c, d = runs
        packed = number(a) | number(b) << RUN_BITS | number(c) << 2 * RUN_BITS | number(d) << 3 * RUN_BITS
        return packed | self._aces_numbers[low_aces] << ACES_SHIFT

    def unpack(self, state: int) -> tuple[OpenRuns, ...]:
        """The open runs of a packed state."""
        return tuple([self._table.runs.runs[state >> suit * RUN_BITS & RUN_MASK] for suit in range(4)])

    def can_close(self, state: int) -> bool:
        """Whether all open runs may close as they are."""
        return all(self._table.runs.is_complete(state >> suit * RUN_BITS & RUN_MASK) for suit in range(4))

    def opened(self, place: int, state: int) -> Opened:
        """What :meth:`moves` needs to know of a state."""
        rank, suits = self._look_up(place, state >> ACES_SHIFT)
        kinds, nexts = [], []
        for suit, shift, window, known_options in suits:
            number = state >> shift & RUN_MASK
            options = known_options.get(number) or self._table.runs.listed(number, suit, window)
            kinds.append(options[0])
            nexts.append(options[1])
        aces = NOT_LAID if place == ACE else state >> ACES_SHIFT << ACES_SHIFT
        return rank, kinds, nexts, aces, self._table.most_lost(rank)

    def moves(self, opened: Opened, lost: int, left: int) -> list[Move]:
        """The moves worth trying that lose just so many hand cards and ask for no more jokers than are left.

        Those come first that ask for fewest.
        """
        rank, kinds, nexts, aces, _ = opened
        joined = self._table.joined(rank, lost, left, *kinds)
        if aces == NOT_LAID:
            return self._first_moves(kinds, nexts, joined)
        first, second, third, fourth = nexts
        return [
            (asked, forced, room, first[a] + second[b] + third[c] + fourth[d] + aces)
            for asked, forced, room, a, b, c, d in joined
        ]

    def suit_options(self, place: int, state: int) -> list[list[SuitOptions]]:
        """For each suit, its options by the cards that go into runs."""
        found: list[list[SuitOptions]] = [[], [], [], []]
        runs = self._table.runs
        for suit, shift, window, known_options in self._look_up(place, state >> ACES_SHIFT)[1]:
            number = state >> shift & RUN_MASK
            kind_number, afters = known_options.get(number) or runs.listed(number, suit, window)
            kind = runs.kinds[kind_number]
            found[suit] = [[(kind.options[at], afters[at]) for at in listed] for listed in kind.by_naturals]
        return found

    def to_finish(self, place: int, suit: int, runs: OpenRuns) -> int:
        """See :meth:`RunTable.to_finish`."""
        return self._table.runs.to_finish(runs, tuple(self._supply[suit][place : place + self._size - 1]))

    def spare_room(self, one: int, other: int) -> int:
        """The room that the open runs of ``one`` have beyond those of ``other`` if they can do as much, and
        the same aces lie low; else -1.
        """
        if one >> ACES_SHIFT != other >> ACES_SHIFT:
            return -1
        shape, pairs = self._table.runs.shape, zip(self.unpack(one), self.unpack(other), strict=True)
        spare = [spare_room(shape, own, others) for own, others in pairs]
        return -1 if min(spare) < 0 else sum(spare)

    def aces_after(self, place: int, state: int, in_runs: Taken) -> int:
        """The low aces that a packed state after ``place`` notes; after the high ace they matter no more."""
        if place == ACE:
            return self._aces_numbers[in_runs] << ACES_SHIFT
        return 0 if place >= HIGH_ACE else state >> ACES_SHIFT << ACES_SHIFT

    def _first_moves(
        self, kinds: list[int], nexts: list[tuple[int, ...]], joined: tuple[Joined, ...]
    ) -> list[Move]:
        """The moves at the low ace, whose cards are noted in the states."""
        moves = []
        for asked, forced, room, *options in joined:
            listed = [self._table.runs.kinds[kind].options for kind in kinds]
            in_runs = tuple([one[at].naturals for one, at in zip(listed, options, strict=True)])
            after = sum([one[at] for one, at in zip(nexts, options, strict=True)])
            after |= self.aces_after(ACE, 0, in_runs)
            moves.append((asked, forced, room, after))
        return moves

    def _look_up(self, place: int, low: int) -> tuple[int, list[Suit]]:
        """The number of the rank and the suits at a place, in the rank's own order of suits."""
        key = place if place != HIGH_ACE else place + (low << 4)
        known = self._suits.get(key)
        if known is None:
            known = self._suits[key] = self._prepare(place, low)
        return known

    def _prepare(self, place: int, low: int) -> tuple[int, list[Suit]]:
        spent = self.low_aces[low] if place == HIGH_ACE else (0, 0, 0, 0)
        order, rank = [0, 1, 2, 3], NO_GROUPS
        if ACE < place <= HIGH_ACE:
            copies = [row[place if place <= KING else ACE] for row in self._counts.naturals]
            if place == HIGH_ACE:
                copies = [one.less(aces) for one, aces in zip(copies, spent, strict=True)]
            order.sort(key=[one.code for one in copies].__getitem__)
            rank = self._table.rank([copies[suit] for suit in order])
        suits = []
        for suit in order:
            window = tuple(self._supply[suit][place : place + self._size])
            if spent[suit]:
                window = (max(0, window[0] - spent[suit]), *window[1:])
            suits.append((suit, suit * RUN_BITS, window, self._table.runs.known(suit, window)))
        return rank, suits
