"""What tells classes apart at one place, and which states each choice leads to.

A card alone among jokers is read as the judge reads it: as a run where it can be one.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import GroupShape, Taken, divisions
from machiavelli.engine.solver.run_table import Way
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE

Groups: TypeAlias = tuple[tuple[int, int], ...]
"""The groups of one rank: their suits as a mask, and their jokers."""


class Choice(NamedTuple):
    """The groups of a place, and the hand cards left over there of each suit."""

    groups: Groups
    lost: Taken


class Reached(NamedTuple):
    """A state: packed open runs and low aces, jokers spent, room for more."""

    runs: int
    spent: int
    room: int


NO_GROUPS = Choice((), (0, 0, 0, 0))


def choices(sweep: Sweep, place: int, states: tuple[Reached, ...], loss: int) -> dict[Choice, list[Reached]]:
    """Every choice from ``states`` that can be completed with ``loss`` hand cards left over, and where to."""
    reached: dict[Choice, dict[Reached, None]] = {}
    for state in states:
        suits = sweep.suit_options(place, state.runs)
        for in_runs in product(*(range(len(suit)) for suit in suits)):
            options = [suit[naturals] for suit, naturals in zip(suits, in_runs, strict=True)]
            if not all(options):
                continue
            low_aces = sweep.low_aces(state.runs)
            for choice in _group_choices(sweep, place, in_runs, low_aces):
                left = loss - sum(choice.lost)
                if left < 0:
                    continue
                jokers = sum([jokers for _, jokers in choice.groups])
                known = reached.setdefault(choice, {})
                for after in _afters(sweep, place, state, in_runs, options, jokers):
                    if after not in known and sweep.fits_packed(place + 1, *after, left):
                        known[after] = None
    return {choice: list(known) for choice, known in reached.items() if known}


def _afters(
    sweep: Sweep, place: int, state: Reached, in_runs: Taken, options: list[list[Way]], jokers: int
) -> Iterator[Reached]:
    """The states after a place, so many cards in runs and so many jokers in groups."""
    aces = sweep.aces_after(place, state.runs, in_runs)
    for picked in product(*options):
        spent = state.spent + jokers + sum([way.forced for way in picked])
        if spent <= sweep.jokers:
            room = state.room + sum([way.room for way in picked])
            runs = aces + sum([way.after for way in picked])
            yield Reached(runs, spent, min(room, sweep.jokers - spent))


def _group_choices(sweep: Sweep, place: int, in_runs: Taken, low_aces: Taken) -> Iterator[Choice]:
    """The ways to make groups of the cards that do not go into runs."""
    if place == ACE or place > HIGH_ACE:
        yield NO_GROUPS
        return
    copies = [sweep.counts.at(suit, place) for suit in range(4)]
    used = list(in_runs)
    if place == HIGH_ACE:
        used = [runs + aces for runs, aces in zip(in_runs, low_aces, strict=True)]
    ranges = [range(max(0, c.need - u), c.most - u + 1) for c, u in zip(copies, used, strict=True)]
    for taken in product(*ranges):
        lost = tuple([c.left_over(u + t) for c, u, t in zip(copies, used, taken, strict=True)])
        for groups in _groups(sweep.group_shape, taken):
            if not any(mask.bit_count() == 1 and sweep.can_be_run(place, jokers) for mask, jokers in groups):
                yield Choice(groups, lost)


@lru_cache(maxsize=4096)
def _groups(shape: GroupShape, taken: Taken) -> list[Groups]:
    """All ways to divide the cards into groups and give them jokers."""
    found: dict[Groups, None] = {}
    for masks in divisions(shape, taken):
        jokers = [range(shape.forced(mask), shape.takes(mask) + 1) for mask in masks]
        for spent in product(*jokers):
            found[tuple(sorted(zip(masks, spent, strict=True)))] = None
    return list(found)


def without_replaceable(sweep: Sweep, states: list[Reached]) -> tuple[Reached, ...]:
    """Leave out states that others can replace, whatever follows; the rest in order."""
    kept: list[Reached] = []
    for state in sorted(states):
        if not any(_replaces(sweep, other, state) for other in kept):
            kept = [other for other in kept if not _replaces(sweep, state, other)]
            kept.append(state)
    return tuple(kept)


def _replaces(sweep: Sweep, one: Reached, other: Reached) -> bool:
    """Whether all that can follow ``other`` can follow ``one``."""
    if one.spent > other.spent:
        return False
    spare = sweep.spare_room(one.runs, other.runs)
    return spare >= 0 and one.spent + one.room + spare >= other.spent + other.room
