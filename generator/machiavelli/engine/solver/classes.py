"""Counting solutions: layouts that differ only in how their runs are cut count as one.

Two layouts are of one class if they play the same cards and have the same groups. The sweep is repeated with,
instead of one state, the set of all states that the same groups and cards can lead to; states that others of
the set can replace are left out. Each set is counted once, so that billions are counted without listing any.
"""

from itertools import product
from typing import TypeAlias

from machiavelli.engine.at_rest import collector_at_rest
from machiavelli.engine.checks import check_position
from machiavelli.engine.solver.cases import is_one_case
from machiavelli.engine.solver.class_choices import NOTHING_OPEN, GroupWays, SuitSets
from machiavelli.engine.solver.class_list import ClassCount, class_count_of_cases
from machiavelli.engine.solver.classes_allowed import class_count_of_allowed, is_restricted
from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.fewest import fewest_left_over
from machiavelli.engine.solver.most import most_played
from machiavelli.engine.solver.moves import END
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.errors import PositionError
from machiavelli.model.cards import ACE
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

CLASS_WORK = 20_000
"""Sets of states looked into, unless another bound is asked for: some seconds at most."""

Sets: TypeAlias = tuple[int, ...]
"""The numbers of the sets of states of the four suits."""


def count_classes(rules: Rules, position: Position, limit: int) -> int:
    """Count the classes of best plays, no further than ``limit``; 0 where no card can be played.

    Raises PositionError as :func:`machiavelli.engine.solver.solve.solve`, with code not-decided where it is
    open how many plays have nothing held back.
    """
    number, exact = _count(rules, position, None, limit)
    if not exact:
        raise PositionError("not-decided", "how many best plays have nothing held back was not found out")
    return number


@collector_at_rest
def class_count(rules: Rules, position: Position, work: int = CLASS_WORK) -> ClassCount:
    """Count all the classes of best plays, looking into no more than ``work`` sets of states.

    Raises PositionError as :func:`machiavelli.engine.solver.solve.solve`.
    """
    return _count(rules, position, work, None)


def _count(rules: Rules, position: Position, work: int | None, limit: int | None) -> ClassCount:
    check_position(rules, position)
    if is_restricted(rules, position):
        return class_count_of_allowed(rules, position, work, limit)
    if not is_one_case(rules):
        return class_count_of_cases(rules, position, most_played(rules, position), work, limit)
    sweep = Sweep(rules, without_dead_cards(rules, count(rules, position)), rules.turn.most_added)
    loss = fewest_left_over(sweep)
    if loss is None:
        return ClassCount(0, True)
    counting = _Counting(sweep, work, limit)
    number = counting.count(ACE, (NOTHING_OPEN,) * 4, 0, 0, loss)
    return ClassCount(number, not counting.cut_short)


class _Counting:
    """One position's count. ``limit``: sets that have so many classes are counted no further."""

    def __init__(self, sweep: Sweep, work: int | None, limit: int | None) -> None:
        self._sweep, self._work, self._limit = sweep, work, limit
        self._suits, self._groups = SuitSets(sweep), GroupWays(sweep)
        self._looked_into = 0
        self.cut_short = False
        self._known: dict[tuple[int, Sets, int, int, int], int] = {}

    def count(self, place: int, sets: Sets, spent: int, room: int, loss: int) -> int:
        """Classes among the completions of the states that combine one of each set."""
        room = min(room, self._sweep.jokers - spent)
        key = (place, sets, spent, room, loss)
        known = self._known.get(key)
        if known is None:
            if not self._suits.can_be_completed(place, sets, spent, room, loss):
                known = self._known[key] = 0
            elif place == END:
                known = self._known[key] = 1
            elif self._work is not None and self._looked_into >= self._work:
                self.cut_short = True
                return 1
            else:
                self._looked_into += 1
                known = self._known[key] = self._count_choices(place, sets, spent, room, loss)
        return known

    def _count_choices(self, place: int, sets: Sets, spent: int, room: int, loss: int) -> int:
        found = 0
        most = self._sweep.jokers - spent
        onwards = [self._suits.onwards(place, suit, number, most) for suit, number in enumerate(sets)]
        for taken in product(*onwards):
            ways = self._groups.ways(place, taken)
            if not ways:
                continue
            for a, b, c, d in product(*[own[cards] for own, cards in zip(onwards, taken, strict=True)]):
                left = loss - a.lost - b.lost - c.lost - d.lost
                if left < 0:
                    continue
                reached = (a.number, b.number, c.number, d.number)
                now, space = (
                    spent + a.spent + b.spent + c.spent + d.spent,
                    room + a.room + b.room + c.room + d.room,
                )
                for jokers, number in ways:
                    if now + jokers <= self._sweep.jokers:
                        found += number * self.count(place + 1, reached, now + jokers, space, left)
                if self._limit is not None and found >= self._limit:
                    return self._limit
        return found
