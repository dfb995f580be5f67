"""A player who keeps everything back for one great turn."""

from collections.abc import Set
from dataclasses import dataclass
from itertools import chain
from random import Random

from machiavelli.engine.game import play
from machiavelli.model.cards import Card
from machiavelli.model.game import Action, HandInPlay, Lay, Refused
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules
from machiavelli.study.plain_sight import pairs_beside
from machiavelli.study.players import Player
from machiavelli.study.turn_taking import lay_or_not

_BY_A_JOKER = 2
"""Cards without company that a joker may bring down: those beside it in a meld of three."""


@dataclass(frozen=True, slots=True)
class Hoarding:
    """Sees what ``player`` sees, but draws until that gets rid of the whole hand at once.

    Once somebody else holds at most ``alarm`` cards, or the stock is used up, plays like ``player``. Lays
    what it must where the rules let nobody draw who can play.
    """

    player: Player
    alarm: int = 0

    def choose(self, rules: Rules, state: HandInPlay, chance: Random) -> Action:
        """What the other player would do if it goes out or time presses, else a draw."""
        others = [len(hand) for seat, hand in enumerate(state.hands) if seat != state.to_play]
        if min(others) <= self.alarm or not state.stock:
            return self.player.choose(rules, state, chance)
        return lay_or_not(rules, state, lambda: self._great_turn(rules, state, chance))

    def _great_turn(self, rules: Rules, state: HandInPlay, chance: Random) -> Table | None:
        """The table after a turn that gets rid of the whole hand, if the other player sees one."""
        own = state.hands[state.to_play]
        lying = [*own, *chain.from_iterable(state.table)]
        pool = {card for card in lying if not card.is_joker}
        alone = sum(not card.is_joker and not _has_company(card, pool) for card in own)
        if alone > _BY_A_JOKER * sum(card.is_joker for card in lying):
            return None
        seen = self.player.choose(rules, state, chance)
        if not isinstance(seen, Lay):
            return None
        after = play(rules, state, seen)
        return None if isinstance(after, Refused) or after.hands[state.to_play] else seen.after


def _has_company(card: Card, pool: Set[Card]) -> bool:
    """Whether three cards of the pool, this one among them, can make a meld: if not, it needs a joker."""
    return any(one in pool and other in pool for one, other in pairs_beside(card, groups=True, runs=True))
