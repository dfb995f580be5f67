"""Whether memory stays flat: many different positions solved in one process."""

import random
import resource
from pathlib import Path

from bench.figures import Figures
from bench.positions import read_rules
from bench.random_positions import random_positions
from machiavelli.engine import max_played, solve

SOLVED = 20
"""Of so many positions one is solved to its closest layout; the others are counted, which is quicker."""


def memory(count: int) -> Figures:
    """Solve ``count`` seeded positions of all variants; memory in use in MB at ten points of the way."""
    positions = random_positions(random.Random(count), read_rules(), 24, 8)
    points = []
    for number in range(1, count + 1):
        one = next(positions)
        if number % SOLVED:
            max_played(one.rules, one.position)
        else:
            solve(one.rules, one.position)
        if number % max(1, count // 10) == 0:
            points.append((number, _in_use()))
            print(f"{number} positions: {points[-1][1]:.1f} MB", flush=True)
    return {"count": count, "megabytes": points, "growth": round(points[-1][1] - points[0][1], 2)}


def _in_use() -> float:
    """Resident memory in MB; where the system does not tell, the greatest so far."""
    status = Path("/proc/self/statm")
    if status.exists():
        pages = int(status.read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10
