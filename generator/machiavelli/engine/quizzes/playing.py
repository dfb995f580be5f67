"""A play that includes a certain card, as small as there is one."""

from itertools import combinations

from machiavelli.engine.solver.solve import playable, solve
from machiavelli.errors import EngineFault
from machiavelli.model.cards import Card
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules


def play_with(rules: Rules, position: Position, card: Card) -> Table | None:
    """The table after a play of as few hand cards as possible, ``card`` among them; None where there is none.

    Raises ValueError where the card is not in the hand, and PositionError as :func:`solve`.
    """
    if not playable(rules, position, card):
        return None
    others = list(position.hand)
    others.remove(card)
    for number in range(len(position.hand)):
        for beside in combinations(others, number):
            found = solve(rules, Position(position.table, (card, *beside), position.opened))
            if found.can_go_out:
                return found.layout
    raise EngineFault(f"{card} can be played, but no play of {position} was found")
