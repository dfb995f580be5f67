"""The closest layout where some melds lie beside those that a sweep lays, as cases have it.

Such a meld may hold old ones whole, and be matched with one. It is tried in all ways; the search then lays
the others, and minds of the old melds only what is still open.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.search import BROKEN, MOVED, Closest, closest
from machiavelli.engine.solver.cases import Case, can_play, cases
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.errors import EngineFault
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Position, Table
from machiavelli.model.variant import Rules

MOST_SEARCHES, MOST_LOOKED = 12, 400
"""Searches for one position, and cases looked at once a layout is known. Where they are not enough the layout
is
given out, but not as the closest.
"""


class Links(NamedTuple):
    """The old melds that lie whole in melds beside, those matched with one, and their cards that move.

    ``come`` are the cards that move to the melds beside, hand cards aside.
    """

    settled: frozenset[int]
    gone: frozenset[int]
    gone_moved: int
    come: int

    @property
    def moved(self) -> int:
        """Cards that move at least."""
        return max(self.gone_moved, self.come)


def closest_of_cases(
    rules: Rules,
    position: Position,
    played: int,
    wanted: Collection[Card] = (),
    laid: Sequence[Meld] = (),
) -> Closest:
    """The closest layout with the melds ``laid`` that plays so many hand cards, those ``wanted`` included; it
    must be the most that can be played with these.
    """
    best: Closest | None = None
    found: list[Closest] = []
    known: set[tuple[tuple[Meld, ...], tuple[Card, ...]]] = set()
    looked = 0

    def worth(case: Case, sweep: Sweep) -> bool:
        nonlocal looked
        looked += best is not None
        return looked <= MOST_LOOKED and can_play(case, sweep, played)

    # with short runs a first layout is found soon; then all
    both = (cases(rules, position, short, worth, wanted, laid) for short in (True, False))
    for case, sweep in chain.from_iterable(both):
        if (case.beside, case.forced) in known:
            continue
        known.add((case.beside, case.forced))
        for links in _links(position, case.beside):
            if best is not None and (_broken_surely(position.table, case, links), links.moved) >= best[1:3]:
                continue
            if len(found) >= MOST_SEARCHES and best is not None:
                return best._replace(undecided=(BROKEN, MOVED))
            old = OldTable(position.table, links.settled, links.gone)
            one = closest(sweep, old, case.loss(sweep, played))
            broken, moved = one.broken + old.aces_apart, one.moved + old.aces_moved + links.gone_moved
            found.append(Closest([*case.beside, *one.melds], broken, moved, one.undecided))
            best = min(found, key=lambda each: each[1:3])
    if best is None:
        raise EngineFault("no case plays as many cards as were counted")
    nearest = closest_of(found)
    return nearest if looked <= MOST_LOOKED else nearest._replace(undecided=(BROKEN, MOVED))


def closest_of(found: Sequence[Closest]) -> Closest:
    """The closest of some layouts; what a search left open is undecided, unless it could not be less."""
    best = min(found, key=lambda each: each[1:3])
    if best.broken and any(BROKEN in one.undecided for one in found):
        return best._replace(undecided=(BROKEN, MOVED))
    is_open = any(one.undecided and (one.broken == best.broken or BROKEN in one.undecided) for one in found)
    return best._replace(undecided=(MOVED,) if best.moved and is_open else ())


def _broken_surely(table: Table, case: Case, links: Links) -> int:
    """Old melds that break because others took their cards."""
    return sum(
        at not in links.settled
        and len(meld) > 1
        and any(case.counts.of(card).most < copies for card, copies in Counter(meld).items())
        for at, meld in enumerate(table)
    )


def _links(position: Position, beside: Sequence[Meld]) -> Iterator[Links]:
    """All ways in which melds beside can hold old melds and be matched with them."""
    old = [Counter(meld) for meld in position.table]
    return _linked(old, Counter(position.hand), beside, Links(frozenset(), frozenset(), 0, 0))


def _linked(
    old: Sequence[Counter[Card]], hand: Counter[Card], beside: Sequence[Meld], links: Links
) -> Iterator[Links]:
    if not beside:
        yield links
        return
    new, others = Counter(beside[0]), beside[1:]
    for held in _held(old, new, links.settled, 0):
        for gone, kept, moved in _matched(old, new, links.gone):
            come = max(0, new.total() - kept - (new & hand).total())
            now = Links(links.settled | held, gone, links.gone_moved + moved, links.come + come)
            yield from _linked(old, hand, others, now)


def _held(
    old: Sequence[Counter[Card]], room: Counter[Card], settled: frozenset[int], first: int
) -> Iterator[frozenset[int]]:
    """The sets of old melds that find room together, such that no other does as well."""
    fitting = [at for at in _different(old, settled) if old[at].total() > 1 and old[at] <= room]
    if not fitting:
        yield frozenset()
    for at in fitting:
        if at >= first:
            for others in _held(old, room - old[at], settled | {at}, at):
                yield others | {at}


def _matched(
    old: Sequence[Counter[Card]], new: Counter[Card], gone: frozenset[int]
) -> Iterator[tuple[frozenset[int], int, int]]:
    """What the new meld can be matched with, with cards kept and moved; the same cards belong together."""
    different = _different(old, gone)
    same = [at for at in different if old[at] == new]
    if not same:
        yield gone, 0, 0
    for at in same or different:
        if kept := (old[at] & new).total():
            yield gone | {at}, kept, old[at].total() - kept


def _different(old: Sequence[Counter[Card]], but: frozenset[int]) -> list[int]:
    """The old melds but some, of equal ones only the first."""
    found: list[int] = []
    for at, meld in enumerate(old):
        if at not in but and not any(old[other] == meld for other in found):
            found.append(at)
    return found
