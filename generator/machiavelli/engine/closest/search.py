"""Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.

A first search, :mod:`.breaking`, finds how few old melds must break, and from any node on how many more; a
second one, :mod:`.moving`, also matches new melds with old ones, and follows only what need not break more.
"""

from typing import NamedTuple

from machiavelli.engine.closest.breaking import Breaking
from machiavelli.engine.closest.budget import Budget, BudgetSpent
from machiavelli.engine.closest.moving import Moving
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.replay import melds_of
from machiavelli.engine.closest.suit_ways import BREAK
from machiavelli.engine.solver.distance import cards_moved
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.errors import EngineFault
from machiavelli.model.position import Meld

WORK = 8_000
"""Work that the search may do before it gives out the best layout it has: see :class:`Budget`."""

BROKEN, MOVED = "melds_broken", "cards_moved"


class Closest(NamedTuple):
    """The melds of the closest layout found, with melds broken and cards moved as the search counts.

    ``undecided`` names the figures that were not proved to be the least.
    """

    melds: list[Meld]
    broken: int
    moved: int
    undecided: tuple[str, ...]


def closest(sweep: Sweep, old: OldTable, loss: int, work: int = WORK) -> Closest:
    """Find the closest layout with ``loss`` hand cards left over, which must be the least."""
    if not old.cards:
        return _any_laid(sweep, old, loss)
    budget = Budget(work)
    fewest, proved = 0, False
    try:
        while True:
            breaking, proved = Breaking(sweep, old, budget, fewest, guided=not sweep.jokers), False
            if breaking.fits(breaking.start(loss), fewest):
                proved = True
                found = _fewest_moved(sweep, old, loss, budget, breaking, fewest)
                if found is not None:
                    return found
            fewest += 1
    except BudgetSpent:
        pass
    if proved:
        try:
            found = _laid(sweep, old, loss, fewest, Budget(work))
            if found is not None:
                return found
        except BudgetSpent:
            pass
    return _fewer_and_fewer(sweep, old, loss, fewest, Budget(work // 2))


def _fewest_moved(
    sweep: Sweep, old: OldTable, loss: int, budget: Budget, breaking: Breaking, fewest: int
) -> Closest | None:
    """The layout that moves the fewest cards where ``fewest`` old melds break; None where more must break.

    Low bounds are tried first, for they leave the least to look at.
    """
    bound, step = fewest, 1
    while True:
        moving = Moving(sweep, old, budget, breaking, fewest, bound)
        way = moving.way(loss)
        if way is not None:
            moved = sum(step.cost for _, step in way) - fewest * BREAK
            return Closest(melds_of(moving, way), fewest, moved, ())
        if bound > old.cards:
            return None
        bound, step = min(bound + step, old.cards + 1), 2 * step


def _fewer_and_fewer(sweep: Sweep, old: OldTable, loss: int, fewest: int, budget: Budget) -> Closest:
    """From any layout on to ones that break fewer old melds, until none does or the work is done.

    At least ``fewest`` must break, that much is known.
    """
    best = _any_laid(sweep, old, loss)
    try:
        while best.broken > fewest:
            fewer = _laid(sweep, old, loss, best.broken - 1, budget)
            if fewer is None:
                break
            best = fewer
    except BudgetSpent:
        return best._replace(undecided=(BROKEN, MOVED))
    return best


def _any_laid(sweep: Sweep, old: OldTable, loss: int) -> Closest:
    found = _laid(sweep, old, loss, old.melds, Budget(None))
    if found is None:
        raise EngineFault("a layout that plays as many cards as the sweep found was not found")
    return found


def _laid(sweep: Sweep, old: OldTable, loss: int, most: int, budget: Budget) -> Closest | None:
    """Some layout that breaks no more than ``most`` old melds, whatever moves; None where there is none."""
    laying = Breaking(sweep, old, budget, most, placing=True, guided=True)
    start = laying.start(loss)
    if not laying.fits(start, most):
        return None
    way = laying.way(start, most)
    melds, broken = melds_of(laying, way), sum(step.cost for _, step in way) // BREAK
    moved = cards_moved(old.table, tuple(melds))
    # A card at least leaves each broken meld: if none moves beyond those, none can be spared.
    return Closest(melds, broken, moved, (MOVED,) if moved > broken else ())
