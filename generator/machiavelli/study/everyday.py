"""A player who first does what is plain to see, and looks for deep rearrangements only with what is left.

So people play; and it is quick, for most turns ask no solver for the closest layout.
"""

from dataclasses import dataclass
from itertools import chain
from random import Random

from machiavelli.engine.game import position_of
from machiavelli.engine.opening import has_opening, must_open
from machiavelli.model.game import Action, HandInPlay
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules
from machiavelli.study.plain_sight import PlainSight
from machiavelli.study.players import Looking, Perfect
from machiavelli.study.turn_taking import lay_or_not

MANY = 22
"""Cards of a hand with which the solver would look for an opening for minutes, and nobody would need it."""


@dataclass(frozen=True, slots=True)
class Everyday:
    """Does what is in plain sight, then looks as ``looking`` does at the cards that are left.

    For an opening the whole table is looked at, by the solver; with ``MANY`` cards or more in the hand, only
    those.
    """

    looking: Looking

    def choose(self, rules: Rules, state: HandInPlay, chance: Random) -> Action:
        """Whatever is found, or a draw."""
        position = position_of(rules, state)
        if must_open(rules, position.opened):
            if len(position.hand) >= MANY:
                return lay_or_not(rules, state, lambda: _own_opening(rules, position))
            return Perfect().choose(rules, state, chance)
        return lay_or_not(rules, state, lambda: self._found(rules, position, chance))

    def _found(self, rules: Rules, position: Position, chance: Random) -> Table | None:
        room = len(position.hand) if rules.turn.most_added is None else rules.turn.most_added
        sight = PlainSight(rules, position, room)
        sight.lay_all()
        now = Position(tuple(sight.table), tuple(sight.hand))
        if sight.room and now.hand:
            now = self.looking.looked(rules, now, chance, sight.room)
        return now.table if len(now.hand) < len(position.hand) else None


def _own_opening(rules: Rules, position: Position) -> Table | None:
    """The table with all melds of the hand laid beside it, if these are an opening."""
    sight = PlainSight(rules, Position((), position.hand), len(position.hand))
    sight.lay_own()
    played = tuple(chain.from_iterable(sight.table))
    return (*position.table, *sight.table) if has_opening(rules, played) else None
