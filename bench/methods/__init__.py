"""The ways to count: ours, the integer program and the peers, each behind the same small face."""

from collections.abc import Callable
from typing import Protocol

from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


class Method(Protocol):
    """One way to find the most hand cards that can be played."""

    name: str

    def prepare(self, rules: Rules, position: Position) -> Callable[[], int] | None:
        """Bring the position into the method's own form, which is not timed.

        Returns the question, which is timed: a call that gives the most hand cards that can be played. None
        where the method does not know these rules.
        """
        ...
