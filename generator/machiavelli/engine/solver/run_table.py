"""What can become of the runs of one suit, worked out once for all positions of a variant.

Open runs are numbered as they turn up. Besides them only the next few places matter: how many cards of the
suit can go into runs there (a window, see :func:`window_size`). For both together the table lists the
options: what the place takes, where it leads, and which options can do all that others can.
"""

from typing import NamedTuple, TypeAlias

from machiavelli.engine.solver.runs import OpenRuns, RunShape, Step, beats, steps

Window: TypeAlias = tuple[int, ...]
"""Cards that can go into runs at a place, and at the places after it."""

IMPOSSIBLE = 1_000
LONGEST_WINDOW = 4


class Option(NamedTuple):
    """One way to go on: natural cards taken, jokers taken, those and what finishing takes, room made."""

    naturals: int
    forced: int
    asked: int
    room: int


class Kind(NamedTuple):
    """What options are apart from where they lead: all that matters to those who join the suits.

    ``by_naturals`` lists the indices of the options that take so many natural cards, ``asks`` the fewest
    jokers that one of these asks for; ``beaten`` has for each number of them the other numbers with options
    that can do all that some of these can, and which these are.
    """

    options: tuple[Option, ...]
    by_naturals: tuple[tuple[int, ...], ...]
    asks: tuple[int, ...]
    beaten: tuple[tuple[tuple[int, frozenset[int]], ...], ...]


Listed: TypeAlias = tuple[int, tuple[int, ...]]
"""The number of a kind, and where each of its options leads: the number of the open runs after it, shifted to
where the suit stands in a packed state."""

RUN_BITS = 16
RUN_MASK = (1 << RUN_BITS) - 1


class RunTable:
    """The options for every set of open runs and every window, made as they are asked for."""

    def __init__(self, shape: RunShape) -> None:
        self.shape = shape
        self.runs: list[OpenRuns] = [()]
        self._numbers: dict[OpenRuns, int] = {(): 0}
        self.kinds: list[Kind] = []
        self._kind_numbers: dict[Kind, int] = {}
        self._listed: dict[tuple[int, Window], dict[int, Listed]] = {}
        self.size = 0
        self._to_finish: dict[tuple[OpenRuns, Window], int] = {}

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

    def known(self, suit: int, window: Window) -> dict[int, Listed]:
        """The options of ``suit`` for this window found so far, by the number of the open runs."""
        return self._listed.setdefault((suit, window), {})

    def listed(self, number: int, suit: int, window: Window) -> Listed:
        """The options for the open runs of this number; from then on they are known."""
        kind, steps_found = self._list(self.runs[number], window)
        listed = (kind, tuple([self.number(step.runs) << suit * RUN_BITS for step in steps_found]))
        self.known(suit, window)[number] = listed
        self.size += 1
        return listed

    def _list(self, runs: OpenRuns, window: Window) -> tuple[int, list[Step]]:
        useful = self._useful(window)
        found: list[tuple[Option, Step]] = []
        for naturals in range(window[0] + 1):
            outcomes = steps(self.shape, runs, naturals, useful)
            for step in outcomes:
                asked = step.forced + self.to_finish(step.runs, window[1:])
                if asked < IMPOSSIBLE and not self._in_vain(step, outcomes, window):
                    found.append((Option(naturals, step.forced, asked, step.room), step))
        by_naturals = tuple(
            [
                tuple([at for at, (option, _) in enumerate(found) if option.naturals == naturals])
                for naturals in range(window[0] + 1)
            ]
        )
        asks = tuple([min([found[at][0].asked for at in own], default=IMPOSSIBLE) for own in by_naturals])
        beaten = tuple([self._beaten(found, own, by_naturals) for own in by_naturals])
        kind = Kind(tuple([option for option, _ in found]), by_naturals, asks, beaten)
        number = self._kind_numbers.get(kind)
        if number is None:
            number = self._kind_numbers[kind] = len(self.kinds)
            self.kinds.append(kind)
        return number, [step for _, step in found]

    def _beaten(
        self, found: list[tuple[Option, Step]], own: tuple[int, ...], by_naturals: tuple[tuple[int, ...], ...]
    ) -> tuple[tuple[int, frozenset[int]], ...]:
        """Which of ``own`` options are beaten by those of each other number of naturals.

        Of options that beat each other the one with more naturals stays.
        """
        listed = []
        for naturals, others in enumerate(by_naturals):
            beaten = set()
            for at in own:
                option, step = found[at]
                for other in others:
                    rival, outcome = found[other]
                    more = rival.naturals - option.naturals
                    as_good = more != 0 and beats(self.shape, outcome, step)
                    if as_good and (more > 0 or not beats(self.shape, step, outcome)):
                        beaten.add(at)
            if beaten:
                listed.append((naturals, frozenset(beaten)))
        return tuple(listed)

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
        short = tuple(run for run in runs if run[0] < self.shape.least)
        if not short or not window:
            return 0
        known = self._to_finish.get((short, window))
        if known is None:
            known = self._to_finish[short, window] = min(
                (
                    step.forced + self.to_finish(step.runs, window[1:])
                    for naturals in range(min(len(short), window[0]) + 1)
                    for step in steps(self.shape, short, naturals, IMPOSSIBLE)
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
