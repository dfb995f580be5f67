"""Writing a game down, one line a turn, as the README of this folder shows; ``reading`` is the way back."""

from collections.abc import Iterator

from machiavelli.model.game import Action, Draw, Fail, Knock, Lay, Pass
from machiavelli.model.notation import codes
from machiavelli.model.position import Table
from machiavelli.model.record import GameRecord, RecordedHand

TITLE = "machiavelli record 1"
BAR, ARROW, EMPTY = "|", "->", "-"


def format_record(record: GameRecord) -> str:
    """The record as text. Reading it gives the same record."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: GameRecord) -> Iterator[str]:
    yield TITLE
    yield f"variant {record.variant}"
    yield f"players {record.players}"
    yield f"dealer {record.dealer + 1}"
    if record.lot:
        yield f"lot {format_table(record.lot)}"
    if record.oldest is not None:
        yield f"oldest {record.oldest + 1}"
    yield f"rotations {record.rotations}"
    if record.target is not None:
        yield f"target {record.target}"
    for hand in record.hands:
        yield from _hand_lines(hand)


def _hand_lines(hand: RecordedHand) -> Iterator[str]:
    yield ""
    yield "hand"
    if hand.each is not None:
        yield f"each {hand.each}"
    yield f"pack {' '.join(codes(hand.pack))}"
    for turn in hand.turns:
        yield f"{turn.seat + 1} {_action(turn.action)}"


def _action(action: Action) -> str:
    match action:
        case Lay():
            return f"lay {format_table(action.after)}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Knock():
            return "knock"
        case Fail():
            tried = "" if action.tried is None else f" {format_table(action.tried)}"
            left = "" if action.left is None else f" {ARROW} {format_table(action.left)}"
            return f"{'late' if action.late else 'fail'}{tried}{left}"


def format_table(table: Table) -> str:
    """A table on one line: ``5C 6C 7C | 8S 8H 8D``, or ``-`` where nothing lies there."""
    return f" {BAR} ".join(" ".join(codes(meld)) for meld in table) or EMPTY
