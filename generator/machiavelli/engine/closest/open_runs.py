"""The open runs of one suit in the search for the closest layout, and what each can become at a place.

An open run may promise to hold old runs whole, from the first card of theirs that it takes up: else they
count as broken. It may be matched with one old meld, whose cards that it takes up do not move.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.task import Task
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.sweep import LAST_CLOSE
from machiavelli.model.cards import ACE

FREE, DONE, JOINED = -1, -2, 100
"""What a run is matched with: nothing yet, nothing that matters any more, a meld with jokers (JOINED and its
number); else the number of an old run of its suit."""


class OpenRun(NamedTuple):
    """An open run: where it began, no further back than it matters, and the jokers in it.

    ``promise`` is the mask of old runs that it has yet to complete, ``owed`` are jokers promised to old
    melds; ``pledged``: it must end with the high ace.
    """

    start: int
    jokers: int
    owed: int
    promise: int
    match: int
    pledged: bool


class Turn(NamedTuple):
    """What a run does at a place. ``run`` is None where it closes, then ``closing`` are jokers it takes in.

    Masks of old runs of the suit: ``settled`` (what their card of this place costs is told), ``matched`` and
    ``promised`` now, ``left`` (their match has closed). ``marks`` are new marks, ``before`` those set before
    the place, as a run that closes ended below it; ``moved`` are old cards that move.
    """

    run: OpenRun | None
    natural: bool
    closing: int
    jokers: int
    settled: int
    matched: int
    promised: int
    left: int
    marks: int
    before: int
    moved: int


OpenRuns: TypeAlias = tuple[OpenRun, ...]

Suit: TypeAlias = tuple[OpenRuns, int]
"""The open runs of a suit in order, and the mask of its old runs whose match has closed."""


class RunTurns:
    """Lists what one run can do.

    Without ``matching`` runs are matched with nothing; without ``placing`` those that close take in no jokers
    that they can do without. What moves over ``most_moved`` cards is left out.
    """

    def __init__(self, task: Task) -> None:
        sweep = self.sweep = task.sweep
        self.shape, self.old, self.most_moved = sweep.run_shape, task.old, task.most_moved
        self.matching, self.placing = task.matching, task.placing
        self.longest = min(self.shape.most or HIGH_ACE, len(sweep.places), HIGH_ACE - 1)
        self._known: dict[tuple[int, int, OpenRun], list[Turn]] = {}

    def turns(self, place: int, suit: int, run: OpenRun) -> list[Turn]:
        """Everything that ``run``, open before ``place``, can do there; with no cards it starts there."""
        key = (place, suit, run)
        if key not in self._known:
            found = self._find(place, suit, run)
            self._known[key] = [turn for turn in found if turn.moved <= self.most_moved]
        return self._known[key]

    def _find(self, place: int, suit: int, run: OpenRun) -> Iterator[Turn]:
        if run.start < place:
            yield from self._close(place, suit, run)
        if place - run.start >= self.longest or place == LAST_CLOSE:
            return
        if not (run.start == ACE and place == HIGH_ACE):
            yield from self._take_card(place, suit, run)
        if run.start < place < HIGH_ACE and run.jokers < self.shape.jokers:
            yield from self._take_joker(place, suit, run)

    def _close(self, place: int, suit: int, run: OpenRun) -> Iterator[Turn]:
        length = place - run.start
        fewest = max(0, self.shape.least - length, run.owed - run.jokers)
        most = min(self.shape.jokers - run.jokers, self.longest - length)
        if run.promise or run.pledged or fewest > most:
            return
        for jokers in range(fewest, (most if self.placing else fewest) + 1):
            total, left, moved = run.jokers + jokers, 0, 0
            if run.match >= JOINED:
                held = self.old.jokers[run.match - JOINED]
                moved = held - min(held, total)
            elif run.match >= 0:
                left = 1 << run.match
                moved = (self.old.runs[suit][run.match].ranks >> place).bit_count()
            yield Turn(None, False, jokers, jokers, left, 0, 0, left, 0, 0, moved)
            if run.match == FREE and self.matching and total:
                for number, held in enumerate(self.old.jokers):
                    moved = held - min(held, total) + self.old.still_to_pass(number, place)
                    yield Turn(None, False, jokers, jokers, 0, 0, 0, 0, 0, 1 << number, moved)

    def _take_joker(self, place: int, suit: int, run: OpenRun) -> Iterator[Turn]:
        if not run.promise & self.old.holding[suit][place]:
            start, jokers, owed, promise, match, pledged = run
            longer = self._seen(place + 1, suit, start, jokers + 1, owed, promise, match, pledged)
            yield Turn(longer, False, 0, 1, 0, 0, promise, 0, 0, 0, 0)

    def _take_card(self, place: int, suit: int, run: OpenRun) -> Iterator[Turn]:
        matches = list(self._matches(place, suit, run))
        for promise, owed, marks in self._promises(place, suit, run):
            still_open = self._without_completed(place, suit, run.start, promise)
            for match, pledged, kept, matched, more_marks, moved in matches:
                after = self._seen(place + 1, suit, run.start, run.jokers, owed, still_open, match, pledged)
                yield Turn(after, True, 0, 0, kept, matched, promise, 0, marks | more_marks, 0, moved)

    def _promises(self, place: int, suit: int, run: OpenRun) -> Iterator[tuple[int, int, int]]:
        """Triples (promise, jokers owed, marks) when ``run`` takes in the card of ``place``."""
        here = run.promise & self.old.holding[suit][place]
        yield run.promise, run.owed, 0
        if here:
            return
        rank = ACE if place == HIGH_ACE else place
        begin = self.old.starting[suit][place] if place != ACE else self.old.with_ace[suit]
        if begin:
            yield from self._more_promised(place, suit, run, begin)
        for group in self.old.groups[rank]:
            if group.whole and group.suits >> suit & 1 and run.owed + group.jokers <= self.shape.jokers:
                yield run.promise, run.owed + group.jokers, group.whole

    def _more_promised(
        self, place: int, suit: int, run: OpenRun, begin: int
    ) -> Iterator[tuple[int, int, int]]:
        """The same with one of the old runs that ``begin`` at the place."""
        pending = 0
        for at, old in enumerate(self.old.runs[suit]):
            if run.promise >> at & 1:
                pending |= old.ranks
        for at, old in enumerate(self.old.runs[suit]):
            ace_passed = run.start == ACE < place and old.ranks >> ACE & 1
            owed = run.owed + old.jokers
            if begin >> at & 1 and owed <= self.shape.jokers and not ace_passed and not pending & old.ranks:
                yield run.promise | 1 << at, owed, 0

    def _without_completed(self, place: int, suit: int, start: int, promise: int) -> int:
        """The promise without the old runs whose last card is that of ``place``."""
        if not promise:
            return 0
        for at, old in enumerate(self.old.runs[suit]):
            last = HIGH_ACE if old.ranks >> ACE & 1 and start > ACE else old.last
            if promise >> at & 1 and last <= place:
                promise &= ~(1 << at)
        return promise

    def _matches(self, place: int, suit: int, run: OpenRun) -> Iterator[tuple[int, bool, int, int, int, int]]:
        """What the run can be matched with when it takes in the card of ``place``.

        Yields (match, pledged, kept, matched, marks, moved) as in :class:`Turn`.
        """
        old = self.old
        if run.match != FREE or not self.matching:
            number = self.own(suit, run.match) if run.match != FREE else FREE
            kept = 1 << number & old.holding[suit][place] if number >= 0 else 0
            yield run.match, run.pledged and place < HIGH_ACE, kept, 0, 0, 0
            return
        yield FREE, False, 0, 0, 0, 0
        for at, own in enumerate(old.runs[suit]):
            if old.holding[suit][place] >> at & 1 and not own.gone:
                match = JOINED + own.joined if own.jokers else at
                marks = 1 << own.joined if own.jokers else 0
                has_ace = own.ranks >> ACE & 1 and ACE < place < HIGH_ACE
                if has_ace and run.start > ACE and self.sweep.supply(HIGH_ACE, suit):
                    yield match, True, 1 << at, 1 << at, marks, 0
                yield match, False, 1 << at, 1 << at, marks, int(has_ace)
        for group in old.groups[ACE if place == HIGH_ACE else place]:
            if group.suits >> suit & 1 and not group.gone:
                match = JOINED + group.taken.bit_length() - 1 if group.jokers else DONE
                yield match, False, 0, 0, group.taken, group.suits.bit_count() - 1

    def own(self, suit: int, match: int) -> int:
        """The number of the old run of ``suit`` that ``match`` means, -1 where it means none."""
        if match < JOINED:
            return match if match >= 0 else -1
        for at, old in enumerate(self.old.runs[suit]):
            if old.joined == match - JOINED:
                return at
        return -1

    def _seen(
        self,
        place: int,
        suit: int,
        start: int,
        jokers: int,
        owed: int,
        promise: int,
        match: int,
        pledged: bool,
    ) -> OpenRun:
        """The run, what makes no difference any more from ``place`` on forgotten."""
        # A run from the lowest places may grow to a whole suit: its length must be known to the end.
        if place - start > self.shape.cap and start > ACE + self.shape.jokers:
            start = place - self.shape.cap
        if 0 <= match < JOINED:
            old = self.old.runs[suit][match]
            if (HIGH_ACE if old.ranks >> ACE & 1 else old.last) < place:
                match = DONE
        return OpenRun(start, jokers, owed, promise, match, pledged)
