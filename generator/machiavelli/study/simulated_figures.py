"""What many hands show together: figures with 95 % intervals.

Hands are independent of each other, turns of one hand are not. So a share of turns, or cards per turn, is a
ratio of sums over hands, and its interval comes from how hands differ (the delta method).
"""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor, sqrt
from statistics import mean, stdev

from machiavelli.model.game import Ending
from machiavelli.model.simulated import Estimate
from machiavelli.study.duels import ERRORS, interval
from machiavelli.study.simulation import Course

PERCENTILES = (5, 50, 95)


def figures_of(courses: Sequence[Course], mixed: bool = False) -> dict[str, Estimate]:
    """Every figure of :class:`Cell` that so many hands, at least two, can give."""
    found = dict(_figures(courses, mixed))
    return {name: estimate for name, estimate in found.items() if estimate is not None}


def _figures(courses: Sequence[Course], mixed: bool) -> Iterator[tuple[str, Estimate | None]]:
    turns = [course.turns for course in courses]
    yield "turns", average(turns)
    for percent in PERCENTILES:
        yield f"turns-{percent}", percentile(turns, percent)
    yield "stock-out", share([course.stock_out for course in courses])
    yield "blocked", share([course.ends(Ending.BLOCKED) for course in courses])
    yield "out", share([course.ends(Ending.OUT) for course in courses])
    yield "first", share([course.first for course in courses if course.first >= 0])
    if mixed:
        yield "holder", share([course.holder for course in courses if course.holder >= 0])

    def per(part: Callable[[Course], int], whole: Callable[[Course], int]) -> Estimate | None:
        return ratio([part(course) for course in courses], [whole(course) for course in courses])

    yield "draws", _at_most_all(per(lambda it: it.drawing, lambda it: it.turns))
    yield "played", per(lambda it: it.played, lambda it: it.turns)
    yield "rearranged", _at_most_all(per(lambda it: it.rearranging, lambda it: it.laying))
    yield "broken", per(lambda it: it.broken, lambda it: it.rearranging)
    yield "moved", per(lambda it: it.moved, lambda it: it.rearranging)
    yield "left-cards", per(lambda it: it.cards, lambda it: it.others)
    if any(course.points for course in courses):
        yield "left-points", per(lambda it: it.points, lambda it: it.others)


def average(values: Sequence[float]) -> Estimate:
    """The mean, with the normal interval."""
    middle, reach = mean(values), ERRORS * stdev(values) / sqrt(len(values))
    return _rounded(middle, middle - reach, middle + reach)


def share(seen: Sequence[int]) -> Estimate | None:
    """The share of ones, with Wilson's interval; None of nothing."""
    return _rounded(sum(seen) / len(seen), *interval(sum(seen), len(seen))) if seen else None


def ratio(parts: Sequence[int], wholes: Sequence[int]) -> Estimate | None:
    """The sum of ``parts`` for each one of ``wholes``, both by hand; None where these are none.

    Where the hands do not differ at all the interval has no width.
    """
    count, whole = len(wholes), sum(wholes)
    if not whole:
        return None
    value = sum(parts) / whole
    squares = sum((part - value * size) ** 2 for part, size in zip(parts, wholes, strict=True))
    reach = ERRORS * sqrt(count / (count - 1) * squares) / whole
    return _rounded(value, max(0.0, value - reach), value + reach)


def percentile(values: Sequence[int], percent: int) -> Estimate:
    """The least value that so many percent do not exceed, between two that hold it in 95 of 100 cases."""
    ordered, part = sorted(values), percent / 100
    count = len(ordered)
    reach = ERRORS * sqrt(count * part * (1 - part))

    def at(place: float) -> int:
        return ordered[min(count - 1, max(0, round(place)))]

    middle = count * part
    return _rounded(at(ceil(middle) - 1), at(floor(middle - reach) - 1), at(ceil(middle + reach)))


def _at_most_all(part: Estimate | None) -> Estimate | None:
    return part and Estimate(part.value, part.low, min(1.0, part.high))


def _rounded(value: float, low: float, high: float) -> Estimate:
    return Estimate(*(round(float(it), 4) for it in (value, low, high)))
