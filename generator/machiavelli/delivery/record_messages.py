"""What ``machiavelli replay`` says about a fault of a record, in words."""

from collections.abc import Mapping

from machiavelli.model.game import Refusal
from machiavelli.model.record import RecordCode, RecordFault
from machiavelli.model.verdicts import Reason

SENTENCES: Mapping[str, str] = {
    RecordCode.NO_TITLE: "the first line must be 'machiavelli record 1'",
    RecordCode.UNKNOWN_LINE: (
        "it must be a seat, variant, players, dealer, lot, oldest, rotations, target, hand, each or pack"
    ),
    RecordCode.UNKNOWN_ACTION: "after the seat comes lay, draw, pass, fail, late or knock",
    RecordCode.MISSING_LINE: "a line is missing",
    RecordCode.MISSING_VALUE: "something must follow",
    RecordCode.DUPLICATE_LINE: "this was said before",
    RecordCode.MISPLACED_LINE: (
        "not here: first the lines about the match, then of each hand 'hand', 'each', 'pack' and the turns"
    ),
    RecordCode.WRONG_NUMBER: "not a whole number from 1 to 9999",
    RecordCode.UNREADABLE_CARD: (
        "not a card: write rank A 2-10 J Q K, then suit S H D C or ♠ ♥ ♦ ♣, or * for the joker"
    ),
    RecordCode.EMPTY_MELD: "a meld without cards",
    RecordCode.NO_TABLE: "a table must follow: melds with a bar between them, or '-' for an empty one",
    RecordCode.STRAY_TEXT: "nothing may follow here",
    RecordCode.LINE_TOO_LONG: "no table is that long",
    RecordCode.TOO_MANY_LINES: "what follows is not read any more",
    RecordCode.UNKNOWN_VARIANT: "no such variant",
    RecordCode.OUT_OF_TURN: "it is the turn of seat {}",
    RecordCode.UNFINISHED_HAND: "the hand before has not ended",
    RecordCode.MATCH_OVER: "the match has no more hands than {}",
    Refusal.HAND_OVER: "the hand has ended: nobody plays any more",
    Refusal.MUST_DRAW: "the stock has cards: who adds nothing draws",
    Refusal.DRAW_FIRST: "everybody draws before anything else",
    Refusal.ONLY_DRAWS: "the first player of the hand draws and does nothing else",
    Refusal.ALREADY_DRAWN: "after this draw nothing is played in the same turn",
    Refusal.NO_MORE_DRAWS: "nobody draws more often in one turn",
    Refusal.CAN_PLAY: "who can play must, for example",
    Refusal.CARD_WAITS: "a card drawn in this turn waits for the next one",
    Refusal.NO_KNOCKING: "this variant does not let anybody end a hand with cards left",
    Refusal.TOO_MANY_POINTS: "too many points are left in hand",
    Refusal.NO_TIME_LIMIT: "this variant sets no time limit",
    Refusal.NOT_FAILED: "what was tried is a legal play, so nothing failed",
    Refusal.MUST_RESTORE: "this variant puts the table back exactly as it was",
    Refusal.TABLE_RESTORED: "this is the table as it was, so it has been put back",
    Refusal.TABLE_UNTOUCHED: "the try left the melds of the table as they were: there is nothing to put back",
    Reason.CARDS_MISSING: "cards of the table are gone",
    Reason.CARDS_FOREIGN: "cards that came neither from the table nor from the hand",
    Reason.NOTHING_ADDED: "too few cards came from the hand",
    Reason.TOO_MANY_ADDED: "more cards came from the hand than one turn allows",
    Reason.JOKER_FROZEN: "a meld was changed whose joker nothing had replaced",
    Reason.NO_OPENING: "the first play of a player must contain an opening of own cards alone",
    Reason.HELD_BACK: "this meld was kept a turn before, when others were laid, and no card of it came since",
    Reason.LOOSE_CARD: "a card that lay in a meld lies alone",
    Reason.ILLEGAL_MELD: "this meld is not legal",
}


def sentence(fault: RecordFault) -> str:
    """The fault in one line of printable characters; what was found stands at the end."""
    found = fault.found if fault.found.isprintable() else repr(fault.found)
    said = SENTENCES.get(fault.code)
    if said is None:  # a deal that cannot be: its message says all
        return found
    if "{}" in said:
        return said.format(found)
    return f"{said}: {found}" if found else said
