"""What can become of the open runs of one suit at one place, in the search for the closest layout."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.dominance import undominated
from machiavelli.engine.closest.old_melds import OldTable
from machiavelli.engine.closest.open_runs import (
    DONE,
    FREE,
    NONE,
    Move,
    OpenRun,
    OpenRuns,
    RunChoice,
    free,
    plain,
)
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE


class _One(NamedTuple):
    """One outcome for one run (``run`` None: closed)."""

    run: OpenRun | None
    natural: bool
    closing: int | None
    jokers: int
    kept: int
    kept_jokers: int
    matched: int
    promised: int = 0
    room: int = 0


Kind: TypeAlias = tuple[object, ...]


class RunChooser:
    """Lists the choices for one suit by their kind, remembering what it listed.

    Without ``matching``, choices of a kind look the same to the sweep, and break as many old runs. With it,
    they look the same to a chooser without: they differ only in the old melds matched. A ``lazy`` chooser
    lets closing runs take in no joker that they can do without, counts the room instead, and lists no choice
    that another beats.
    """

    def __init__(self, sweep: Sweep, old: OldTable, matching: bool, lazy: bool = False) -> None:
        self.sweep, self.shape, self.old = sweep, sweep.run_shape, old
        self.matching, self.lazy = matching, lazy
        places = len(sweep.places)
        self.longest = min(self.shape.most or places, places, HIGH_ACE - 1)
        self._known: dict[tuple[int, int, OpenRuns, int, int], dict[Kind, list[RunChoice]]] = {}

    def choices(
        self, place: int, suit: int, runs: OpenRuns, naturals: int, taken: int
    ) -> dict[Kind, list[RunChoice]]:
        """All outcomes when ``naturals`` cards go into runs and the old melds in ``taken`` are matched."""
        rank = ACE if place == HIGH_ACE else place
        taken &= self.old.relevant(rank, (suit,))
        key = (place, suit, runs, naturals, taken)
        if key not in self._known:
            best: dict[Kind, RunChoice] = {}
            starting = self.old.runs_from[suit, place]
            for choice in self._all(place, suit, runs, naturals, taken, starting):
                same = (choice.runs, choice.jokers, choice.room, choice.matched, choice.promised)
                known = best.get(same)
                if known is None or choice.kept + choice.kept_jokers > known.kept + known.kept_jokers:
                    best[same] = choice
            worth = undominated(self.shape, place + 1, best.values()) if self.lazy else best.values()
            self._known[key] = self._by_kind(place + 1, suit, worth)
        return self._known[key]

    def _by_kind(self, place: int, suit: int, choices: Iterable[RunChoice]) -> dict[Kind, list[RunChoice]]:
        by_kind: dict[Kind, list[RunChoice]] = {}
        for choice in choices:
            in_plain = plain(place, choice.runs, self.shape.cap)
            if self.sweep.jokers_to_finish(place, suit, in_plain) <= self.sweep.jokers:
                alike = (in_plain, choice.jokers, choice.room, choice.broken)
                kind: Kind = unmatched_kind(choice) if self.matching else alike
                by_kind.setdefault(kind, []).append(choice)
        return by_kind

    def _all(
        self, place: int, suit: int, runs: OpenRuns, naturals: int, taken: int, starting: list[int]
    ) -> Iterator[RunChoice]:
        """Decide run by run, the open ones first, then those that begin here."""
        stack: list[tuple[int, int, int, list[tuple[OpenRun, Move]], list[Move], list[_One]]]
        stack = [(0, naturals, taken, [], [], [])]
        while stack:
            index, left, used, open_runs, closed, made = stack.pop()
            if index == len(runs) and not left:
                yield _combine(open_runs, closed, made, starting)
                continue
            old_run = runs[index] if index < len(runs) else None
            origin = index if old_run else None
            for one in self._outcomes(place, suit, old_run, left > 0, used):
                move = Move(origin, one.natural, one.closing)
                going, ending = list(open_runs), list(closed)
                if one.run is None:
                    ending.append(move)
                else:
                    going.append((one.run, move))
                after = index + 1 if old_run else index
                stack.append((after, left - one.natural, used | one.matched, going, ending, [*made, one]))

    def _outcomes(self, place: int, suit: int, run: OpenRun | None, card: bool, taken: int) -> Iterator[_One]:
        if run is None:
            yield from self._go_on(place, suit, OpenRun(place, 0, FREE, NONE, 0), taken)
            return
        yield from self._close(place, run, taken)
        if place - run.start >= self.longest or (run.start == ACE and place == HIGH_ACE):
            return
        if card:
            yield from self._go_on(place, suit, run, taken)
        if run.jokers < self.shape.jokers and place < HIGH_ACE:
            yield from self._bridge(place, suit, run, taken)

    def _close(self, place: int, run: OpenRun, taken: int) -> Iterator[_One]:
        if run.promise != NONE:
            return
        length = place - run.start
        fewest = max(0, self.shape.least - length, run.owed - run.jokers)
        most = min(self.shape.jokers - run.jokers, self.longest - length)
        if self.lazy and fewest <= most:
            yield _One(None, False, fewest, fewest, 0, 0, 0, room=most - fewest)
            return
        for jokers in range(fewest, most + 1):
            for kept, _, matched in self._match_jokers(run, jokers, taken):
                yield _One(None, False, jokers, jokers, 0, kept, matched)

    def _bridge(self, place: int, suit: int, run: OpenRun, taken: int) -> Iterator[_One]:
        if run.promise != NONE and (suit, place) in self.old.melds[run.promise].naturals:
            return
        for kept, match, matched in self._match_jokers(run, 1, taken):
            longer = run._replace(jokers=run.jokers + 1, match=match)
            promised = 1 << run.promise if run.promise != NONE else 0
            yield _One(self._seen_from(place + 1, longer), False, None, 1, 0, kept, matched, promised)

    def _match_jokers(self, run: OpenRun, jokers: int, taken: int) -> Iterator[tuple[int, int, int]]:
        """Triples (jokers kept, match, newly matched) when ``run`` takes in ``jokers``."""
        total = run.jokers + jokers
        if run.match >= 0:
            held = self.old.melds[run.match].jokers
            yield min(total, held) - min(run.jokers, held), run.match, 0
            return
        yield 0, run.match, 0
        if self.matching and run.match == FREE and total:
            for index in self.old.with_joker(taken):
                yield min(total, self.old.melds[index].jokers), index, 1 << index

    def _go_on(self, place: int, suit: int, run: OpenRun, taken: int) -> Iterator[_One]:
        natural = (suit, ACE if place == HIGH_ACE else place)
        for kept, kept_jokers, match, matched in self._match_card(run, natural, taken):
            for promise, owed in self._promises(place, run, natural):
                still_open = promise if promise != NONE and place < self._last(run.start, promise) else NONE
                longer = run._replace(match=match, promise=still_open, owed=owed)
                promised = 1 << promise if promise != NONE else 0
                yield _One(
                    self._seen_from(place + 1, longer), True, None, 0, kept, kept_jokers, matched, promised
                )

    def _last(self, start: int, promise: int) -> int:
        """The place by which a run that began at ``start`` has taken up all cards of the promised old run."""
        ranks = [rank for _, rank in self.old.melds[promise].naturals]
        return HIGH_ACE if ACE in ranks and start > ACE else max(ranks)

    def _match_card(
        self, run: OpenRun, natural: tuple[int, int], taken: int
    ) -> Iterator[tuple[int, int, int, int]]:
        """Quadruples (cards kept, jokers kept, match, newly matched) when ``run`` takes in ``natural``."""
        if run.match >= 0:
            yield int(natural in self.old.melds[run.match].naturals), 0, run.match, 0
            return
        yield 0, 0, run.match, 0
        if self.matching and run.match == FREE:
            for index in self.old.holding(natural, taken):
                yield 1, min(run.jokers, self.old.melds[index].jokers), index, 1 << index

    def _promises(self, place: int, run: OpenRun, natural: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """Pairs (promise, jokers owed) when ``run`` takes in ``natural``: as before, or newly promised."""
        yield run.promise, run.owed
        if run.promise != NONE or place == HIGH_ACE:
            return
        suit, rank = natural
        for first in range(2, HIGH_ACE) if rank == ACE else (rank,):
            for index in self.old.runs_from[suit, first]:
                meld = self.old.melds[index]
                ace_passed = run.start == ACE and rank != ACE and (suit, ACE) in meld.naturals
                owed = run.owed + meld.jokers
                if natural in meld.naturals and owed <= self.shape.jokers and not ace_passed:
                    yield index, owed

    def _seen_from(self, place: int, run: OpenRun) -> OpenRun:
        """Forget what makes no difference any more from ``place`` on."""
        start, match = run.start, run.match
        # A run from the lowest places may grow to a whole suit: its length must be known to the end.
        if place - start > self.shape.cap and start > ACE + self.shape.jokers:
            start = place - self.shape.cap
        if match >= 0 and not self.old.alive[place] >> match & 1:
            match = DONE
        return run._replace(start=start, match=match)


def unmatched_kind(choice: RunChoice) -> Kind:
    """What a choice is to those who know nothing of matches."""
    return (free(choice.runs), choice.jokers, choice.promised)


def _combine(
    open_runs: list[tuple[OpenRun, Move]], closed: list[Move], made: list[_One], starting: list[int]
) -> RunChoice:
    open_runs = sorted(open_runs, key=lambda pair: pair[0])
    promised = reduce(or_, (one.promised for one in made), 0)
    return RunChoice(
        runs=tuple(run for run, _ in open_runs),
        moves=(*(move for _, move in open_runs), *closed),
        jokers=sum(one.jokers for one in made),
        room=sum(one.room for one in made),
        kept=sum(one.kept for one in made),
        kept_jokers=sum(one.kept_jokers for one in made),
        matched=sum(one.matched for one in made),
        promised=promised,
        broken=sum([not promised >> index & 1 for index in starting]) if starting else 0,
    )
