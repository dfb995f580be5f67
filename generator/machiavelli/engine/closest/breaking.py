"""How few old melds must break: depth first, under a limit of melds that may."""

from itertools import product

from machiavelli.engine.closest.budget import Budget
from machiavelli.engine.closest.nodes import FAR, Node, Stage, Step
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.suit_ways import BREAK
from machiavelli.engine.solver.runs import OpenRuns
from machiavelli.engine.solver.sweep import END, State, Sweep


class Breaking(Stage):
    """Finds whether a node can be completed with so many further old melds broken.

    Without ``placing`` it is a bound: jokers that nothing asks for are taken to find room. ``guided``: the
    sweep is asked of every node whether it can be completed at all.
    """

    def __init__(
        self,
        sweep: Sweep,
        old: OldTable,
        budget: Budget,
        most: int,
        placing: bool = False,
        guided: bool = False,
    ) -> None:
        super().__init__(sweep, old, budget, False, placing, most, 0)
        self._guided = guided
        self._least: dict[Node, int] = {}
        self._held: dict[Node, int] = {}
        self._lengths: dict[tuple[int, int], list[OpenRuns]] = {}

    def fits(self, node: Node, limit: int) -> bool:
        """Whether ``node`` can be completed with at most ``limit`` further old melds broken."""
        if node.place == END or self._held.get(node, FAR) <= limit:
            return True
        if self._least.get(node, 0) > limit:
            return False
        if self._guided and node not in self._least and not self._can_play(node):
            self._least[node] = FAR
            return False
        for step in self.steps(node, limit * BREAK)[0]:
            if self.fits(step.after, limit - step.cost // BREAK):
                self._held[node] = limit
                return True
        self._least[node] = limit + 1
        return False

    def way(self, node: Node, limit: int) -> list[tuple[Node, Step]]:
        """The steps of one completion within ``limit``, which must exist, each with the node it leaves."""
        way = []
        while node.place != END:
            step = next(
                step
                for step in self.steps(node, limit * BREAK)[0]
                if self.fits(step.after, limit - step.cost // BREAK)
            )
            way.append((node, step))
            node, limit = step.after, limit - step.cost // BREAK
        return way

    def _can_play(self, node: Node) -> bool:
        """Whether the sweep can complete some look of the node."""
        looks = [self._lengths_of(node.place, outlook) for outlook in node.outlooks]
        room = 0 if self.placing else self.sweep.jokers - node.jokers
        return any(
            self.sweep.fits(State(node.place, runs, node.low_aces, node.jokers, room), node.limit)
            for runs in product(*looks)
        )

    def _lengths_of(self, place: int, outlook: int) -> list[OpenRuns]:
        key = (place, outlook)
        if key not in self._lengths:
            looks = self.outlooks.listed[outlook]
            self._lengths[key] = sorted({self.outlooks.lengths(place, runs) for runs, _ in looks})
        return self._lengths[key]
