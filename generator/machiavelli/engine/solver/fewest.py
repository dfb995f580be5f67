"""The fewest hand cards left over: searched best first, from the end of the suits with fewer cards.

The more cards there are at the places first swept, the more states are reached before it turns out which of
them lead anywhere: on large tables one end may take ten times as long as the other.
"""

from machiavelli.engine.solver.best_first import best_first
from machiavelli.engine.solver.counts import Counts
from machiavelli.engine.solver.room import jokers_placed
from machiavelli.engine.solver.sweep import Sweep


def fewest_left_over(sweep: Sweep) -> int | None:
    """Fewest hand cards left over in a legal play, which adds at least one; None where there is none."""
    moves = sweep.relaxed_moves(upside_down=_more_low(sweep.counts))
    found = best_first(moves, sweep.jokers, sweep.most_lost)
    if found is None:
        return None
    least = found.lost
    if least >= sweep.fewest_lost:
        placed = jokers_placed(sweep.runs_alone(), moves, found)
        if any(sweep.jokers_fit(spent, room, 0) for spent, room in placed.items()):
            return least
    for limit in range(max(least, sweep.fewest_lost), sweep.most_lost + 1):
        if sweep.can_lose(limit):
            return limit
    return None


def _more_low(counts: Counts) -> bool:
    """Whether there are more cards from the two to the five than from the ten to the king."""
    low = sum([copies.most for row in counts.naturals for copies in row[2:6]])
    return low > sum([copies.most for row in counts.naturals for copies in row[10:]])
