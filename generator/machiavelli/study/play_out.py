"""Playing hands out: a shuffled pack, players, and every state on the way."""

from collections.abc import Iterator, Sequence
from random import Random

from machiavelli.engine.game import deal, play, whole_pack
from machiavelli.errors import EngineFault
from machiavelli.model.cards import Card
from machiavelli.model.game import Action, HandInPlay, Refused
from machiavelli.model.variant import Rules
from machiavelli.study.players import Player


def shuffled_pack(rules: Rules, players: int, chance: Random) -> tuple[Card, ...]:
    """The packs that so many players use in an order that ``chance`` gives."""
    pack = whole_pack(rules, players)
    return tuple(chance.sample(pack, len(pack)))


def play_out(
    rules: Rules, start: HandInPlay, players: Sequence[Player], chance: Random
) -> Iterator[tuple[HandInPlay, Action | None]]:
    """Every state of the hand with the action chosen there; None with the last, in which the hand is over.

    Raises EngineFault if a player chooses what the rules refuse.
    """
    state = start
    while state.ending is None:
        action = players[state.to_play].choose(rules, state, chance)
        yield state, action
        after = play(rules, state, action)
        if isinstance(after, Refused):
            raise EngineFault(f"{action} is refused: {after}")
        state = after
    yield state, None


def simulated_hand(
    rules: Rules, players: Sequence[Player], chance: Random
) -> Iterator[tuple[HandInPlay, Action | None]]:
    """Deal and play one hand; see :func:`play_out`."""
    seats = len(players)
    start = deal(rules, shuffled_pack(rules, seats, chance), seats, chance.randrange(seats))
    return play_out(rules, start, players, chance)
