"""What a position is answered under any rules, and which rules can make a difference to that."""

from machiavelli.engine.checks import check_position
from machiavelli.engine.solver.solve import max_played
from machiavelli.engine.turns import judge_turn
from machiavelli.errors import PositionError
from machiavelli.model.contrast import LEGAL, Contrast, Says
from machiavelli.model.variant import Rules

DECISIVE = (
    *("deal.decks", "deal.jokers", "deal.face_up"),
    *("melds.group_min", "melds.group_max", "melds.run_min", "melds.run_max"),
    *("melds.ace_low", "melds.ace_high", "melds.ace_inside", "melds.ace_both_ends"),
    *("jokers.per_meld", "jokers.on_table", "jokers.replaced_from"),
    *("turn.opening", "turn.opening_points", "turn.table_before_opening", "turn.hold_back"),
    *("turn.least_added", "turn.most_added", "failure.loose_cards"),
)
"""The rules that decide what is legal or what can be played. Packs by players are decks and jokers again."""


def answer(rules: Rules, contrast: Contrast) -> Says:
    """What the position is answered under these rules."""
    try:
        check_position(rules, contrast.position)
    except PositionError as error:
        return error.code
    if contrast.after is None:
        return max_played(rules, contrast.position)
    verdict = judge_turn(rules, contrast.position.turn(contrast.after))
    return LEGAL if verdict.reason is None else str(verdict.reason)
