"""The public package ``machiavelli`` 0.1.0: an integer program written anew for each position.

It knows two packs, ace low and high, and no jokers; nothing can be set. Its module has the name of ours, so
that it is loaded from where the distribution lies. Its own question, one call of ``solve``, is what is
timed.
"""

import sys
from collections.abc import Callable
from importlib.metadata import distribution
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

from bench.catalogue import loose_cards
from machiavelli.model.cards import Card
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


class MachiavelliPeer:
    """The peer, silent."""

    name = "machiavelli 0.1.0"

    def __init__(self) -> None:
        self._solver = _load().Solver(quiet=True, pretty=False, color=False, emoji=False)

    def prepare(self, rules: Rules, position: Position) -> Callable[[], int] | None:
        """See Method."""
        melds = rules.melds
        settings = (rules.deal.decks, melds.group_min, melds.group_max, melds.run_min, melds.run_max)
        known = settings == (2, 3, 4, 3, None) and melds.ace_low and melds.ace_high
        if not known or rules.deal.jokers or loose_cards(rules, position.table):
            return None
        table = [_name(card) for meld in position.table for card in meld]
        hand = [_name(card) for card in position.hand]

        def played() -> int:
            found = self._solver.solve(table + hand, hand)
            return sum(map(len, found)) - len(table)

        return played


def _name(card: Card) -> str:
    assert card.suit is not None
    return "123456789tjqk"[card.rank - 1] + card.suit.value.lower()


def _load() -> ModuleType:
    path = distribution("machiavelli").locate_file("machiavelli/solver.py")
    spec = spec_from_file_location("machiavelli_peer", str(path))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["machiavelli_peer"] = module
    spec.loader.exec_module(module)
    return module
