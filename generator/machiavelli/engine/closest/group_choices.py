"""What can be made of the cards of one rank that do not go into runs, and what it costs."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.old_table import OldGroup, OldTable
from machiavelli.engine.closest.suit_ways import BREAK
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import Taken, divisions
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE

NewGroup: TypeAlias = tuple[int, int]
"""The suits of a group as a mask, and its jokers."""


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


class GroupChooser:
    """Lists the choices for a rank, cheapest first, remembering what it listed.

    Without ``matching`` only broken groups cost; without ``placing`` groups take in only jokers that they or
    old groups need.
    """

    def __init__(self, sweep: Sweep, old: OldTable, matching: bool, placing: bool) -> None:
        self.sweep, self.old, self.matching, self.placing = sweep, old, matching, placing
        self.shape = sweep.group_shape
        self._known: dict[tuple[object, ...], list[GroupChoice]] = {}
        self._divided: dict[tuple[int, Taken], list[tuple[int, Taken, tuple[NewGroup, ...]]]] = {}

    def can_use(self, place: int, used: Taken) -> bool:
        """Whether the cards of the place, those ``used`` in runs aside, can be divided into groups at all."""
        return place == ACE or place > HIGH_ACE or bool(self._divisions(place, used))

    def choices(
        self, place: int, used: Taken, marks: int, given: int, offered: Taken, offered_marks: int
    ) -> list[GroupChoice]:
        """The choices with ``used`` cards of the rank in runs.

        ``marks`` are set before the place, ``given`` by runs at it; ``offered`` (for each suit) and
        ``offered_marks`` are the old runs that must be matched with the groups.
        """
        if place == ACE or place > HIGH_ACE:
            return [GroupChoice(0, 0, 0, 0, (), (0, 0, 0, 0))]
        key = (place, used, marks, given, offered, offered_marks)
        if key not in self._known:
            best: dict[tuple[int, int, int], GroupChoice] = {}
            for choice in self._all(place, used, marks, given, offered, offered_marks):
                same = choice[1:4]
                if same not in best or choice.cost < best[same].cost:
                    best[same] = choice
            self._known[key] = sorted(best.values())
        return self._known[key]

    def _divisions(self, place: int, used: Taken) -> list[tuple[int, Taken, tuple[NewGroup, ...]]]:
        """Triples (hand cards lost, loose cards left alone, groups)."""
        key = (place, used)
        if key not in self._divided:
            self._divided[key] = list(self._divide(place, used))
        return self._divided[key]

    def _divide(self, place: int, used: Taken) -> Iterator[tuple[int, Taken, tuple[NewGroup, ...]]]:
        rank = ACE if place == HIGH_ACE else place
        # An old group with jokers is whole only in a new one with as many.
        as_many = self.placing or any(one.jokers for one in self.old.groups[rank])
        copies = [self.sweep.counts.at(suit, place) for suit in range(4)]
        ranges = [range(max(0, c.need - u), c.most - u + 1) for c, u in zip(copies, used, strict=True)]
        for taken in product(*ranges):
            in_melds = [u + t for u, t in zip(used, taken, strict=True)]
            lost = sum(c.left_over(cards) for c, cards in zip(copies, in_melds, strict=True))
            alone = tuple(c.loose_left(cards) for c, cards in zip(copies, in_melds, strict=True))
            for masks in divisions(self.shape, taken):
                for groups in self._with_jokers(masks, as_many):
                    yield lost, alone, groups

    def _with_jokers(self, masks: tuple[int, ...], as_many: bool) -> list[tuple[NewGroup, ...]]:
        """The groups with the jokers that they need, or ``as_many`` as they can take as well."""
        shape = self.shape
        ranges = [
            range(shape.forced(mask), (shape.takes(mask) if as_many else shape.forced(mask)) + 1)
            for mask in masks
        ]
        return [
            tuple(zip(masks, spent, strict=True))
            for spent in product(*ranges)
            if sum(spent) <= self.sweep.jokers
        ]

    def _all(
        self, place: int, used: Taken, marks: int, given: int, offered: Taken, offered_marks: int
    ) -> Iterator[GroupChoice]:
        rank = ACE if place == HIGH_ACE else place
        old = self.old.groups[rank]
        passing = 0
        if place == HIGH_ACE and self.matching:
            passing = self.old.runs_with_ace & ~(marks | given | offered_marks)
        for lost, alone, groups in self._divisions(place, used):
            jokers = sum(spent for _, spent in groups)
            breakable = [one for one in old if not one.loose and not (marks | given) & one.whole]
            cost = BREAK * _broken(breakable, groups)
            if not self.matching:
                yield GroupChoice(cost, lost, jokers, 0, groups, alone)
                continue
            free = [one for one in old if not (marks | given) & one.taken]
            cost += sum(one.suits.bit_count() for one in free)
            cost -= self._kept_alone(free, alone)
            for gain, new in self._match(place, groups, free, marks | given, offered, offered_marks):
                still = (passing & ~new).bit_count()
                yield GroupChoice(cost - gain + still, lost, jokers, new, groups, alone)

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
