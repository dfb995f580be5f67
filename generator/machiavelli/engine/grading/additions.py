"""Plain additions: hand cards that extend a meld as it lies, and what it costs to settle one there."""

from collections.abc import Iterator
from dataclasses import replace

from machiavelli.engine.frozen import frozen_melds
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.opening import must_open, openings
from machiavelli.engine.solver.held_play import may_hold_back, most_not_held_back
from machiavelli.engine.solver.mere_additions import most_additions
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
    home = (*position.table[place], card)
    if must_open(rules, position.opened):
        return max(
            [
                _most_added_beside(rules, position, card, place),
                *(most_played(rules, position, cards, (home,)) for cards in openings(rules, position.hand)),
            ]
        )
    if may_hold_back(rules, position):
        return most_not_held_back(rules, position, (), (home,))
    return 1 + most_played(rules, _rest(position, card, place))


def _most_added_beside(rules: Rules, position: Position, card: Card, place: int) -> int:
    """The most with mere additions, where the rules allow them before an opening."""
    limit = rules.turn.most_added
    if not rules.turn.table_before_opening or limit == 1:
        return int(limit == 1 and rules.turn.table_before_opening)
    others = replace(rules.turn, least_added=1, most_added=limit and limit - 1)
    return 1 + most_additions(replace(rules, turn=others), _rest(position, card, place))[0]


def _rest(position: Position, card: Card, place: int) -> Position:
    others = list(position.hand)
    others.remove(card)
    return Position(position.table[:place] + position.table[place + 1 :], tuple(others))
