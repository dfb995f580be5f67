"""Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.

Two searches over the same places. The first, depth first under a limit like the sweep itself, knows which old
runs the new ones must contain, and finds how few melds must break. The second goes in order of cards moved and
follows only what the first says can be completed without breaking more.
"""

from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from machiavelli.engine.choices import Choices, Node, Step, start_node
from machiavelli.engine.old_melds import OldTable
from machiavelli.engine.run_choices import free
from machiavelli.engine.sweep import END, Sweep


class Closest(NamedTuple):
    """The answer: the steps place by place, melds broken, cards moved, and loose jokers that stay loose."""

    steps: list[Step]
    broken: int
    moved: int
    loose_jokers: int


def closest(sweep: Sweep, old: OldTable, loss: int) -> Closest:
    """Find the closest layout with ``loss`` hand cards left over, which must be the least."""
    choices = Choices(sweep, old)
    whole = WholeSearch(choices)
    start = start_node(loss)
    broken = whole.fewest_broken(start)
    steps, moved = _fewest_moved(choices, whole, start, broken)
    return Closest(steps, broken, moved, sweep.counts.jokers.loose_left(steps[-1].after.jokers))


class WholeSearch:
    """How few old melds must break from a node on; matches with old melds play no part."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._melds = len(choices.old.melds)
        self._failed: dict[Node, int] = {}
        self._held: dict[Node, int] = {}
        self._steps: dict[Node, list[Step]] = {}

    def fewest_broken(self, node: Node) -> int:
        """The fewest old melds that break in any completion; the node must have one."""
        return next(limit for limit in range(self._melds + 1) if self.fits(node, limit))

    def fits(self, node: Node, limit: int) -> bool:
        """Whether ``node`` can be completed with at most ``limit`` further old melds broken."""
        if node.place == END:
            return limit >= 0
        if limit < 0 or self._failed.get(node, -1) >= limit:
            return False
        if self._held.get(node, self._melds + 1) <= limit:
            return True
        for step in self.steps(node):
            if step.broken > limit:
                break
            if self.fits(step.after, limit - step.broken):
                self._held[node] = limit
                return True
        self._failed[node] = limit
        return False

    def steps(self, node: Node) -> list[Step]:
        """The steps from ``node``, those that break fewest melds first."""
        if node not in self._steps:
            self._steps[node] = sorted(self._choices.steps(node), key=lambda step: step.broken)
        return self._steps[node]


Reached: TypeAlias = tuple[Node, int]
"""A node, and how many old melds may still break."""


def _fewest_moved(choices: Choices, whole: WholeSearch, start: Node, broken: int) -> tuple[list[Step], int]:
    first = (start, broken)
    costs: dict[Reached, int] = {first: 0}
    links: dict[Reached, tuple[Reached, Step]] = {}
    queue: list[tuple[int, int, int, Reached]] = [(0, -start.place, 0, first)]
    while queue:
        moved, _, _, reached = heappop(queue)
        node, spare = reached
        if moved > costs[reached]:
            continue
        if node.place == END:
            return _trace(links, reached), moved
        for unmatched in whole.steps(_unmatched(node)):
            left = spare - unmatched.broken
            if not whole.fits(unmatched.after, left):
                continue
            for more, step in choices.matched(node, unmatched):
                after, cost = (step.after, left), moved + more
                if cost < costs.get(after, cost + 1):
                    costs[after] = cost
                    links[after] = (reached, step)
                    heappush(queue, (cost, -step.after.place, len(links), after))
    raise AssertionError("the fewest broken melds have no layout")


def _trace(links: dict[Reached, tuple[Reached, Step]], reached: Reached) -> list[Step]:
    steps = []
    while reached in links:
        reached, step = links[reached]
        steps.append(step)
    return steps[::-1]


def _unmatched(node: Node) -> Node:
    """The node as the first search knows it."""
    return node._replace(runs=tuple(map(free, node.runs)), taken=0, kept=0)
