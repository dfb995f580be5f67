"""How long the open runs of a suit may be, worked out once for all positions of a variant.

Lengths that came about by the same cards are kept together as one set; sets are numbered as they turn up.
Besides a set only the next few places matter, as for the runs themselves (see :mod:`..solver.run_table`).
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from machiavelli.engine.solver.run_table import RunTable, Window
from machiavelli.engine.solver.runs import OpenRuns as OpenLengths
from machiavelli.engine.solver.runs import RunShape, forget_jokers, spare_room

MOST_KEPT = 50_000
MOST_VARIANTS = 32


class After(NamedTuple):
    """Cards and jokers that a suit uses at a place, and the number of its lengths after that."""

    cards: int
    jokers: int
    number: int


Afters: TypeAlias = dict[int, list[After]]
"""All that can come after some lengths, by the cards used."""


class LengthTable:
    """The sets of lengths met so far, where there are so many jokers, and what each can become."""

    def __init__(self, runs: RunTable, jokers: int) -> None:
        self.runs, self.shape, self.jokers = runs, runs.shape, jokers
        self._listed: list[tuple[OpenLengths, ...]] = []
        self._numbers: dict[tuple[OpenLengths, ...], int] = {}
        self._run_numbers: dict[int, list[int]] = {}
        self._afters: dict[tuple[int, Window, bool], Afters] = {}

    @property
    def full(self) -> bool:
        """Whether the table has grown so large that the next position had better begin a new one."""
        return len(self._afters) > MOST_KEPT

    def number(self, found: Iterable[OpenLengths]) -> int:
        """The number of these lengths, those left out that others can stand for."""
        if self.shape.forgets:
            found = map(forget_jokers, found)
        kept: list[OpenLengths] = []
        for one in sorted(set(found)):
            if not any(spare_room(self.shape, other, one) >= 0 for other in kept):
                kept = [other for other in kept if spare_room(self.shape, one, other) < 0]
                kept.append(one)
        key = tuple(kept)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._listed)
            self._listed.append(key)
        return number

    def run_numbers(self, number: int) -> list[int]:
        """The lengths of this number, each as the number that open runs of such lengths have."""
        known = self._run_numbers.get(number)
        if known is None:
            known = self._run_numbers[number] = [self.runs.number(one) for one in self._listed[number]]
        return known

    def afters(self, number: int, window: Window, bridges: bool) -> Afters:
        """What can come after the lengths of this number where the next places offer so many cards.

        ``bridges``: whether a joker may stand for the card of the place.
        """
        key = (number, window, bridges)
        known = self._afters.get(key)
        if known is None:
            known = self._afters[key] = self._find(*key)
        return known

    def _find(self, number: int, window: Window, bridges: bool) -> Afters:
        found: dict[tuple[int, int], set[OpenLengths]] = {}
        for runs in self._listed[number]:
            for after, cards, jokers in _extended(self.shape, runs, bridges, window[0], self.jokers):
                lengths = tuple(sorted(after))
                if self.runs.to_finish(lengths, window[1:]) <= self.jokers:
                    found.setdefault((cards, jokers), set()).add(lengths)
        afters: Afters = {}
        for cards, jokers in sorted(found):
            afters.setdefault(cards, []).append(After(cards, jokers, self.number(found[cards, jokers])))
        return afters


def _extended(
    shape: RunShape, runs: OpenLengths, bridges: bool, most: int, left: int
) -> Iterator[tuple[OpenLengths, int, int]]:
    """Triples (lengths, cards, jokers) that ``runs`` can become with so many cards and jokers."""
    if not runs:
        for cards in range(most + 1):
            yield ((1, 0),) * cards, cards, 0
        return
    (length, used), rest = runs[0], runs[1:]
    room = shape.jokers - used
    takes = min(left, room if shape.most is None else min(room, shape.most - length))
    for closing in range(max(0, shape.least - length), takes + 1):
        for after, cards, jokers in _extended(shape, rest, bridges, most, left - closing):
            yield after, cards, jokers + closing
    if shape.most is None or length < shape.most:
        longer = min(length + 1, shape.cap)
        if most:
            for after, cards, jokers in _extended(shape, rest, bridges, most - 1, left):
                yield ((longer, used), *after), cards + 1, jokers
        if bridges and room and left:
            own = (longer, used if shape.forgets else used + 1)
            for after, cards, jokers in _extended(shape, rest, bridges, most, left - 1):
                yield (own, *after), cards, jokers + 1


_tables: dict[tuple[RunShape, int], LengthTable] = {}


def length_table(runs: RunTable, jokers: int) -> LengthTable:
    """The table for runs that are numbered so; a new one where these are, or the old has grown too large."""
    key = (runs.shape, jokers)
    known = _tables.get(key)
    if known is None or known.full or known.runs is not runs:
        if len(_tables) >= MOST_VARIANTS:
            _tables.clear()
        known = _tables[key] = LengthTable(runs, jokers)
    return known
