"""How hard a position is, from exact figures of its best play.

The weights are a prior, not yet fitted to solving times of people. They follow one idea: what counts is how
much of the table has to move before it is legal again, not how long a solver searches.
"""

from math import log2

from machiavelli.engine.grading.measures import Trace, trace
from machiavelli.engine.grading.themes.additions import decoy
from machiavelli.engine.grading.themes.runs import ace_flip
from machiavelli.model.position import Position
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules

LEVELS_FROM = (800, 1100, 1400, 1800)
"""The ratings at which levels 2, 3, 4 and 5 begin."""


def level(rules: Rules, position: Position, solution: Solution) -> int:
    """The level of ``position`` from 1 (to start with) to 5 (expert)."""
    points = rating(rules, position, solution)
    return 1 + sum(points >= start for start in LEVELS_FROM)


def rating(rules: Rules, position: Position, solution: Solution) -> float:
    """The figure behind the level, about 600 to 2500.

    Where something can be played::

        600 + 220 log2(1 + pieces of the table moved) + 90 (gestures - 1) + 60 (melds broken)
            + 8 (cards on the table beyond nine) + 40 if a played card has a twin on the table
            + 60 if an ace changes sides + 60 if a joker moves + 80 if a hand card has a deceptive home

    A piece is a block of cards that lay together and end together, a gesture a piece of the table or the hand
    that moves. Where nothing can be played one has to see that every way fails, so size decides::

        600 + 100 (melds) + 20 (cards on the table) + 60 (cards in hand)
    """
    clutter = sum(map(len, position.table))
    if solution.max_played == 0:
        return 600 + 100 * len(position.table) + 20 * clutter + 60 * len(position.hand)
    play = trace(rules, position, solution)
    moved, gestures = len(play.table_moves), len(play.table_moves) + len(play.hand_moves)
    effort = 220 * log2(1 + moved) + 90 * (gestures - 1) + 60 * solution.melds_broken
    return 600 + effort + 8 * max(0, clutter - 9) + _surprises(play)


def _surprises(play: Trace) -> int:
    """Points for what people overlook."""
    twin = any(card in meld for card in play.solution.played for meld in play.old)
    joker = any(card.is_joker for piece in play.table_moves for card in piece.cards)
    return 40 * twin + 60 * ace_flip(play) + 60 * joker + 80 * decoy(play)
