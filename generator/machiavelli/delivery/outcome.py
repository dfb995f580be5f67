"""How a recorded game ended, as JSON and in a few lines of text."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from machiavelli.engine.game import Replay, ReplayedHand
from machiavelli.model.game import Ending
from machiavelli.model.notation import codes
from machiavelli.model.record import GameRecord

_HOW = {
    Ending.OUT: "out",
    Ending.BLOCKED: "blocked",
    Ending.KNOCKED: "knocked",
    Ending.STOCK_OUT: "stock used up",
}


def _seats(seats: Sequence[int]) -> list[int]:
    """Seats as people count them."""
    return [seat + 1 for seat in seats]


def as_json(record: GameRecord, outcome: Replay) -> str:
    """One JSON object: every hand with its result and last state, and the match. Seats count from 1."""
    match: dict[str, Any] = {"finished": outcome.result is not None, "hands_to_play": outcome.hands_to_play}
    if outcome.match is not None and outcome.match.target is not None:
        match["target"] = outcome.match.target
    if outcome.result is not None:
        match |= {
            "totals": outcome.result.totals,
            "places": outcome.result.places,
            "winners": _seats(outcome.result.winners),
            "drawn": _seats(outcome.result.drawn),
        }
    return json.dumps(
        {
            "variant": record.variant,
            "players": record.players,
            "hands": [_hand_object(hand) for hand in outcome.hands],
            "match": match,
        }
    )


def _hand_object(hand: ReplayedHand) -> dict[str, Any]:
    told: dict[str, Any] = {"dealer": hand.dealer + 1, "turns": hand.turns, "ending": hand.state.ending}
    if hand.result is None:
        told["to_play"] = hand.state.to_play + 1
    else:
        told |= {
            "points": hand.result.points,
            "winners": _seats(hand.result.winners),
            "drawn": _seats(hand.result.drawn),
        }
    return told | {
        "table": [codes(meld) for meld in hand.state.table],
        "hands": [codes(cards) for cards in hand.state.hands],
        "stock": len(hand.state.stock),
    }


def as_text(record: GameRecord, outcome: Replay) -> str:
    """A line for each hand and one for the match."""
    return "\n".join(_text_lines(record, outcome))


def _text_lines(record: GameRecord, outcome: Replay) -> Iterator[str]:
    yield f"variant {record.variant}, {record.players} players"
    for number, hand in enumerate(outcome.hands, start=1):
        yield f"hand {number}: dealt by {hand.dealer + 1}, {hand.turns} turns, {_ending(hand)}"
    if outcome.result is None:
        target = outcome.match.target if outcome.match is not None else None
        length = (
            f"of {outcome.hands_to_play} hands begun" if target is None else f"hands begun, up to {target}"
        )
        yield f"match: {len(outcome.hands)} {length}, not finished"
        return
    result = outcome.result
    totals = "" if result.totals is None else f"totals {' '.join(map(str, result.totals))}, "
    yield f"match: {totals}{_won(result.winners, result.drawn)}"


def _ending(hand: ReplayedHand) -> str:
    if hand.result is None:
        return f"{hand.state.to_play + 1} to play"
    how = _HOW[hand.result.ending]
    points = "" if hand.result.points is None else f", points {' '.join(map(str, hand.result.points))}"
    return f"{how}, {_won(hand.result.winners, hand.result.drawn)}{points}"


def _won(winners: Sequence[int], drawn: Sequence[int]) -> str:
    if drawn:
        return f"a draw between {' '.join(map(str, _seats(drawn)))}"
    return f"won by {' '.join(map(str, _seats(winners)))}" if winners else "won by nobody"
