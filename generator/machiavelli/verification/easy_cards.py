"""Cards that make a puzzle too easy: they fit a meld as it lies, and laying them there costs nothing."""

from collections.abc import Iterator

from machiavelli.engine.grading.additions import most_when_settled, plain_additions
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld
from machiavelli.model.puzzle import Puzzle, Theme
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules

PLAIN = frozenset({Theme.FRESH_MELD, Theme.EXTEND_RUN, Theme.FOURTH_SUIT})
"""Themes where that is the point."""


def easy_cards(rules: Rules, puzzle: Puzzle, solution: Solution) -> Iterator[tuple[Card, Meld]]:
    """Hand cards with a meld they simply extend, the rest of the best play staying possible without either.

    A card that its meld must pass on, or whose home is a decoy, is none: settled there, it costs others.
    """
    if PLAIN & set(puzzle.themes):
        return
    for card, place in plain_additions(rules, puzzle.position):
        if most_when_settled(rules, puzzle.position, card, place) == solution.max_played:
            yield card, puzzle.position.table[place]
