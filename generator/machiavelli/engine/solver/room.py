"""Whether every joker finds a place in a layout of a search that does not ask for it.

Of the layout only this is kept: how many cards of each suit go into runs at each place, and that the others
go into groups. The runs may be others than those of the search.
"""

from typing import TypeAlias

from machiavelli.engine.solver.best_first import Found
from machiavelli.engine.solver.moves import END, Moves
from machiavelli.engine.solver.run_table import RunTable

Placed: TypeAlias = dict[int, int]
"""By the jokers that melds cannot do without: for how many more there is room at most."""


def jokers_placed(runs: RunTable, moves: Moves, found: Found) -> Placed:
    """The ways to place no more jokers than the search did in the layout that it found."""
    if not runs.shape.jokers:
        return {0: 0}
    naturals = [[0] * END for _ in range(4)]
    in_groups, space = 0, 0
    for place, opened, joint in found.steps:
        _, forced, room, *_ = joint
        for suit, way in moves.ways(place, opened, joint):
            naturals[suit][place] = way.naturals
            forced, room = forced - way.forced, room - way.room
        in_groups, space = in_groups + forced, space + room
    placed = {in_groups: space}
    for row in naturals:
        if any(row):
            placed = _both(placed, runs.filled(row, found.spent), found.spent)
    return placed


def _both(one: Placed, other: Placed, most: int) -> Placed:
    """The ways to do both with so many jokers at most."""
    found: Placed = {}
    for forced, room in one.items():
        for more, space in other.items():
            if forced + more <= most:
                found[forced + more] = max(found.get(forced + more, 0), room + space)
    return found
