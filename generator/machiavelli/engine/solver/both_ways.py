"""Sweeping a position from below and from above, until one of both has the answer."""

from dataclasses import replace

from machiavelli.engine.solver.counts import Counts
from machiavelli.engine.solver.loss_search import UNLIMITED
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.variant import Rules

FIRST_SHARE = 100
"""States that the first sweep looks into before the other has its turn."""


def fewest_left_over(sweep: Sweep) -> int | None:
    """Fewest hand cards left over in a legal play, which adds at least one; None where there is none.

    From below and from above the states to be looked into may differ a hundredfold, and nobody can tell
    beforehand: so both directions take turns, with twice as many states each time. With jokers one direction
    is enough: there the states are held down by what cannot be done once no joker is left.
    """
    sweeps, quicker = [sweep], 0
    limit = sweep.fewest_lost
    while limit <= sweep.most_lost:
        states = FIRST_SHARE if not sweep.jokers else UNLIMITED
        while (bound := sweeps[quicker].bound_within(limit, states)) is None:
            if len(sweeps) == 1:
                sweeps.append(Sweep(*upside_down(sweep.rules, sweep.counts), sweep.most_played))
            quicker = 1 - quicker
            states *= 2
        if bound > limit:
            limit = bound
        elif sweeps[quicker].can_lose(limit):
            return limit
        else:
            limit += 1
    return None


def upside_down(rules: Rules, counts: Counts) -> tuple[Rules, Counts]:
    """The same position with the king for the two, the queen for the three and so on."""
    melds = replace(rules.melds, ace_low=rules.melds.ace_high, ace_high=rules.melds.ace_low)
    rows = [(*row[:2], *reversed(row[2:])) for row in counts.naturals]
    return replace(rules, melds=melds), Counts(tuple(rows), counts.jokers)
