"""What a place of the sweep offers, worked out once for all positions of a variant.

A rank is told by its four suits, each by the copies of its card, in a fixed order of their own so that equal
ranks meet. For every number of cards of each suit that go into runs, the splits say what becomes of the
others; joined with the options of the four suits they make the combinations to try.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.solver.counts import Copies
from machiavelli.engine.solver.groups import GroupShape, Taken, joker_needs
from machiavelli.engine.solver.run_table import Kind, RunTable

MOST_KEPT = 20_000
NO_GROUPS = 0
"""The number of a rank whose cards go into runs or stay for another place: the ace at its low place."""


class Split(NamedTuple):
    """A way to use a place given the cards that go into runs: hand cards lost, jokers forced, room made."""

    lost: int
    forced: int
    room: int


Splits: TypeAlias = dict[Taken, tuple[Split, ...]]
"""The splits worth trying, by the cards of each suit that go into runs."""


class Joined(NamedTuple):
    """One option for each suit (by index) and a split: hand cards lost; jokers asked for to the end of all
    runs, of which ``forced`` here; room made."""

    lost: int
    asked: int
    forced: int
    room: int
    options: tuple[int, int, int, int]


class PlaceTable:
    """The combinations for every rank and all kinds of options there, made as they are asked for.

    ``jokers``: how many there are. ``to_the_card``: a combination that loses more cards is not beaten by one
    that loses fewer. ``room_counts``: nor is one that makes more room for jokers.
    """

    def __init__(
        self, runs: RunTable, groups: GroupShape, jokers: int, to_the_card: bool, room_counts: bool
    ) -> None:
        self.runs, self.groups, self.jokers = runs, groups, jokers
        self.to_the_card, self.room_counts = to_the_card, room_counts
        self._rank_numbers: dict[tuple[int, ...], int] = {}
        self._splits: list[Splits] = [{}]
        self._fewest_lost: list[int] = [0]
        self._joined: dict[tuple[int, int, int, int, int], tuple[Joined, ...]] = {}

    @property
    def full(self) -> bool:
        """Whether the tables have grown so large that the next position had better begin new ones."""
        return len(self._joined) + 10 * len(self._splits) + self.runs.size > MOST_KEPT

    def rank(self, copies: list[Copies]) -> int:
        """The number of a rank with these copies, ordered by their codes."""
        codes = tuple([one.code for one in copies])
        known = self._rank_numbers.get(codes)
        if known is None:
            known = self._rank_numbers[codes] = len(self._splits)
            splits = self._find_splits(copies)
            self._splits.append(splits)
            self._fewest_lost.append(min(split.lost for listed in splits.values() for split in listed))
        return known

    def fewest_lost(self, rank: int) -> int:
        """Hand cards that are left over at the rank in any case."""
        return self._fewest_lost[rank]

    def _find_splits(self, copies: list[Copies]) -> Splits:
        found: dict[Taken, set[Split]] = {}
        for taken in product(*(range(one.most + 1) for one in copies)):
            needs = [pair for pair in joker_needs(self.groups, taken) if pair[0] <= self.jokers]
            if not needs:
                continue
            ranges = [range(max(0, c.need - t), c.most - t + 1) for c, t in zip(copies, taken, strict=True)]
            for in_runs in product(*ranges):
                lost = sum([c.left_over(t + r) for c, t, r in zip(copies, taken, in_runs, strict=True)])
                found.setdefault(in_runs, set()).update([Split(lost, *pair) for pair in needs])
        return {in_runs: self._undominated(splits) for in_runs, splits in found.items()}

    def _undominated(self, splits: set[Split]) -> tuple[Split, ...]:
        return tuple([one for one in sorted(splits) if not any(self._beats(other, one) for other in splits)])

    def _beats(self, one: Split, other: Split) -> bool:
        """Whether ``one`` leaves no more over, forces no more jokers, and can take in as many."""
        if one == other or (self.to_the_card and one.lost != other.lost):
            return False
        as_many = one.forced + one.room >= other.forced + other.room
        return one.lost <= other.lost and one.forced <= other.forced and as_many

    def joined(self, rank: int, a: int, b: int, c: int, d: int) -> tuple[Joined, ...]:
        """The combinations worth trying for the four kinds of options, fewest cards lost first."""
        key = (rank, a, b, c, d)
        known = self._joined.get(key)
        if known is None:
            kinds = self.runs.kinds
            known = self._joined[key] = self._join(rank, (kinds[a], kinds[b], kinds[c], kinds[d]))
        return known

    def _join(self, rank: int, suits: tuple[Kind, Kind, Kind, Kind]) -> tuple[Joined, ...]:
        found = list(self._all_joined(rank, suits))
        found.sort(key=lambda one: (one.lost, one.asked, one.forced, -one.room, one.options))
        if rank == NO_GROUPS:
            return tuple(found)
        kept: list[Joined] = []
        for joined in found:
            if not any(self._covers(suits, other, joined) for other in kept):
                kept = [other for other in kept if not self._covers(suits, joined, other)]
                kept.append(joined)
        return tuple(kept)

    def _all_joined(self, rank: int, suits: tuple[Kind, Kind, Kind, Kind]) -> Iterator[Joined]:
        first, second, third, fourth = suits
        if rank == NO_GROUPS:
            splits: Splits = {
                in_runs: (Split(0, 0, 0),)
                for in_runs in product(*(range(len(one.by_naturals)) for one in suits))
            }
        else:
            splits = self._splits[rank]
        for in_runs, listed in splits.items():
            if any(naturals >= len(one.by_naturals) for naturals, one in zip(in_runs, suits, strict=True)):
                continue
            by_suit = [one.by_naturals[naturals] for naturals, one in zip(in_runs, suits, strict=True)]
            for a, b, c, d in product(*by_suit):
                picked = (first.options[a], second.options[b], third.options[c], fourth.options[d])
                asked = sum([option.asked for option in picked])
                forced = sum([option.forced for option in picked])
                room = sum([option.room for option in picked])
                for split in listed:
                    if asked + split.forced <= self.jokers:
                        yield Joined(
                            split.lost,
                            asked + split.forced,
                            forced + split.forced,
                            room + split.room,
                            (a, b, c, d),
                        )

    def _covers(self, suits: tuple[Kind, Kind, Kind, Kind], one: Joined, other: Joined) -> bool:
        """Whether ``one`` costs no more than ``other``, and all that can follow ``other`` can follow it."""
        if one.lost > other.lost or one.forced > other.forced:
            return False
        if self.to_the_card and one.lost != other.lost:
            return False
        placed = one.forced + one.room - other.forced - other.room
        for kind, own, others in zip(suits, one.options, other.options, strict=True):
            spare = kind.spare[own][others]
            if spare < 0:
                return False
            placed += spare
        return placed >= 0 or not self.room_counts
