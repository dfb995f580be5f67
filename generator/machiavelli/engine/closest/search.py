"""Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.

A first search, :mod:`.breaking`, finds how few old melds must break, and from any node on what it costs at
least; its layout is often the closest already. If not, and there are no jokers, the few others that break no
more are measured one by one: :mod:`.listing`. Where that does not do, a second search, :mod:`.moving`, also
matches new melds with old ones, and follows only what the first leaves open.
"""

from typing import NamedTuple

from machiavelli.engine.closest.breaking import Breaking
from machiavelli.engine.closest.budget import Budget, BudgetSpent
from machiavelli.engine.closest.listing import TooMany, fewest_moved
from machiavelli.engine.closest.moving import Moving
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.plans import Plans
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
    return _Search(sweep, old, loss).closest(work)


class _Search:
    """What the searches for one closest layout share."""

    def __init__(self, sweep: Sweep, old: OldTable, loss: int) -> None:
        self.sweep, self.old, self.loss = sweep, old, loss
        self.placing = Plans(sweep, old, loss, True)
        self.bounding = Plans(sweep, old, loss, False) if sweep.jokers else self.placing

    def closest(self, work: int) -> Closest:
        """The closest layout, or a close one where so much work is not enough."""
        if not self.old.melds:
            return self._any_laid()
        budget = Budget(work)
        least, proved = 0, False
        try:
            breaking = Breaking(self.sweep, self.old, budget, self.bounding, self.old.melds)
            while True:
                least = breaking.least(breaking.start(self.loss), least)
                proved = True
                found = self._fewest_moved(breaking, least)
                if found is not None:
                    return found
                least, proved = (least // BREAK + 1) * BREAK, False
        except BudgetSpent:
            pass
        if proved:
            try:
                found = self._laid(least // BREAK, Budget(work))
                if found is not None:
                    return found
            except BudgetSpent:
                pass
        return self._fewer_and_fewer(least // BREAK, Budget(work // 2))

    def _fewest_moved(self, breaking: Breaking, least: int) -> Closest | None:
        """The layout that moves the fewest cards where no more old melds break than in one that costs at
        ``least`` so much; None where more must break.

        Low bounds are tried first, for they leave the least to look at.
        """
        fewest, bound = divmod(least, BREAK)
        most, best = self.old.cards, None
        if not self.sweep.jokers:
            best = self._laid_by(breaking, least)
            most = best.moved - 1
            try:
                found = fewest_moved(breaking, breaking.start(self.loss), fewest * BREAK, most)
                return best if found is None else Closest(found[0], fewest, found[1], ())
            except TooMany:
                pass
        further = 1
        while bound <= most:
            moving = Moving(breaking, self.placing, fewest, bound)
            way = moving.way(self.loss)
            if way is not None:
                broken, moved = divmod(sum(step.cost for _, step in way), BREAK)
                return Closest(melds_of(moving, way), broken, moved, ())
            if bound == most:
                break
            bound, further = min(bound + further, most), 2 * further
        return best

    def _laid_by(self, breaking: Breaking, limit: int) -> Closest:
        """The layout of a way within ``limit``, which must exist."""
        way = next(breaking.ways(breaking.start(self.loss), limit))
        melds, broken = melds_of(breaking, way), sum(step.cost for _, step in way) // BREAK
        return Closest(melds, broken, cards_moved(self.old.table, tuple(melds)), ())

    def _fewer_and_fewer(self, fewest: int, budget: Budget) -> Closest:
        """From any layout on to ones that break fewer old melds, until none does or the work is done.

        At least ``fewest`` must break, that much is known.
        """
        best = self._any_laid()
        try:
            while best.broken > fewest:
                fewer = self._laid(best.broken - 1, budget)
                if fewer is None:
                    break
                best = fewer
        except BudgetSpent:
            return best._replace(undecided=(BROKEN, MOVED))
        return best

    def _any_laid(self) -> Closest:
        found = self._laid(self.old.melds, Budget(None))
        if found is None:
            raise EngineFault("a layout that plays as many cards as the sweep found was not found")
        return found

    def _laid(self, most: int, budget: Budget) -> Closest | None:
        """Some layout that breaks no more than ``most`` old melds, whatever moves; None if there is none."""
        laying = Breaking(self.sweep, self.old, budget, self.placing, most)
        limit = most * BREAK + BREAK - 1
        if not laying.fits(laying.start(self.loss), limit):
            return None
        found = self._laid_by(laying, limit)
        # A card at least leaves each broken meld: if none moves beyond those, none can be spared.
        proved = self.old.is_whole and found.moved <= found.broken
        return found if proved else found._replace(undecided=(MOVED,))
