"""Our engine, counting only: no layout is made."""

from collections.abc import Callable

from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


class Ours:
    """The engine's sweep."""

    name = "ours"

    def prepare(self, rules: Rules, position: Position) -> Callable[[], int] | None:
        """See Method."""
        return lambda: max_played(rules, position)


def max_played(rules: Rules, position: Position) -> int:
    """Most hand cards in a legal play."""
    sweep = Sweep(rules, without_dead_cards(rules, count(rules, position)), rules.turn.most_added)
    loss = sweep.least_loss()
    played = 0 if loss is None else sweep.counts.hand - loss
    return played if played >= rules.turn.least_added else 0
