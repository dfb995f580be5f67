"""Cards that make a puzzle too easy: they fit a meld as it lies, and laying them there costs nothing."""

from collections.abc import Iterator

from machiavelli.engine import judge_meld, solve
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Position
from machiavelli.model.puzzle import Puzzle, Theme
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules

PLAIN = frozenset({Theme.FRESH_MELD, Theme.EXTEND_RUN, Theme.FOURTH_SUIT})
"""Themes where that is the point."""


def easy_cards(rules: Rules, puzzle: Puzzle, solution: Solution) -> Iterator[tuple[Card, Meld]]:
    """Hand cards with a meld they simply extend, the rest of the best play staying possible.

    A decoy, which fits but spoils the rest when laid there, is none of these.
    """
    if PLAIN & set(puzzle.themes):
        return
    for card in dict.fromkeys(puzzle.position.hand):
        for number, meld in enumerate(puzzle.position.table):
            if judge_meld(rules, (*meld, card)).legal and _costs_nothing(
                rules, puzzle, number, card, solution
            ):
                yield card, meld
                break


def _costs_nothing(rules: Rules, puzzle: Puzzle, number: int, card: Card, solution: Solution) -> bool:
    hand = list(puzzle.position.hand)
    hand.remove(card)
    table = list(puzzle.position.table)
    table[number] = (*table[number], card)
    rest = solve(rules, Position(tuple(table), tuple(hand)))
    return rest.max_played == solution.max_played - 1
