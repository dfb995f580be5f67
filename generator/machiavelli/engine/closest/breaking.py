"""How few old melds must break, and a bound of the cards that move: depth first, under a limit of cost."""

from collections.abc import Iterator

from machiavelli.engine.closest.budget import Budget
from machiavelli.engine.closest.nodes import FAR, Node, Stage, Step
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.plans import Plans
from machiavelli.engine.closest.task import Task
from machiavelli.engine.solver.sweep import END, Sweep


class Breaking(Stage):
    """Finds what it costs to complete a node: melds broken exactly, cards moved at least.

    Where the plans place no jokers it is a bound: those that nothing asks for are taken to find room.
    """

    def __init__(self, sweep: Sweep, old: OldTable, budget: Budget, plans: Plans, most: int) -> None:
        super().__init__(Task(sweep, old, budget, False, plans.placing, most, old.cards), plans)
        self._least: dict[Node, int] = {}
        self._held: dict[Node, int] = {}
        self._steps: dict[Node, list[Step]] = {}

    def cost(self, node: Node, limit: int) -> int:
        """What completing ``node`` costs at least; no more exactly than it takes to exceed ``limit``.

        What is within the limit can be done, if perhaps at less.
        """
        if node.place == END:
            return 0
        held = self._held.get(node, FAR)
        if held <= limit:
            return held
        least = self._least.get(node, 0)
        if least > limit:
            return least
        least = FAR
        for step in self._all_steps(node):
            if step.cost > limit:
                least = min(least, step.cost)
                break
            total = step.cost + self.cost(step.after, limit - step.cost)
            if total <= limit:
                self._held[node] = total
                return total
            least = min(least, total)
        self._least[node] = least
        return least

    def fits(self, node: Node, limit: int) -> bool:
        """Whether completing ``node`` may cost no more than ``limit``."""
        return self.cost(node, limit) <= limit

    def least(self, node: Node, limit: int) -> int:
        """The least cost to complete ``node``, which is not below ``limit``."""
        while True:
            cost = self.cost(node, limit)
            if cost <= limit or cost >= FAR:
                return cost
            limit = cost

    def _all_steps(self, node: Node) -> list[Step]:
        known = self._steps.get(node)
        if known is None:
            known = self._steps[node] = self.steps(node)
        return known

    def ways(self, node: Node, limit: int) -> Iterator[list[tuple[Node, Step]]]:
        """The steps of each completion within ``limit``, each step with the node it leaves."""
        if node.place == END:
            yield []
            return
        for step in self._all_steps(node):
            if step.cost > limit:
                return
            if self.fits(step.after, limit - step.cost):
                for rest in self.ways(step.after, limit - step.cost):
                    yield [(node, step), *rest]
