"""A player who asks no solver: tries this and that by chance, and lays what happens to be legal."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from machiavelli.engine import judge_meld
from machiavelli.engine.game import position_of
from machiavelli.model.cards import Card
from machiavelli.model.game import Action, HandInPlay
from machiavelli.model.position import Meld, Table
from machiavelli.model.variant import Rules
from machiavelli.study.turn_taking import lay_or_not


@dataclass(frozen=True, slots=True)
class Restless:
    """Makes ``tries`` tries in a turn: additions, melds from the hand, and moves of table cards."""

    tries: int = 12

    def choose(self, rules: Rules, state: HandInPlay, chance: Random) -> Action:
        """Whatever was found; a draw where that is too little."""

        def found() -> Table | None:
            hand = position_of(rules, state).hand
            place = _Place(rules, list(state.table), list(hand), chance)
            for _ in range(self.tries):
                chance.choice((place.add, place.lay_own, place.lay_own, place.steal, place.shift))()
            return tuple(place.table) if len(place.hand) < len(hand) else None

        return lay_or_not(rules, state, found)


@dataclass(slots=True)
class _Place:
    """The table and the hand while a turn is made up; every step keeps all melds legal."""

    rules: Rules
    table: list[Meld]
    hand: list[Card]
    chance: Random

    def add(self) -> None:
        """Add a hand card to a meld, or to a loose card and another."""
        if self.table and self.hand:
            at, card = self.chance.randrange(len(self.table)), self.chance.choice(self.hand)
            self._lay((*self.table[at], card), (card,), instead_of=at)

    def lay_own(self) -> None:
        """Lay three or four cards of the hand that go together."""
        if self.hand:
            meld = self._companions(self.chance.choice(self.hand), self.hand)
            self._lay(meld, meld)

    def steal(self) -> None:
        """Take a card out of a meld that can spare it, and lay it with cards of the hand."""
        if not (self.table and self.hand):
            return
        at = self.chance.randrange(len(self.table))
        card = self.chance.choice(self.table[at])
        rest = _parts(self.table[at], card)
        if not all(self._legal(part) for part in rest):
            return
        meld = self._companions(card, self.hand)
        if len(meld) > 1 and self._legal(meld):
            self._take(meld[1:])
            self.table[at : at + 1] = [*rest, meld]

    def shift(self) -> None:
        """Move a table card from one meld to another."""
        if len(self.table) < 2:
            return
        source, target = self.chance.sample(range(len(self.table)), 2)
        card = self.chance.choice(self.table[source])
        rest, grown = _parts(self.table[source], card), (*self.table[target], card)
        if self._legal(grown) and all(self._legal(part) for part in rest):
            self.table[target] = grown
            self.table[source : source + 1] = rest

    def _lay(self, meld: Meld, from_hand: Sequence[Card], instead_of: int | None = None) -> None:
        if self._legal(meld):
            self._take(from_hand)
            if instead_of is None:
                self.table.append(meld)
            else:
                self.table[instead_of] = meld

    def _legal(self, meld: Meld) -> bool:
        shortest = min(self.rules.melds.group_min, self.rules.melds.run_min)
        return len(meld) >= shortest and judge_meld(self.rules, meld).legal

    def _take(self, cards: Sequence[Card]) -> None:
        for card in cards:
            self.hand.remove(card)

    def _companions(self, card: Card, hand: Sequence[Card]) -> Meld:
        """``card`` and hand cards of its rank or its suit, as many as a short meld has."""
        if self.chance.random() < 0.5:
            others = [other for other in hand if other.rank == card.rank and other != card]
        else:
            others = [other for other in hand if _near(card, other)]
        jokers = [other for other in hand if other.is_joker and not card.is_joker]
        unlike = list(dict.fromkeys(self.chance.sample(others, len(others)) + jokers))
        size = self.chance.choice((self.rules.melds.run_min, self.rules.melds.group_min, 4))
        return (card, *unlike[: size - 1])


def _near(card: Card, other: Card) -> bool:
    return card.suit == other.suit and (abs(card.rank - other.rank) in (1, 2, 11, 12))


def _parts(meld: Meld, card: Card) -> list[Meld]:
    """What is left of ``meld`` without ``card``: nothing, one part, or the two beside it."""
    at = meld.index(card)
    whole = (*meld[:at], *meld[at + 1 :])
    if 2 < at < len(meld) - 3:
        return [meld[:at], meld[at + 1 :]]
    return [whole] if whole else []
