"""Where the time goes: the functions of the engine that take most of it, on one set."""

import cProfile
import pstats
from collections.abc import Callable, Sequence

from bench.positions import Placed
from machiavelli.engine import max_played, solve

TOP = 25


def profile(placed: Sequence[Placed], whole: bool) -> None:
    """Print the functions by their own time, for counting only or for the ``whole`` solve."""
    question: Callable[..., object] = solve if whole else max_played
    watch = cProfile.Profile()
    watch.enable()
    for one in placed:
        question(one.rules, one.position)
    watch.disable()
    pstats.Stats(watch).strip_dirs().sort_stats("tottime").print_stats(TOP)
