"""What the command takes to start: one position, a process of its own, beside a Python that does nothing."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Sequence

from bench.figures import Figures, times_only
from bench.positions import ROOT, Placed

TIMES = 9


def start_up(one: Placed) -> Figures:
    """Milliseconds of processor time for a bare Python and for ``machiavelli solve`` with one line."""
    line = json.dumps(one.as_line())
    commands = {
        "python": [sys.executable, "-c", "pass"],
        "machiavelli solve": [sys.executable, "-m", "machiavelli", "solve"],
    }
    milliseconds: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(TIMES):
        for name, command in commands.items():
            milliseconds[name].append(_processor_time(command, line))
    return {name: times_only(taken) for name, taken in milliseconds.items()}


def _processor_time(command: Sequence[str], line: str) -> float:
    before = _children()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "generator")}
    subprocess.run(command, input=line, capture_output=True, text=True, check=True, env=environment, cwd=ROOT)
    return 1000 * (_children() - before)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
