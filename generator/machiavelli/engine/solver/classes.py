"""Counting solutions: layouts that differ only in how their runs are cut count as one.

Two layouts are of one class if they play the same cards and have the same groups. The sweep is repeated with,
instead of one state, the set of all states that the same groups and cards can lead to; states that others of
the set can replace are left out. Each set is counted once, so that billions are counted without listing any.
"""

from typing import NamedTuple

from machiavelli.engine.checks import check_position
from machiavelli.engine.solver.both_ways import fewest_left_over
from machiavelli.engine.solver.class_choices import Reached, choices, without_replaceable
from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.moves import END
from machiavelli.engine.solver.sweep import START, Sweep
from machiavelli.model.cards import ACE
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

CLASS_WORK = 20_000
"""Sets of states looked into, unless another bound is asked for: a second or so."""


class ClassCount(NamedTuple):
    """How many classes of best plays there are; at least so many where ``exact`` is false."""

    number: int
    exact: bool


def count_classes(rules: Rules, position: Position, limit: int) -> int:
    """Count the classes of best plays, no further than ``limit``; 0 where no card can be played.

    Raises PositionError as :func:`machiavelli.engine.solver.solve.solve`.
    """
    return _count(rules, position, None, limit).number


def class_count(rules: Rules, position: Position, work: int = CLASS_WORK) -> ClassCount:
    """Count all the classes of best plays, looking into no more than ``work`` sets of states.

    Raises PositionError as :func:`machiavelli.engine.solver.solve.solve`.
    """
    return _count(rules, position, work, None)


def _count(rules: Rules, position: Position, work: int | None, limit: int | None) -> ClassCount:
    check_position(rules, position)
    sweep = Sweep(rules, without_dead_cards(rules, count(rules, position)), rules.turn.most_added)
    loss = fewest_left_over(sweep)
    if loss is None:
        return ClassCount(0, True)
    counting = _Counting(sweep, work, limit)
    number = counting.count(ACE, (Reached(sweep.pack(START), 0, 0),), loss)
    return ClassCount(number, not counting.cut_short)


class _Counting:
    """One position's count. ``limit``: sets that have so many classes are counted no further."""

    def __init__(self, sweep: Sweep, work: int | None, limit: int | None) -> None:
        self._sweep, self._work, self._limit = sweep, work, limit
        self.cut_short = False
        self._known: dict[tuple[int, tuple[Reached, ...], int], int] = {}

    def count(self, place: int, states: tuple[Reached, ...], loss: int) -> int:
        """Classes among the completions of ``states``, every one of which has a completion."""
        if place == END:
            return 1
        key = (place, states, loss)
        known = self._known.get(key)
        if known is None:
            if self._work is not None and len(self._known) >= self._work:
                self.cut_short = True
                return 1
            self._known[key] = 0  # counts as work from now on; no set leads back to itself
            known = self._known[key] = self._count_choices(place, states, loss)
        return known

    def _count_choices(self, place: int, states: tuple[Reached, ...], loss: int) -> int:
        found = 0
        reached = choices(self._sweep, place, states, loss)
        for choice in sorted(reached):
            left = loss - sum(choice.lost)
            found += self.count(place + 1, without_replaceable(self._sweep, reached[choice]), left)
            if self._limit is not None and found >= self._limit:
                return self._limit
        return found
