"""An integer program, written down row by row and handed to HiGHS."""

from collections.abc import Iterable

import highspy
import numpy as np
from numpy.typing import NDArray

Term = tuple[int, float]
"""A column and its factor."""


class NotSolved(Exception):
    """HiGHS ended without a proved answer: its time ran out, or it gave up."""


def new_highs(presolve: str = "on", seconds: float | None = None) -> highspy.Highs:
    """A silent HiGHS on one thread."""
    highs = highspy.Highs()  # type: ignore[no-untyped-call]
    options: dict[str, bool | int | str] = {
        "output_flag": False,
        "threads": 1,
        "parallel": "off",
        "presolve": presolve,
    }
    for name, value in options.items():
        highs.setOptionValue(name, value)
    if seconds is not None:
        highs.setOptionValue("time_limit", seconds)
    return highs


class IntegerProgram:
    """Integer columns from 0 to a greatest value, and rows between two bounds.

    Presolve stays off: HiGHS 1.16 now and then ends in a "solve error" with it, or calls feasible rows
    infeasible.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._most: list[float] = []
        self._least: list[float] = []
        self._rows: list[tuple[float, float, list[Term]]] = []

    def column(self, most: float, least: float = 0) -> int:
        """A new column; returns its number."""
        self._most.append(most)
        self._least.append(least)
        return len(self._most) - 1

    def row(self, least: float, terms: Iterable[Term], most: float = highspy.kHighsInf) -> None:
        """Demand that the sum of ``terms`` lies between the bounds."""
        summed: dict[int, float] = {}
        for column, factor in terms:
            summed[column] = summed.get(column, 0) + factor
        self._rows.append((least, most, list(summed.items())))

    def greatest(self, terms: Iterable[Term]) -> int | None:
        """The greatest sum of ``terms``, or None where no values of the columns fit the rows.

        Raises NotSolved.
        """
        if not self._most:  # which HiGHS calls neither solved nor infeasible
            return 0 if all(least <= 0 <= most for least, most, _ in self._rows) else None
        cost = np.zeros(len(self._most))
        for column, factor in terms:
            cost[column] += factor
        highs = new_highs("off", self._seconds)
        self._pass_to(highs, cost)
        highs.run()
        status = highs.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return None
        if status != highspy.HighsModelStatus.kOptimal:
            raise NotSolved(str(status))
        return round(highs.getInfo().objective_function_value)

    def _pass_to(self, highs: highspy.Highs, cost: NDArray[np.float64]) -> None:
        starts = np.cumsum([0, *(len(terms) for _, _, terms in self._rows)]).astype(np.int32)
        entries = [term for _, _, terms in self._rows for term in terms]
        given = highs.passModel(
            len(self._most),
            len(self._rows),
            len(entries),
            int(highspy.MatrixFormat.kRowwise),
            int(highspy.ObjSense.kMaximize),
            0.0,
            cost,
            np.array(self._least, float),
            np.array(self._most, float),
            np.array([least for least, _, _ in self._rows], float),
            np.array([most for _, most, _ in self._rows], float),
            starts[:-1],
            np.array([column for column, _ in entries], np.int32),
            np.array([factor for _, factor in entries], float),
            np.ones(len(self._most), np.int32),
        )
        assert given == highspy.HighsStatus.kOk, given
