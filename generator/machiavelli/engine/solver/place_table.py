"""What a place of the sweep offers, worked out once for all positions of a variant.

A rank is told by its four suits, each by the copies of its card, in a fixed order of their own so that equal
ranks meet. For every number of cards of each suit that go into runs, the splits say what becomes of the
others; joined with the options of the four suits they make the combinations to try.
"""

from collections.abc import Iterator
from itertools import product
from operator import getitem, lt
from typing import NamedTuple, TypeAlias

from machiavelli.engine.solver.counts import Copies
from machiavelli.engine.solver.groups import GroupShape, Taken, joker_needs
from machiavelli.engine.solver.run_table import Kind, RunTable

MOST_KEPT = 200_000
NO_GROUPS = 0
"""The number of a rank whose cards go into runs or stay for another place: the ace at its low place."""


class Split(NamedTuple):
    """A way to use a place given the cards that go into runs: hand cards lost, jokers forced, room made."""

    lost: int
    forced: int
    room: int


Splits: TypeAlias = dict[Taken, tuple[Split, ...]]
"""The splits worth trying, by the cards of each suit that go into runs."""


Joined: TypeAlias = tuple[int, int, int, int, int, int, int]
"""One option for each suit and a split: jokers asked for to the end of all runs, of which forced here; room
made; the indices of the four options."""


Suits: TypeAlias = tuple[Kind, Kind, Kind, Kind]


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
        self._by_lost: list[list[Splits]] = [[{}]]
        self._size = 0
        self._joined: dict[tuple[int, int, int, int, int, int, int], tuple[Joined, ...]] = {}

    @property
    def full(self) -> bool:
        """Whether the tables have grown so large that the next position had better begin new ones."""
        return self._size > MOST_KEPT

    def rank(self, copies: list[Copies]) -> int:
        """The number of a rank with these copies, ordered by their codes."""
        codes = tuple([one.code for one in copies])
        known = self._rank_numbers.get(codes)
        if known is None:
            known = self._rank_numbers[codes] = len(self._splits)
            splits = self._find_splits(copies)
            self._size += len(splits)
            self._splits.append(splits)
            self._by_lost.append(_by_lost(splits))
        return known

    def most_lost(self, rank: int) -> int:
        """Most hand cards that any split of the rank leaves over."""
        return len(self._by_lost[rank]) - 1

    def _find_splits(self, copies: list[Copies]) -> Splits:
        found: dict[Taken, set[Split]] = {}
        for taken in product(*(range(one.most + 1) for one in copies)):
            needs = [
                (forced, room if self.room_counts else 0)  # else equal splits would beat each other
                for forced, room in joker_needs(self.groups, taken)
                if forced <= self.jokers
            ]
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
        as_many = not self.room_counts or one.forced + one.room >= other.forced + other.room
        return one.lost <= other.lost and one.forced <= other.forced and as_many

    def joined(self, rank: int, lost: int, left: int, a: int, b: int, c: int, d: int) -> tuple[Joined, ...]:
        """The combinations worth trying for the four kinds of options that lose just so many hand cards and
        ask for no more jokers than are left.
        """
        key = (rank, lost, left, a, b, c, d)
        known = self._joined.get(key)
        if known is None:
            kinds = self.runs.kinds
            known = self._joined[key] = self._join(rank, lost, left, (kinds[a], kinds[b], kinds[c], kinds[d]))
            self._size += 1 + len(known)
        return known

    def _join(self, rank: int, lost: int, left: int, suits: Suits) -> tuple[Joined, ...]:
        if rank == NO_GROUPS:
            every = product(*(range(len(kind.by_naturals)) for kind in suits))
            splits: Splits = dict.fromkeys(every, (Split(0, 0, 0),))
        else:
            splits = self._by_lost[rank][lost]
        found: list[Joined] = []
        asks = [kind.asks for kind in suits]
        lengths = tuple(map(len, asks))
        for in_runs, listed in splits.items():
            if not all(map(lt, in_runs, lengths)):
                continue
            # the fewest jokers that any combination asks for: most are out of reach already here
            spare = left - listed[0].forced - sum(map(getitem, asks, in_runs))
            if spare >= 0:
                worth = self._worth_trying(rank, suits, in_runs, listed, spare)
                if worth is not None:
                    found += _combine(suits, worth, listed, left)
        found.sort()
        return tuple(found)

    def _worth_trying(
        self, rank: int, suits: Suits, in_runs: Taken, listed: tuple[Split, ...], spare: int
    ) -> list[list[int]] | None:
        """For each suit the options with its number of cards in runs, those left out that ask for more than
        the ``spare`` jokers beyond the fewest, or that can be bettered by another number with no worse split;
        None where a suit has no option.
        """
        worth = []
        splits = self._splits[rank]  # none where there are no groups: there nothing can be compared
        for suit, naturals in enumerate(in_runs):
            every, by_naturals, asks, beaten_by = suits[suit]
            in_reach = asks[naturals] + spare
            options = [one for one in by_naturals[naturals] if every[one].asked <= in_reach]
            if splits:
                for other, beaten in beaten_by[naturals]:
                    if beaten.isdisjoint(options):
                        continue
                    instead = splits.get((*in_runs[:suit], other, *in_runs[suit + 1 :]))
                    if instead is not None and self._as_good(instead, listed):
                        options = [one for one in options if one not in beaten]
                        if not options:
                            return None
            worth.append(options)
        return worth

    def _as_good(self, these: tuple[Split, ...], those: tuple[Split, ...]) -> bool:
        """Whether each of ``those`` is matched by one of ``these``."""
        return all(any(one == other or self._beats(one, other) for one in these) for other in those)


def _by_lost(splits: Splits) -> list[Splits]:
    """The splits that lose no hand card, one, two ..."""
    most = max(split.lost for listed in splits.values() for split in listed)
    sorted_out: list[Splits] = [{} for _ in range(most + 1)]
    for in_runs, listed in splits.items():
        for split in listed:
            level = sorted_out[split.lost]
            level[in_runs] = (*level.get(in_runs, ()), split)
    return sorted_out


def _combine(suits: Suits, worth: list[list[int]], listed: tuple[Split, ...], left: int) -> Iterator[Joined]:
    """All combinations that ask for no more jokers than are left."""
    first, second, third, fourth = [kind.options for kind in suits]
    for a in worth[0]:
        _, forced_a, asked_a, room_a = first[a]
        for b in worth[1]:
            _, forced, asked, room = second[b]
            forced_b, asked_b, room_b = forced_a + forced, asked_a + asked, room_a + room
            if asked_b > left:
                continue
            for c in worth[2]:
                _, forced, asked, room = third[c]
                forced_c, asked_c, room_c = forced_b + forced, asked_b + asked, room_b + room
                if asked_c > left:
                    continue
                for d in worth[3]:
                    _, forced, asked, room = fourth[d]
                    for _, more, space in listed:
                        asks = asked_c + asked + more
                        if asks <= left:
                            yield asks, forced_c + forced + more, room_c + room + space, a, b, c, d
