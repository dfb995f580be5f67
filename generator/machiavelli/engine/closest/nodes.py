"""One place of the search for the closest layout: all that can follow what lies below it."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from machiavelli.engine.closest.budget import Budget
from machiavelli.engine.closest.group_choices import GroupChoice, GroupChooser
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.outlooks import Option, Outlooks
from machiavelli.engine.closest.suit_ways import Use
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import Taken
from machiavelli.engine.solver.sweep import END, LAST_CLOSE, State, Sweep
from machiavelli.model.cards import ACE

NO_ACES = (0, 0, 0, 0)
FAR = 10**9
"""More than anything costs."""


class Node(NamedTuple):
    """What the places below leave behind: an outlook for each suit, aces laid low, marks, jokers spent.

    ``limit`` is how many hand cards may still be left over.
    """

    place: int
    outlooks: tuple[int, ...]
    low_aces: Taken
    marks: int
    limit: int
    jokers: int


class Step(NamedTuple):
    """A way to go on: its cost, where it leads, what each suit uses, and the groups."""

    cost: int
    after: Node
    uses: tuple[Use, ...]
    groups: GroupChoice


class Picked(NamedTuple):
    """Options of some suits together; marks ``given`` are set at the place, ``before`` before it."""

    options: tuple[Option, ...]
    cost: int
    jokers: int
    given: int
    before: int


class Stage:
    """The steps of one search: see :class:`Outlooks` for its bounds, and for what it costs to know more."""

    def __init__(
        self,
        sweep: Sweep,
        old: OldTable,
        budget: Budget,
        matching: bool,
        placing: bool,
        most_broken: int,
        most_moved: int,
    ) -> None:
        self.sweep, self.old, self.budget = sweep, old, budget
        self.matching, self.placing = matching, placing
        self.outlooks = Outlooks(sweep, old, budget, matching, placing, most_broken, most_moved)
        self.groups = GroupChooser(sweep, old, matching, placing)

    def start(self, limit: int) -> Node:
        """Nothing laid yet, ``limit`` hand cards to be left over at most."""
        return Node(ACE, (self.outlooks.nothing,) * 4, NO_ACES, 0, limit, 0)

    def steps(self, node: Node, most: int) -> tuple[list[Step], int]:
        """All steps that cost up to ``most``, best first, and what the next dearer one costs at least."""
        self.budget.spend()
        place = node.place
        found: list[Step] = []
        dearer = FAR
        listed = [self.outlooks.options(place, suit, node.outlooks[suit]) for suit in range(4)]
        if place == HIGH_ACE:
            supply = [self.sweep.supply(place, suit) for suit in range(4)]
            listed = [listed[suit][: max(0, supply[suit] - node.low_aces[suit]) + 1] for suit in range(4)]
        ranges = [[cards for cards, options in enumerate(by_cards) if options] for by_cards in listed]
        for in_runs in product(*ranges):
            options = [listed[suit][in_runs[suit]] for suit in range(4)]
            least = options[0][0].cost + options[1][0].cost + options[2][0].cost + options[3][0].cost
            if least > most:
                dearer = min(dearer, least)
                continue
            used = in_runs
            if place == HIGH_ACE:
                used = tuple([own + low for own, low in zip(in_runs, node.low_aces, strict=True)])
            if self.groups.can_use(place, used):
                picked, next_dearer = self._join(node, options, most)
                dearer = min(dearer, next_dearer)
                for one in picked:
                    dearer = min(dearer, self._with_groups(node, one, in_runs, used, most, found))
        found.sort(key=lambda step: (step.cost, -step.after.limit))
        return found, dearer

    def _join(self, node: Node, listed: Sequence[list[Option]], most: int) -> tuple[list[Picked], int]:
        """Options of the suits together up to ``most``, and what the next dearer ones cost at least."""
        rest = [0, 0, 0, 0, 0]
        for suit in (3, 2, 1, 0):
            rest[suit] = rest[suit + 1] + listed[suit][0].cost
        dearer, left = FAR, self.sweep.jokers - node.jokers
        joined = [Picked((), 0, 0, 0, node.marks)]
        for suit in range(4):
            longer = []
            for options, cost, jokers, given, before in joined:
                for option in listed[suit]:
                    total, use = cost + option.cost, option.use
                    if total + rest[suit + 1] > most:
                        dearer = min(dearer, total + rest[suit + 1])
                        break
                    marks = use.marks | use.before | use.offered_marks
                    if jokers + use.jokers <= left and not (marks and marks & (given | before)):
                        longer.append(
                            Picked(
                                (*options, option),
                                total,
                                jokers + use.jokers,
                                given | use.marks,
                                before | use.before,
                            )
                        )
            joined = longer
        return joined, dearer

    def _with_groups(
        self, node: Node, picked: Picked, in_runs: Taken, used: Taken, most: int, found: list[Step]
    ) -> int:
        """Add the steps with these options to ``found``; returns what the next dearer one costs at least."""
        options, cost, jokers, given, before = picked
        place, left = node.place, self.sweep.jokers - node.jokers
        uses = tuple([option.use for option in options])
        offered = tuple([use.offered for use in uses])
        offered_marks = uses[0].offered_marks | uses[1].offered_marks | uses[2].offered_marks
        offered_marks |= uses[3].offered_marks
        if offered_marks & (given | before):
            return FAR
        low_aces = in_runs if place == ACE else node.low_aces if place < HIGH_ACE else NO_ACES
        for choice in self.groups.choices(place, used, before, given, offered, offered_marks):
            total, spent = cost + choice.cost, jokers + choice.jokers
            if total > most:
                return total
            if choice.lost > node.limit or spent > left:
                continue
            marks = (before | given | offered_marks | choice.marks) & self.old.lasting
            outlooks = tuple([option.after for option in options])
            limit = node.limit - choice.lost
            after = Node(place + 1, outlooks, low_aces, marks, limit, node.jokers + spent)
            if place == LAST_CLOSE:
                if not self._can_end(after):
                    continue
                total += self._jokers_moved(after) if self.matching else 0
                if total > most:
                    return total
                after = Node(END, (), NO_ACES, 0, 0, 0)
            found.append(Step(total, after, uses, choice))
        return FAR

    def _can_end(self, node: Node) -> bool:
        room = 0 if self.placing else self.sweep.jokers - node.jokers
        return self.sweep.fits(State(END, ((), (), (), ()), NO_ACES, node.jokers, room), node.limit)

    def _jokers_moved(self, node: Node) -> int:
        """At the end: jokers of old melds matched with nothing, but for loose ones that stay loose."""
        moved = sum([held for number, held in enumerate(self.old.jokers) if not node.marks >> number & 1])
        loose = (self.old.loose_jokers & ~node.marks).bit_count()
        return moved - min(loose, self.sweep.counts.jokers.loose_left(node.jokers))
