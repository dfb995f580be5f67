"""Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.

Two searches over the same places, both depth first under a limit, as the sweep is. The first knows which old
runs the new ones must contain, and finds how few melds must break. The second also matches new melds with old
ones, follows only what the first says can be completed without breaking more, and finds how few cards move.
"""

from collections.abc import Iterator
from itertools import count
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from machiavelli.engine.choices import Choices, Node, Step, start_node
from machiavelli.engine.old_melds import OldTable
from machiavelli.engine.run_choices import free
from machiavelli.engine.sweep import END, Sweep

T = TypeVar("T")


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
    kept = KeptSearch(choices, whole)
    moved, steps = kept.fewest_moved((start, broken))
    return Closest(steps, broken, moved, sweep.counts.jokers.loose_left(steps[-1].after.jokers))


class _Listed(Generic[T]):
    """What a generator yields, produced only as far as anyone looks, and kept."""

    def __init__(self, source: Iterator[T]) -> None:
        self._source, self._seen = source, list[T]()

    def __iter__(self) -> Iterator[T]:
        for at in count():
            if at == len(self._seen):
                try:
                    self._seen.append(next(self._source))
                except StopIteration:
                    return
            yield self._seen[at]


class WholeSearch:
    """How few old melds must break from a node on; matches with old melds play no part."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._failed: dict[Node, int] = {}
        self._held: dict[Node, int] = {}
        self._steps: dict[Node, _Listed[Step]] = {}

    def fewest_broken(self, node: Node) -> int:
        """The fewest old melds that break in any completion; the node must have one."""
        return next(limit for limit in count() if self.fits(node, limit))

    def fits(self, node: Node, limit: int) -> bool:
        """Whether ``node`` can be completed with at most ``limit`` further old melds broken."""
        if limit < 0 or self._failed.get(node, -1) >= limit:
            return False
        if node.place == END or self._held.get(node, limit + 1) <= limit:
            return True
        found = any(self.fits(step.after, limit - step.broken) for step in self.steps(node))
        (self._held if found else self._failed)[node] = limit
        return found

    def steps(self, node: Node) -> _Listed[Step]:
        """The steps from ``node``."""
        if node not in self._steps:
            self._steps[node] = _Listed(self._choices.steps(node))
        return self._steps[node]


Reached: TypeAlias = tuple[Node, int]
"""A node, and how many old melds may still break."""


class KeptSearch:
    """How few cards must move from a node on, with no more old melds broken than allowed."""

    def __init__(self, choices: Choices, whole: WholeSearch) -> None:
        self._choices, self._whole = choices, whole
        self._failed: dict[Reached, int] = {}
        self._held: dict[Reached, int] = {}
        self._steps: dict[Reached, _Listed[tuple[int, Step, Reached]]] = {}

    def fewest_moved(self, reached: Reached) -> tuple[int, list[Step]]:
        """The fewest cards moved in any completion, which must exist, and the steps of one."""
        moved = next(limit for limit in count() if self.fits(reached, limit))
        steps, limit = [], moved
        while reached[0].place != END:
            more, step, reached = next(
                found for found in self._steps_from(reached) if self.fits(found[2], limit - found[0])
            )
            steps.append(step)
            limit -= more
        return moved, steps

    def fits(self, reached: Reached, limit: int) -> bool:
        """Whether a node can be completed with at most ``limit`` further cards moved."""
        if limit < 0 or self._failed.get(reached, -1) >= limit:
            return False
        if reached[0].place == END or self._held.get(reached, limit + 1) <= limit:
            return True
        found = any(self.fits(after, limit - more) for more, _, after in self._steps_from(reached))
        (self._held if found else self._failed)[reached] = limit
        return found

    def _steps_from(self, reached: Reached) -> _Listed[tuple[int, Step, Reached]]:
        if reached not in self._steps:
            self._steps[reached] = _Listed(self._find_steps(*reached))
        return self._steps[reached]

    def _find_steps(self, node: Node, spare: int) -> Iterator[tuple[int, Step, Reached]]:
        for unmatched in self._whole.steps(_unmatched(node)):
            left = spare - unmatched.broken
            if self._whole.fits(unmatched.after, left):
                for moved, step in self._choices.matched(node, unmatched):
                    yield moved, step, (step.after, left)


def _unmatched(node: Node) -> Node:
    """The node as the first search knows it."""
    return node._replace(runs=tuple(map(free, node.runs)), taken=0, kept=0)
