"""The public package ``rummikub-solver`` 1.0.0: an integer program compiled once, its numbers filled in each
time.

It knows Rummikub: the one is low only. So it is asked where the ace is low only, and where there are no
jokers: with them it leaves out melds on purpose, such as a group of four or a longer run that ends in a
joker.
"""

from collections.abc import Callable

from rummikub_solver import MILPSolver, RuleSet, SolverMode

from bench.catalogue import loose_cards
from machiavelli.model.cards import Card, Suit
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


class RummikubSolverPeer:
    """The peer with HiGHS behind it, its quicker way."""

    name = "rummikub-solver 1.0.0"

    def __init__(self) -> None:
        self._rules = RuleSet(jokers=0, solver_backend=MILPSolver.HIGHS)

    def prepare(self, rules: Rules, position: Position) -> Callable[[], int] | None:
        """See Method."""
        melds = rules.melds
        settings = (rules.deal.decks, melds.group_min, melds.group_max, melds.run_min, melds.run_max)
        known = settings == (2, 3, 4, 3, None) and melds.ace_low and not melds.ace_high
        if not known or rules.deal.jokers or loose_cards(rules, position.table):
            return None
        state = self._rules.new_game()
        state.add_table(*(_tile(card) for meld in position.table for card in meld))
        state.add_rack(*map(_tile, position.hand))

        def played() -> int:
            found = self._rules.solve(state, SolverMode.TILE_COUNT)
            return len(found.tiles) if found else 0

        return played


def _tile(card: Card) -> int:
    """Tiles are numbered from 1, colour by colour."""
    assert card.suit is not None
    return 13 * list(Suit).index(card.suit) + card.rank
