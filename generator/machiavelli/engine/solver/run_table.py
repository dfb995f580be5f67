"""What can become of the runs of one suit, worked out once for all positions of a variant.

Open runs are numbered as they turn up. Besides them only the next few places matter: how many cards of the
suit can go into runs there (a window, see :func:`window_size`). For both together the table lists the ways to
go on: what the place takes, where that leads, and which other ways can do all that it can.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from machiavelli.engine.solver.runs import OpenRuns, RunShape, Step, beats, spare_room, steps

Window: TypeAlias = tuple[int, ...]
"""Cards that can go into runs at a place, and at the places after it."""

IMPOSSIBLE = 1_000
LONGEST_WINDOW = 4
MOST_KEPT = 50_000


class Way(NamedTuple):
    """One way to go on: natural cards taken; jokers asked for to the end of these runs, of which taken here;
    room made.

    ``beaten_by``: other numbers of natural cards with a way that can do all that this one can.
    """

    naturals: int
    asked: int
    forced: int
    room: int
    beaten_by: tuple[int, ...]


Kind: TypeAlias = tuple[Way, ...]
"""All ways to go on, those first that ask for fewest jokers."""


Afters: TypeAlias = tuple[int, ...]


class Ways(NamedTuple):
    """All ways to go on from some open runs: the number of their kind, which tells all but where they lead;
    for each the number of the open runs after it, shifted to where the suit stands in a packed state.
    """

    kind: int
    afters: Afters


RUN_BITS = 16
RUN_MASK = (1 << RUN_BITS) - 1


class RunTable:
    """The ways for every set of open runs and every window, found as they are asked for."""

    def __init__(self, shape: RunShape) -> None:
        self.shape = shape
        self.runs: list[OpenRuns] = [()]
        self._numbers: dict[OpenRuns, int] = {(): 0}
        self.kinds: list[Kind] = []
        self._kind_numbers: dict[Kind, int] = {}
        self._ways: dict[Window, dict[int, Ways]] = {}
        self._shifted: tuple[dict[Window, dict[int, Ways]], ...] = ({}, {}, {}, {})
        self._steps: dict[tuple[int, int, int], tuple[Step, ...]] = {}
        self._as_good: dict[int, tuple[int, list[int]]] = {}
        self._to_finish: dict[tuple[OpenRuns, Window], int] = {}
        self.size = 0

    @property
    def full(self) -> bool:
        """Whether the table has grown so large that the next position had better begin a new one."""
        return self.size > MOST_KEPT

    def number(self, runs: OpenRuns) -> int:
        """The number of these open runs, which must be sorted."""
        known = self._numbers.get(runs)
        if known is None:
            known = self._numbers[runs] = len(self.runs)
            self.runs.append(runs)
        return known

    def is_complete(self, number: int) -> bool:
        """Whether all the open runs of this number may close as they are."""
        return all(length >= self.shape.least for length, _ in self.runs[number])

    def as_good(self, number: int) -> list[int]:
        """The numbers of the open runs met so far that can do all that those of ``number`` can."""
        known, numbers = self._as_good.get(number, (0, []))
        if known < len(self.runs):
            own = self.runs[number]
            numbers += [
                at for at in range(known, len(self.runs)) if spare_room(self.shape, self.runs[at], own) >= 0
            ]
            self._as_good[number] = len(self.runs), numbers
        return numbers

    def known(self, suit: int, window: Window) -> dict[int, Ways]:
        """The ways of ``suit`` for this window found so far, by the number of the open runs."""
        by_window = self._shifted[suit]
        known = by_window.get(window)
        if known is None:
            known = by_window[window] = {}
        return known

    def ways(self, number: int, suit: int, window: Window) -> Ways:
        """The ways to go on from the open runs of this number; from then on they are known."""
        known = self._ways.setdefault(window, {})
        found = known.get(number)
        if found is None:
            found = known[number] = self._find(number, window)
        shift = suit * RUN_BITS
        shifted = Ways(found.kind, tuple([after << shift for after in found.afters]))
        self.known(suit, window)[number] = shifted
        self.size += 1
        return shifted

    def _find(self, number: int, window: Window) -> Ways:
        useful = self._useful(window)
        found: list[tuple[int, int, Step]] = []
        for naturals in range(window[0] + 1):
            outcomes = self._steps_of(number, naturals, useful)
            for step in outcomes:
                asked = step.forced + self.to_finish(step.runs, window[1:])
                if asked < IMPOSSIBLE and not self._in_vain(step, outcomes, window):
                    found.append((asked, naturals, step))
        found.sort(key=lambda one: one[0])
        ways = [
            Way(naturals, asked, step.forced, step.room, self._beaten_by((asked, naturals, step), found))
            for asked, naturals, step in found
        ]
        return Ways(self._kind(tuple(ways)), tuple([self.number(step.runs) for _, _, step in found]))

    def _kind(self, ways: Kind) -> int:
        number = self._kind_numbers.setdefault(ways, len(self.kinds))
        if number == len(self.kinds):
            self.kinds.append(ways)
        return number

    def _steps_of(self, number: int, naturals: int, useful: int) -> tuple[Step, ...]:
        key = (number, naturals, useful)
        known = self._steps.get(key)
        if known is None:
            known = self._steps[key] = steps(self.shape, self.runs[number], naturals, useful)
            self.size += 1
        return known

    def _beaten_by(self, way: tuple[int, int, Step], found: list[tuple[int, int, Step]]) -> tuple[int, ...]:
        """Other numbers of natural cards with a way that can do all that ``way`` can.

        Of ways that beat each other the one with more natural cards stays.
        """
        asked, naturals, step = way
        numbers: list[int] = []
        for rival_asked, rival, outcome in found:
            if rival_asked > asked:
                break
            if rival == naturals or rival in numbers:
                continue
            as_good = beats(self.shape, outcome, step)
            if as_good and (rival > naturals or not beats(self.shape, step, outcome)):
                numbers.append(rival)
        return tuple(numbers)

    def filled(self, naturals: Sequence[int], most: int) -> dict[int, int]:
        """How so many cards of a suit at each place can go into runs: by the jokers forced, up to ``most``,
        the most room made.
        """
        reach = self.shape.jokers + 1
        reached: dict[tuple[OpenRuns, int], int] = {((), 0): 0}
        places = [at for at, cards in enumerate(naturals) if cards]
        for at in range(places[0], places[-1] + 2):
            cards, useful = naturals[at], sum(naturals[at + 1 : at + 1 + reach])
            before, reached = reached, {}
            for (runs, spent), room in before.items():
                for after, forced, made in self._steps_of(self.number(runs), cards, useful):
                    key = after, spent + forced
                    if key[1] <= most and reached.get(key, -1) < room + made:
                        reached[key] = room + made
        return {spent: room for (runs, spent), room in reached.items() if not runs}

    def _useful(self, window: Window) -> int:
        """How many complete runs can go on: each needs a card before its jokers are used up."""
        reach = self.shape.jokers + 1
        return sum(window[1 : 1 + reach]) if reach < len(window) else IMPOSSIBLE

    def _in_vain(self, step: Step, outcomes: tuple[Step, ...], window: Window) -> bool:
        """Whether a complete run takes its only joker with no card to follow."""
        if self.shape.jokers != 1 or len(window) < 2 or window[1]:
            return False
        return any(
            other.forced == step.forced - 1 and _less_one_complete(self.shape, step.runs, other.runs)
            for other in outcomes
        )

    def to_finish(self, runs: OpenRuns, window: Window) -> int:
        """Fewest jokers with which the open runs can end if the places from the next one offer ``window``.

        Places beyond the window are taken to offer whatever is asked for.
        """
        short = tuple([run for run in runs if run[0] < self.shape.least])
        if not short or not window:
            return 0
        known = self._to_finish.get((short, window))
        if known is None:
            number = self.number(short)
            known = self._to_finish[short, window] = min(
                (
                    step.forced + self.to_finish(step.runs, window[1:])
                    for naturals in range(min(len(short), window[0]) + 1)
                    for step in self._steps_of(number, naturals, IMPOSSIBLE)
                ),
                default=IMPOSSIBLE,
            )
        return known


def _less_one_complete(shape: RunShape, runs: OpenRuns, fewer: OpenRuns) -> bool:
    """Whether ``fewer`` are the same runs without one of the complete ones."""
    return len(fewer) == len(runs) - 1 and any(
        run[0] >= shape.least and runs[:at] + runs[at + 1 :] == fewer for at, run in enumerate(runs)
    )


def window_size(shape: RunShape) -> int:
    """Places that a window covers: enough for a run to become complete, within bounds."""
    return min(shape.least, LONGEST_WINDOW)
