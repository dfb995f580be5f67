"""Which choices for the runs of a suit are not worth following, because another can do all that they can.

Only for choices that are matched with no old melds and count the room for jokers.
"""

from collections.abc import Collection

from machiavelli.engine.closest.open_runs import NONE, OpenRun, OpenRuns, RunChoice
from machiavelli.engine.solver.runs import RunShape
from machiavelli.model.cards import ACE


def undominated(shape: RunShape, place: int, choices: Collection[RunChoice]) -> list[RunChoice]:
    """Leave out the choices that others beat; ``place`` is the one after them. Of equals the first stays."""
    kept: list[RunChoice] = []
    for choice in sorted(choices, key=lambda one: (one.runs, one.jokers, one.room, one.promised)):
        if not any(_beats(shape, place, other, choice) for other in kept):
            kept = [other for other in kept if not _beats(shape, place, choice, other)]
            kept.append(choice)
    return kept


def _beats(shape: RunShape, place: int, one: RunChoice, other: RunChoice) -> bool:
    """Whether everything that can follow ``other`` can follow ``one`` at least as well."""
    as_cheap = one.broken <= other.broken and one.jokers <= other.jokers
    as_roomy = one.jokers + one.room >= other.jokers + other.room
    return as_cheap and as_roomy and _covers(shape, place, one.runs, other.runs)


def _covers(shape: RunShape, place: int, one: OpenRuns, other: OpenRuns) -> bool:
    """Whether each run of ``other`` has its own in ``one`` that can do as much; the rest can close."""
    if not other:
        return all(
            place - run.start >= shape.least and run.promise == NONE and run.owed <= run.jokers for run in one
        )
    return any(
        _does_as_much(shape, own, other[0]) and _covers(shape, place, one[:at] + one[at + 1 :], other[1:])
        for at, own in enumerate(one)
    )


def _does_as_much(shape: RunShape, one: OpenRun, other: OpenRun) -> bool:
    """Whether ``one`` is as long and has promised the same, with no more jokers used or owed.

    A run from the lowest places may grow to a whole suit, where a longer one can do less.
    """
    as_long = one.start == other.start or (
        shape.most is None and ACE + shape.jokers < one.start < other.start
    )
    as_free = one.jokers <= other.jokers and one.owed <= other.owed
    return (
        as_long
        and as_free
        and one.promise == other.promise
        and one.owed - one.jokers <= other.owed - other.jokers
    )
