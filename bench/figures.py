"""From times to the figures of the tables: median, 95th percentile, greatest."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, TypeAlias

from bench.timing import T, Times

Figures: TypeAlias = dict[str, Any]
"""What stands in the results file."""


def quantile(values: Sequence[float], share: float) -> float:
    """The least value that ``share`` of all do not pass."""
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


def rounded(value: float) -> float:
    """Three figures, which is more than a second run confirms."""
    return float(f"{value:.3g}")


def times_only(milliseconds: Sequence[float]) -> Figures:
    """Number of calls, median, 95th percentile and greatest."""
    if not milliseconds:
        return {"n": 0}
    shares = {"median": 0.5, "p95": 0.95, "max": 1.0}
    found = {name: rounded(quantile(milliseconds, share)) for name, share in shares.items()}
    return {"n": len(milliseconds), **found}


def figures(times: Times[T], truth: Mapping[str, T]) -> Figures:
    """The times of a method, its wrong answers by the referee's truth, and the calls that gave none.

    Where the referee does not know, nothing is counted wrong.
    """
    wrong = [id_ for id_, answer in times.answers.items() if id_ in truth and answer != truth[id_]]
    found = times_only(times.milliseconds)
    if found["n"]:
        found |= {"wrong": len(wrong), "timeouts": times.timeouts, "errors": len(times.errors)}
        if wrong:
            found["wrong_ids"] = wrong[:20]
        if times.errors:
            found["error_examples"] = dict(list(times.errors.items())[:3])
    return found
