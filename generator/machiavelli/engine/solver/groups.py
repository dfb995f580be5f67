"""Dividing the cards of one rank into groups.

A set of suits is a mask of four bits; ``taken`` says how many cards of each suit go into groups.
"""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from machiavelli.model.cards import Suit
from machiavelli.model.variant import Rules

Taken: TypeAlias = tuple[int, ...]
"""One number for each suit."""


@dataclass(frozen=True, slots=True)
class GroupShape:
    """How groups are built: fewest and most cards, and most jokers in one."""

    least: int
    most: int
    jokers: int

    def forced(self, mask: int) -> int:
        """Jokers without which these suits are no group."""
        return max(0, self.least - mask.bit_count())

    def takes(self, mask: int) -> int:
        """Most jokers that these suits can take in."""
        return min(self.jokers, self.most - mask.bit_count())


def group_shape(rules: Rules, jokers: int) -> GroupShape:
    """The shape of groups where ``jokers`` are about."""
    most = min(rules.melds.group_max, len(Suit))
    return GroupShape(rules.melds.group_min, most, min(rules.jokers.per_meld, jokers))


@cache
def divisions(shape: GroupShape, taken: Taken) -> tuple[tuple[int, ...], ...]:
    """All ways to divide ``taken`` cards into groups, each a tuple of masks, largest mask first."""
    return tuple(_divide(shape, taken, 15))


def _divide(shape: GroupShape, taken: Taken, largest: int) -> list[tuple[int, ...]]:
    if not any(taken):
        return [()]
    ways = []
    for mask in range(largest, 0, -1):
        if shape.forced(mask) <= shape.takes(mask) and all(
            taken[suit] >= (mask >> suit & 1) for suit in range(4)
        ):
            left = tuple(taken[suit] - (mask >> suit & 1) for suit in range(4))
            ways += [(mask, *rest) for rest in _divide(shape, left, mask)]
    return ways


@cache
def joker_needs(shape: GroupShape, taken: Taken) -> tuple[tuple[int, int], ...]:
    """What dividing ``taken`` asks of the jokers: pairs (jokers forced, room for more), best ways only."""
    first = next((suit for suit in range(4) if taken[suit]), None)
    if first is None:
        return ((0, 0),)
    a, b, c, d = taken
    pairs = set()
    for (in_a, in_b, in_c, in_d), forced, room in _groups_with(shape, first):
        if a >= in_a and b >= in_b and c >= in_c and d >= in_d:
            for more, space in joker_needs(shape, (a - in_a, b - in_b, c - in_c, d - in_d)):
                pairs.add((forced + more, room + space))
    return tuple([pair for pair in sorted(pairs) if not any(_beats(other, pair) for other in pairs)])


@cache
def _groups_with(shape: GroupShape, first: int) -> tuple[tuple[Taken, int, int], ...]:
    """The groups of suits from ``first`` on, that one with them: the suits, jokers forced, room for more."""
    return tuple(
        [
            (
                tuple([mask >> suit & 1 for suit in range(4)]),
                shape.forced(mask),
                shape.takes(mask) - shape.forced(mask),
            )
            for mask in range(1, 16)
            if mask & -mask == 1 << first and shape.forced(mask) <= shape.takes(mask)
        ]
    )


def _beats(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether ``one`` forces no more jokers and can take in as many in all."""
    return one != other and one[0] <= other[0] and sum(one) >= sum(other)
