"""One place of the search for the closest layout: every way to go on from what lies below.

The same places as in :mod:`machiavelli.engine.solver.sweep`, with finer states: open runs know the old runs
they must contain and, in the second search, every new meld the old meld it is matched with.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.group_choices import GroupChoice, GroupChooser
from machiavelli.engine.closest.old_melds import OldTable
from machiavelli.engine.closest.open_runs import OpenRuns, PlainRuns, RunChoice, plain
from machiavelli.engine.closest.run_choices import RunChooser
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import Taken
from machiavelli.engine.solver.listed import Listed
from machiavelli.engine.solver.sweep import State, Sweep
from machiavelli.model.cards import ACE


class Alike(NamedTuple):
    """Choices for the runs of a suit that differ only in what they know of old melds."""

    open_runs: PlainRuns
    jokers: int
    room: int
    broken: int
    choices: list[RunChoice]


Option: TypeAlias = tuple[int, list[Alike]]
"""A number of cards for runs, and the choices with it."""

Together: TypeAlias = tuple[tuple[Alike, ...], int, int, int]
"""Choices for all suits: with the jokers that they spend, room they make, old melds that may still break."""

NO_GROUPS = GroupChoice((), (0, 0, 0, 0), 0, 0, 0, 0, 0, 0, 0)


class Node(NamedTuple):
    """What the places below leave behind.

    ``limit`` is how many hand cards may still be left over, ``taken`` are the old melds already matched,
    ``jokers`` are spent, and ``room`` is for more of them.
    """

    place: int
    runs: tuple[OpenRuns, ...]
    low_aces: Taken
    limit: int
    taken: int
    jokers: int
    room: int


class Step(NamedTuple):
    """A way to go on: where it leads, what is chosen for each suit and for the groups."""

    after: Node
    runs: tuple[RunChoice, ...]
    groups: GroupChoice


def start_node(limit: int) -> Node:
    """Nothing laid yet, ``limit`` hand cards to be left over at most."""
    return Node(ACE, ((), (), (), ()), (0, 0, 0, 0), limit, 0, 0, 0)


class Choices:
    """Lists the steps from a node, old melds left out of account but for those promised and broken.

    ``lazy``: jokers that nothing asks for are not placed but counted as room.
    """

    def __init__(self, sweep: Sweep, old: OldTable, lazy: bool) -> None:
        self.sweep, self.old = sweep, old
        self._runs = RunChooser(sweep, old, matching=False, lazy=lazy)
        self._groups = GroupChooser(sweep, old, matching=False, lazy=lazy)
        self._known_steps: dict[tuple[Node, int], Listed[Step]] = {}
        self._known_groups: dict[tuple[int, Taken, Taken, int, int], list[GroupChoice]] = {}
        self._known_options: dict[tuple[int, int, OpenRuns, int, int, int], list[Option]] = {}

    def steps(self, node: Node, broken: int) -> Listed[Step]:
        """Every step that breaks just so many old melds and that the sweep can complete within the limit."""
        if (node, broken) not in self._known_steps:
            self._known_steps[node, broken] = Listed(self._find_steps(node, broken))
        return self._known_steps[node, broken]

    def _find_steps(self, node: Node, broken: int) -> Iterator[Step]:
        for picked in product(*(self._options(node, suit, broken) for suit in range(4))):
            in_runs = tuple(naturals for naturals, _ in picked)
            if groups := self._groups_for(node, in_runs, broken):
                yield from self._steps_with(node, in_runs, [alike for _, alike in picked], groups, broken)

    def _options(self, node: Node, suit: int, broken: int) -> list[Option]:
        """For each number of cards that can go into runs of the suit, the choices within bounds."""
        most, left = self.sweep.supply(node.place, suit), self.sweep.jokers - node.jokers
        if node.place == HIGH_ACE:
            most = max(0, most - node.low_aces[suit])
        key = (node.place, suit, node.runs[suit], most, left, broken)
        if key not in self._known_options:
            options = []
            for naturals in range(most + 1):
                listed = self._runs.choices(node.place, suit, node.runs[suit], naturals, 0).values()
                kinds = [self._alike(node.place + 1, choices) for choices in listed]
                within = [alike for alike in kinds if alike.broken <= broken and alike.jokers <= left]
                if within:
                    options.append((naturals, within))
            self._known_options[key] = options
        return self._known_options[key]

    def _alike(self, place: int, choices: list[RunChoice]) -> Alike:
        first = choices[0]
        open_runs = plain(place, first.runs, self.sweep.run_shape.cap)
        return Alike(open_runs, first.jokers, first.room, first.broken, choices)

    def _groups_for(self, node: Node, in_runs: Taken, broken: int) -> list[GroupChoice]:
        """One choice of groups of each kind within bounds."""
        key = (node.place, in_runs, node.low_aces, node.limit, broken)
        if key not in self._known_groups:
            listed = [choices[0] for choices in groups_at(self._groups, node, in_runs, 0).values()]
            within = [one for one in listed if one.broken <= broken and one.lost <= node.limit]
            self._known_groups[key] = within
        return self._known_groups[key]

    def _steps_with(
        self, node: Node, in_runs: Taken, by_suit: list[list[Alike]], groups: list[GroupChoice], broken: int
    ) -> Iterator[Step]:
        place, most = node.place + 1, self.sweep.jokers
        low_aces = in_runs if node.place == ACE else node.low_aces
        for suits, forced, room, spare in _together(by_suit, most - node.jokers, broken):
            open_runs = tuple([alike.open_runs for alike in suits])
            for group in groups:
                jokers, limit = node.jokers + forced + group.jokers, node.limit - group.lost
                if group.broken != spare or jokers > most:
                    continue
                space = min(node.room + room + group.room, most - jokers)
                if self.sweep.fits(State(place, open_runs, low_aces, jokers, space), limit):
                    for runs in product(*[alike.choices for alike in suits]):
                        open_after = tuple([run.runs for run in runs])
                        yield Step(Node(place, open_after, low_aces, limit, 0, jokers, space), runs, group)


def groups_at(
    chooser: GroupChooser, node: Node, in_runs: Iterable[int], taken: int
) -> dict[tuple[int, int, int, int], list[GroupChoice]]:
    """What ``chooser`` can make of the cards at the node's place that do not go into runs."""
    if node.place == ACE or node.place > HIGH_ACE:
        return {NO_GROUPS.kind: [NO_GROUPS]}
    used = tuple(in_runs)
    if node.place == HIGH_ACE:
        used = tuple(own + low for own, low in zip(used, node.low_aces, strict=True))
    return chooser.choices(node.place, used, taken)


def _together(by_suit: list[list[Alike]], jokers: int, broken: int) -> list[Together]:
    """Choices for the suits together that spend and break no more than allowed."""
    joined: list[Together] = [((), 0, 0, broken)]
    for listed in by_suit:
        joined = [
            ((*suits, alike), forced + alike.jokers, room + alike.room, spare - alike.broken)
            for suits, forced, room, spare in joined
            for alike in listed
            if forced + alike.jokers <= jokers and alike.broken <= spare
        ]
    return joined
