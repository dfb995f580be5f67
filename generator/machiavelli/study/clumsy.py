"""A player who now and then tries a rearrangement that does not work out."""

from dataclasses import dataclass
from random import Random

from machiavelli.engine.game import play
from machiavelli.model.game import Action, Fail, HandInPlay, Refused
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules
from machiavelli.study.players import Player


@dataclass(frozen=True, slots=True)
class Clumsy:
    """Plays like ``player``, but fails with probability ``fails``, leaving a meld in pieces if it may."""

    player: Player
    fails: float = 0.1

    def choose(self, rules: Rules, state: HandInPlay, chance: Random) -> Action:
        """A failed turn where one is possible, else what the other player would do."""
        if state.table and chance.random() < self.fails:
            for fail in self._fails(state, chance):
                if not isinstance(play(rules, state, fail), Refused):
                    return fail
        return self.player.choose(rules, state, chance)

    def _fails(self, state: HandInPlay, chance: Random) -> list[Fail]:
        """To try in this order: a meld left in pieces, the table put back, no word of what was tried."""
        at = chance.randrange(len(state.table))
        rest, meld = (*state.table[:at], *state.table[at + 1 :]), state.table[at]
        card = chance.choice(state.hands[state.to_play])
        tried: Table = (*rest, (*meld, card))
        pieces: Table = (*rest, *((piece,) for piece in meld))
        return [Fail(tried, pieces), Fail(tried), Fail()]
