"""States that failed at one place, kept so that worse ones need not be looked into.

A state is worse than another if the other's runs can do all that its runs can, and the same aces lie low.
States are told apart by one bit each.
"""

from machiavelli.engine.solver.run_table import RUN_BITS, RUN_MASK, RunTable


class Failures:
    """The failures of one place."""

    def __init__(self, runs: RunTable) -> None:
        self._runs = runs
        self._next = 1
        self._by_runs: tuple[dict[int, int], ...] = ({}, {}, {}, {})
        self._by_aces: dict[int, int] = {}
        self._by_limit: dict[tuple[int, int], int] = {}

    def note(self, state: int, spent: int, limit: int) -> None:
        """The state cannot be completed within ``limit`` once so many jokers are spent."""
        bit = self._next
        self._next <<= 1
        limits = self._by_limit
        limits[spent, limit] = limits.get((spent, limit), 0) | bit
        for by_runs in self._by_runs:
            number = state & RUN_MASK
            by_runs[number] = by_runs.get(number, 0) | bit
            state >>= RUN_BITS
        self._by_aces[state] = self._by_aces.get(state, 0) | bit

    def covers(self, state: int, spent: int, limit: int) -> bool:
        """Whether a state that could do as much failed within at least the same limit."""
        found = 0
        for (other_spent, other_limit), states in self._by_limit.items():
            if other_spent <= spent and other_limit >= limit:
                found |= states
        for by_runs in self._by_runs:
            if not found:
                return False
            as_good = 0
            for number in self._runs.as_good(state & RUN_MASK):
                if number in by_runs:
                    as_good |= by_runs[number]
            found &= as_good
            state >>= RUN_BITS
        return found & self._by_aces.get(state, 0) != 0
