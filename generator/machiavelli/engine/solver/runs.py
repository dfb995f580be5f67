"""The open runs of one suit while the places are swept upwards.

An open run is (length, jokers used), the length capped where more makes no difference. A natural card of the
place extends a run or begins one; a joker may bridge the place; a run not extended closes, taking in the
jokers it lacks, and perhaps more: that is its room. A joker at an end needs no place of its own in the sweep,
for a run that does not fill all places has a free end.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from machiavelli.model.cards import KING
from machiavelli.model.variant import Rules

Run: TypeAlias = tuple[int, int]
OpenRuns: TypeAlias = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class RunShape:
    """How runs are built: fewest cards, most cards (None: no limit), most jokers in one.

    ``forgets``: open runs do not remember the jokers they hold, so that they can take in too many.
    ``room_counts``: who makes less room for jokers is not as good.
    """

    least: int
    most: int | None
    jokers: int
    forgets: bool
    room_counts: bool

    @property
    def cap(self) -> int:
        """The length beyond which runs are told apart no more."""
        return self.least if self.most is None else self.most


class Step(NamedTuple):
    """The runs open after a place, the jokers it took, and the room for jokers in runs that closed."""

    runs: OpenRuns
    forced: int
    room: int


def run_shape(rules: Rules, jokers: int, relaxed: bool) -> RunShape:
    """The shape of runs where ``jokers`` are about.

    Where one meld may hold them all, no run needs to remember its own.
    """
    most_in_one = min(rules.jokers.per_meld, jokers)
    forgets = relaxed or rules.jokers.per_meld >= jokers
    return RunShape(rules.melds.run_min, _most_cards(rules, most_in_one), most_in_one, forgets, not relaxed)


def _most_cards(rules: Rules, jokers: int) -> int | None:
    """The limit of length; None where runs that grow beyond all places can always be cut in two."""
    if rules.melds.run_max is not None:
        return rules.melds.run_max
    places = KING - 1 + max(rules.melds.ace_low, rules.melds.ace_high)
    return None if 2 * rules.melds.run_min <= places + 1 - jokers else places


def forget_jokers(runs: OpenRuns) -> OpenRuns:
    """The same open runs, by their length alone."""
    return tuple((length, 0) for length, _ in runs)


def steps(shape: RunShape, runs: OpenRuns, naturals: int, useful: int) -> tuple[Step, ...]:
    """What ``runs`` can become when ``naturals`` cards of a place go into runs; dominated outcomes left out.

    No more than ``useful`` complete runs can go on from there: others close at once.
    """
    found = {_without_useless(shape, step, useful) for step in _extend(shape, runs, naturals)}
    return undominated(shape, found)


def undominated(shape: RunShape, found: Iterable[Step]) -> tuple[Step, ...]:
    """Leave out the steps that others beat; the rest in a fixed order."""
    kept: list[Step] = []
    for step in sorted(found, key=lambda one: (one.forced, -one.room, one.runs)):
        if not any(beats(shape, other, step) for other in kept):
            kept = [other for other in kept if not beats(shape, step, other)]
            kept.append(step)
    return tuple(kept)


def _extend(shape: RunShape, runs: OpenRuns, naturals: int) -> list[Step]:
    if not runs:
        return [Step(((1, 0),) * naturals, 0, 0)]
    (length, used), others = runs[0], runs[1:]
    found: list[tuple[Run | None, int, int, int]] = []
    lacking = max(0, shape.least - length)
    takes = takes_in(shape, runs[0])
    if lacking <= takes:
        found += [(None, lacking, takes - lacking, naturals)]
    if shape.most is None or length < shape.most:
        longer = min(length + 1, shape.cap)
        if naturals:
            found += [((longer, used), 0, 0, naturals - 1)]
        if used < shape.jokers:
            found += [((longer, used if shape.forgets else used + 1), 1, 0, naturals)]
    return [
        Step(tuple(sorted(rest.runs + ((run,) if run else ()))), forced + rest.forced, room + rest.room)
        for run, forced, room, left in found
        for rest in _extend(shape, others, left)
    ]


def takes_in(shape: RunShape, run: Run) -> int:
    """Most jokers that an open run can still take in at its ends."""
    length, used = run
    takes = shape.jokers - used
    return takes if shape.most is None else min(takes, shape.most - length)


def _without_useless(shape: RunShape, step: Step, useful: int) -> Step:
    """Close the complete runs that cannot go on, those first that hold most jokers."""
    complete = [run for run in step.runs if run[0] >= shape.least]
    if not shape.jokers:  # those not complete come first
        useful = max(0, useful - len(step.runs) + len(complete))
    if len(complete) <= useful or (useful and shape.most is not None):
        return step
    closed = sorted(complete, key=lambda run: (run[1], run[0]))[useful:]
    runs, room = list(step.runs), step.room
    for run in closed:
        runs.remove(run)
        room += takes_in(shape, run)
    return Step(tuple(runs), step.forced, room)


def beats(shape: RunShape, one: Step, other: Step) -> bool:
    """Whether everything that can follow ``other`` can follow ``one`` at least as well."""
    if one.forced > other.forced:
        return False
    spare = spare_room(shape, one.runs, other.runs)
    as_many = not shape.room_counts or one.forced + one.room + spare >= other.forced + other.room
    return spare >= 0 and as_many


@lru_cache(maxsize=20_000)
def spare_room(shape: RunShape, one: OpenRuns, other: OpenRuns) -> int:
    """Most room made by the runs of ``one`` that are left when each run of ``other`` has its own in ``one``
    that can do as much; -1 where there are not enough such runs, or those left cannot close.
    """
    if not other:
        complete = all(length >= shape.least for length, _ in one)
        return sum(takes_in(shape, run) for run in one) if complete else -1
    (length, used), rest = other[0], other[1:]
    best = -1
    for index, (own_length, own_used) in enumerate(one):
        as_long = own_length == length or (shape.most is None and own_length > length)
        if as_long and own_used <= used:
            best = max(best, spare_room(shape, one[:index] + one[index + 1 :], rest))
    return best
