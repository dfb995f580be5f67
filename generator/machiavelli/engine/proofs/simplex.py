"""A small linear program by the dual simplex method, its conditions found one at a time.

Asked for is the cheapest ``x >= 0`` under conditions ``a x >= b``; every cost is above 0. Only IEEE doubles
in a fixed order are used, so that every machine finds the same. The answer is a guess: whoever asks rounds it
to whole numbers and verifies those exactly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Condition: TypeAlias = Sequence[tuple[int, float]]
"""Unknowns and their coefficients."""

_TINY = 1e-9


@dataclass(slots=True)
class Row:
    """An unknown that is not 0, or how far a condition is exceeded: ``value`` plus ``factors`` times the
    spares."""

    name: int
    value: float
    factors: list[float]


class Program:
    """The cheapest answer to all conditions met so far.

    Unknowns are named from 0, the excess of the n-th condition is named ``-n``. At any time some of them are
    *spare*: 0, and all others are sums of them. ``blocked`` is the row that no spare can help, once there is
    one; ``pivots`` counts the work.
    """

    def __init__(self, costs: Sequence[float]) -> None:
        self.unknowns = len(costs)
        self.spares = list(range(len(costs)))
        self.prices = list(costs)
        self.rows: list[Row] = []
        self.conditions = 0
        self.pivots = 0
        self.blocked: Row | None = None

    def values(self) -> list[float]:
        """The unknowns in the cheapest answer."""
        found = [0.0] * self.unknowns
        for row in self.rows:
            if row.name >= 0:
                found[row.name] = row.value
        return found

    def meet(self, condition: Condition, bound: float) -> bool:
        """Make ``condition`` reach ``bound``. Whether that is possible; if not, the program has ended."""
        self.conditions += 1
        self.rows.append(self._row(condition, bound))
        while (worst := min(range(len(self.rows)), key=lambda at: self.rows[at].value)) is not None:
            if self.rows[worst].value >= -_TINY:
                break
            if not self._pivot(worst):
                self.blocked = self.rows[worst]
                return False
        # What a condition exceeds need not be watched: it is added anew when it fails.
        self.rows = [row for row in self.rows if row.name >= 0]
        return True

    def _row(self, condition: Condition, bound: float) -> Row:
        """The excess of a condition, written in the spares."""
        where = {name: at for at, name in enumerate(self.spares) if name >= 0}
        known = {row.name: row for row in self.rows}
        row = Row(-self.conditions, -bound, [0.0] * len(self.spares))
        for name, factor in condition:
            if name in where:
                row.factors[where[name]] += factor
            else:
                _add(row, factor, known[name])
        return row

    def _pivot(self, worst: int) -> bool:
        """Raise the spare that lifts a row to 0 at the least price. Whether there is one."""
        self.pivots += 1
        row = self.rows[worst]
        enter, least = -1, 0.0
        for at, factor in enumerate(row.factors):
            if factor > _TINY and (enter < 0 or self.prices[at] < least * factor):
                enter, least = at, self.prices[at] / factor
        if enter < 0:
            return False
        pivot = row.factors[enter]
        lifted = Row(self.spares[enter], -row.value / pivot, [-factor / pivot for factor in row.factors])
        lifted.factors[enter] = 1 / pivot
        self.spares[enter] = row.name
        for at, other in enumerate(self.rows):
            if at != worst and (factor := other.factors[enter]):
                other.factors[enter] = 0.0
                _add(other, factor, lifted)
        price, self.prices[enter] = self.prices[enter], 0.0
        self.prices = [old + price * new for old, new in zip(self.prices, lifted.factors, strict=True)]
        self.rows[worst] = lifted
        return True


def _add(row: Row, factor: float, other: Row) -> None:
    row.value += factor * other.value
    row.factors = [old + factor * new for old, new in zip(row.factors, other.factors, strict=True)]
