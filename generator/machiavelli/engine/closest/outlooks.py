"""The outlook of a suit before a place: every way its open runs may look, with the least that each has cost.

All that the other suits and the groups ask of a suit is what it uses at each place. Ways of laying runs that
have used the same are kept together as one outlook, so that the search never tells them apart.
"""

from collections.abc import Mapping
from typing import NamedTuple

from machiavelli.engine.closest.open_runs import OpenRuns, Suit
from machiavelli.engine.closest.suit_ways import BREAK, UNUSED, SuitWays, Use, Way
from machiavelli.engine.closest.task import Task
from machiavelli.engine.solver.runs import OpenRuns as OpenLengths

NOTHING: Suit = ((), 0)
"""A suit without open runs, of whose old runs none is gone."""


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

    def __init__(self, task: Task) -> None:
        self._most_broken, self._most_moved = task.most_broken, task.most_moved
        self._suit_ways = SuitWays(task)
        self.ways = self._suit_ways.ways
        self.listed: list[dict[Suit, int]] = []
        self._numbers: dict[tuple[tuple[Suit, int], ...], int] = {}
        self._options: dict[tuple[int, int, int, int], dict[int, list[Option]]] = {}
        self.nothing = self.number({NOTHING: 0})
        self._idle = {0: [Option(0, UNUSED, self.nothing)]}

    def number(self, costs: Mapping[Suit, int]) -> int:
        """The number of the outlook with these costs."""
        key = tuple(sorted(costs.items()))
        if key not in self._numbers:
            self._numbers[key] = len(self.listed)
            self.listed.append(dict(key))
        return self._numbers[key]

    def options(self, place: int, suit: int, outlook: int, cards: int) -> dict[int, list[Option]]:
        """The options with so many cards for runs, cheapest first, by the jokers that they use."""
        if self._is_idle(place, suit, outlook, cards):
            return self._idle
        key = (place, suit, outlook, cards)
        if key not in self._options:
            by_jokers: dict[int, list[Option]] = {}
            for use, found in self._after(place, suit, outlook, cards).items():
                least = min(cost for cost, _ in found.values())
                looks = [(look, cost - least) for look, (cost, _) in found.items()]
                within = [(look, cost) for look, cost in looks if self._can_matter(cost)]
                by_jokers.setdefault(use.jokers, []).append(Option(least, use, self.number(dict(within))))
            for options in by_jokers.values():
                options.sort()
            self._options[key] = by_jokers
        return self._options[key]

    def _is_idle(self, place: int, suit: int, outlook: int, cards: int) -> bool:
        """Whether nothing becomes of a suit: it has no open runs, and takes no cards."""
        return not cards and outlook == self.nothing and self._suit_ways.is_idle(place, suit)

    def _can_matter(self, cost: int) -> bool:
        """Whether a look that costs so much more than another can belong to a way within bounds."""
        broken = (cost + BREAK // 2) // BREAK
        return broken <= self._most_broken and cost - broken * BREAK <= self._most_moved

    def origins(self, place: int, suit: int, outlook: int, use: Use) -> dict[Suit, tuple[int, Way]]:
        """For each way to look after ``use``, how it came about."""
        if self._is_idle(place, suit, outlook, use.cards):
            return {NOTHING: (0, Way(UNUSED, NOTHING, 0, NOTHING, ()))}
        return self._after(place, suit, outlook, use.cards)[use]

    def _after(
        self, place: int, suit: int, outlook: int, cards: int
    ) -> dict[Use, dict[Suit, tuple[int, Way]]]:
        found: dict[Use, dict[Suit, tuple[int, Way]]] = {}
        most = BREAK * self._most_broken + self._most_moved
        for before, so_far in self.listed[outlook].items():
            for way in self.ways(place, suit, before, cards):
                use, look, cost, _, _ = way
                total = so_far + cost
                if total > most:
                    continue
                looks = found.setdefault(use, {})
                known = looks.get(look)
                if known is None or total < known[0]:
                    looks[look] = (total, way)
        return found

    def lengths(self, place: int, runs: OpenRuns) -> OpenLengths:
        """The open runs before ``place`` as the sweep knows them."""
        return self._suit_ways.lengths(place, runs)
