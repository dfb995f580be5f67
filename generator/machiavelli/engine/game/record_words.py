"""The words of a record: a line in pieces, each with its place, and what one piece can be."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from machiavelli.errors import NotationError
from machiavelli.model.cards import Card
from machiavelli.model.notation import parse_card
from machiavelli.model.record import RecordCode, RecordFault, Spot

LONGEST_LINE = 10_000
_WORD = re.compile(r"[^ \t]+")
_NUMBER = re.compile(r"[1-9][0-9]{0,3}")


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a line between blanks."""

    text: str
    spot: Spot


class Unreadable(Exception):
    """A line that cannot be read; ``fault`` says where and why."""

    def __init__(self, spot: Spot, code: RecordCode, found: str = "") -> None:
        self.fault = RecordFault(spot, code, found[:40])
        super().__init__(code)


def words_of(number: int, line: str) -> list[Word]:
    """The words of line ``number``; none where it is a comment. Raises Unreadable."""
    if len(line) > LONGEST_LINE:
        raise Unreadable(Spot(number, LONGEST_LINE + 1), RecordCode.LINE_TOO_LONG)
    words = [Word(word[0], Spot(number, word.start() + 1)) for word in _WORD.finditer(line)]
    return [] if words and words[0].text.startswith("#") else words


def read_card(word: Word) -> Card:
    """A card. Raises Unreadable."""
    try:
        return parse_card(word.text)
    except NotationError as error:
        spot = Spot(word.spot.line, word.spot.column + error.column - 1)
        raise Unreadable(spot, RecordCode.UNREADABLE_CARD, word.text) from None


def read_number(word: Word) -> int:
    """A whole number from 1 to 9999. Raises Unreadable."""
    if not _NUMBER.fullmatch(word.text):
        raise Unreadable(word.spot, RecordCode.WRONG_NUMBER, word.text)
    return int(word.text)


def one_word(key: Word, rest: Sequence[Word]) -> Word:
    """The only word after ``key``. Raises Unreadable."""
    if not rest:
        raise Unreadable(key.spot, RecordCode.MISSING_VALUE, key.text)
    no_more(rest[1:])
    return rest[0]


def no_more(rest: Sequence[Word]) -> None:
    """Raises Unreadable where words are left."""
    if rest:
        raise Unreadable(rest[0].spot, RecordCode.STRAY_TEXT, rest[0].text)
