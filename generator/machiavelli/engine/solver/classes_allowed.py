"""Counting the best plays of who has not opened yet, or has held melds back.

Whether a play has an opening is seen from the cards it plays, which all plays of a class share. What was held
back is not: there the classes are counted only where a single one is possible.
"""

from dataclasses import replace

from machiavelli.engine.opening import has_opening, must_open
from machiavelli.engine.solver.class_list import (
    Class,
    ClassCount,
    cards_played,
    class_count_of_cases,
    class_of,
)
from machiavelli.engine.solver.first_play import most_in_first_play
from machiavelli.engine.solver.held_play import may_hold_back, most_not_held_back
from machiavelli.engine.solver.mere_additions import all_additions
from machiavelli.engine.turns import hand_cards_laid
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


def is_restricted(rules: Rules, position: Position) -> bool:
    """Whether not everybody may play what this player may."""
    return must_open(rules, position.opened) or may_hold_back(rules, position)


def class_count_of_allowed(
    rules: Rules, position: Position, work: int | None, limit: int | None
) -> ClassCount:
    """Count the classes no further than ``limit``, looking into no more than ``work`` sets of states."""
    first = must_open(rules, position.opened)
    most = most_in_first_play(rules, position) if first else most_not_held_back(rules, position)
    if may_hold_back(rules, position):
        # All plays of just so many cards: who holds melds back may have to play fewer than could be played.
        limited = replace(rules, turn=replace(rules.turn, most_added=most or None))
        some = class_count_of_cases(limited, position, most, work, 2)
        return ClassCount(min(1, some.number), (some.exact and some.number < 2) or limit == 1)
    additions = []
    if rules.turn.table_before_opening:
        additions = [
            class_of(rules, table, hand_cards_laid(position.turn(table)))
            for table in all_additions(rules, position, most)
        ]

    def fits(one: Class) -> bool:
        return has_opening(rules, cards_played(one, most))

    return class_count_of_cases(rules, position, most, work, limit, fits, additions)
