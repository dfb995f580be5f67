"""Our engine, counting only: no layout is made."""

from collections.abc import Callable
from functools import partial

from machiavelli.engine import max_played
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


class Ours:
    """The engine."""

    name = "ours"

    def prepare(self, rules: Rules, position: Position) -> Callable[[], int] | None:
        """See Method."""
        return partial(max_played, rules, position)
