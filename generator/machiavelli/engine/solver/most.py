"""The most hand cards that can be played, without any layout."""

from machiavelli.engine.at_rest import collector_at_rest
from machiavelli.engine.checks import check_position
from machiavelli.engine.solver.both_ways import fewest_left_over
from machiavelli.engine.solver.busy_part import busy_part
from machiavelli.engine.solver.cases import Case, cases, is_one_case
from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


@collector_at_rest
def max_played(rules: Rules, position: Position) -> int:
    """Most hand cards in a legal play; 0 where there is none.

    Raises PositionError as :func:`machiavelli.engine.solver.solve.solve`.
    """
    check_position(rules, position)
    return most_played(rules, position)


def most_played(rules: Rules, position: Position) -> int:
    """The same for a position that is known to be possible and whose table is legal."""
    if not is_one_case(rules):
        return _most_of_cases(rules, position)
    counts = without_dead_cards(rules, count(rules, position))
    if not counts.hand:
        return 0
    if not counts.jokers.most:
        counts = busy_part(rules, counts)
    loss = fewest_left_over(Sweep(rules, counts, rules.turn.most_added))
    return 0 if loss is None else counts.hand - loss


def _most_of_cases(rules: Rules, position: Position) -> int:
    """The most of all cases; of each it is only asked whether it beats those before."""
    best, most = 0, rules.turn.most_added
    limit = len(position.hand) if most is None else min(len(position.hand), most)

    def beats(case: Case, sweep: Sweep) -> bool:
        return best < limit and sweep.can_lose_at_most(min(sweep.most_lost, case.loss(sweep, best + 1)))

    for case, sweep in cases(rules, position, True, beats):
        sweep.most_lost = min(sweep.most_lost, case.loss(sweep, best + 1))
        loss = fewest_left_over(sweep)
        if loss is not None:
            best = case.loss(sweep, loss)
    return best
