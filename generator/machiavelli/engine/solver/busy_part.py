"""Leaving out what no hand card can reach: melds that share no possible meld with one, and so on.

For counting without jokers only: such melds may lie as they are, whatever becomes of the others. Cards of a
suit are a mask of bits, one for each place.
"""

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import NOTHING, Counts, in_at_least, places_in_runs
from machiavelli.model.cards import ACE
from machiavelli.model.variant import Rules

_LOW, _HIGH = 1 << ACE, 1 << HIGH_ACE


def busy_part(rules: Rules, counts: Counts) -> Counts:
    """The cards that a chain of possible melds connects with a card of the hand."""
    there = [sum([1 << rank for rank, copies in enumerate(row) if copies.most]) for row in counts.naturals]
    busy = [sum([1 << rank for rank, copies in enumerate(row) if copies.hand]) for row in counts.naturals]
    _spread(rules, there, busy)
    if busy == there:
        return counts
    rows = [
        tuple([copies if busy[suit] >> rank & 1 else NOTHING for rank, copies in enumerate(row)])
        for suit, row in enumerate(counts.naturals)
    ]
    return Counts(tuple(rows), counts.jokers)


def _spread(rules: Rules, there: list[int], busy: list[int]) -> None:
    """Make busy what shares a possible meld with something busy, until nothing more does."""
    groups = in_at_least(there, rules.melds.group_min)
    runs = [places_in_runs(rules, cards, 0) for cards in there]
    before: list[int] = []
    while busy != before:
        before = busy[:]
        ranks = (busy[0] | busy[1] | busy[2] | busy[3]) & groups
        for suit in range(4):
            cards = busy[suit] | ranks & there[suit]
            busy[suit] = cards | _along_runs(cards, runs[suit]) if runs[suit] else cards


def _along_runs(cards: int, runs: int) -> int:
    """The cards that lie in one stretch of possible runs with some of ``cards``."""
    reached = (cards | (_HIGH if cards & _LOW else 0)) & runs
    before = 0
    while reached != before:
        before = reached
        reached |= (reached << 1 | reached >> 1) & runs
        if reached & (_LOW | _HIGH):
            reached |= (_LOW | _HIGH) & runs
    return (reached | (_LOW if reached & _HIGH else 0)) & ~_HIGH
