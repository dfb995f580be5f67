"""Whether a table can be reached in rounds none of which moves more than a few table cards."""

from machiavelli.engine.nearby.bags import cards_of, holds
from machiavelli.engine.nearby.rounds import Bags, Surroundings, table_of
from machiavelli.engine.solver.distance import cards_moved, overlap
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules


def narrow_path(rules: Rules, position: Position, goal: Table, most: int, work: int) -> tuple[Bags, ...]:
    """The tables from that of ``position`` to ``goal``, at most ``most`` table cards moved in each round.

    Empty where there is no such way. Raises OutOfWork where that is not decided within ``work``.
    """
    around = Surroundings(rules, position, work)
    end = table_of(goal)
    came_from: dict[Bags, Bags | None] = {around.start: None}
    waiting = [around.start]
    for table in waiting:
        for following in (*around.layings(table), *(around.liftings(table, most) if most else ())):
            if following not in came_from:
                came_from[following] = table
                waiting.append(following)
                if following == end:
                    return _way(came_from, end)
    return ()


def _way(came_from: dict[Bags, Bags | None], end: Bags) -> tuple[Bags, ...]:
    way, at = [end], came_from[end]
    while at is not None:
        way.append(at)
        at = came_from[at]
    return tuple(reversed(way))


def narrowest(tables: tuple[Bags, ...], start: Bags, goal: Bags, below: int) -> tuple[Bags, ...]:
    """The way from ``start`` to ``goal`` through ``tables`` whose widest round moves fewest cards.

    Empty where no way has all its rounds narrower than ``below``. Hand cards that lie stay on the table.
    """
    widest = {start: 0}
    came_from: dict[Bags, Bags | None] = {start: None}
    settled: set[Bags] = set()
    cards = {table: sum(table) for table in tables}
    while True:
        reachable = [table for table in widest if table not in settled]
        if not reachable:
            return ()
        here = min(reachable, key=lambda table: widest[table])
        if here == goal:
            return _way(came_from, goal)
        settled.add(here)
        for table in tables:
            best = widest.get(table, below)
            if table in settled or best <= widest[here] or not holds(cards[table], cards[here]):
                continue
            moved = max(widest[here], _moved(here, table, best))
            if moved < best:
                widest[table], came_from[table] = moved, here


def _moved(before: Bags, after: Bags, enough: int) -> int:
    """Table cards moved between two tables; any figure from ``enough`` on where they are at least so many."""
    old = [cards_of(meld) for meld in before if meld not in after or before.count(meld) > after.count(meld)]
    new = [cards_of(meld) for meld in after if meld not in before or after.count(meld) > before.count(meld)]
    at_least = sum(len(meld) - max((overlap(meld, other) for other in new), default=0) for meld in old)
    return at_least if at_least >= enough else cards_moved(tuple(old), tuple(new))
