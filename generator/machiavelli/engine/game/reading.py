"""Reading a game that was written down: as much as can be read, and every fault with its place."""

from dataclasses import dataclass, field

from machiavelli.engine.game.record_turns import read_action, read_table
from machiavelli.engine.game.record_words import (
    Unreadable,
    Word,
    no_more,
    one_word,
    read_card,
    read_number,
    words_of,
)
from machiavelli.engine.game.records import TITLE
from machiavelli.model.cards import Card
from machiavelli.model.record import (
    GameRecord,
    RecordCode,
    RecordedHand,
    RecordedTurn,
    RecordFault,
    Spot,
    TurnSpots,
)

MOST_LINES = 50_000
_NEEDED = ("variant", "players", "dealer")
_HEADER = (*_NEEDED, "rotations", "target", "lot", "oldest")
_IN_HAND = ("each", "pack")


@dataclass
class _Hand:
    """A hand while its lines are read."""

    spot: Spot
    pack: tuple[Card, ...] | None = None
    each: int | None = None
    turns: list[RecordedTurn] = field(default_factory=list)
    whole: bool = True
    spots: dict[str, Spot] = field(default_factory=dict)


@dataclass
class _Reader:
    texts: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    lot: tuple[tuple[Card, ...], ...] = ()
    spots: dict[str, Spot] = field(default_factory=dict)
    hands: list[_Hand] = field(default_factory=list)
    titled: bool = False

    def read(self, words: list[Word]) -> None:
        first, rest = words[0], words[1:]
        if not self.titled:
            self.titled = True
            if " ".join(word.text for word in words) != TITLE:
                raise Unreadable(first.spot, RecordCode.NO_TITLE, first.text)
        elif first.text in _HEADER:
            self._header(first, rest)
        elif first.text == "hand":
            self.hands.append(_Hand(first.spot))
            no_more(rest)
        elif first.text in _IN_HAND:
            self._in_hand(first, rest)
        elif first.text.isascii() and first.text.isdecimal():
            self._turn(first, rest)
        else:
            raise Unreadable(first.spot, RecordCode.UNKNOWN_LINE, first.text)

    def _header(self, key: Word, rest: list[Word]) -> None:
        if key.text in self.spots:
            raise Unreadable(key.spot, RecordCode.DUPLICATE_LINE, key.text)
        self.spots[key.text] = rest[0].spot if rest else key.spot
        if key.text == "variant":
            self.texts[key.text] = one_word(key, rest).text
        elif key.text == "lot":
            self.lot, _ = read_table(key, rest)
            if not self.lot:
                raise Unreadable(key.spot, RecordCode.MISSING_VALUE, key.text)
        else:
            self.numbers[key.text] = read_number(one_word(key, rest))
        if self.hands:
            raise Unreadable(key.spot, RecordCode.MISPLACED_LINE, key.text)

    def _in_hand(self, key: Word, rest: list[Word]) -> None:
        hand = self._current(key)
        if hand.turns:
            raise Unreadable(key.spot, RecordCode.MISPLACED_LINE, key.text)
        if key.text in hand.spots:
            raise Unreadable(key.spot, RecordCode.DUPLICATE_LINE, key.text)
        hand.spots[key.text] = rest[0].spot if rest else key.spot
        if key.text == "each":
            hand.each = read_number(one_word(key, rest))
        else:
            hand.pack = tuple(map(read_card, rest))

    def _turn(self, seat: Word, rest: list[Word]) -> None:
        hand = self._current(seat)
        number = read_number(seat)
        action, melds = read_action(seat, rest)
        if hand.whole:
            spots = TurnSpots(seat.spot, rest[0].spot, melds)
            hand.turns.append(RecordedTurn(number - 1, action, spots))

    def _current(self, word: Word) -> _Hand:
        if not self.hands:  # said once: what follows belongs to a hand that cannot be judged
            self.hands.append(_Hand(word.spot, spots={"pack": word.spot}))
            raise Unreadable(word.spot, RecordCode.MISPLACED_LINE, word.text)
        return self.hands[-1]

    def spoil(self) -> None:
        """After a line that cannot be read, the hand cannot be judged further."""
        if self.hands:
            self.hands[-1].whole = False


def read_record(text: str) -> tuple[GameRecord | None, tuple[RecordFault, ...]]:
    """The record and all faults of its form; no record where variant, players or dealer are not known.

    A hand ends before its first line that cannot be read, and has no cards if its pack cannot be.
    """
    reader = _Reader()
    faults: list[RecordFault] = []
    number = 0
    for number, line in enumerate(_lines_of(text), start=1):
        if number > MOST_LINES:
            faults.append(RecordFault(Spot(number), RecordCode.TOO_MANY_LINES))
            break
        try:
            if words := words_of(number, line):
                reader.read(words)
        except Unreadable as error:
            reader.spoil()
            faults.append(error.fault)
    faults += _missing(reader, number)
    return _record(reader), tuple(sorted(faults, key=lambda fault: (fault.spot.line, fault.spot.column)))


def _lines_of(text: str) -> list[str]:
    """Lines end with a line feed, perhaps after a carriage return, and with nothing else."""
    return [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]


def _missing(reader: _Reader, last_line: int) -> list[RecordFault]:
    end = Spot(max(1, last_line))
    absent = [key for key in _NEEDED if key not in reader.spots]
    faults = [RecordFault(end, RecordCode.MISSING_LINE, key) for key in absent]
    if not reader.titled:
        faults.append(RecordFault(Spot(1), RecordCode.NO_TITLE))
    packless = [hand for hand in reader.hands if "pack" not in hand.spots]
    return faults + [RecordFault(hand.spot, RecordCode.MISSING_LINE, "pack") for hand in packless]


def _record(reader: _Reader) -> GameRecord | None:
    if "variant" not in reader.texts or not {"players", "dealer"} <= reader.numbers.keys():
        return None
    hands = tuple(
        RecordedHand(
            hand.pack or (),
            tuple(hand.turns),
            hand.each,
            hand.whole and hand.pack is not None,
            {"hand": hand.spot} | hand.spots,
        )
        for hand in reader.hands
    )
    numbers = reader.numbers
    return GameRecord(
        reader.texts["variant"],
        numbers["players"],
        numbers["dealer"] - 1,
        numbers.get("rotations", 1),
        hands,
        numbers.get("target"),
        reader.lot,
        numbers["oldest"] - 1 if "oldest" in numbers else None,
        reader.spots,
    )
