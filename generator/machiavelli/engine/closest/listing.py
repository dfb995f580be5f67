"""The layouts that the ways of the first search stand for, one by one, where no jokers are about.

That search keeps together all layouts that use the same cards for runs. Few ways break no more melds than
must, and few layouts belong to each: these are quicker measured on their melds than searched for.
"""

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.breaking import Breaking
from machiavelli.engine.closest.nodes import Node, Step
from machiavelli.engine.closest.open_runs import Suit, Turn
from machiavelli.engine.closest.replay import groups_of, runs_of
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.distance import cards_moved
from machiavelli.model.cards import ACE, Card
from machiavelli.model.position import Meld

Cards: TypeAlias = frozenset[Card]
"""A meld without jokers: no card of it comes twice, and its order is no matter."""

MOST_LISTED = 256
"""Layouts, and ways to lay a suit, that are looked at before the search is to decide."""


SORT_KEY = attrgetter("sort_key")


class TooMany(Exception):
    """There are more layouts than are worth listing."""


class Part(NamedTuple):
    """One way to lay the runs of a suit, or the groups of a rank, and what it costs beyond the cheapest."""

    cost: int
    melds: list[Cards]


Way: TypeAlias = Sequence[tuple[Node, Step]]


def fewest_moved(breaking: Breaking, start: Node, broken: int, most: int) -> tuple[list[Meld], int] | None:
    """The melds of the layout that moves the fewest cards, no more than ``most``, and how many; None where
    none moves so few.

    ``broken`` is what ``breaking`` costs at least but for the cards moved. Raises TooMany.
    """
    table, best, listed = [frozenset(meld) for meld in breaking.old.table], None, 0
    for way in breaking.ways(start, broken + most):
        for melds in _layouts(breaking, way, broken + most):
            listed += 1
            if listed > MOST_LISTED:
                raise TooMany
            moved = cards_moved(table, melds)
            if moved <= most:
                best, most = ([tuple(sorted(meld, key=SORT_KEY)) for meld in melds], moved), moved - 1
    return best


def _layouts(breaking: Breaking, way: Way, limit: int) -> Iterator[list[Cards]]:
    """The layouts of a way that may cost no more than ``limit``."""
    spare = limit - sum([step.cost for _, step in way])
    if spare < 0:
        return
    parts = [_suits(breaking, suit, way, spare) for suit in range(4)]
    parts += [_groups(breaking, node, step, spare) for node, step in way]
    yield from _together(parts, spare, [])


def _together(parts: Sequence[Sequence[Part]], spare: int, melds: list[Cards]) -> Iterator[list[Cards]]:
    if not parts:
        yield melds
        return
    for more, own in parts[0]:
        if more <= spare:
            yield from _together(parts[1:], spare - more, melds + own)


def _suits(breaking: Breaking, suit: int, way: Way, spare: int) -> list[Part]:
    """The ways to lay the runs of a suit that cost no more than ``spare`` beyond the cheapest."""
    cards = [(node.place, step.uses[suit].cards) for node, step in way]
    options = breaking.outlooks.options
    # Where no jokers are about, so many cards are one option.
    least = sum(
        [
            options(place, suit, node.outlooks[suit], used)[0][0].cost
            for (node, _), (place, used) in zip(way, cards, strict=True)
        ]
    )
    reached: list[tuple[int, Suit, list[tuple[Turn, ...]]]] = [(0, ((), 0), [])]
    for place, used in cards:
        reached = [
            (cost + more, look, [*turns, own])
            for cost, before, turns in reached
            for _, look, more, _, own in breaking.outlooks.ways(place, suit, before, used)
            if cost + more <= least + spare
        ]
        if len(reached) > MOST_LISTED:
            raise TooMany
    return [Part(cost - least, list(map(frozenset, runs_of(suit, turns)))) for cost, _, turns in reached]


def _groups(breaking: Breaking, node: Node, step: Step, spare: int) -> list[Part]:
    """The ways to lay the groups of a rank that cost no more than ``spare`` beyond the cheapest."""
    used = tuple([use.cards for use in step.uses])
    if node.place == HIGH_ACE:
        used = tuple([cards + low for cards, low in zip(used, node.low_aces, strict=True)])
    rank = ACE if node.place == HIGH_ACE else node.place
    return [
        Part(choice.cost - step.groups.cost, list(map(frozenset, groups_of(choice, rank))))
        for choice in breaking.groups.every(node.place, used)
        if choice.lost == step.groups.lost and choice.cost <= step.groups.cost + spare
    ]
