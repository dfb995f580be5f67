"""How the cards of one rank that do not go into runs can be divided into groups."""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import Taken, divisions
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE

NewGroup: TypeAlias = tuple[int, int]
"""The suits of a group as a mask, and its jokers."""

Division: TypeAlias = tuple[int, Taken, tuple[NewGroup, ...]]
"""Hand cards lost, loose cards of each suit left alone, and the groups."""


class Divided:
    """Lists the divisions of a place, remembering what it listed.

    Without ``placing`` groups take in only jokers that they or old groups need.
    """

    def __init__(self, sweep: Sweep, old: OldTable, placing: bool) -> None:
        self.sweep, self.old, self.placing = sweep, old, placing
        self.shape = sweep.group_shape
        self._losses: dict[tuple[int, Taken], list[tuple[int, int]]] = {}
        self._divided: dict[tuple[int, Taken], list[Division]] = {}

    def losses(self, place: int, used: Taken) -> list[tuple[int, int]]:
        """The pairs (hand cards lost, jokers spent) with which the cards of the place, those ``used`` in runs
        aside, can be divided into groups.
        """
        if place == ACE or place > HIGH_ACE:
            return [(0, 0)]
        key = (place, used)
        if key not in self._losses:
            divided = self.listed(place, used)
            pairs = {(lost, sum([spent for _, spent in groups])) for lost, _, groups in divided}
            self._losses[key] = sorted(pairs)
        return self._losses[key]

    def listed(self, place: int, used: Taken) -> list[Division]:
        """All divisions with ``used`` cards of the rank in runs."""
        key = (place, used)
        if key not in self._divided:
            self._divided[key] = list(self._divide(place, used))
        return self._divided[key]

    def _divide(self, place: int, used: Taken) -> Iterator[Division]:
        rank = ACE if place == HIGH_ACE else place
        # An old group with jokers is whole only in a new one with as many.
        as_many = self.placing or any(one.jokers for one in self.old.groups[rank])
        copies = [self.sweep.counts.at(suit, place) for suit in range(4)]
        ranges = [range(max(0, c.need - u), c.most - u + 1) for c, u in zip(copies, used, strict=True)]
        for taken in product(*ranges):
            all_masks = divisions(self.shape, taken)
            if not all_masks:
                continue
            in_melds = [u + t for u, t in zip(used, taken, strict=True)]
            losses = [self.sweep.losses(place, suit, cards) for suit, cards in enumerate(in_melds)]
            for lost in product(*losses):
                left = zip(copies, in_melds, lost, strict=True)
                alone = tuple([c.most - cards - of_hand for c, cards, of_hand in left])
                for masks in all_masks:
                    for groups in self._with_jokers(masks, as_many):
                        yield sum(lost), alone, groups

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
