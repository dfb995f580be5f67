"""The written form of cards: ``10♣``, ``10C``, ``TC``, joker ``★`` or ``*``; and positions in an address.

Unreadable is not illegal: what cannot be read is a :class:`NotationError` with its place in the text.
"""

import re
from collections.abc import Sequence

from machiavelli.errors import NotationError
from machiavelli.model.cards import JOKER, RANK_NAMES, Card, Suit
from machiavelli.model.position import Meld, Table

_RANKS = {name: rank for rank, name in enumerate(RANK_NAMES, start=1)} | {"T": 10}
_SUITS = {suit.value: suit for suit in Suit} | {suit.symbol: suit for suit in Suit}
_VARIATION_SELECTORS = "\ufe0e\ufe0f"
# Longest rank first, so that 10 is not read as 1; classes spelt out because \d also matches other digits.
_CARD = re.compile(rf"(10|[2-9]|[AaTtJjQqKk])([SHDCshdc♠♥♦♣])[{_VARIATION_SELECTORS}]?|[★*]")
CARD_IN_WORDS = re.compile(r"(?<!\w)(10|[2-9AJQK])([♠♥♦♣])|([♠♥♦♣])|(★)")
"""Cards inside prose: a card, a suit that stands alone, or the joker."""
_WORD = re.compile(r"[^ \t]+")


def parse_card(text: str) -> Card:
    """Read one card, nothing before or after it.

    Raises NotationError with the column (from 1) of the first character that does not fit.
    """
    match = _CARD.match(text)
    if match is None:
        raise NotationError("unreadable-card", text, 1)
    if match.end() != len(text):
        raise NotationError("unreadable-card", text, match.end() + 1)
    if match[1] is None:
        return JOKER
    return Card(_RANKS[match[1].upper()], _SUITS[match[2].upper()])


def cards_in_words(text: str) -> tuple[Card, ...]:
    """The cards that a text names, in order; suits that stand alone are none."""
    found = (match[0] for match in CARD_IN_WORDS.finditer(text) if match[3] is None)
    return tuple(map(parse_card, found))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks, as a meld stands in YAML: ``5♣ 6♣ 7♣ 8♣``.

    Raises NotationError with the column (from 1) in ``text``.
    """
    cards = []
    for word in _WORD.finditer(text):
        try:
            cards.append(parse_card(word[0]))
        except NotationError as error:
            raise NotationError(error.code, word[0], word.start() + error.column) from None
    return tuple(cards)


def format_cards(cards: Sequence[Card]) -> str:
    """Write cards for people: ``5♣ 6♣ 7♣``."""
    return " ".join(map(str, cards))


def codes(cards: Sequence[Card]) -> list[str]:
    """Write cards for JSON: ``["5C", "6C", "7C"]``."""
    return [card.code for card in cards]


def format_address(table: Table, hand: Sequence[Card]) -> str:
    """Write a position for an address: ``5C6C7C8C.9S9H9D:8D8H`` (``T`` is ten, ``*`` the joker)."""
    return ".".join(map(_run_together, table)) + ":" + _run_together(hand)


def parse_address(text: str) -> tuple[Table, Meld]:
    """Read a position from an address, strictly: the inverse of :func:`format_address`.

    Raises NotationError with the column (from 1) in ``text``.
    """
    table_text, colon, hand_text = text.partition(":")
    if not colon:
        raise NotationError("no-hand", text, len(text) + 1)
    table = []
    column = 1
    for meld_text in table_text.split(".") if table_text else []:
        table.append(_parse_run_together(meld_text, column))
        column += len(meld_text) + 1
    if any(not meld for meld in table):
        raise NotationError("empty-meld", text, 1)
    return tuple(table), _parse_run_together(hand_text, len(table_text) + 2)


def _run_together(cards: Sequence[Card]) -> str:
    return "".join(card.code.replace("10", "T") for card in cards)


def _parse_run_together(text: str, column: int) -> Meld:
    cards = []
    at = 0
    while at < len(text):
        width = 1 if text[at] == "*" else 2
        word = text[at : at + width]
        try:
            cards.append(parse_card(word))
        except NotationError as error:
            raise NotationError(error.code, word, column + at + error.column - 1) from None
        at += width
    return tuple(cards)
