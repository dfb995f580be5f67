"""The best play of who has not opened: it contains an opening, or, where the rules allow that, only adds.

Where the best play of all contains an opening, it is the one. Else each opening is tried: its cards must be
played, and may go wherever they fit.
"""

from collections import Counter
from collections.abc import Collection

from machiavelli.engine.closest.beside import closest_of, closest_of_cases
from machiavelli.engine.closest.search import Closest
from machiavelli.engine.opening import openings
from machiavelli.engine.solver.best_play import best_play
from machiavelli.engine.solver.held_play import best_not_held_back, may_hold_back, most_not_held_back
from machiavelli.engine.solver.mere_additions import most_additions
from machiavelli.engine.solver.most import most_played
from machiavelli.engine.turns import judge_turn
from machiavelli.errors import PositionError
from machiavelli.model.cards import Card
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules


def most_in_first_play(rules: Rules, position: Position, card: Card | None = None) -> int:
    """The most cards that such a play can have, with ``card`` where one is given; 0 where there is no play.

    Raises PositionError with code not-decided where cards held back could matter to mere additions.
    """
    wanted = () if card is None else (card,)
    limit = most_played(rules, position, wanted)
    added, _ = _most_additions(rules, position, card)
    for opening in _openings(rules, position, wanted):
        if added == limit:
            break
        added = max(added, _most_with(rules, position, opening))
    return added


def best_first_play(rules: Rules, position: Position) -> tuple[int, Closest] | None:
    """The most cards that such a play can have, and the closest layout; None where there is none."""
    most = most_in_first_play(rules, position)
    if not most:
        return None
    added, table = _most_additions(rules, position)
    if added == most:  # nothing breaks and nothing moves
        return most, Closest(list(table), 0, 0, ())
    free = best_play(rules, position)
    if free is not None and free[0] == most and _is_allowed(rules, position, free[1]):
        return free
    found: list[Closest] = []
    for opening in openings(rules, position.hand):
        if _most_with(rules, position, opening) == most:
            found.append(_closest_with(rules, position, most, opening))
            if not (found[-1].broken or found[-1].moved):
                break
    return most, closest_of(found)


def _openings(rules: Rules, position: Position, wanted: Collection[Card]) -> list[tuple[Card, ...]]:
    """The openings, each with the cards ``wanted``, in the hand."""
    more = Counter(wanted)
    return [tuple((Counter(opening) | more).elements()) for opening in openings(rules, position.hand)]


def _most_with(rules: Rules, position: Position, wanted: Collection[Card]) -> int:
    if may_hold_back(rules, position):
        return most_not_held_back(rules, position, wanted)
    return most_played(rules, position, wanted)


def _closest_with(rules: Rules, position: Position, most: int, wanted: Collection[Card]) -> Closest:
    if may_hold_back(rules, position):
        best = best_not_held_back(rules, position, wanted)
        if best is not None:
            return best[1]
    return closest_of_cases(rules, position, most, wanted)


def _most_additions(rules: Rules, position: Position, card: Card | None = None) -> tuple[int, Table]:
    """The most mere additions, where the rules allow them before an opening."""
    if not rules.turn.table_before_opening:
        return 0, position.table
    added, table = most_additions(rules, position, card)
    if added and not judge_turn(rules, position.turn(table)).legal:
        raise PositionError("not-decided", "cards held back, added before an opening")
    return added, table


def _is_allowed(rules: Rules, position: Position, found: Closest) -> bool:
    return judge_turn(rules, position.turn(tuple(found.melds))).legal
