"""Simulated players: from a state and a source of chance to an action.

A player looks at one hand card and the few melds that have to do with it, plays there what can be played, and
looks again: as people do, who do not see the whole table at once.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from machiavelli.engine import solve
from machiavelli.engine.game import position_of
from machiavelli.engine.opening import must_open
from machiavelli.model.cards import ACE, KING, Card
from machiavelli.model.game import Action, HandInPlay
from machiavelli.model.position import Hand, Meld, Position, Table
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules
from machiavelli.study.turn_taking import lay_or_not

_MOST_REMEMBERED = 20_000


class Player(Protocol):
    """Somebody who plays."""

    def choose(self, rules: Rules, state: HandInPlay, chance: Random) -> Action:
        """An action for the player in turn."""
        ...


@dataclass(frozen=True, slots=True)
class Perfect:
    """Plays as many cards as can be played, whatever it takes."""

    def choose(self, rules: Rules, state: HandInPlay, chance: Random) -> Action:
        """The engine's best play; a draw where there is none."""

        def best() -> Table | None:
            solution = solve(rules, position_of(rules, state))
            return solution.layout if solution.max_played else None

        return lay_or_not(rules, state, best)


@dataclass(frozen=True, slots=True)
class Looking:
    """Sees at most ``melds`` of the table at a time; waits until ``least`` cards can go down together.

    With probability ``lazy`` a hand card is not looked at in this turn. Of melds that have as much to do with
    a card, chance decides which are seen; a ``steady`` player sees those that changed last.
    """

    melds: int = 4
    least: int = 1
    lazy: float = 0.0
    steady: bool = False
    _in_vain: set[Hashable] = field(default_factory=set, repr=False, compare=False)
    """Looks that found nothing: a table changes little from turn to turn, so they come again."""

    def choose(self, rules: Rules, state: HandInPlay, chance: Random) -> Action:
        """Look at each hand card once, and again at those left after every play that was found.

        For an opening the whole table is looked at.
        """
        position = position_of(rules, state)
        if must_open(rules, position.opened):
            return Perfect().choose(rules, state, chance)
        return lay_or_not(rules, state, lambda: self._found(rules, position, chance))

    def _found(self, rules: Rules, position: Position, chance: Random) -> Table | None:
        room = len(position.hand) if rules.turn.most_added is None else rules.turn.most_added
        after = self.looked(rules, position, chance, room)
        added = len(position.hand) - len(after.hand)
        return after.table if added >= max(self.least if after.hand else 1, rules.turn.least_added) else None

    def looked(self, rules: Rules, position: Position, chance: Random, room: int) -> Position:
        """The position once all that is seen has been laid, at most ``room`` cards."""
        table, hand = position.table, position.hand
        to_look_at = [card for card in chance.sample(hand, len(hand)) if chance.random() >= self.lazy]
        while to_look_at and room:
            card = to_look_at.pop()
            if card not in hand:
                continue
            near, far = self._split(table, card, chance)
            kept = tuple(sorted((other for other in hand if _related(card, other)), key=_in_order))[:room]
            solution = self._look(rules, Position(near, kept))
            if solution is None:
                continue
            table = (*far, *solution.layout)
            hand = _without(hand, solution.played)
            room -= solution.max_played
            to_look_at = chance.sample(hand, len(hand)) if self.lazy == 0 else to_look_at
        return Position(table, hand)

    def _look(self, rules: Rules, seen: Position) -> Solution | None:
        """The best play with what is seen; None where there is none."""
        look = (rules.melds, rules.jokers, rules.turn, rules.failure, seen)
        if look in self._in_vain:
            return None
        solution = solve(rules, seen)
        if solution.max_played:
            return solution
        if len(self._in_vain) == _MOST_REMEMBERED:
            self._in_vain.clear()
        self._in_vain.add(look)
        return None

    def _split(self, table: Table, card: Card, chance: Random) -> tuple[Table, Table]:
        """The melds to look at for ``card``, and all others."""
        places = (
            range(len(table) - 1, -1, -1) if self.steady else chance.sample(range(len(table)), len(table))
        )
        nearness = [_nearness(card, meld) for meld in table]
        order = [index for index in places if nearness[index]]
        order.sort(key=lambda index: -nearness[index])
        seen = set(order[: self.melds])
        near = tuple(meld for index, meld in enumerate(table) if index in seen)
        return near, tuple(meld for index, meld in enumerate(table) if index not in seen)


def _nearness(card: Card, meld: Meld) -> int:
    """How many cards of ``meld`` have to do with ``card``, at most three."""
    return min(3, sum(_related(card, other) for other in meld))


def _related(card: Card, other: Card) -> bool:
    """Whether two cards may meet in a short meld: one rank, one suit a step or two apart, or a joker."""
    if card.is_joker or other.is_joker or card.rank == other.rank:
        return True
    steps = abs(card.rank - other.rank)
    if ACE in (card.rank, other.rank):
        steps = min(steps, KING - steps)
    return card.suit == other.suit and steps <= 2


def _in_order(card: Card) -> tuple[int, int]:
    return card.sort_key


def _without(hand: Hand, played: Sequence[Card]) -> Hand:
    kept = list(hand)
    for card in (Counter(played) & Counter(hand)).elements():
        kept.remove(card)
    return tuple(kept)
