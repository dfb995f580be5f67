"""The fewest hand cards left over: searched best first, from the end of the suits with fewer cards.

The more cards there are at the places first swept, the more states are reached before it turns out which of
them lead anywhere: on large tables one end may take ten times as long as the other.
"""

from dataclasses import replace

from machiavelli.engine.solver.counts import Counts
from machiavelli.engine.solver.sweep import Sweep


def fewest_left_over(sweep: Sweep) -> int | None:
    """Fewest hand cards left over in a legal play, which adds at least one; None where there is none."""
    swept = sweep if _fewer_low(sweep.counts) else _upside_down(sweep)
    end = swept.best_first(sweep.most_lost)
    if end is None:
        return None
    least = end[3]
    if least >= sweep.fewest_lost and swept.can_follow(end):
        return least
    for limit in range(max(least, sweep.fewest_lost), sweep.most_lost + 1):
        if sweep.can_lose(limit):
            return limit
    return None


def _fewer_low(counts: Counts) -> bool:
    """Whether there are no more cards from the two to the five than from the ten to the king."""
    low = sum([copies.most for row in counts.naturals for copies in row[2:6]])
    return low <= sum([copies.most for row in counts.naturals for copies in row[10:]])


def _upside_down(sweep: Sweep) -> Sweep:
    """The same position with the king for the two, the queen for the three and so on."""
    rules, counts = sweep.rules, sweep.counts
    melds = replace(rules.melds, ace_low=rules.melds.ace_high, ace_high=rules.melds.ace_low)
    rows = [(*row[:2], *reversed(row[2:])) for row in counts.naturals]
    return Sweep(replace(rules, melds=melds), Counts(tuple(rows), counts.jokers), sweep.most_played)
