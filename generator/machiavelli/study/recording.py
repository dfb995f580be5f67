"""Whole matches of simulated players, written down."""

from collections.abc import Sequence
from random import Random

from machiavelli.engine.game import (
    begin_match,
    deal,
    dealer_of,
    first_by_cards,
    hand_result,
    is_over,
    note_result,
    whole_pack,
)
from machiavelli.model.cards import Card
from machiavelli.model.record import GameRecord, RecordedHand, RecordedTurn
from machiavelli.model.variant import Rules
from machiavelli.study.play_out import play_out, shuffled_pack
from machiavelli.study.players import Player

TARGET = 100
"""The total that simulated players agree on where a variant leaves it to them."""

MOST_HANDS = 500
"""Hands after which simulated players leave a match that no total ends."""


def simulated_match(
    variant: str, rules: Rules, players: Sequence[Player], chance: Random, rotations: int = 1
) -> GameRecord:
    """The record of a match in which each of ``players`` has a seat; who deals first is found by the rules.

    Raises PositionError where so many cannot play, or not in so many rotations.
    """
    seats = len(players)
    dealer, lot = _first_dealer(rules, seats, chance)
    agreed = TARGET if rules.scoring.match == "target" and rules.scoring.target is None else None
    match = begin_match(rules, seats, dealer, rotations, agreed)
    hands: list[RecordedHand] = []
    while not is_over(rules, match) and len(hands) < MOST_HANDS:
        pack = shuffled_pack(rules, seats, chance)
        start = deal(rules, pack, seats, dealer_of(rules, match, len(hands)))
        states = list(play_out(rules, start, players, chance))
        turns = tuple(RecordedTurn(state.to_play, action) for state, action in states if action is not None)
        hands.append(RecordedHand(pack, turns))
        match = note_result(rules, match, hand_result(rules, states[-1][0]))
    oldest = dealer if rules.deal.first_dealer == "oldest" else None
    return GameRecord(variant, seats, dealer, rotations, tuple(hands), agreed, lot, oldest)


def _first_dealer(rules: Rules, seats: int, chance: Random) -> tuple[int, tuple[tuple[Card, ...], ...]]:
    """The seat that deals first, and the cards drawn for it, if any."""
    if rules.deal.first_dealer not in ("lowest-card", "highest-card"):
        return chance.randrange(seats), ()
    pack = [card for card in whole_pack(rules, seats) if not card.is_joker]
    chance.shuffle(pack)
    left = list(range(seats))
    lot: list[tuple[Card, ...]] = []
    while len(left) > 1 or not lot:
        lot.append(tuple(pack.pop() for _ in left))
        left = [left[place] for place in first_by_cards(rules, lot[-1])]
    return left[0], tuple(lot)
