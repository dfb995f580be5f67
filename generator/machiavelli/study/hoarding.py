"""A player who keeps everything back for one great turn."""

from collections.abc import Set
from dataclasses import dataclass
from itertools import chain
from random import Random

from machiavelli.engine.game import play
from machiavelli.model.cards import ACE, KING, Card, Suit
from machiavelli.model.game import Action, Draw, HandInPlay, Refused
from machiavelli.model.variant import Rules
from machiavelli.study.players import Player


@dataclass(frozen=True, slots=True)
class Hoarding:
    """Sees what ``player`` sees, but draws until that gets rid of the whole hand at once.

    Once somebody else holds at most ``alarm`` cards, or the stock is used up, plays like ``player``.
    """

    player: Player
    alarm: int = 0

    def choose(self, rules: Rules, state: HandInPlay, chance: Random) -> Action:
        """What the other player would do if it goes out or time presses, else a draw."""
        own = state.hands[state.to_play]
        others = [len(hand) for seat, hand in enumerate(state.hands) if seat != state.to_play]
        pressing = min(others) <= self.alarm or not state.stock
        pool = {*own, *chain.from_iterable(state.table)}
        if not pressing and not all(_has_company(card, pool) for card in own):
            return Draw()
        seen = self.player.choose(rules, state, chance)
        if pressing:
            return seen
        after = play(rules, state, seen)
        return seen if isinstance(after, Refused) or not after.hands[state.to_play] else Draw()


def _has_company(card: Card, pool: Set[Card]) -> bool:
    """Whether three cards of the pool, this one among them, can make a meld: if not, it stays in the hand."""
    if card.is_joker or any(other.is_joker for other in pool):
        return True
    if len({other.suit for other in pool if other.rank == card.rank}) >= 3:
        return True
    places = (card.rank, KING + 1) if card.rank == ACE else (card.rank,)
    return any(
        all(_at(place + step, card.suit) in pool for step in steps)
        for place in places
        for steps in ((-2, -1), (-1, 1), (1, 2))
    )


def _at(place: int, suit: Suit | None) -> Card | None:
    """The card of a suit at a place in a run, where the ace stands at both ends; None beyond them."""
    if not ACE <= place <= KING + 1:
        return None
    return Card(ACE if place == KING + 1 else place, suit)
