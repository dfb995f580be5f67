"""Putting the melds of a solution in order: cards as the judge shows them, old melds first."""

from collections.abc import Sequence

from machiavelli.engine.solver.distance import homes
from machiavelli.engine.tables import written
from machiavelli.model.position import Meld, Table
from machiavelli.model.variant import Rules


def in_order(rules: Rules, before: Table, melds: Sequence[Meld]) -> Table:
    """The table of these melds.

    First the melds that go on from melds of ``before``, in that order, then the new ones by first card.
    """
    after = written(rules, tuple(melds))
    continues = {new: old for old, new in homes(before, after).items()}
    going_on = sorted(continues, key=continues.__getitem__)
    fresh = [meld for new, meld in enumerate(after) if new not in continues]
    fresh.sort(key=lambda meld: [card.sort_key for card in meld])
    return (*[after[new] for new in going_on], *fresh)
