"""The orders in which the steps of a play can be made, each as it is told."""

from collections.abc import Sequence
from itertools import permutations

from machiavelli.engine.explain.replay import replay
from machiavelli.engine.tables import written
from machiavelli.errors import EngineFault
from machiavelli.model.position import Table
from machiavelli.model.steps import Step
from machiavelli.model.variant import Rules

FEWEST, MOST = 3, 5
"""Steps between which a question about their order makes sense."""


def orders(rules: Rules, table: Table, steps: Sequence[Step]) -> tuple[tuple[int, ...], ...]:
    """Every order in which each step finds its cards, and the place they go to, lying as it says."""
    return tuple(
        order
        for order in permutations(range(len(steps)))
        if _can_be_played(rules, table, [steps[at] for at in order])
    )


def _can_be_played(rules: Rules, table: Table, steps: Sequence[Step]) -> bool:
    now = written(rules, table)
    try:
        for step in steps:
            now = replay(rules, now, step)
    except EngineFault:
        return False
    return True
