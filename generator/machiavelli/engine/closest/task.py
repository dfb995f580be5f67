"""What one search for the closest layout is asked."""

from typing import NamedTuple

from machiavelli.engine.closest.budget import Budget
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.solver.sweep import Sweep


class Task(NamedTuple):
    """A position, the work allowed, and what counts.

    Without ``matching`` new melds are not matched with old ones: only broken melds cost. Without ``placing``
    jokers that nothing asks for are taken to find room. What breaks or moves more is left out.
    """

    sweep: Sweep
    old: OldTable
    budget: Budget
    matching: bool
    placing: bool
    most_broken: int
    most_moved: int
