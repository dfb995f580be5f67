"""The order in which a person makes the gestures of a play: from legal table to legal table, where it can be.

A round is a set of gestures that leads from a legal table to a legal one and cannot be divided. Rounds are
chosen so that the round with the most table cards moved at once moves as few as possible, and among such
orders one with the most rounds.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import permutations

from machiavelli.engine.explain.gestures import HAND
from machiavelli.engine.explain.piles import Piles

TABLES_LOOKED_AT = 60
"""Legal tables on the way; beyond these the smallest round is played that can be found, again and again."""

SETS_TRIED = 400
"""Sets of gestures tried in search of one round, small ones first; beyond these the rest is one round."""

ORDERS_TRIED = 6
"""The most gestures of one round whose orders are all compared; longer ones go on with the best next one."""


def rounds(piles: Piles) -> list[list[int]]:
    """The gestures of ``piles`` by number, in rounds, each in its order."""
    made = []
    for part in _parts(piles):
        done = 0
        for then in _path(piles, part):
            made.append((piles.moved(done, then), done, then))
            done = then
    return [_in_order(piles, done, then) for _, done, then in made]


def _parts(piles: Piles) -> list[int]:
    """The gestures divided into sets that touch no common place, in the order of their first gesture."""
    parts: list[int] = []
    for touching in piles.touching:
        if touching:
            meeting = [part for part in parts if part & touching]
            parts = [part for part in parts if part not in meeting]
            parts.append(sum(meeting) | touching)
    return sorted(parts, key=lambda part: (part.bit_count(), part & -part))


def _path(piles: Piles, part: int) -> list[int]:
    """The tables between the rounds of one part, as sets of gestures done; the last is ``part``."""
    reached: dict[int, int] = {0: 0}
    queue = [(0, 0)]
    onward: dict[int, list[tuple[int, int]]] = {}
    while queue:
        widest, done = heappop(queue)
        if done in onward:
            continue
        if len(onward) == TABLES_LOOKED_AT:
            return _as_it_comes(piles, part)
        onward[done] = [(then, piles.moved(done, then)) for then in _next(piles, part, done)]
        for then, moved in onward[done]:
            wider = max(widest, moved)
            if then not in reached or wider < reached[then]:
                reached[then] = wider
                heappush(queue, (wider, then))
    return _longest(onward, part, reached[part])


def _longest(onward: dict[int, list[tuple[int, int]]], goal: int, widest: int) -> list[int]:
    """The path to ``goal`` with the most rounds, none of which moves more than ``widest`` table cards."""
    best: dict[int, tuple[int, list[int]] | None] = {goal: (0, [])}
    for done in sorted(onward, key=int.bit_count, reverse=True):
        if done == goal:
            continue
        ways = []
        for then, moved in onward[done]:
            rest = best.get(then)
            if moved <= widest and rest is not None:
                ways.append((-rest[0] - 1, moved, [then, *rest[1]]))
        best[done] = None
        if ways:
            count, _, path = min(ways)
            best[done] = (-count, path)
    found = best[0]
    assert found is not None
    return found[1]


def _as_it_comes(piles: Piles, part: int) -> list[int]:
    path, done = [], 0
    while done != part:
        done = min(
            _next(piles, part, done), key=lambda then: (piles.moved(done, then), then.bit_count(), then)
        )
        path.append(done)
    return path


def _next(piles: Piles, part: int, done: int) -> list[int]:
    """The tables after one more round: a gesture, and further ones only while a place is open."""
    found: dict[int, None] = {}
    tried = {done | 1 << number: None for number in _bits(part & ~done)}
    waiting = list(tried)
    for now in waiting:
        is_open = piles.open_places(now, piles.places_of(now & ~done)) or piles.robbed_places(now)
        if not is_open:
            found[now] = None
            continue
        for number in _bits(piles.touching[is_open[0]] & part & ~now):
            more = now | 1 << number
            if more not in tried and len(tried) < SETS_TRIED:
                tried[more] = None
                waiting.append(more)
    found[part] = None
    return list(found)


def _in_order(piles: Piles, done: int, then: int) -> list[int]:
    """The gestures of one round so that as little as possible is in disorder on the way."""
    left = list(_bits(then & ~done))
    if len(left) <= ORDERS_TRIED:
        return list(min(permutations(left), key=lambda order: _disorder(piles, done, tuple(order))))
    order: list[int] = []
    while left:
        following = min(left, key=lambda number: _disorder(piles, done, (*order, number)))
        order.append(following)
        left.remove(following)
    return order


def _disorder(piles: Piles, done: int, order: Sequence[int]) -> tuple[int, tuple[bool, ...], Sequence[int]]:
    """What lies wrong on the way: places with too few cards count one, those that make no sense more, and
    most a joker that leaves before anything has replaced it.
    """
    total = 0
    for number in order:
        done |= 1 << number
        for place in piles.open_places(done, piles.places_of(done)):
            total += 1 if piles.is_too_short(place, done) else 4
        total += 8 * len(piles.robbed_places(done))
    from_table = tuple(piles.gestures[number].source != HAND for number in order)
    return total, from_table, order


def _bits(gestures: int) -> Iterator[int]:
    while gestures:
        lowest = gestures & -gestures
        yield lowest.bit_length() - 1
        gestures ^= lowest
