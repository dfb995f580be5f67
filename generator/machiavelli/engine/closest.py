"""Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.

A search in order of cost (broken, moved) over the same places as :mod:`machiavelli.engine.sweep`, with finer
states: open runs know the old melds they are matched with and the old runs they must contain. Only states
that the sweep can still complete without further loss are followed, so that dead ends are rare.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.group_choices import GroupChoice, GroupChooser
from machiavelli.engine.groups import Taken
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.old_melds import OldTable
from machiavelli.engine.run_choices import OpenRuns, RunChoice, RunChooser
from machiavelli.engine.sweep import END, LAST_CLOSE, State, Sweep
from machiavelli.model.cards import ACE

NO_GROUPS = GroupChoice((), (0, 0, 0, 0), 0, 0, 0, 0, 0, 0)


class Node(NamedTuple):
    """What the places below leave behind; ``taken`` are old melds already matched, ``limit`` the loss left.

    ``kept`` counts the aces and jokers kept: they are charged at the end.
    """

    place: int
    runs: tuple[OpenRuns, ...]
    low_aces: Taken
    jokers: int
    taken: int
    limit: int
    kept: int


class Link(NamedTuple):
    """How a node was reached: its predecessor and the choices made at that one's place."""

    before: Node
    runs: tuple[RunChoice, ...]
    groups: GroupChoice


Cost: TypeAlias = tuple[int, int]
Trace: TypeAlias = list[Link]


class ClosestSearch:
    """One search; ``run`` gives the cost and the choices place by place."""

    def __init__(self, sweep: Sweep, old: OldTable) -> None:
        self.sweep, self.old = sweep, old
        self.run_chooser = RunChooser(sweep.run_shape, sweep.places, old)
        self.group_chooser = GroupChooser(sweep, old)
        self._links: dict[Node, Link] = {}
        self.expanded = 0
        self.loose_jokers = 0

    def run(self, loss: int) -> tuple[Cost, Trace]:
        """Find the closest layout with ``loss`` hand cards left over, which must be the least."""
        start = Node(ACE, ((), (), (), ()), (0, 0, 0, 0), 0, 0, loss, 0)
        costs: dict[Node, Cost] = {start: (0, 0)}
        queue: list[tuple[int, int, int, int, Node]] = [(0, 0, -ACE, 0, start)]
        pushed = 0
        while queue:
            broken, moved, _, _, node = heappop(queue)
            if (broken, moved) > costs[node]:
                continue
            if node.place == END:
                self.loose_jokers = self.sweep.counts.jokers.loose_left(node.jokers)
                return (broken, moved), self._trace(node)
            self.expanded += 1
            for more_broken, more_moved, after, link in self._successors(node):
                cost = (broken + more_broken, moved + more_moved)
                if after not in costs or cost < costs[after]:
                    costs[after] = cost
                    self._links[after] = link
                    pushed += 1
                    heappush(queue, (*cost, -after.place, pushed, after))
        raise AssertionError("the least loss has no layout")

    def _trace(self, node: Node) -> Trace:
        links = []
        while node in self._links:
            links.append(self._links[node])
            node = links[-1].before
        return links[::-1]

    def _successors(self, node: Node) -> Iterator[tuple[int, int, Node, Link]]:
        place = node.place
        for runs in self._run_choices(node):
            spent = node.jokers + sum(choice.jokers for choice in runs)
            taken = node.taken | runs[0].matched | runs[1].matched | runs[2].matched | runs[3].matched
            for groups in self._group_choices(node, runs, taken, spent):
                after = self._after(node, runs, groups, spent + groups.jokers, taken | groups.matched)
                if after is None:
                    continue
                broken = groups.broken + self._broken_runs(place, runs)
                kept = sum(choice.kept for choice in runs) + groups.kept
                moved = self.old.cards_at[place] - kept if ACE < place < HIGH_ACE else 0
                if place == LAST_CLOSE:
                    moved = self.old.aces_and_jokers - after.kept - self._kept_alone(after)
                yield broken, moved, after, Link(node, runs, groups)

    def _kept_alone(self, node: Node) -> int:
        """Loose jokers that stay loose and are not matched with a meld."""
        unmatched = sum(not node.taken >> index & 1 for index in self.old.loose_jokers)
        return min(unmatched, self.sweep.counts.jokers.loose_left(node.jokers))

    def _run_choices(self, node: Node) -> Iterator[tuple[RunChoice, ...]]:
        """Choices for the four suits that together spend no joker and match no old meld twice."""
        place, left = node.place, self.sweep.jokers - node.jokers
        most = [self.sweep.supply(place, suit) for suit in range(4)]
        if place == HIGH_ACE:
            most = [cards - low for cards, low in zip(most, node.low_aces, strict=True)]
        for in_runs in product(*(range(cards + 1) for cards in most)):
            splits = self.sweep.splits(place, in_runs, node.low_aces)
            if not splits or splits[0].lost > node.limit:
                continue
            by_suit = [
                self.run_chooser.choices(place, suit, node.runs[suit], in_runs[suit], node.taken)
                for suit in range(4)
            ]
            for a, b, c, d in product(*by_suit):
                apart = not (a.matched & b.matched or (a.matched | b.matched) & (c.matched | d.matched))
                if apart and not c.matched & d.matched and a.jokers + b.jokers + c.jokers + d.jokers <= left:
                    yield a, b, c, d

    def _group_choices(
        self, node: Node, runs: tuple[RunChoice, ...], taken: int, spent: int
    ) -> Iterator[GroupChoice]:
        if node.place == ACE or node.place > HIGH_ACE:
            yield NO_GROUPS
            return
        used = tuple(sum(move.natural for move in choice.moves) for choice in runs)
        if node.place == HIGH_ACE:
            used = tuple(own + low for own, low in zip(used, node.low_aces, strict=True))
        for choice in self.group_chooser.choices(node.place, used, taken, self.sweep.jokers - spent):
            if choice.lost > node.limit:
                return
            yield choice

    def _after(
        self,
        node: Node,
        runs: tuple[RunChoice, ...],
        groups: GroupChoice,
        jokers: int,
        taken: int,
    ) -> Node | None:
        """The next node, or None where the sweep cannot complete it without further loss."""
        place, limit = node.place, node.limit - groups.lost
        low_aces = node.low_aces
        if place == ACE:
            a, b, c, d = (len(choice.runs) for choice in runs)
            low_aces = (a, b, c, d)
        open_runs = (runs[0].runs, runs[1].runs, runs[2].runs, runs[3].runs)
        if not self.sweep.fits(
            State(place + 1, self._plain(place + 1, open_runs), low_aces, jokers, 0), limit
        ):
            return None
        kept = node.kept + groups.kept_jokers + sum(choice.kept_jokers for choice in runs)
        if place in (ACE, HIGH_ACE):
            kept += groups.kept + sum(choice.kept for choice in runs)
        return Node(place + 1, open_runs, low_aces, jokers, taken & self.old.alive[place + 1], limit, kept)

    def _plain(self, place: int, runs: tuple[OpenRuns, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
        cap = self.sweep.run_shape.cap
        a, b, c, d = (
            tuple(sorted((min(place - run.start, cap), run.jokers) for run in suit)) for suit in runs
        )
        return a, b, c, d

    def _broken_runs(self, place: int, runs: tuple[RunChoice, ...]) -> int:
        """Old runs whose first card lies here and that no new run has promised to contain."""
        broken = 0
        for suit in range(4):
            for index in self.old.runs_from[suit, place]:
                broken += not runs[suit].promised >> index & 1
        return broken
