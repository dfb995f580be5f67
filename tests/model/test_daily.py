"""The puzzle of each day: every puzzle once a round, and no day that has passed ever changes."""

from collections.abc import Sequence
from datetime import date, timedelta
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from machiavelli.model.daily import Joining, daily

FIRST = date(2026, 12, 1)
HUNDRED = [f"p{number}" for number in range(100)]


@st.composite
def _joinings(draw: st.DrawFn) -> tuple[Joining, ...]:
    """Some puzzles that join on some days, at least one on the first."""
    gaps = draw(st.lists(st.integers(1, 40), max_size=5))
    sizes = draw(st.lists(st.integers(1, 8), min_size=len(gaps) + 1, max_size=len(gaps) + 1))
    ids, day, joinings = iter(HUNDRED), FIRST, []
    for gap, size in zip([0, *gaps], sizes, strict=True):
        day += timedelta(days=gap)
        joinings.append(Joining(day, tuple(islice(ids, size))))
    return tuple(joinings)


def _first(joinings: Sequence[Joining], count: int) -> list[tuple[date, str]]:
    return list(islice(daily(joinings), count))


@given(_joinings())
def test_each_day_has_one_puzzle_without_a_gap(joinings: tuple[Joining, ...]):
    days = [day for day, _ in _first(joinings, 300)]
    assert days == [FIRST + timedelta(days=number) for number in range(300)]


@given(_joinings(), st.integers(0, 200))
def test_what_joins_later_changes_no_day_before(joinings: tuple[Joining, ...], gap: int):
    day = joinings[-1].day + timedelta(days=gap + 1)
    more = (*joinings, Joining(day, ("new", "newer")))
    known = (day - FIRST).days
    assert _first(more, known) == _first(joinings, known)


@given(_joinings())
def test_whatever_has_joined_comes_once_a_round(joinings: tuple[Joining, ...]):
    """Within so many days as there are puzzles, once all have joined and a round has begun."""
    count = sum(len(joining.puzzles) for joining in joinings)
    begun = (joinings[-1].day - FIRST).days + count
    shown = [id_ for _, id_ in _first(joinings, begun + 2 * count)][begun:]
    start = shown.index(joinings[0].puzzles[0])
    assert len(set(shown[start : start + count])) == count


def test_without_puzzles_there_are_no_days():
    assert _first((), 5) == []
