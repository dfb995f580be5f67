"""The most hand cards that can be played, without any layout."""

from collections.abc import Collection, Sequence

from machiavelli.engine.at_rest import collector_at_rest
from machiavelli.engine.solver.busy_part import busy_part
from machiavelli.engine.solver.cases import Case, cases, is_one_case
from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.fewest import fewest_left_over
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Position
from machiavelli.model.variant import Rules


@collector_at_rest
def most_played(
    rules: Rules, position: Position, wanted: Collection[Card] = (), laid: Sequence[Meld] = ()
) -> int:
    """Most hand cards in a legal play with those ``wanted`` and the melds ``laid``; 0 where there is none.

    The position must be possible and its table legal. Whether the player has opened, or held something back,
    is not asked.
    """
    if wanted or laid or not is_one_case(rules):
        return _most_of_cases(rules, position, wanted, laid)
    counts = without_dead_cards(rules, count(rules, position))
    if not counts.hand:
        return 0
    if not counts.jokers.most:
        counts = busy_part(rules, counts)
    loss = fewest_left_over(Sweep(rules, counts, rules.turn.most_added))
    return 0 if loss is None else counts.hand - loss


def _most_of_cases(rules: Rules, position: Position, wanted: Collection[Card], laid: Sequence[Meld]) -> int:
    """The most of all cases; of each it is only asked whether it beats those before."""
    best, most = 0, rules.turn.most_added
    limit = len(position.hand) if most is None else min(len(position.hand), most)

    def beats(case: Case, sweep: Sweep) -> bool:
        return best < limit and sweep.can_lose_at_most(min(sweep.most_lost, case.loss(sweep, best + 1)))

    for case, sweep in cases(rules, position, True, beats, wanted, laid):
        sweep.most_lost = min(sweep.most_lost, case.loss(sweep, best + 1))
        loss = fewest_left_over(sweep)
        if loss is not None:
            best = case.loss(sweep, loss)
    return best
