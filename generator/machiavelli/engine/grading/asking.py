"""What measures ask the solver: how many cards can be played, not how."""

from dataclasses import replace

from machiavelli.engine.solver.most import most_played
from machiavelli.model.cards import Card
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules


def can_be_laid_out(rules: Rules, loose: Table, cards: tuple[Card, ...]) -> bool:
    """Whether legal melds can hold all ``cards``, with or without cards of ``loose``, which lie alone."""
    free = replace(rules, turn=replace(rules.turn, most_added=None))
    return not cards or most_played(free, Position(loose, cards)) == len(cards)
