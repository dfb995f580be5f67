"""Judging a record turn by turn: what came of it, and everything in it that the rules refuse."""

from dataclasses import dataclass, replace

from machiavelli.engine.game.dealing import deal
from machiavelli.engine.game.first_dealer import check_first_dealer
from machiavelli.engine.game.going_on import go_on, play_beside
from machiavelli.engine.game.matches import (
    begin_match,
    dealer_of,
    hands_in_match,
    is_over,
    match_result,
    note_result,
)
from machiavelli.engine.game.records import format_table
from machiavelli.engine.game.results import hand_result
from machiavelli.errors import PositionError
from machiavelli.model.game import HandInPlay, HandResult, Match, MatchResult, Refusal, Refused
from machiavelli.model.record import (
    NOWHERE,
    GameRecord,
    RecordCode,
    RecordedHand,
    RecordedTurn,
    RecordFault,
    Spot,
)
from machiavelli.model.variant import Rules

_SPOT_OF = {
    "too-few-players": "players",
    "too-many-players": "players",
    "not-enough-cards": "players",
    "no-such-seat": "dealer",
    "no-rotation": "rotations",
    "single-hand": "rotations",
    "no-target": "variant",
    "target-fixed": "target",
    "no-lot": "lot",
    "wrong-lot": "lot",
    "wrong-oldest": "oldest",
    "wrong-dealer": "dealer",
    "wrong-pack": "pack",
    "hand-fixed": "each",
    "hand-too-small": "each",
    "hand-too-large": "each",
}


@dataclass(frozen=True, slots=True)
class ReplayedHand:
    """A hand as far as it was played: who dealt, the turns, the last state, the result where it ended."""

    dealer: int
    turns: int
    state: HandInPlay
    result: HandResult | None


@dataclass(frozen=True, slots=True)
class Replay:
    """What came of a record. With ``faults`` the rest tells only how far it could be followed.

    ``hands_to_play`` is the length of the match in hands, None where a total ends it; ``result`` is None
    while it goes on.
    """

    hands: tuple[ReplayedHand, ...]
    hands_to_play: int | None
    match: Match | None
    result: MatchResult | None
    faults: tuple[RecordFault, ...]


def replay(rules: Rules, record: GameRecord) -> Replay:
    """Play the record again under ``rules``."""
    try:
        match = begin_match(rules, record.players, record.dealer, record.rotations, record.target)
    except PositionError as error:
        unread = error.code == "no-target" and "target" in record.spots  # that has been said
        return Replay((), None, None, None, () if unread else (_position_fault(record, None, error),))
    to_play = hands_in_match(rules, match)
    hands: list[ReplayedHand] = []
    faults: list[RecordFault] = []
    try:
        check_first_dealer(rules, record.players, record.dealer, record.lot, record.oldest)
    except PositionError as error:
        faults.append(_position_fault(record, None, error))
    goes_on = False
    for number, hand in enumerate(record.hands):
        start = hand.spots.get("hand", NOWHERE)
        if number == to_play or is_over(rules, match):
            faults.append(RecordFault(start, RecordCode.MATCH_OVER, str(number)))
            break
        if goes_on:
            faults.append(RecordFault(start, RecordCode.UNFINISHED_HAND))
        goes_on = False
        if not (hand.pack or hand.whole):
            continue  # its pack could not be read, and that has been said
        if rules.deal.deal_passes == "to-winner" and len(match.results) < number:
            break  # nobody knows who deals: the hand before has no result, and that has been said
        try:
            played, found = _replay_hand(rules, record.players, dealer_of(rules, match, number), hand)
        except PositionError as error:
            faults.append(_position_fault(record, hand, error))
            continue
        hands.append(played)
        faults += found
        goes_on = hand.whole and played.result is None and not found
        if played.result is not None:
            match = note_result(rules, match, played.result)
    result = None if faults else match_result(rules, match)
    return Replay(tuple(hands), to_play, match, result, tuple(faults))


def _replay_hand(
    rules: Rules, players: int, dealer: int, hand: RecordedHand
) -> tuple[ReplayedHand, list[RecordFault]]:
    state = deal(rules, hand.pack, players, dealer, hand.each)
    faults: list[RecordFault] = []
    count = 0
    for turn in hand.turns:
        if state.ending is not None:
            faults.append(RecordFault(turn.spots.seat, Refusal.HAND_OVER))
            break
        if turn.seat != state.to_play:
            faults.append(RecordFault(turn.spots.seat, RecordCode.OUT_OF_TURN, str(state.to_play + 1)))
            if turn.seat >= players:
                break
            state = replace(state, to_play=turn.seat, drawn=())
        after: HandInPlay | Refused | None = play_beside(rules, state, turn.action)
        if isinstance(after, Refused):
            faults.append(_turn_fault(turn, after))
            after = go_on(rules, state, turn.action, after)
        if after is None:
            break
        state = after
        count += not state.drawn or state.ending is not None
    result = None if state.ending is None else hand_result(rules, state)
    return ReplayedHand(dealer, count, state, result), faults


def _turn_fault(turn: RecordedTurn, refused: Refused) -> RecordFault:
    """Points at the meld at fault, else at the action."""
    spot, found = turn.spots.action, "" if refused.proof is None else format_table(refused.proof)
    if refused.verdict is not None:
        verdict = refused.verdict
        found = " ".join(card.code for card in verdict.cards[:8])
        if verdict.meld_reason is not None:
            found = f"{found}: {verdict.meld_reason}"
        if verdict.meld is not None and verdict.meld < len(turn.spots.melds):
            spot = turn.spots.melds[verdict.meld]
    return RecordFault(spot, refused.code, found)


def _position_fault(record: GameRecord, hand: RecordedHand | None, error: PositionError) -> RecordFault:
    key = _SPOT_OF[error.code]
    spots = record.spots if hand is None else {**record.spots, **hand.spots}
    if error.code == "not-enough-cards" and "each" in spots:
        key = "each"
    return RecordFault(spots.get(key, Spot(1)), error.code, str(error))
