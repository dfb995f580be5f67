"""How few cards must move where no more melds break than must: best first, sure breaks counted in."""

from typing import NamedTuple, Optional

from machiavelli.engine.closest.breaking import Breaking
from machiavelli.engine.closest.budget import Budget
from machiavelli.engine.closest.nodes import FAR, Node, Stage, Step
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.open_runs import FREE, Suit
from machiavelli.engine.closest.suit_ways import BREAK
from machiavelli.engine.solver.sweep import END, Sweep


class Trail(NamedTuple):
    """How a node was reached: the step to it, the node that it left, and how that was reached."""

    step: Step
    node: Node
    before: Optional["Trail"]


class Reached(NamedTuple):
    """A node reached at some cost. Steps from it that cost up to ``done`` are followed already (-1: none).

    ``broken`` further old melds break at least.
    """

    node: Node
    cost: int
    trail: Trail | None
    done: int
    broken: int


class Moving(Stage):
    """One search within bounds of melds broken and cards moved."""

    def __init__(
        self, sweep: Sweep, old: OldTable, budget: Budget, breaking: Breaking, broken: int, moved: int
    ) -> None:
        super().__init__(sweep, old, budget, True, True, broken, moved)
        self._most = broken * BREAK + moved
        self._breaking, self._fewest = breaking, broken
        self._waiting: dict[int, list[list[Reached]]] = {}
        self._unmatched: dict[int, int] = {}

    def way(self, limit: int) -> list[tuple[Node, Step]] | None:
        """The steps of the best way that leaves over ``limit`` hand cards, each with the node it leaves.

        None where every one breaks or moves more than the bounds allow.
        """
        self._push(self._fewest * BREAK, Reached(self.start(limit), 0, None, -1, self._fewest))
        cheapest: dict[Node, int] = {}
        while self._waiting:
            bound = min(self._waiting)
            reached = self._pop(bound)
            if reached is None:
                del self._waiting[bound]
                continue
            node, cost, trail, done, broken = reached
            if node.place == END:
                return _steps(trail)
            if done < 0:
                if cheapest.get(node, FAR) <= cost:
                    continue
                at_least = self._fewest_broken(node, cost, broken, bound)
                if cost + at_least * BREAK > bound:
                    self._push(cost + at_least * BREAK, reached._replace(broken=at_least))
                    continue
                cheapest[node] = cost
                reached = reached._replace(broken=at_least)
            elif cheapest[node] < cost:
                continue
            self._follow(reached, bound, cheapest)
        return None

    def _follow(self, reached: Reached, bound: int, cheapest: dict[Node, int]) -> None:
        """Put aside the nodes that can be reached within ``bound``, the best of them on top."""
        node, cost, trail, done, _ = reached
        steps, dearer = self.steps(node, bound - cost)
        for step in reversed(steps):
            total = cost + step.cost
            if step.cost > done and cheapest.get(step.after, FAR) > total:
                self._push(bound, Reached(step.after, total, Trail(step, node, trail), -1, 0))
        if dearer < FAR:
            self._push(cost + dearer, reached._replace(done=bound - cost))

    def _push(self, bound: int, reached: Reached) -> None:
        if bound <= self._most:
            if bound not in self._waiting:
                self._waiting[bound] = [[] for _ in range(END + 1)]
            self._waiting[bound][reached.node.place].append(reached)

    def _pop(self, bound: int) -> Reached | None:
        """What waits at the highest place, the last come first."""
        for stack in reversed(self._waiting[bound]):
            if stack:
                return stack.pop()
        return None

    def _fewest_broken(self, node: Node, cost: int, broken: int, bound: int) -> int:
        """How many further old melds break at least, no more exactly than it takes to exceed ``bound``."""
        plain = tuple([self._without_matches(outlook) for outlook in node.outlooks])
        seen = Node(node.place, plain, node.low_aces, node.marks & self.old.wholes, node.limit, node.jokers)
        while cost + broken * BREAK <= bound and not self._breaking.fits(seen, broken):
            broken += 1
        return broken

    def _without_matches(self, outlook: int) -> int:
        """The outlook as the first search knows it."""
        if outlook not in self._unmatched:
            costs: dict[Suit, int] = {}
            for (runs, _), cost in self.outlooks.listed[outlook].items():
                look = (tuple(sorted([run._replace(match=FREE, pledged=False) for run in runs])), 0)
                costs[look] = min(cost // BREAK * BREAK, costs.get(look, FAR))
            self._unmatched[outlook] = self._breaking.outlooks.number(costs)
        return self._unmatched[outlook]


def _steps(trail: Trail | None) -> list[tuple[Node, Step]]:
    steps = []
    while trail is not None:
        steps.append((trail.node, trail.step))
        trail = trail.before
    return steps[::-1]
