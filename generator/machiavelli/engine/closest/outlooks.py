"""The outlook of a suit before a place: every way its open runs may look, with the least that each has cost.

All that the other suits and the groups ask of a suit is what it uses at each place. Ways of laying runs that
have used the same are kept together as one outlook, so that the search never tells them apart.
"""

from collections.abc import Mapping
from typing import NamedTuple

from machiavelli.engine.closest.budget import Budget
from machiavelli.engine.closest.dominance import Dominance
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.open_runs import OpenRuns, Suit
from machiavelli.engine.closest.suit_ways import BREAK, Origin, SuitWays, Use
from machiavelli.engine.solver.runs import OpenRuns as OpenLengths
from machiavelli.engine.solver.sweep import Sweep


class Option(NamedTuple):
    """A use with its cost, and the number of the outlook after it."""

    cost: int
    use: Use
    after: int


class Outlooks:
    """Numbers the outlooks of all suits and lists what can be used from them.

    Without ``matching`` only broken melds cost. What breaks or moves more than the bounds is left
    out.
    """

    def __init__(
        self,
        sweep: Sweep,
        old: OldTable,
        budget: Budget,
        matching: bool,
        placing: bool,
        most_broken: int,
        most_moved: int,
    ) -> None:
        self.sweep = sweep
        self._most_broken, self._most_moved = most_broken, most_moved
        self._ways = SuitWays(sweep, old, budget, matching, placing, most_broken, most_moved)
        self._dominance = Dominance(sweep.run_shape, old, matching)
        self.listed: list[dict[Suit, int]] = []
        self._numbers: dict[tuple[tuple[Suit, int], ...], int] = {}
        self._options: dict[tuple[int, int, int], list[list[Option]]] = {}
        self.nothing = self.number({((), 0): 0})

    def number(self, costs: Mapping[Suit, int]) -> int:
        """The number of the outlook with these costs."""
        key = tuple(sorted(costs.items()))
        if key not in self._numbers:
            self._numbers[key] = len(self.listed)
            self.listed.append(dict(key))
        return self._numbers[key]

    def options(self, place: int, suit: int, outlook: int) -> list[list[Option]]:
        """For each number of cards for runs, the options with it, cheapest first."""
        key = (place, suit, outlook)
        if key not in self._options:
            by_cards: list[list[Option]] = [[] for _ in range(self.sweep.supply(place, suit) + 1)]
            for use, found in self._after(place, suit, outlook).items():
                least = min(cost for cost, _ in found.values())
                looks = [(look, cost - least) for look, (cost, _) in found.items()]
                within = [(look, cost) for look, cost in looks if self._can_matter(cost)]
                costs = self._dominance.undominated(place + 1, suit, within)
                by_cards[use.cards].append(Option(least, use, self.number(costs)))
            self._options[key] = [sorted(options) for options in by_cards]
        return self._options[key]

    def _can_matter(self, cost: int) -> bool:
        """Whether a look that costs so much more than another can belong to a way within bounds."""
        broken = (cost + BREAK // 2) // BREAK
        return broken <= self._most_broken and cost - broken * BREAK <= self._most_moved

    def origins(self, place: int, suit: int, outlook: int, use: Use) -> dict[Suit, tuple[int, Origin]]:
        """For each way to look after ``use``, how it came about."""
        return self._after(place, suit, outlook)[use]

    def _after(self, place: int, suit: int, outlook: int) -> dict[Use, dict[Suit, tuple[int, Origin]]]:
        found: dict[Use, dict[Suit, tuple[int, Origin]]] = {}
        most = BREAK * self._most_broken + self._most_moved
        for before, so_far in self.listed[outlook].items():
            for use, look, cost, origin in self._ways.ways(place, suit, before):
                total = so_far + cost
                if total > most:
                    continue
                looks = found.setdefault(use, {})
                known = looks.get(look)
                if known is None or total < known[0]:
                    looks[look] = (total, origin)
        return found

    def lengths(self, place: int, runs: OpenRuns) -> OpenLengths:
        """The open runs before ``place`` as the sweep knows them."""
        return self._ways.lengths(place, runs)
