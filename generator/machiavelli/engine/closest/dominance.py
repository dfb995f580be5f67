"""Which looks of a suit are not worth following, because another can do as much and costs no more."""

from collections.abc import Iterable

from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.open_runs import DONE, FREE, JOINED, OpenRun, OpenRuns, Suit
from machiavelli.engine.solver.runs import RunShape
from machiavelli.model.cards import ACE

NEVER = 10**6


class Dominance:
    """Compares looks of one suit before a place that came about by the same uses."""

    def __init__(self, shape: RunShape, old: OldTable, matching: bool) -> None:
        self.shape, self.old, self.matching = shape, old, matching

    def undominated(self, place: int, suit: int, looks: Iterable[tuple[Suit, int]]) -> dict[Suit, int]:
        """The looks with their costs, those left out that others beat. Of equals the first stays."""
        kept: list[tuple[Suit, int]] = []
        for look, cost in sorted(looks, key=lambda pair: (pair[1], pair[0])):
            for other, least in kept:
                if self._lead(place, suit, other, look, cost - least) <= cost - least:
                    break
            else:
                kept.append((look, cost))
        return dict(kept)

    def _lead(self, place: int, suit: int, one: Suit, other: Suit, most: int) -> int:
        """How many cards fewer may move after ``other`` than after ``one``, unless over ``most``."""
        busy_one, busy_other = _busy(one), _busy(other)
        # What has closed is paid for to its end; where it is open or free after ``one``, that may still come.
        lead = self._worth(place, suit, busy_one & ~busy_other | other[1] & ~one[1])
        if lead > most:
            return NEVER
        return self._lead_of_runs(place, suit, one[0], other[0], busy_one, most - lead) + lead

    def _worth(self, place: int, suit: int, runs: int) -> int:
        """Cards from ``place`` on of old runs that can be matched no more."""
        worth = 0
        for at, run in enumerate(self.old.runs[suit]):
            if runs >> at & 1:
                worth += (run.ranks >> place).bit_count() + (run.ranks >> ACE & 1)
        return worth

    def _lead_of_runs(
        self, place: int, suit: int, one: OpenRuns, other: OpenRuns, busy: int, most: int
    ) -> int:
        if not other:
            lead = 0
            for run in one:
                if place - run.start < self.shape.least or run.match >= JOINED:
                    return NEVER
                if run.promise or run.pledged or run.owed > run.jokers:
                    return NEVER
                if run.match >= 0:
                    lead += (self.old.runs[suit][run.match].ranks >> place).bit_count()
            return lead
        best = NEVER
        for at, run in enumerate(one):
            lead = self._lead_of_run(place, suit, run, other[0], busy)
            if lead <= most:
                rest = one[:at] + one[at + 1 :]
                lead += self._lead_of_runs(place, suit, rest, other[1:], busy, most - lead)
                best = min(best, lead)
                if not best:
                    break
        return best

    def _lead_of_run(self, place: int, suit: int, one: OpenRun, other: OpenRun, busy: int) -> int:
        """The same for two runs, NEVER where ``one`` cannot do all that ``other`` can."""
        shape = self.shape
        if one.start != other.start and (
            shape.most is not None or not ACE + shape.jokers < one.start < other.start
        ):
            return NEVER
        if one.promise & ~other.promise or one.owed > other.owed or (one.pledged and not other.pledged):
            return NEVER
        if one.jokers > other.jokers or one.owed - one.jokers > other.owed - other.jokers:
            return NEVER
        for at, run in enumerate(self.old.runs[suit]):
            # An old run is broken or not from its first card on; one with an ace may be promised before.
            if run.first >= place and other.promise & ~one.promise & 1 << at:
                return NEVER
        if not self.matching:
            return 0
        if one.jokers != other.jokers or one.pledged != other.pledged:
            return NEVER
        if one.match == other.match or other.match == DONE:
            return 0 if one.match < JOINED or one.match == other.match else NEVER
        if one.match >= JOINED or other.match >= JOINED or other.match == FREE:
            return NEVER
        if one.match == FREE and not busy >> other.match & 1:  # it can still be matched, but with no low ace
            return self.old.runs[suit][other.match].ranks >> ACE & 1
        return self._worth(place, suit, 1 << other.match)


def _busy(look: Suit) -> int:
    runs, busy = look
    for run in runs:
        if 0 <= run.match < JOINED:
            busy |= 1 << run.match
    return busy
