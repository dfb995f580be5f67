"""The exact solver: how few hand cards can stay behind.

The places are swept from the low ace to the high one. Between two places only this matters: the open runs of
each suit, the aces already spent low, the jokers spent, and the room for further jokers. Losses are limited:
``fits`` asks whether a state can be completed with so many hand cards left over, depth first, and remembers
the answers. Where there are jokers, a relaxed sweep is asked first: it forgets which open runs hold theirs
and lets every joker find room. It has far fewer states, and what it cannot complete cannot be completed.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import Counts, run_places
from machiavelli.engine.solver.groups import Taken, group_shape, joker_needs
from machiavelli.engine.solver.memory import Jokers, Memory
from machiavelli.engine.solver.runs import OpenRuns, Step, forget_jokers, run_shape, steps
from machiavelli.model.cards import ACE
from machiavelli.model.variant import Rules

LAST_CLOSE = HIGH_ACE + 1
END = LAST_CLOSE + 1
_IMPOSSIBLE = 1_000


class State(NamedTuple):
    """What the places below leave behind: ``jokers`` are spent, ``room`` is for at most those left."""

    place: int
    runs: tuple[OpenRuns, ...]
    low_aces: Taken
    jokers: int
    room: int


class Split(NamedTuple):
    """A way to use a place given the cards that go into runs: hand cards lost, jokers forced, room made."""

    lost: int
    forced: int
    room: int


Move: TypeAlias = tuple[int, State]
"""Hand cards left over at a place, and the state after it."""

SuitStep: TypeAlias = tuple[Step, int]
"""What becomes of the runs of a suit, and the jokers that this and finishing them ask for."""

Joined: TypeAlias = tuple[tuple[OpenRuns, ...], int, int, int]
"""Steps of several suits together: their runs, jokers forced, room made, jokers asked for to the end."""

START = State(ACE, ((), (), (), ()), (0, 0, 0, 0), 0, 0)


class Sweep:
    """One position's sweep; all answers are exact.

    Where no more than ``most_played`` of a larger hand may be played, the limits are no longer upper bounds
    but the very losses asked for: fewer cards left over would be too many played.
    """

    def __init__(
        self, rules: Rules, counts: Counts, most_played: int | None = None, relaxed: bool = False
    ) -> None:
        self.counts = counts
        self.fewest_lost = max(0, counts.hand - most_played) if most_played is not None else 0
        self._to_the_card = self.fewest_lost > 0
        self.jokers = counts.jokers.most if rules.jokers.per_meld else 0
        self.run_shape = run_shape(rules, self.jokers, relaxed)
        self.group_shape = group_shape(rules, self.jokers)
        self.places = run_places(rules)
        self._exact: dict[tuple[State, int], bool] = {}
        self._memory = Memory()
        self._moves: dict[State, list[Move]] = {}
        self._suit_steps: dict[tuple[int, int, OpenRuns, int, bool], list[list[SuitStep]]] = {}
        self._splits: dict[tuple[int, Taken, Taken], tuple[Split, ...]] = {}
        self.jokers_to_finish = lru_cache(maxsize=None)(self._count_jokers_to_finish)
        self._bound: Sweep | None = None
        self._at_least = [0] * (END + 1)
        if not relaxed:
            self._at_least = self._lower_bounds()
            if self.jokers:
                self._bound = Sweep(rules, counts, most_played, relaxed=True)
                self._bound._splits, self._bound._at_least = self._splits, self._at_least

    def least_loss(self) -> int | None:
        """Fewest hand cards left over in any layout that may be played; None where there is none."""
        for limit in range(self.fewest_lost, self.counts.hand + 1):
            if self.fits(START, limit):
                return limit
        return None

    def fits(self, state: State, limit: int) -> bool:
        """Whether ``state`` can be completed with at most ``limit`` further hand cards left over."""
        if limit < self._at_least[state.place]:
            return False
        if state.place == END:
            return self._fits_at_end(state, limit)
        if self._to_the_card:
            return self._fits_to_the_card(state, limit)
        key, jokers = state[:3], Jokers(state.jokers, state.jokers + state.room)
        known = self._memory.recall(key, jokers, limit)
        if known is None:
            known = self._relaxed_fits(state, limit) and self._any_fits(state, limit)
            self._memory.note(key, jokers, limit, known)
        return known

    def _relaxed_fits(self, state: State, limit: int) -> bool:
        if self._bound is None:
            return True
        runs = tuple(map(forget_jokers, state.runs))
        return self._bound.fits(state._replace(runs=runs, room=self.jokers - state.jokers), limit)

    def _fits_to_the_card(self, state: State, limit: int) -> bool:
        key = (state, limit)
        if key not in self._exact:
            self._exact[key] = self._relaxed_fits(state, limit) and self._any_fits(state, limit)
        return self._exact[key]

    def _any_fits(self, state: State, limit: int) -> bool:
        for lost, after in self.moves(state):
            if lost > limit:
                break
            if self.fits(after, limit - lost):
                return True
        return False

    def moves(self, state: State) -> list[Move]:
        """Pairs (hand cards left over here, state after this place), fewest left over first."""
        if state not in self._moves:
            moves = set(self._find_moves(state))
            if not self._to_the_card:
                fewest: dict[State, int] = {}
                for lost, after in moves:
                    fewest[after] = min(lost, fewest.get(after, lost))
                moves = {(lost, after) for after, lost in fewest.items()}
            self._moves[state] = sorted(moves, key=_order)
        return self._moves[state]

    def _find_moves(self, state: State) -> Iterator[Move]:
        place, left = state.place, self.jokers - state.jokers
        by_suit = [self.suit_steps(state, suit) for suit in range(4)]
        for in_runs in product(*(range(len(by_naturals)) for by_naturals in by_suit)):
            splits = self.splits(place, in_runs, state.low_aces)
            if not splits:
                continue
            aces = in_runs if place == ACE else state.low_aces
            listed = [by_naturals[naturals] for by_naturals, naturals in zip(by_suit, in_runs, strict=True)]
            for runs, forced, room, asked in _together(listed, left):
                for split in splits:
                    if asked + split.forced <= left:
                        spent = state.jokers + forced + split.forced
                        space = min(state.room + room + split.room, self.jokers - spent)
                        yield split.lost, State(place + 1, runs, aces, spent, space)

    def suit_steps(self, state: State, suit: int) -> list[list[SuitStep]]:
        """What can become of the runs of ``suit`` at the state's place, listed by the cards that go in."""
        place, runs = state.place, state.runs[suit]
        most = self.supply(place, suit)
        if place == HIGH_ACE:
            most = max(0, most - state.low_aces[suit])
        room_counts = state.room < self.jokers - state.jokers
        key = (place, suit, runs, most, room_counts)
        if key not in self._suit_steps:
            self._suit_steps[key] = [
                [
                    (step, step.forced + finish)
                    for step in steps(self.run_shape, runs, naturals, room_counts)
                    if (finish := self.jokers_to_finish(place + 1, suit, step.runs)) <= self.jokers
                ]
                for naturals in range(most + 1)
            ]
        return self._suit_steps[key]

    def supply(self, place: int, suit: int) -> int:
        """Most cards of ``suit`` that can go into runs at ``place``."""
        return self.counts.at(suit, place).most if place in self.places else 0

    def _count_jokers_to_finish(self, place: int, suit: int, runs: OpenRuns) -> int:
        """Fewest jokers with which the open runs of one suit can end, whatever the other suits need.

        Complete runs end without, so only the others ask for cards.
        """
        short = tuple(run for run in runs if run[0] < self.run_shape.least)
        if not short:
            return 0
        if short != runs:
            return self.jokers_to_finish(place, suit, short)
        if place == END:
            return 0 if self._can_close(runs) else _IMPOSSIBLE
        return min(
            (
                step.forced + self.jokers_to_finish(place + 1, suit, step.runs)
                for naturals in range(min(len(runs), self.supply(place, suit)) + 1)
                for step in steps(self.run_shape, runs, naturals, False)
            ),
            default=_IMPOSSIBLE,
        )

    def _can_close(self, runs: OpenRuns) -> bool:
        """Whether all the runs are complete; at the end, one may stay open after a joker at its top."""
        return all(length >= self.run_shape.least for length, _ in runs)

    def splits(self, place: int, in_runs: Taken, low_aces: Taken) -> tuple[Split, ...]:
        """The ways to use the cards of ``place`` that do not go into runs, fewest left over first."""
        if place == ACE or place > HIGH_ACE:  # the aces not spent low wait for the high place
            return (Split(0, 0, 0),)
        spent = low_aces if place == HIGH_ACE else (0, 0, 0, 0)
        key = (place, in_runs, spent)
        if key not in self._splits:
            self._splits[key] = self._find_splits(place, in_runs, spent)
        return self._splits[key]

    def _find_splits(self, place: int, in_runs: Taken, spent: Taken) -> tuple[Split, ...]:
        copies = [self.counts.at(suit, place) for suit in range(4)]
        used = [runs + low for runs, low in zip(in_runs, spent, strict=True)]
        ranges = [range(max(0, c.need - u), c.most - u + 1) for c, u in zip(copies, used, strict=True)]
        found: set[Split] = set()
        for a, b, c, d in product(*ranges):
            taken = (a, b, c, d)
            if needs := joker_needs(self.group_shape, taken):
                lost = sum(one.left_over(u + t) for one, u, t in zip(copies, used, taken, strict=True))
                found.update(Split(lost, forced, room) for forced, room in needs)
        return tuple(sorted(split for split in found if not any(self._beats(one, split) for one in found)))

    def _beats(self, one: Split, other: Split) -> bool:
        """Whether ``one`` leaves no more over, forces no more jokers, and can take in as many."""
        if one == other or (self._to_the_card and one.lost != other.lost):
            return False
        as_many = one.forced + one.room >= other.forced + other.room
        return one.lost <= other.lost and one.forced <= other.forced and as_many

    def _lower_bounds(self) -> list[int]:
        """For each place, hand cards that are left over from there on in any case."""
        bounds = [0] * (END + 1)
        for place in range(HIGH_ACE - 1, ACE, -1):
            ranges = [range(self.supply(place, suit) + 1) for suit in range(4)]
            losses = [
                split.lost
                for a, b, c, d in product(*ranges)
                for split in self.splits(place, (a, b, c, d), (0, 0, 0, 0))
            ]
            bounds[place] = bounds[place + 1] + min(losses, default=_IMPOSSIBLE)
        bounds[ACE] = bounds[ACE + 1]
        return bounds

    def _fits_at_end(self, state: State, limit: int) -> bool:
        """Whether so many hand jokers are left over once others fill the room."""
        if not all(map(self._can_close, state.runs)):
            return False
        jokers = self.counts.jokers
        fewest, most = max(state.jokers, jokers.need), state.jokers + state.room
        if fewest > most:
            return False
        if self._to_the_card:
            return jokers.left_over(most) <= limit <= jokers.left_over(fewest)
        return jokers.left_over(most) <= limit


def _together(listed: Sequence[Sequence[SuitStep]], left: int) -> list[Joined]:
    """Join steps of the suits that ask for no more jokers than are left."""
    joined: list[Joined] = [((), 0, 0, 0)]
    for suit_steps in listed:
        joined = [
            ((*runs, step.runs), forced + step.forced, room + step.room, asked + asks)
            for runs, forced, room, asked in joined
            for step, asks in suit_steps
            if asked + asks <= left
        ]
    return joined


def _order(move: Move) -> tuple[int, int, int, State]:
    """The order of trying: least lost, most jokers placed, fewest of them forced."""
    lost, after = move
    return lost, -after.jokers - after.room, after.jokers, after
