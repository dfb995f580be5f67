"""What can be made of the cards of one rank that do not go into runs, and what it costs."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from machiavelli.engine.closest.divided import Divided, NewGroup
from machiavelli.engine.closest.old_table import OldGroup
from machiavelli.engine.closest.suit_ways import BREAK
from machiavelli.engine.closest.task import Task
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import Taken
from machiavelli.model.cards import ACE


class GroupChoice(NamedTuple):
    """Groups of one rank, with what they cost, hand cards lost, jokers spent, new marks.

    ``alone`` says for each suit how many loose cards stay loose.
    """

    cost: int
    lost: int
    jokers: int
    marks: int
    groups: tuple[NewGroup, ...]
    alone: Taken


NONE_OFFERED = (0, 0, 0, 0)

NO_GROUPS = GroupChoice(0, 0, 0, 0, (), (0, 0, 0, 0))
"""At places without groups."""


class GroupChooser:
    """Lists the choices for a rank, cheapest first, remembering what it listed.

    Without ``matching`` it costs what is broken, and what moves at least wherever else new melds come from.
    """

    def __init__(self, task: Task, divided: Divided) -> None:
        self.old, self.matching, self._divided = task.old, task.matching, divided
        self._known: dict[tuple[object, ...], list[GroupChoice]] = {}

    def choices(
        self, place: int, used: Taken, marks: int, given: int, offered: Taken, offered_marks: int
    ) -> list[GroupChoice]:
        """The choices with ``used`` cards of the rank in runs.

        ``marks`` are set before the place, ``given`` by runs at it; ``offered`` (for each suit) and
        ``offered_marks`` are the old runs that must be matched with the groups.
        """
        if place == ACE or place > HIGH_ACE:
            return [NO_GROUPS]
        key = (place, used, marks, given, offered, offered_marks)
        if key not in self._known:
            best: dict[tuple[int, int, int], GroupChoice] = {}
            for choice in self._all(place, used, marks, given, offered, offered_marks):
                same = choice[1:4]
                if same not in best or choice.cost < best[same].cost:
                    best[same] = choice
            self._known[key] = sorted(best.values())
        return self._known[key]

    def every(self, place: int, used: Taken) -> list[GroupChoice]:
        """All choices with ``used`` cards of the rank in runs, also those that others stand for, where no
        marks are about.
        """
        if place == ACE or place > HIGH_ACE:
            return [NO_GROUPS]
        return list(self._all(place, used, 0, 0, NONE_OFFERED, 0))

    def _all(
        self, place: int, used: Taken, marks: int, given: int, offered: Taken, offered_marks: int
    ) -> Iterator[GroupChoice]:
        rank = ACE if place == HIGH_ACE else place
        old = self.old.groups[rank]
        passing = 0
        if place == HIGH_ACE and self.matching:
            passing = self.old.runs_with_ace & ~(marks | given | offered_marks)
        breakable = [one for one in old if self._can_break(one) and not (marks | given) & one.whole]
        unmatched = [one for one in old if not one.gone and not (marks | given) & one.taken]
        plain = [one for one in unmatched if not one.jokers]
        for lost, alone, groups in self._divided.listed(place, used):
            jokers = sum([spent for _, spent in groups])
            cost = BREAK * _broken(breakable, groups)
            if not self.matching:
                cost += _surely_moved(plain, groups)
                yield GroupChoice(cost, lost, jokers, 0, groups, alone)
                continue
            free = list(unmatched)
            cost += sum(one.suits.bit_count() for one in free)
            cost -= self._kept_alone(free, alone)
            for gain, new in self._match(place, groups, free, marks | given, offered, offered_marks):
                still = (passing & ~new).bit_count()
                yield GroupChoice(cost - gain + still, lost, jokers, new, groups, alone)

    @staticmethod
    def _can_break(old: OldGroup) -> bool:
        return not old.loose and not old.settled

    def _kept_alone(self, free: list[OldGroup], alone: Taken) -> int:
        """Match cards that stay loose with themselves, and take them out of ``free``."""
        kept = 0
        left = list(alone)
        for one in list(free):
            suit = one.suits.bit_length() - 1
            if one.loose and left[suit]:
                left[suit] -= 1
                kept += 1
                free.remove(one)
        return kept

    def _match(
        self,
        place: int,
        groups: tuple[NewGroup, ...],
        free: list[OldGroup],
        marks: int,
        offered: Taken,
        offered_marks: int,
    ) -> Iterator[tuple[int, int]]:
        """Pairs (cards kept less jokers of melds matched that move, new marks) over all ways to match."""
        if not groups:
            if not any(offered) and not offered_marks:
                yield 0, 0
            return
        (suits, jokers), rest = groups[0], groups[1:]
        yield from self._match(place, rest, free, marks, offered, offered_marks)
        for one in free:
            if one.suits & suits:
                mark = one.taken if one.jokers else 0
                gain = (one.suits & suits).bit_count() - one.jokers + min(one.jokers, jokers)
                others = [other for other in free if other is not one]
                for more, new in self._match(place, rest, others, marks | one.taken, offered, offered_marks):
                    yield gain + more, mark | new
        for suit in range(4):
            if suits >> suit & 1 and offered[suit]:
                fewer = tuple(count - (other == suit) for other, count in enumerate(offered))
                for more, new in self._match(place, rest, free, marks, fewer, offered_marks):
                    yield more, new
        for number, held in enumerate(self.old.jokers):
            mark = 1 << number
            wanted = offered_marks & mark
            if not marks & mark and (suits >> self.old.suit_of[number] & 1 if wanted else jokers):
                gain = min(held, jokers) - held
                if not wanted and not any(one.taken == mark for one in free):
                    gain -= self.old.still_to_pass(number, place)
                others = [one for one in free if one.taken != mark]
                found = self._match(place, rest, others, marks | mark, offered, offered_marks & ~mark)
                for more, new in found:
                    yield gain + more, new if wanted else new | mark


def _broken(old: list[OldGroup], groups: tuple[NewGroup, ...]) -> int:
    """Old groups that no new group holds whole."""
    return len(old) - _most_whole(old, list(groups))


def _most_whole(old: list[OldGroup], free: list[NewGroup]) -> int:
    if not old:
        return 0
    suits, held = old[0].suits, old[0].jokers
    best = _most_whole(old[1:], free)
    for at, (mask, jokers) in enumerate(free):
        if mask & suits == suits and held <= jokers:
            rest = [*free[:at], (mask & ~suits, jokers - held), *free[at + 1 :]]
            best = max(best, 1 + _most_whole(old[1:], rest))
    return best


def _surely_moved(old: list[OldGroup], groups: Sequence[NewGroup]) -> int:
    """Cards of old groups that move at least: a run may keep one of each that no group is matched with."""
    return sum([one.suits.bit_count() - 1 for one in old]) - _most_kept(old, groups)


def _most_kept(old: list[OldGroup], groups: Sequence[NewGroup]) -> int:
    """Most cards kept beyond one of each group."""
    if not old or not groups:
        return 0
    suits = old[0].suits
    best = _most_kept(old[1:], groups)
    for at, (mask, _) in enumerate(groups):
        kept = (mask & suits).bit_count() - 1
        if kept > 0:
            best = max(best, kept + _most_kept(old[1:], [*groups[:at], *groups[at + 1 :]]))
    return best
