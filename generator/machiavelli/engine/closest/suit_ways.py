"""What can become of all open runs of a suit at a place, and of its old runs there."""

from collections.abc import Iterator
from typing import NamedTuple

from machiavelli.engine.closest.old_table import OldRun
from machiavelli.engine.closest.open_runs import FREE, JOINED, OpenRun, OpenRuns, RunTurns, Suit, Turn
from machiavelli.engine.closest.task import Task
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.model.cards import ACE

BREAK = 1000
"""What a broken meld costs; a moved card costs 1, and there are fewer of them."""

WAYS_AT_A_TIME = 16
"""Ways to go on from a look that take as much work as a node."""


class Use(NamedTuple):
    """What a suit uses at a place: cards and jokers for runs, marks, and old runs to be matched with groups.

    ``offered`` counts those without jokers, ``offered_marks`` are the others.
    """

    cards: int
    jokers: int
    marks: int
    before: int
    offered: int
    offered_marks: int


NO_OFFER = ((0, 0),)
"""Where no old run can be matched with a group."""

UNUSED = Use(0, 0, 0, 0, 0, 0)
"""Where a suit uses nothing."""


class Joined(NamedTuple):
    """The turns of some open runs of a suit together; masks as in :class:`Turn`."""

    turns: tuple[Turn, ...]
    cards: int
    jokers: int
    settled: int
    matched: int
    promised: int
    left: int
    marks: int
    before: int
    moved: int


class Way(NamedTuple):
    """A way to go on: what it uses, how the suit looks then, what it costs; it came about from the look
    ``before``, by ``turns``.
    """

    use: Use
    look: Suit
    cost: int
    before: Suit
    turns: tuple[Turn, ...]


class SuitWays:
    """Lists the ways to go on from a look; those that break or move more than the bounds are left out.

    Without ``matching`` only broken melds cost.
    """

    def __init__(self, task: Task) -> None:
        self.sweep, self.old, self.budget, self.matching = task.sweep, task.old, task.budget, task.matching
        self.most_broken, self.most_moved = task.most_broken, task.most_moved
        self._turns = RunTurns(task)
        self._cap = task.sweep.run_shape.cap
        self._known: dict[tuple[int, int, Suit, int], list[Way]] = {}

    def ways(self, place: int, suit: int, before: Suit, cards: int) -> list[Way]:
        """Every way to go on at ``place`` from a look of ``suit`` with so many cards."""
        key = (place, suit, before, cards)
        if key not in self._known:
            found = self._known[key] = list(self._find_ways(place, suit, before, cards))
            self.budget.spend(1 + len(found) // WAYS_AT_A_TIME)
        return self._known[key]

    def is_idle(self, place: int, suit: int) -> bool:
        """Whether nothing becomes of a suit at ``place`` where no run is open and no card goes into one."""
        old = self.old
        holds = self.matching and old.holding[suit][place]
        return not (old.starting[suit][place] or holds or old.gone[suit])

    def _find_ways(self, place: int, suit: int, before: Suit, cards: int) -> Iterator[Way]:
        runs, gone = before
        old, plain = self.old, self.old.plain[suit]
        gone |= old.gone[suit]
        busy = gone
        for run in runs:
            if 0 <= run.match < JOINED:
                busy |= 1 << run.match
        starting = old.starting[suit][place]
        here = offers = 0
        if self.matching and place > ACE:
            here = old.holding[suit][place]
            offers = here & ~busy if place <= HIGH_ACE else 0
            here &= plain & ~busy if place == HIGH_ACE else ~gone
        if not runs and not cards and not (starting or here or offers):
            yield Way(UNUSED, (runs, self._alive(place + 1, suit, gone)), 0, before, ())
            return
        for joined in self._join(place, suit, runs, busy, cards, starting, here, offers):
            after = tuple(sorted([turn.run for turn in joined.turns if turn.run is not None]))
            if after and not self._can_finish(place + 1, suit, after):
                continue
            broken = (starting & ~joined.promised).bit_count()
            surely = 0 if self.matching else (starting & plain & ~gone & ~joined.promised).bit_count()
            free = offers & ~joined.matched
            for offered, later in self._offers(place, suit, joined, free) if free else NO_OFFER:
                moved = surely + joined.moved + later + (here & ~(joined.settled | offered)).bit_count()
                if broken > self.most_broken or moved > self.most_moved:
                    continue
                still = self._alive(place + 1, suit, gone | joined.left | offered & plain)
                marks = self._marks(suit, offered & ~plain) if offered else 0
                number = (offered & plain).bit_count()
                use = Use(joined.cards, joined.jokers, joined.marks, joined.before, number, marks)
                yield Way(use, (after, still), moved + BREAK * broken, before, joined.turns)

    def _join(
        self,
        place: int,
        suit: int,
        runs: OpenRuns,
        busy: int,
        most: int,
        starting: int,
        here: int,
        offers: int,
    ) -> list[Joined]:
        """The turns of all runs together that take just ``most`` cards, those included that begin here."""
        fresh = self._turns.turns(place, suit, OpenRun(place, 0, 0, 0, FREE, False)) if most else []
        listed = [self._turns.turns(place, suit, run) for run in runs]
        if offers:
            here &= ~self._not_doomed(place, suit, offers)
        hopes = [(_any_promised(fresh), _any_settled(fresh))]
        for turns in reversed(listed):
            promised, settled = hopes[-1]
            hopes.append((promised | _any_promised(turns), settled | _any_settled(turns)))
        hopes.reverse()
        joined = [Joined((), 0, 0, 0, 0, 0, 0, 0, 0, 0)]
        for at, turns in enumerate(listed):
            joined = self._join_one(turns, joined, busy, most, starting, here, hopes[at + 1])
        result = self._within([one for one in joined if one.cards == most], starting, here)
        for _ in range(most):
            joined = self._join_one(fresh, joined, busy, most, starting, here, hopes[-1])
            result += self._within([one for one in joined if one.cards == most], starting, here)
        if self.old.twins[suit]:
            return [one for one in result if self._twins_in_order(suit, one, busy)]
        return result

    def _within(self, joined: list[Joined], starting: int, here: int) -> list[Joined]:
        return [
            one
            for one in joined
            if (starting & ~one.promised).bit_count() <= self.most_broken
            and one.moved + (here & ~one.settled).bit_count() <= self.most_moved
        ]

    def _join_one(
        self,
        turns: list[Turn],
        joined: list[Joined],
        busy: int,
        most: int,
        starting: int,
        here: int,
        hope: tuple[int, int],
    ) -> list[Joined]:
        """``joined`` with one more run; ``hope`` is what still later runs may promise and settle."""
        left = self.sweep.jokers
        most_broken, most_moved = self.most_broken, self.most_moved
        must_promise, must_settle = starting & ~hope[0], here & ~hope[1]
        found = []
        for turns_so_far, cards, jokers, settled, matched, promised, closed, marks, before, moved in joined:
            for turn in turns:
                if cards + turn.natural > most or jokers + turn.jokers > left:
                    continue
                if turn.matched & (matched | busy) or promised & turn.promised:
                    continue
                if (marks | before) & (turn.marks | turn.before):
                    continue
                all_promised = promised | turn.promised
                if (must_promise & ~all_promised).bit_count() > most_broken:
                    continue
                all_settled = settled | turn.settled
                if moved + turn.moved + (must_settle & ~all_settled).bit_count() > most_moved:
                    continue
                found.append(
                    Joined(
                        (*turns_so_far, turn),
                        cards + turn.natural,
                        jokers + turn.jokers,
                        all_settled,
                        matched | turn.matched,
                        all_promised,
                        closed | turn.left,
                        marks | turn.marks,
                        before | turn.before,
                        moved + turn.moved,
                    )
                )
        return found

    def _twins_in_order(self, suit: int, joined: Joined, busy: int) -> bool:
        """Whether of equal old runs the first is matched first."""
        matched = busy | joined.matched
        return all(not matched & twin or matched & first for twin, first in self.old.twins[suit])

    def _offers(self, place: int, suit: int, joined: Joined, free: int) -> Iterator[tuple[int, int]]:
        """Old runs to be matched with groups of the place, with cards of theirs higher up that will move."""
        yield 0, 0
        # Aces lie in groups at the high place also where no run may use it.
        for_groups = self.sweep.counts.at(suit, place).most - joined.cards
        offered = free
        while offered:
            if offered.bit_count() <= for_groups:
                later = 0
                for at, run in enumerate(self.old.runs[suit]):
                    if offered >> at & 1:
                        later += _doomed(place, run)
                yield offered, later
            offered = (offered - 1) & free

    def _not_doomed(self, place: int, suit: int, offers: int) -> int:
        """The old runs of which no further cards will move."""
        runs = enumerate(self.old.runs[suit])
        return sum([1 << at for at, run in runs if offers >> at & 1 and not _doomed(place, run)])

    def _marks(self, suit: int, runs: int) -> int:
        marks = 0
        for at, run in enumerate(self.old.runs[suit]):
            if runs >> at & 1:
                marks |= 1 << run.joined
        return marks

    def _alive(self, place: int, suit: int, taken: int) -> int:
        """Those of the old runs in the mask that something could still be matched with."""
        if not taken:
            return 0
        for at, run in enumerate(self.old.runs[suit]):
            last = HIGH_ACE if run.ranks >> ACE & 1 else run.last
            if taken >> at & 1 and last < place:
                taken &= ~(1 << at)
        return taken

    def _can_finish(self, place: int, suit: int, runs: OpenRuns) -> bool:
        return self.sweep.jokers_to_finish(place, suit, self.lengths(place, runs)) <= self.sweep.jokers

    def lengths(self, place: int, runs: OpenRuns) -> tuple[tuple[int, int], ...]:
        """The open runs before ``place`` as the sweep knows them."""
        return tuple(sorted([(min(place - run.start, self._cap), run.jokers) for run in runs]))


def _doomed(place: int, run: OldRun) -> int:
    """Further cards of an old run that will move once a group of ``place`` is matched with it.

    Of one with jokers only the ace: its other cards count at their own places.
    """
    if place == HIGH_ACE:
        return 0
    ace = run.ranks >> ACE & 1
    return ace if run.jokers else ace + (run.ranks >> place + 1).bit_count()


def _any_promised(turns: list[Turn]) -> int:
    mask = 0
    for turn in turns:
        mask |= turn.promised
    return mask


def _any_settled(turns: list[Turn]) -> int:
    mask = 0
    for turn in turns:
        mask |= turn.settled
    return mask
