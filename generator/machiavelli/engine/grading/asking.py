"""What measures ask the solver: how many cards can be played, not how."""

from dataclasses import replace

from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import Card
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules


def most_playable(rules: Rules, position: Position) -> int:
    """The most hand cards that can be played, 0 where there is no play."""
    sweep = Sweep(rules, without_dead_cards(rules, count(rules, position)), rules.turn.most_added)
    loss = sweep.least_loss()
    played = 0 if loss is None else sweep.counts.hand - loss
    return played if played >= max(1, rules.turn.least_added) else 0


def can_be_laid_out(rules: Rules, loose: Table, cards: tuple[Card, ...]) -> bool:
    """Whether legal melds can hold all ``cards``, with or without cards of ``loose``, which lie alone."""
    free = replace(rules, turn=replace(rules.turn, most_added=None))
    return not cards or most_playable(free, Position(loose, cards)) == len(cards)
