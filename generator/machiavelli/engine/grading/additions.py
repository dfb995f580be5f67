"""Plain additions: hand cards that extend a meld as it lies, and what it costs to settle one there."""

from collections.abc import Iterator

from machiavelli.engine.frozen import frozen_melds
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.solver.most import most_played
from machiavelli.model.cards import Card
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


def plain_additions(rules: Rules, position: Position) -> Iterator[tuple[Card, int]]:
    """Each face of the hand with the place of each table meld that it extends as it lies."""
    frozen = frozen_melds(rules, position.table)
    for card in dict.fromkeys(position.hand):
        for place, meld in enumerate(position.table):
            if place in frozen:
                continue
            if judge_meld(rules, meld).legal and judge_meld(rules, (*meld, card)).legal:
                yield card, place


def most_when_settled(rules: Rules, position: Position, card: Card, place: int) -> int:
    """The most hand cards that can be played if ``card`` joins the meld at ``place`` and both stay there."""
    others = list(position.hand)
    others.remove(card)
    rest = Position(position.table[:place] + position.table[place + 1 :], tuple(others))
    return 1 + most_played(rules, rest)
