"""How the cards of one rank that do not go into runs can be divided into groups."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import Copies
from machiavelli.engine.solver.groups import GroupShape, Taken, divisions
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE

NewGroup: TypeAlias = tuple[int, int]
"""The suits of a group as a mask, and its jokers."""

Division: TypeAlias = tuple[int, Taken, tuple[NewGroup, ...]]
"""Hand cards lost, loose cards of each suit left alone, and the groups."""

Suit: TypeAlias = tuple[Copies, int]
"""The copies of a card, and how many of them are used in runs."""

Losses: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs (hand cards lost, jokers spent)."""

NOTHING_LOST = ((0, 0),)
MOST_KEPT = 20_000
MOST_MANNERS = 32


class Manner(NamedTuple):
    """How ranks are divided: the shape of groups, the jokers there are; ``to_the_card`` as in Copies.losses.

    ``as_many``: groups may take in all the jokers they can, not only those that they need.
    """

    shape: GroupShape
    jokers: int
    to_the_card: bool
    as_many: bool


class Divided:
    """Lists the divisions of a place, remembering what it listed.

    Without ``placing`` groups take in only jokers that they or old groups need.
    """

    def __init__(self, sweep: Sweep, old: OldTable, placing: bool) -> None:
        self.counts = sweep.counts
        few, many = [
            Manner(sweep.group_shape, sweep.jokers, sweep.to_the_card, each) for each in (False, True)
        ]
        # An old group with jokers is whole only in a new one with as many.
        with_jokers = [any(one.jokers for one in groups) for groups in old.groups]
        self._manners = [many if placing or some else few for some in with_jokers]
        self._losses: dict[tuple[int, Taken], Losses] = {}
        self._divided: dict[tuple[int, Taken], list[Division]] = {}

    def losses(self, place: int, used: Taken) -> Losses:
        """The pairs (hand cards lost, jokers spent) with which the cards of the place, those ``used`` in runs
        aside, can be divided into groups.
        """
        if place == ACE or place > HIGH_ACE:
            return NOTHING_LOST
        key = (place, used)
        known = self._losses.get(key)
        if known is None:
            known = self._losses[key] = _losses(self._manner(place), self._suits(place, used))
        return known

    def listed(self, place: int, used: Taken) -> list[Division]:
        """All divisions with ``used`` cards of the rank in runs."""
        key = (place, used)
        known = self._divided.get(key)
        if known is None:
            known = self._divided[key] = list(_divide(self._manner(place), self._suits(place, used)))
        return known

    def _manner(self, place: int) -> Manner:
        return self._manners[ACE if place == HIGH_ACE else place]

    def _suits(self, place: int, used: Taken) -> tuple[Suit, ...]:
        return tuple([(self.counts.at(suit, place), cards) for suit, cards in enumerate(used)])


_known: dict[Manner, dict[tuple[int, ...], Losses]] = {}
"""The losses found so far, for all positions: by the copies of each suit and those used, in any order."""


def _losses(manner: Manner, suits: tuple[Suit, ...]) -> Losses:
    by_suits = _known.get(manner)
    if by_suits is None or len(by_suits) > MOST_KEPT:
        if len(_known) >= MOST_MANNERS:
            _known.clear()
        by_suits = _known[manner] = {}
    key = tuple(sorted([copies.code << 8 | used for copies, used in suits]))
    known = by_suits.get(key)
    if known is None:
        pairs = {(lost, sum([spent for _, spent in groups])) for lost, _, groups in _divide(manner, suits)}
        known = by_suits[key] = tuple(sorted(pairs))
    return known


def _divide(manner: Manner, suits: tuple[Suit, ...]) -> Iterator[Division]:
    ranges = [range(max(0, copies.need - used), copies.most - used + 1) for copies, used in suits]
    for taken in product(*ranges):
        all_masks = divisions(manner.shape, taken)
        if not all_masks:
            continue
        in_melds = [used + own for (_, used), own in zip(suits, taken, strict=True)]
        losses = [
            copies.losses(cards, manner.to_the_card)
            for (copies, _), cards in zip(suits, in_melds, strict=True)
        ]
        for lost in product(*losses):
            left = zip(suits, in_melds, lost, strict=True)
            alone = tuple([copies.most - cards - of_hand for (copies, _), cards, of_hand in left])
            for masks in all_masks:
                for groups in _with_jokers(manner, masks):
                    yield sum(lost), alone, groups


def _with_jokers(manner: Manner, masks: tuple[int, ...]) -> list[tuple[NewGroup, ...]]:
    """The groups with the jokers that they need, or as many as they can take as well."""
    shape = manner.shape
    ranges = [
        range(shape.forced(mask), (shape.takes(mask) if manner.as_many else shape.forced(mask)) + 1)
        for mask in masks
    ]
    return [
        tuple(zip(masks, spent, strict=True)) for spent in product(*ranges) if sum(spent) <= manner.jokers
    ]
