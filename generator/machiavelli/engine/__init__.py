"""RULES: pure functions from rules and positions to verdicts and plays. Codes only, no sentences."""

from machiavelli.engine.checks import check_position
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.proofs.prove import prove, prove_best
from machiavelli.engine.scoring import hand_points
from machiavelli.engine.solver.classes import class_count, count_classes
from machiavelli.engine.solver.solve import max_played, playable, solve
from machiavelli.engine.stock import cards_dealt, draw_from, penalty_from, stock_after_deal
from machiavelli.engine.tables import judge_table
from machiavelli.engine.turns import judge_turn

__all__ = [
    "cards_dealt",
    "check_position",
    "class_count",
    "count_classes",
    "draw_from",
    "hand_points",
    "judge_meld",
    "judge_table",
    "judge_turn",
    "max_played",
    "penalty_from",
    "playable",
    "prove",
    "prove_best",
    "solve",
    "stock_after_deal",
]
