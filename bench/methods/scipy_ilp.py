"""The same integer program in HiGHS by way of SciPy, as most programs in Python would ask for it.

SciPy takes its time to hand a program over. The targets were set against this way; the quicker one is
measured beside it.
"""

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csc_array

from bench.ilp import NotSolved
from bench.methods.highs_ilp import Copies, HighsIlp


class ScipyIlp(HighsIlp):
    """``scipy.optimize.milp`` as it comes, with presolve; past ``seconds`` NotSolved is raised."""

    def __init__(self, seconds: float) -> None:
        self.name = "HiGHS ILP by SciPy"
        self._seconds = seconds

    def _greatest(self, columns: Copies, upper: NDArray[np.float64], table: Copies, most: Copies) -> int:
        found = milp(
            -columns.sum(axis=1).astype(float),
            integrality=np.ones(len(columns)),
            bounds=Bounds(0, upper),
            constraints=LinearConstraint(csc_array(columns.T.astype(float)), table, most),
            options={"time_limit": self._seconds},
        )
        if found.status != 0:
            raise NotSolved(found.message)
        return round(-found.fun)
