"""The puzzle of each day, as a list that only ever grows: no day that has passed changes its puzzle."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True, slots=True)
class Joining:
    """Puzzles, by id, that come after those listed before them, in rounds that begin on ``day`` or later."""

    day: date
    puzzles: tuple[str, ...]


def daily(joinings: Sequence[Joining]) -> Iterator[tuple[date, str]]:
    """The puzzle of every day from the first on, without end; nothing if no puzzle has joined.

    A round shows each puzzle that has joined by its first day once, in the order of the list; then the next
    begins. So whatever joins on a day has no part in the days before.
    """
    day = joinings[0].day if joinings else date.max
    while puzzles := [id_ for joining in joinings if joining.day <= day for id_ in joining.puzzles]:
        for id_ in puzzles:
            yield day, id_
            day += timedelta(days=1)
