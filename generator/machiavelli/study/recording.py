"""Whole matches of simulated players, written down."""

from collections.abc import Sequence
from random import Random

from machiavelli.engine.game import begin_match, deal, dealer_of, hands_in_match
from machiavelli.model.record import GameRecord, RecordedHand, RecordedTurn
from machiavelli.model.variant import Rules
from machiavelli.study.play_out import play_out, shuffled_pack
from machiavelli.study.players import Player


def simulated_match(
    variant: str, rules: Rules, players: Sequence[Player], chance: Random, rotations: int = 1
) -> GameRecord:
    """The record of a match in which each of ``players`` has a seat; the first dealer is found by lot.

    Raises PositionError where so many cannot play, or not in so many rotations.
    """
    seats = len(players)
    match = begin_match(rules, seats, chance.randrange(seats), rotations)
    hands = []
    for number in range(hands_in_match(rules, match)):
        pack = shuffled_pack(rules, chance)
        start = deal(rules, pack, seats, dealer_of(rules, match, number))
        played = play_out(rules, start, players, chance)
        turns = tuple(RecordedTurn(state.to_play, action) for state, action in played if action is not None)
        hands.append(RecordedHand(pack, turns))
    return GameRecord(variant, seats, match.first_dealer, rotations, tuple(hands))
