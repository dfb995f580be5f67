"""Our engine, counting only: no layout is made.

That the table is legal and the pack can make the position is checked beforehand; the other methods take it
for granted.
"""

from collections.abc import Callable
from functools import partial

from machiavelli.engine.checks import check_position
from machiavelli.engine.solver.most import most_played
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


class Ours:
    """The engine."""

    name = "ours"

    def prepare(self, rules: Rules, position: Position) -> Callable[[], int] | None:
        """See Method."""
        check_position(rules, position)
        return partial(most_played, rules, position)
