"""The best play of who may play as they like: how many cards, and the closest layout."""

from machiavelli.engine.closest.beside import closest_of_cases
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.search import Closest, closest
from machiavelli.engine.solver.cases import is_one_case
from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.fewest import fewest_left_over
from machiavelli.engine.solver.most import most_played
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


def best_play(rules: Rules, position: Position) -> tuple[int, Closest] | None:
    """The most cards that can be played, and the closest layout that plays them; None if there is no play."""
    if not is_one_case(rules):
        most = most_played(rules, position)
        return (most, closest_of_cases(rules, position, most)) if most else None
    sweep = Sweep(rules, without_dead_cards(rules, count(rules, position)), rules.turn.most_added)
    loss = fewest_left_over(sweep)
    if loss is None:
        return None
    return sweep.counts.hand - loss, closest(sweep, OldTable(position.table), loss)
