"""Which table cards leave their meld, over every best play there is."""

from dataclasses import dataclass

from machiavelli.engine.grading.measures import Analysis
from machiavelli.engine.solver.solve import solve
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Position, Table
from machiavelli.model.variant import Rules


@dataclass(frozen=True, slots=True)
class Leaving:
    """``always``: cards that leave their meld in every best play; ``never``: those that do in none."""

    always: tuple[Card, ...]
    never: tuple[Card, ...]


def leaving(rules: Rules, position: Position) -> Leaving | None:
    """What happens to the table cards; None where there are too many plays to tell, or none.

    A card leaves its meld where it ends without any other card of it. So every face must be there once, and
    no joker: which of two equal cards is which, nobody can say.
    """
    solution = solve(rules, position)
    tables = Analysis(rules, position, solution).best_tables()
    if not tables or not solution.max_played:
        return None
    always, never = [], []
    for meld in position.table:
        for card in meld:
            left = [_leaves(card, meld, table) for table in tables]
            if all(left):
                always.append(card)
            elif not any(left):
                never.append(card)
    return Leaving(tuple(always), tuple(never))


def _leaves(card: Card, meld: Meld, table: Table) -> bool:
    now = next(cards for cards in table if card in cards)
    return len(meld) > 1 and set(now) & set(meld) == {card}
