"""The open runs of one suit while the places are swept upwards.

An open run is (length, jokers used), the length capped where more makes no difference. A natural card of the
place extends a run or begins one; a joker may bridge the place; a run not extended closes, taking in the
jokers it lacks, and perhaps more: that is its room. A joker at an end needs no place of its own in the sweep,
for a run of fewer than thirteen cards always has a free end.
"""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from machiavelli.model.variant import Rules

Run: TypeAlias = tuple[int, int]
OpenRuns: TypeAlias = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class RunShape:
    """How runs are built: fewest cards, most cards (None: no limit), most jokers in one.

    ``forgets``: open runs do not remember the jokers they hold, so that they can take in too many.
    """

    least: int
    most: int | None
    jokers: int
    forgets: bool

    @property
    def cap(self) -> int:
        """The length beyond which runs are told apart no more."""
        return self.least if self.most is None else self.most


class Step(NamedTuple):
    """The runs open after a place, the jokers it took, and the room for jokers in runs that closed."""

    runs: OpenRuns
    forced: int
    room: int


def run_shape(rules: Rules, jokers: int, forgets: bool) -> RunShape:
    """The shape of runs where ``jokers`` are about."""
    return RunShape(rules.melds.run_min, rules.melds.run_max, min(rules.jokers.per_meld, jokers), forgets)


@cache
def forget_jokers(runs: OpenRuns) -> OpenRuns:
    """The same open runs, by their length alone."""
    return tuple((length, 0) for length, _ in runs)


@cache
def steps(shape: RunShape, runs: OpenRuns, naturals: int, room_counts: bool) -> tuple[Step, ...]:
    """What ``runs`` can become when ``naturals`` cards of a place go into runs; dominated outcomes left out.

    ``room_counts``: whether room for further jokers is still worth anything.
    """
    found = set(_extend(shape, runs, naturals))
    kept = [step for step in found if not any(_beats(shape, other, step, room_counts) for other in found)]
    return tuple(sorted(kept, key=lambda step: (step.forced, -step.room, step.runs)))


def _extend(shape: RunShape, runs: OpenRuns, naturals: int) -> list[Step]:
    if not runs:
        return [Step(((1, 0),) * naturals, 0, 0)]
    (length, used), others = runs[0], runs[1:]
    longer = length + 1 if shape.most is None else length + 1 if length < shape.most else None
    found: list[tuple[Run | None, int, int, int]] = []
    lacking = max(0, shape.least - length)
    takes = shape.jokers - used
    if shape.most is not None:
        takes = min(takes, shape.most - length)
    if lacking <= takes:
        found += [(None, lacking, takes - lacking, naturals)]
    if longer is not None:
        length = min(longer, shape.cap)
        if naturals:
            found += [((length, used), 0, 0, naturals - 1)]
        if used < shape.jokers:
            found += [((length, used if shape.forgets else used + 1), 1, 0, naturals)]
    return [
        Step(tuple(sorted(rest.runs + ((run,) if run else ()))), forced + rest.forced, room + rest.room)
        for run, forced, room, left in found
        for rest in _extend(shape, others, left)
    ]


def _beats(shape: RunShape, one: Step, other: Step, room_counts: bool) -> bool:
    """Whether everything that can follow ``other`` can follow ``one`` at least as well."""
    if one == other or one.forced > other.forced:
        return False
    if room_counts and one.forced + one.room < other.forced + other.room:
        return False
    if not _covers(shape, one.runs, other.runs):
        return False
    # Of two outcomes that beat each other, the greater one stays.
    tie = one.forced == other.forced and _covers(shape, other.runs, one.runs)
    tie = tie and (not room_counts or one.room == other.room)
    return not tie or one > other


def _covers(shape: RunShape, one: OpenRuns, other: OpenRuns) -> bool:
    """Whether each run of ``other`` has its own in ``one`` that can do as much; the rest can close."""
    if not other:
        return all(length >= shape.least for length, _ in one)
    (length, used), rest = other[0], other[1:]
    for index, (own_length, own_used) in enumerate(one):
        as_long = own_length == length or (shape.most is None and own_length > length)
        if as_long and own_used <= used and _covers(shape, one[:index] + one[index + 1 :], rest):
            return True
    return False
