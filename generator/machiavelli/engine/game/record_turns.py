"""The turns of a record: what stands after the seat."""

from collections.abc import Callable, Sequence

from machiavelli.engine.game.record_words import Unreadable, Word, no_more, read_card
from machiavelli.engine.game.records import ARROW, BAR, EMPTY
from machiavelli.model.cards import Card
from machiavelli.model.game import Action, Draw, Fail, Knock, Lay, Pass
from machiavelli.model.position import Table
from machiavelli.model.record import RecordCode, Spot


def read_action(seat: Word, rest: Sequence[Word]) -> tuple[Action, tuple[Spot, ...]]:
    """The action, and where each meld of its last table begins. Raises Unreadable."""
    if not rest:
        raise Unreadable(seat.spot, RecordCode.UNKNOWN_ACTION)
    if rest[0].text not in _ACTIONS:
        raise Unreadable(rest[0].spot, RecordCode.UNKNOWN_ACTION, rest[0].text)
    return _ACTIONS[rest[0].text](rest[0], rest[1:])


_Read = tuple[Action, tuple[Spot, ...]]


def _lay(word: Word, rest: Sequence[Word]) -> _Read:
    table, melds = read_table(word, rest)
    return Lay(table), melds


def _draw(word: Word, rest: Sequence[Word]) -> _Read:
    no_more(rest)
    return Draw(), ()


def _pass(word: Word, rest: Sequence[Word]) -> _Read:
    no_more(rest)
    return Pass(), ()


def _knock(word: Word, rest: Sequence[Word]) -> _Read:
    no_more(rest)
    return Knock(), ()


def _fail(word: Word, rest: Sequence[Word]) -> tuple[Fail, tuple[Spot, ...]]:
    arrow = next((index for index, other in enumerate(rest) if other.text == ARROW), None)
    if arrow is None:
        tried, melds = read_table(word, rest) if rest else (None, ())
        return Fail(tried), melds
    tried = read_table(word, rest[:arrow])[0] if arrow else None
    left, melds = read_table(rest[arrow], rest[arrow + 1 :])
    return Fail(tried, left), melds


def _late(word: Word, rest: Sequence[Word]) -> _Read:
    fail, melds = _fail(word, rest)
    return Fail(fail.tried, fail.left, late=True), melds


_ACTIONS: dict[str, Callable[[Word, Sequence[Word]], _Read]] = {
    "lay": _lay,
    "draw": _draw,
    "pass": _pass,
    "fail": _fail,
    "late": _late,
    "knock": _knock,
}


def read_table(before: Word, words: Sequence[Word]) -> tuple[Table, tuple[Spot, ...]]:
    """The melds and where each begins; ``before`` is the word that a table must follow. Raises Unreadable."""
    if not words:
        raise Unreadable(before.spot, RecordCode.NO_TABLE, before.text)
    if [word.text for word in words] == [EMPTY]:
        return (), ()
    melds: list[list[Card]] = [[]]
    spots = [words[0].spot]
    for word in words:
        if word.text != BAR:
            if not melds[-1]:
                spots[-1] = word.spot
            melds[-1].append(read_card(word))
        elif melds[-1]:
            melds.append([])
            spots.append(word.spot)
        else:
            raise Unreadable(word.spot, RecordCode.EMPTY_MELD)
    if not melds[-1]:
        raise Unreadable(spots[-1], RecordCode.EMPTY_MELD)
    return tuple(map(tuple, melds)), tuple(spots)
