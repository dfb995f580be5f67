"""One place of the search for the closest layout: every way to go on from what lies below.

The same places as in :mod:`machiavelli.engine.sweep`, with finer states: open runs know the old runs they
must contain and, in the second search, every new meld the old meld it is matched with.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from machiavelli.engine.group_choices import GroupChoice, GroupChooser
from machiavelli.engine.groups import Taken
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.old_melds import OldTable
from machiavelli.engine.run_choices import OpenRuns, RunChoice, RunChooser, plain, unmatched_kind
from machiavelli.engine.sweep import LAST_CLOSE, State, Sweep
from machiavelli.model.cards import ACE

NO_GROUPS = GroupChoice((), (0, 0, 0, 0), 0, 0, 0, 0, 0, 0)


class Node(NamedTuple):
    """What the places below leave behind.

    ``jokers`` are spent, ``limit`` is how many hand cards may still be left over, ``taken`` are the old melds
    already matched. ``kept`` counts the aces and jokers kept: they are charged at the end.
    """

    place: int
    runs: tuple[OpenRuns, ...]
    low_aces: Taken
    jokers: int
    limit: int
    taken: int
    kept: int


class Step(NamedTuple):
    """A way to go on: old melds broken, where it leads, what is chosen for each suit and for the groups."""

    broken: int
    after: Node
    runs: tuple[RunChoice, ...]
    groups: GroupChoice


def start_node(limit: int) -> Node:
    """Nothing laid yet, ``limit`` hand cards to be left over at most."""
    return Node(ACE, ((), (), (), ()), (0, 0, 0, 0), 0, limit, 0, 0)


class Choices:
    """Lists the steps from a node, without and with matching."""

    def __init__(self, sweep: Sweep, old: OldTable) -> None:
        self.sweep, self.old = sweep, old
        self._runs, self._matched_runs = (RunChooser(sweep, old, matching) for matching in (False, True))
        self._groups, self._matched_groups = (
            GroupChooser(sweep, old, matching) for matching in (False, True)
        )

    def steps(self, node: Node) -> Iterator[Step]:
        """Every step from an unmatched node that the sweep can complete within the limit."""
        for in_runs in product(*(range(cards + 1) for cards in self._supply(node))):
            splits = self.sweep.splits(node.place, in_runs, node.low_aces)
            if splits and splits[0].lost <= node.limit:
                yield from self._steps_with(node, in_runs)

    def _supply(self, node: Node) -> list[int]:
        most = [self.sweep.supply(node.place, suit) for suit in range(4)]
        if node.place == HIGH_ACE:
            return [max(0, cards - low) for cards, low in zip(most, node.low_aces, strict=True)]
        return most

    def _steps_with(self, node: Node, in_runs: Taken) -> Iterator[Step]:
        place = node.place
        by_suit = [self._runs.choices(place, suit, node.runs[suit], in_runs[suit], 0) for suit in range(4)]
        low_aces = in_runs if place == ACE else node.low_aces
        groups = list(self._groups_of(self._groups, node, in_runs, 0).values())
        for alike in product(*(kinds.values() for kinds in by_suit)):
            spent = node.jokers + sum(choices[0].jokers for choices in alike)
            if spent > self.sweep.jokers:
                continue
            cap = self.sweep.run_shape.cap
            open_runs = tuple(plain(place + 1, choices[0].runs, cap) for choices in alike)
            for group, *_ in groups:
                jokers, limit = spent + group.jokers, node.limit - group.lost
                if self.sweep.fits(State(place + 1, open_runs, low_aces, jokers, 0), limit):
                    for runs in product(*alike):
                        after = Node(place + 1, tuple(r.runs for r in runs), low_aces, jokers, limit, 0, 0)
                        yield Step(group.broken + self._broken_runs(place, runs), after, runs, group)

    def _groups_of(
        self, chooser: GroupChooser, node: Node, in_runs: Iterable[int], taken: int
    ) -> dict[tuple[int, int, int], list[GroupChoice]]:
        if node.place == ACE or node.place > HIGH_ACE:
            return {NO_GROUPS.kind: [NO_GROUPS]}
        used = tuple(in_runs)
        if node.place == HIGH_ACE:
            used = tuple(own + low for own, low in zip(used, node.low_aces, strict=True))
        return chooser.choices(node.place, used, taken)

    def _broken_runs(self, place: int, runs: tuple[RunChoice, ...]) -> int:
        """Old runs whose first card lies here and that no new run has promised to contain."""
        broken = 0
        for suit in range(4):
            for index in self.old.runs_from[suit, place]:
                broken += not runs[suit].promised >> index & 1
        return broken

    def matched(self, node: Node, step: Step) -> Iterator[tuple[int, Step]]:
        """The ways to match what ``step`` lays with old melds: pairs (cards moved here, matched step)."""
        place = node.place
        in_runs = [sum(move.natural for move in choice.moves) for choice in step.runs]
        by_suit = [
            self._matched_runs.choices(place, suit, node.runs[suit], in_runs[suit], node.taken).get(
                unmatched_kind(step.runs[suit]), []
            )
            for suit in range(4)
        ]
        for a, b, c, d in product(*by_suit):
            if (
                a.matched & b.matched
                or (a.matched | b.matched) & (c.matched | d.matched)
                or c.matched & d.matched
            ):
                continue
            runs = (a, b, c, d)
            taken = node.taken | a.matched | b.matched | c.matched | d.matched
            groups = self._groups_of(self._matched_groups, node, in_runs, taken)
            for group in groups[step.groups.kind]:
                yield self._matched_step(node, step, runs, group, taken | group.matched)

    def _matched_step(
        self, node: Node, step: Step, runs: tuple[RunChoice, ...], groups: GroupChoice, taken: int
    ) -> tuple[int, Step]:
        place = node.place
        kept_here = groups.kept + sum(choice.kept for choice in runs)
        kept = node.kept + groups.kept_jokers + sum(choice.kept_jokers for choice in runs)
        moved = self.old.cards_at[place] - kept_here
        if place in (ACE, HIGH_ACE):
            moved, kept = 0, kept + kept_here
        after = step.after._replace(
            runs=tuple(choice.runs for choice in runs), taken=taken & self.old.alive[place + 1], kept=kept
        )
        if place == LAST_CLOSE:
            moved = self.old.aces_and_jokers - kept - self._kept_alone(after)
        return moved, Step(step.broken, after, runs, groups)

    def _kept_alone(self, node: Node) -> int:
        """Loose jokers that stay loose and are not matched with a meld."""
        unmatched = sum(not node.taken >> index & 1 for index in self.old.loose_jokers)
        return min(unmatched, self.sweep.counts.jokers.loose_left(node.jokers))
