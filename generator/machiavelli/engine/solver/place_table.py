"""What a place of the sweep offers, worked out once for all positions of a variant.

A rank is told by its four suits, each by the copies of its card, in a fixed order of their own so that equal
ranks meet. For every number of cards of each suit that go into runs, the splits say what becomes of the
others; joined with the ways of the runs of the four suits they make the moves to try.
"""

from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.solver.counts import Copies
from machiavelli.engine.solver.groups import GroupShape, Taken, joker_needs
from machiavelli.engine.solver.run_table import RunTable

MOST_KEPT = 100_000

Joint: TypeAlias = tuple[int, int, int, int, int, int, int]
"""Ways of the runs of the four suits together: jokers asked for to the end of all runs, of which forced here;
room; then for each suit which of its ways it is."""

Joints: TypeAlias = tuple[Joint, ...]
"""Those worth trying, those first that ask for fewest jokers."""

Kinds: TypeAlias = tuple[int, int, int, int]
"""Kinds of ways, by their numbers, of the four suits."""

Tree: TypeAlias = dict[int, dict[int, dict[int, dict[int, tuple[tuple[int, int], ...]]]]]
"""By the cards of each suit that go into runs, one suit after the other: pairs (jokers forced, room made)."""


class Split(NamedTuple):
    """A way to use a place given the cards that go into runs: hand cards lost, jokers forced, room made."""

    lost: int
    forced: int
    room: int


Splits: TypeAlias = dict[Taken, tuple[Split, ...]]
"""The splits worth trying, by the cards of each suit that go into runs."""


class Rank:
    """The splits of one rank; ``by_lost`` has those that lose no hand card, one, two ...

    ``joined`` has what is known of the kinds of ways: by the hand cards lost, by the jokers left.
    """

    def __init__(self, splits: Splits) -> None:
        self.splits = splits
        most = max([split.lost for listed in splits.values() for split in listed])
        self.by_lost: list[Tree] = [{} for _ in range(most + 1)]
        for (a, b, c, d), listed in splits.items():
            for lost, forced, room in listed:
                leaves = self.by_lost[lost].setdefault(a, {}).setdefault(b, {}).setdefault(c, {})
                leaves[d] = (*leaves.get(d, ()), (forced, room))
        self.beaten: dict[tuple[int, Taken, tuple[tuple[int, ...], ...]], bool] = {}
        self.joined: list[list[dict[Kinds, Joints]]] = [[] for _ in self.by_lost]


class PlaceTable:
    """The ranks met so far, and how their splits join with the runs of the suits.

    ``jokers``: the most there may be. ``to_the_card``: a move that loses more cards is not beaten by one that
    loses fewer. Nor is one that makes more room for jokers, if the shape of the runs says that room counts.
    """

    def __init__(self, runs: RunTable, groups: GroupShape, jokers: int, to_the_card: bool) -> None:
        self.runs, self.groups, self.jokers = runs, groups, jokers
        self.to_the_card, self.room_counts = to_the_card, runs.shape.room_counts
        self.no_groups = self._rank({(0, 0, 0, 0): (Split(0, 0, 0),)})
        self._ranks: dict[tuple[int, ...], tuple[tuple[int, ...], Rank]] = {}
        self._needs: dict[Taken, list[tuple[int, int]]] = {}
        self._size = 0

    @property
    def full(self) -> bool:
        """Whether the tables have grown so large that the next position had better begin new ones."""
        return self._size > MOST_KEPT or self.runs.full

    def rank(self, copies: tuple[Copies, ...]) -> tuple[tuple[int, ...], Rank]:
        """The rank with these copies of each suit, and the order in which it takes the suits."""
        a, b, c, d = copies
        codes = (a.code, b.code, c.code, d.code)
        known = self._ranks.get(codes)
        if known is None:
            order = tuple(sorted(range(4), key=codes.__getitem__))
            in_order = tuple([copies[suit] for suit in order])
            same = tuple([one.code for one in in_order])
            if same != codes:
                rank = self.rank(in_order)[1]
            else:
                rank = self._rank(self._find_splits(in_order))
                self._size += len(rank.splits)
            known = self._ranks[codes] = (order, rank)
        return known

    def _rank(self, splits: Splits) -> Rank:
        rank = Rank(splits)
        for by_left in rank.joined:
            by_left.extend({} for _ in range(self.jokers + 1))
        return rank

    def _find_splits(self, copies: tuple[Copies, ...]) -> Splits:
        found: dict[Taken, list[Split]] = {}
        rest = [self._rest_of(one) for one in copies]
        for taken in product(*[range(one.most + 1) for one in copies]):
            needs = self._needs_of(taken)
            if not needs:
                continue
            first, second, third, fourth = [by_taken[own] for by_taken, own in zip(rest, taken, strict=True)]
            for a, lost_a in first:
                for b, lost_b in second:
                    for c, lost_c in third:
                        for d, lost in fourth:
                            lost += lost_a + lost_b + lost_c
                            splits = found.setdefault((a, b, c, d), [])
                            splits += [Split(lost, forced, room) for forced, room in needs]
        return {in_runs: self._undominated(splits) for in_runs, splits in found.items()}

    def _needs_of(self, taken: Taken) -> list[tuple[int, int]]:
        """See :func:`joker_needs`: those for which there are jokers."""
        known = self._needs.get(taken)
        if known is None:
            needs = joker_needs(self.groups, taken)
            known = self._needs[taken] = [need for need in needs if need[0] <= self.jokers]
        return known

    def _rest_of(self, copies: Copies) -> list[list[tuple[int, int]]]:
        """By the cards of a suit taken for groups: how many may go into runs, and what that leaves over."""
        return [
            [
                (runs, lost)
                for runs in range(max(0, copies.need - taken), copies.most - taken + 1)
                for lost in copies.losses(taken + runs, self.to_the_card)
            ]
            for taken in range(copies.most + 1)
        ]

    def _undominated(self, splits: list[Split]) -> tuple[Split, ...]:
        if len(splits) == 1:
            return tuple(splits)
        kept: list[Split] = []
        for one in sorted(splits, key=lambda split: (split.lost, split.forced, -split.room)):
            if one not in kept and not any(self._beats(other, one) for other in kept):
                kept.append(one)
        return tuple(kept)

    def _beats(self, one: Split, other: Split) -> bool:
        """Whether ``one`` leaves no more over, forces no more jokers, and can take in as many."""
        if one == other or (self.to_the_card and one.lost != other.lost):
            return False
        as_many = not self.room_counts or one.forced + one.room >= other.forced + other.room
        return one.lost <= other.lost and one.forced <= other.forced and as_many

    def joints(self, rank: Rank, lost: int, left: int, kinds: Kinds) -> Joints:
        """What is worth trying with these kinds of ways of the four suits, if so many hand cards are lost and
        so many jokers left; from then on the rank knows it.
        """
        by_left = rank.joined[lost]
        for more in range(left + 1, self.jokers + 1):
            if kinds in by_left[more]:
                found = [joint for joint in by_left[more][kinds] if joint[0] <= left]
                break
        else:
            everything = rank is self.no_groups
            found = self._join_all(left, kinds) if everything else self._join(rank, lost, left, kinds)
            found.sort()
        known = by_left[left][kinds] = tuple(found)
        self._size += 1 + len(known)
        return known

    def _join_all(self, left: int, kinds: Kinds) -> list[Joint]:
        """For the low ace, whose cards are noted in the states, and where runs only close."""
        found: list[Joint] = []
        for picked in product(*[enumerate(self.runs.kinds[kind]) for kind in kinds]):
            (a, first), (b, second), (c, third), (d, fourth) = picked
            asked, forced, room = [
                sum(parts) for parts in zip(first[1:4], second[1:4], third[1:4], fourth[1:4], strict=True)
            ]
            if asked <= left:
                found.append((asked, forced, room, a, b, c, d))
        return found

    def _join(self, rank: Rank, lost: int, left: int, kinds: Kinds) -> list[Joint]:
        first, second, third, fourth = [self.runs.kinds[kind] for kind in kinds]
        found: list[Joint] = []
        if not (first and second and third and fourth):
            return found
        # all are in the order of the jokers asked for: what goes beyond those left ends a loop
        left_c = left - fourth[0].asked
        left_b = left_c - third[0].asked
        left_a = left_b - second[0].asked
        in_b = rank.by_lost[lost]
        for at_a, (a, asked_a, forced_a, room_a, beaten_a) in enumerate(first):
            if asked_a > left_a:
                break
            in_c = in_b.get(a)
            if in_c is None:
                continue
            for at_b, (b, asked_b, forced_b, room_b, beaten_b) in enumerate(second):
                asked_b += asked_a
                if asked_b > left_b:
                    break
                in_d = in_c.get(b)
                if in_d is None:
                    continue
                for at_c, (c, asked_c, forced_c, room_c, beaten_c) in enumerate(third):
                    asked_c += asked_b
                    if asked_c > left_c:
                        break
                    leaves = in_d.get(c)
                    if leaves is None:
                        continue
                    for at_d, (d, asked_d, forced_d, room_d, beaten_d) in enumerate(fourth):
                        asked_d += asked_c
                        if asked_d > left:
                            break
                        pairs = leaves.get(d)
                        if pairs is None:
                            continue
                        if beaten_a or beaten_b or beaten_c or beaten_d:
                            key = (lost, (a, b, c, d), (beaten_a, beaten_b, beaten_c, beaten_d))
                            beaten = rank.beaten.get(key)
                            if beaten is None:
                                beaten = rank.beaten[key] = self._is_beaten(rank, pairs, *key)
                            if beaten:
                                continue
                        forced_d += forced_a + forced_b + forced_c
                        room_d += room_a + room_b + room_c
                        for more, space in pairs:
                            if asked_d + more <= left:
                                at = (at_a, at_b, at_c, at_d)
                                found.append((asked_d + more, forced_d + more, room_d + space, *at))
        return found

    def _is_beaten(
        self,
        rank: Rank,
        pairs: tuple[tuple[int, int], ...],
        lost: int,
        in_runs: Taken,
        beaten_by: tuple[tuple[int, ...], ...],
    ) -> bool:
        """Whether with another number of cards of some suit, with which its runs can do as much, all splits
        are matched.
        """
        those = [Split(lost, forced, room) for forced, room in pairs]
        for suit, numbers in enumerate(beaten_by):
            for other in numbers:
                instead = rank.splits.get((*in_runs[:suit], other, *in_runs[suit + 1 :]))
                if instead is not None and self._as_good(instead, those):
                    return True
        return False

    def _as_good(self, these: tuple[Split, ...], those: list[Split]) -> bool:
        """Whether each of ``those`` is matched by one of ``these``."""
        return all(any(one == other or self._beats(one, other) for one in these) for other in those)
