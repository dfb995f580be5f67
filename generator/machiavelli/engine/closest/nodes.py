"""One place of the search for the closest layout: all that can follow what lies below it."""

from collections.abc import Sequence
from typing import NamedTuple

from machiavelli.engine.closest.group_choices import GroupChoice, GroupChooser
from machiavelli.engine.closest.outlooks import Option, Outlooks
from machiavelli.engine.closest.plans import NO_ACES, Plan, Plans
from machiavelli.engine.closest.suit_ways import Use
from machiavelli.engine.closest.task import Task
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import Taken
from machiavelli.engine.solver.sweep import END, LAST_CLOSE
from machiavelli.model.cards import ACE

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
    given: int
    before: int


class Stage:
    """The steps of one search: see :class:`Outlooks` for its bounds, and for what it costs to know more."""

    def __init__(self, task: Task, plans: Plans) -> None:
        self.task, self.sweep, self.old, self.budget = task, task.sweep, task.old, task.budget
        self.outlooks = Outlooks(task)
        self.groups = GroupChooser(task, plans.divided)
        self.plans = plans
        self._known_lengths: dict[tuple[int, int], int] = {}

    def start(self, limit: int) -> Node:
        """Nothing laid yet, ``limit`` hand cards to be left over at most."""
        return Node(ACE, (self.outlooks.nothing,) * 4, NO_ACES, 0, limit, 0)

    def steps(self, node: Node, most: int = FAR) -> list[Step]:
        """All steps that cost up to ``most``, best first."""
        self.budget.spend()
        place = node.place
        found: list[Step] = []
        numbers = tuple([self._lengths(place, outlook) for outlook in node.outlooks])
        for plan in self.plans.plans(place, numbers, node.low_aces, node.limit, node.jokers):
            listed = []
            for suit in range(4):
                by_jokers = self.outlooks.options(place, suit, node.outlooks[suit], plan.cards[suit])
                options = by_jokers.get(plan.jokers[suit])
                if options is None:
                    break
                listed.append(options)
            else:
                for one in self._join(node, listed, most):
                    self._with_groups(node, one, plan, most, found)
        found.sort(key=lambda step: (step.cost, -step.after.limit))
        return found

    def _lengths(self, place: int, outlook: int) -> int:
        """The lengths of an outlook as plans know them."""
        key = (place, outlook)
        known = self._known_lengths.get(key)
        if known is None:
            looks = self.outlooks.listed[outlook]
            found = [self.outlooks.lengths(place, runs) for runs, _ in looks]
            known = self._known_lengths[key] = self.plans.number(found)
        return known

    def _join(self, node: Node, listed: Sequence[list[Option]], most: int) -> list[Picked]:
        """Options of the suits together up to ``most``."""
        rest = [0, 0, 0, 0, 0]
        for suit in (3, 2, 1, 0):
            rest[suit] = rest[suit + 1] + listed[suit][0].cost
        joined = [Picked((), 0, 0, node.marks)]
        for suit in range(4):
            longer = []
            for options, cost, given, before in joined:
                for option in listed[suit]:
                    total, use = cost + option.cost, option.use
                    if total + rest[suit + 1] > most:
                        break
                    marks = use.marks | use.before | use.offered_marks
                    if not (marks and marks & (given | before)):
                        longer.append(
                            Picked((*options, option), total, given | use.marks, before | use.before)
                        )
            joined = longer
        return joined

    def _with_groups(self, node: Node, picked: Picked, plan: Plan, most: int, found: list[Step]) -> None:
        """Add the steps with these options to ``found``."""
        options, cost, given, before = picked
        place, spent = node.place, node.jokers + sum(plan.jokers)
        uses = tuple([option.use for option in options])
        offered = tuple([use.offered for use in uses])
        offered_marks = uses[0].offered_marks | uses[1].offered_marks | uses[2].offered_marks
        offered_marks |= uses[3].offered_marks
        if offered_marks & (given | before):
            return
        low_aces = plan.cards if place == ACE else node.low_aces if place < HIGH_ACE else NO_ACES
        for choice in self.groups.choices(place, plan.used, before, given, offered, offered_marks):
            total = cost + choice.cost
            if total > most:
                return
            if (choice.lost, choice.jokers) not in plan.allowed:
                continue
            marks = (before | given | offered_marks | choice.marks) & self.old.lasting
            outlooks = tuple([option.after for option in options])
            after = Node(
                place + 1, outlooks, low_aces, marks, node.limit - choice.lost, spent + choice.jokers
            )
            if place == LAST_CLOSE:
                total += self._jokers_moved(after) if self.task.matching else 0
                if total > most:
                    continue
                after = Node(END, (), NO_ACES, 0, 0, 0)
            found.append(Step(total, after, uses, choice))

    def _jokers_moved(self, node: Node) -> int:
        """At the end: jokers of old melds matched with nothing, but for loose ones that stay loose."""
        moved = sum([held for number, held in enumerate(self.old.jokers) if not node.marks >> number & 1])
        loose = (self.old.loose_jokers & ~node.marks).bit_count()
        staying = self.sweep.counts.jokers.most - node.jokers - node.limit
        return moved - min(loose, staying)
