"""What lies on the table and what one player holds."""

from dataclasses import dataclass
from typing import TypeAlias

from machiavelli.model.cards import Card

Meld: TypeAlias = tuple[Card, ...]
"""Cards that lie together; whether they form a legal group or run is for the engine to say."""

Table: TypeAlias = tuple[Meld, ...]
"""The melds lying open, in the order they are shown. A loose card, where allowed, is a meld of one."""

Hand: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A table and one player's hand, to be judged under some variant.

    ``opened`` matters where a first play must contain an opening, and only to the best play.
    """

    table: Table
    hand: Hand
    opened: bool = True


@dataclass(frozen=True, slots=True)
class Turn:
    """The table before and after one player's move, and the hand before it.

    ``opened`` tells whether the player has laid an opening in an earlier turn; ``held`` are the cards of the
    hand that could have been laid in the turn before, which matter where nothing may be held back.
    """

    before: Table
    after: Table
    hand: Hand
    opened: bool = True
    held: Hand = ()
