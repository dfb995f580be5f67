"""Matching new melds with old ones at one place, for the cards that stay together in the closest layout."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from machiavelli.engine.closest.choices import Node, Step, groups_at
from machiavelli.engine.closest.group_choices import GroupChooser
from machiavelli.engine.closest.old_melds import OldTable
from machiavelli.engine.closest.open_runs import RunChoice
from machiavelli.engine.closest.run_choices import RunChooser, unmatched_kind
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.sweep import LAST_CLOSE, Sweep
from machiavelli.model.cards import ACE


class Match(NamedTuple):
    """A step with its new melds matched, the aces and jokers that it keeps with their old melds.

    ``doomed`` are cards higher up of old melds whose match has closed: they will certainly move.
    """

    step: Step
    aces_and_jokers: int
    doomed: int


class Matches:
    """Lists the ways to match what a step lays with old melds."""

    def __init__(self, sweep: Sweep, old: OldTable) -> None:
        self.sweep, self.old = sweep, old
        self._runs = RunChooser(sweep, old, matching=True)
        self._groups = GroupChooser(sweep, old, matching=True)

    def matched(self, node: Node, step: Step, moved: int) -> Iterator[Match]:
        """The ways to match ``step``, taken from ``node``, that move just so many cards of the place.

        Aces and jokers do not count as cards of a place: they may be kept at several.
        """
        place = node.place
        in_runs = [sum(move.natural for move in choice.moves) for choice in step.runs]
        by_suit = [
            self._runs.choices(place, suit, node.runs[suit], in_runs[suit], node.taken).get(
                unmatched_kind(step.runs[suit]), []
            )
            for suit in range(4)
        ]
        cards = self.old.cards_at[place]
        is_ace = place in (ACE, HIGH_ACE)
        in_groups = sum(self.sweep.supply(place, suit) for suit in range(4)) - sum(in_runs)
        for runs, kept, taken in _together(by_suit, node.taken, 0 if is_ace else cards - moved - in_groups):
            for group in groups_at(self._groups, node, in_runs, taken)[step.groups.kind]:
                kept_here = kept + group.kept
                if is_ace or cards - kept_here == moved:
                    match = Step(self._after(step.after, runs, taken | group.matched), runs, group)
                    aces_and_jokers = self._aces_and_jokers(match, kept_here if is_ace else 0)
                    yield Match(match, aces_and_jokers, self._doomed(match.after))

    def _after(self, after: Node, runs: Sequence[RunChoice], taken: int) -> Node:
        open_runs = tuple(choice.runs for choice in runs)
        return after._replace(runs=open_runs, taken=taken & self.old.alive[after.place])

    def _doomed(self, after: Node) -> int:
        growing = 0
        for open_runs in after.runs:
            for run in open_runs:
                if run.match >= 0:
                    growing |= 1 << run.match
        return self.old.cards_from(after.place, after.taken & ~growing)

    def _aces_and_jokers(self, step: Step, aces: int) -> int:
        """Aces and jokers kept by a matched step; at the end also loose jokers that stay loose."""
        kept = aces + step.groups.kept_jokers + sum(choice.kept_jokers for choice in step.runs)
        if step.after.place == LAST_CLOSE + 1:
            unmatched = sum(not step.after.taken >> index & 1 for index in self.old.loose_jokers)
            kept += min(unmatched, self.sweep.counts.jokers.loose_left(step.after.jokers))
        return kept


def _together(
    by_suit: Sequence[Sequence[RunChoice]], taken: int, fewest: int
) -> list[tuple[tuple[RunChoice, ...], int, int]]:
    """Choices of the suits together, no old meld matched twice: with the cards kept and old melds taken.

    Those that can keep fewer than ``fewest`` cards are left out.
    """
    still = sum(max((choice.kept for choice in choices), default=0) for choices in by_suit)
    joined: list[tuple[tuple[RunChoice, ...], int, int, int]] = [((), 0, 0, taken)]
    for choices in by_suit:
        still -= max((choice.kept for choice in choices), default=0)
        joined = [
            ((*runs, choice), kept + choice.kept, matched | choice.matched, all_taken | choice.matched)
            for runs, kept, matched, all_taken in joined
            for choice in choices
            if not matched & choice.matched and kept + choice.kept + still >= fewest
        ]
    return [(runs, kept, all_taken) for runs, kept, _, all_taken in joined]
