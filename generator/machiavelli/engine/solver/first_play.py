"""The best play of who has not opened: it contains an opening, or, where the rules allow that, only adds.

Where the best play of all contains an opening, it is the one. Else each opening is tried: its cards must be
played, and may go wherever they fit.
"""

from machiavelli.engine.closest.beside import closest_of, closest_of_cases
from machiavelli.engine.closest.search import Closest
from machiavelli.engine.opening import openings
from machiavelli.engine.solver.best_play import best_play
from machiavelli.engine.solver.mere_additions import most_additions
from machiavelli.engine.solver.most import most_played
from machiavelli.engine.turns import judge_turn
from machiavelli.model.position import Position, Turn
from machiavelli.model.variant import Rules


def most_in_first_play(rules: Rules, position: Position) -> int:
    """The most cards that such a play can have; 0 where there is none."""
    limit = most_played(rules, position)
    added, _ = most_additions(rules, position) if rules.turn.table_before_opening else (0, ())
    for opening in openings(rules, position.hand):
        if added == limit:
            break
        added = max(added, most_played(rules, position, opening))
    return added


def best_first_play(rules: Rules, position: Position) -> tuple[int, Closest] | None:
    """The most cards that such a play can have, and the closest layout; None where there is none."""
    most = most_in_first_play(rules, position)
    if not most:
        return None
    if rules.turn.table_before_opening:
        added, table = most_additions(rules, position)
        if added == most:  # nothing breaks and nothing moves
            return most, Closest(list(table), 0, 0, ())
    free = best_play(rules, position)
    if free is not None and free[0] == most and _is_allowed(rules, position, free[1]):
        return free
    found: list[Closest] = []
    for opening in openings(rules, position.hand):
        if most_played(rules, position, opening) == most:
            found.append(closest_of_cases(rules, position, most, opening))
            if not (found[-1].broken or found[-1].moved):
                break
    return most, closest_of(found)


def _is_allowed(rules: Rules, position: Position, found: Closest) -> bool:
    return judge_turn(rules, Turn(position.table, tuple(found.melds), position.hand, opened=False)).legal
