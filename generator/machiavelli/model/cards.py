"""Cards: thirteen ranks, four suits, and the joker."""

from dataclasses import dataclass
from enum import StrEnum

RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""Ranks by their place: ``RANK_NAMES[rank - 1]``; the ace is rank 1."""

ACE, KING = 1, 13


class Suit(StrEnum):
    """The suits in the order in which groups are shown."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    __hash__ = str.__hash__  # an enumeration's own takes far longer, and cards are looked up all the time

    @property
    def symbol(self) -> str:
        """The sign of the suit, as in ``8♣``."""
        return SYMBOLS[self]


SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_ORDER = {suit: number for number, suit in enumerate(Suit)}


@dataclass(frozen=True, slots=True)
class Card:
    """One card face. Two packs hold two equal cards of each face.

    ``rank`` is 1 (ace) to 13 (king) and ``suit`` a :class:`Suit`; the joker is ``JOKER``,
    the only card with rank 0 and no suit.
    """

    rank: int
    suit: Suit | None

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker."""
        return self.suit is None

    @property
    def code(self) -> str:
        """The card as JSON carries it: ``10C``, the joker ``*``."""
        return "*" if self.suit is None else RANK_NAMES[self.rank - 1] + self.suit.value

    def __str__(self) -> str:
        return "★" if self.suit is None else RANK_NAMES[self.rank - 1] + self.suit.symbol

    @property
    def sort_key(self) -> tuple[int, int]:
        """Order by suit (S H D C, the joker last), then by rank: the order of a sorted hand."""
        return (len(_ORDER) if self.suit is None else _ORDER[self.suit], self.rank)


JOKER = Card(0, None)

ALL_FACES = (*(Card(rank, suit) for suit in Suit for rank in range(ACE, KING + 1)), JOKER)
"""Every face once, by suit, the joker last."""
