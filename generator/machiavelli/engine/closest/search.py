"""Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.

Two searches over the same places, both depth first under a limit, as the sweep is. The first knows which old
runs the new ones must contain, and finds how few melds must break. The second also matches new melds with old
ones, follows only what the first says can be completed without breaking more, and finds how few cards move.
Both list the steps from a node by what they cost, and so never look at those that cost too much.
"""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from machiavelli.engine.closest.choices import Choices, Node, Step, start_node
from machiavelli.engine.closest.matches import Match, Matches
from machiavelli.engine.closest.old_melds import OldTable
from machiavelli.engine.closest.open_runs import free
from machiavelli.engine.solver.listed import Listed
from machiavelli.engine.solver.memory import Jokers, Memory
from machiavelli.engine.solver.sweep import END, Sweep


class Closest(NamedTuple):
    """The answer: the steps place by place, melds broken, cards moved, and loose jokers that stay loose."""

    steps: list[Step]
    broken: int
    moved: int
    loose_jokers: int


def closest(sweep: Sweep, old: OldTable, loss: int) -> Closest:
    """Find the closest layout with ``loss`` hand cards left over, which must be the least."""
    start = start_node(loss)
    every = Choices(sweep, old, lazy=False)
    whole = WholeSearch(sweep, old, Choices(sweep, old, lazy=True) if sweep.jokers else every)
    broken = whole.fewest_broken(start)
    moved, steps = KeptSearch(sweep, old, every, whole).fewest_moved(start, broken)
    return Closest(steps, broken, moved, sweep.counts.jokers.loose_left(steps[-1].after.jokers))


class WholeSearch:
    """How few old melds must break from a node on; matches with old melds play no part."""

    def __init__(self, sweep: Sweep, old: OldTable, choices: Choices) -> None:
        self._choices, self._old, self._jokers = choices, old, sweep.jokers
        self._memory = Memory()

    def fewest_broken(self, node: Node) -> int:
        """The fewest old melds that break in any completion; the node must have one."""
        return next(limit for limit in count() if self.fits(node, limit))

    def fits(self, node: Node, limit: int) -> bool:
        """Whether ``node`` can be completed with at most ``limit`` further old melds broken."""
        if node.place == END or limit < 0:
            return limit >= 0
        key, jokers = node[:5], Jokers(node.jokers, node.jokers + node.room)
        known = self._memory.recall(key, jokers, limit)
        if known is None:
            with_room = self.with_room(node)
            known = (node == with_room or self.fits(with_room, limit)) and self._any_fits(node, limit)
            self._memory.note(key, jokers, limit, known)
        return known

    def with_room(self, node: Node) -> Node:
        """The same node as if all jokers left had room: what it cannot do cannot be done.

        There are far fewer such nodes, and room is seldom short.
        """
        return node._replace(room=self._jokers - node.jokers)

    def _any_fits(self, node: Node, limit: int) -> bool:
        return any(
            self.fits(step.after, limit - broken)
            for broken in range(min(limit, self._old.starting_at[node.place]) + 1)
            for step in self._choices.steps(node, broken)
        )


class Reached(NamedTuple):
    """A node of the second search, and how many old melds may still break."""

    node: Node
    spare: int


class Way(NamedTuple):
    """How to go on from a node: the match, where it leads, and the node that bounds what can follow."""

    match: Match
    reached: Reached
    bound: Node


class Budget(NamedTuple):
    """Cards that may still move, and the aces and jokers among all old cards not kept so far.

    These count as moved at the end: they may be kept at one place or another.
    """

    limit: int
    owed: int


class KeptSearch:
    """How few cards must move from a node on, with no more old melds broken than allowed."""

    def __init__(self, sweep: Sweep, old: OldTable, choices: Choices, whole: WholeSearch) -> None:
        self._choices, self._matches = choices, Matches(sweep, old)
        self._old, self._whole = old, whole
        self._failed: dict[Reached, int] = {}
        self._held: dict[Reached, int] = {}
        self._ways: dict[tuple[Reached, int], Listed[Way]] = {}

    def fewest_moved(self, start: Node, spare: int) -> tuple[int, list[Step]]:
        """The fewest cards moved in any completion, which must exist, and the steps of one."""
        reached, owed = Reached(start, spare), self._old.aces_and_jokers
        moved = next(limit for limit in count(spare) if self.fits(reached, Budget(limit, owed)))
        steps, budget = [], Budget(moved, owed)
        while reached.node.place != END:
            way, budget = next(
                found for found in self._within(reached, budget) if self.fits(found[0].reached, found[1])
            )
            steps.append(way.match.step)
            reached = way.reached
        return moved, steps

    def fits(self, reached: Reached, budget: Budget) -> bool:
        """Whether a node can be completed within the budget."""
        left = budget.limit - budget.owed
        if reached.node.place == END:
            return left >= 0
        if self._failed.get(reached, left - 1) >= left:
            return False
        if self._held.get(reached, left + 1) <= left:
            return True
        found = any(self.fits(way.reached, after) for way, after in self._within(reached, budget))
        (self._held if found else self._failed)[reached] = left
        return found

    def _within(self, reached: Reached, budget: Budget) -> Iterator[tuple[Way, Budget]]:
        """The ways on that the budget allows, cheapest first, each with what is left of it.

        No more melds can break than cards move, doomed ones aside: the first search bounds the second.
        """
        for moved in range(min(budget.limit, self._old.cards_at[reached.node.place]) + 1):
            limit = budget.limit - moved
            for way in self._ways_from(reached, moved):
                _, kept, doomed = way.match
                if limit - doomed >= way.reached.spare or self._whole.fits(way.bound, limit - doomed):
                    yield way, Budget(limit, budget.owed - kept)

    def _ways_from(self, reached: Reached, moved: int) -> Listed[Way]:
        if (reached, moved) not in self._ways:
            self._ways[reached, moved] = Listed(self._find_ways(*reached, moved))
        return self._ways[reached, moved]

    def _find_ways(self, node: Node, spare: int, moved: int) -> Iterator[Way]:
        unmatched = node._replace(runs=tuple(map(free, node.runs)), taken=0)
        for broken in range(min(spare, self._old.starting_at[node.place]) + 1):
            for step in self._choices.steps(unmatched, broken):
                after = self._whole.with_room(step.after)
                if self._whole.fits(after, spare - broken):
                    for match in self._matches.matched(node, step, moved):
                        yield Way(match, Reached(match.step.after, spare - broken), after)
