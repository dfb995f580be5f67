"""What lies on the table and what one player holds."""

from collections import Counter
from dataclasses import dataclass, replace
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

    ``opened`` matters where a first play must contain an opening, ``held`` and ``since`` where nothing may be
    held back: see :class:`Turn`.
    """

    table: Table
    hand: Hand
    opened: bool = True
    held: Hand = ()
    since: Hand = ()

    def with_hand(self, hand: Hand) -> "Position":
        """The same position with only these cards of the hand; of equal ones those held go first."""
        gone = Counter(self.hand) - Counter(hand)
        held = tuple((Counter(self.held) - gone).elements())
        return replace(self, hand=hand, held=held)

    def turn(self, after: Table) -> "Turn":
        """The turn that leads from this position to the table ``after``."""
        return Turn(self.table, after, self.hand, self.opened, self.held, self.since)


@dataclass(frozen=True, slots=True)
class Turn:
    """The table before and after one player's move, and the hand before it.

    ``opened`` tells whether the player has laid an opening in an earlier turn. Where nothing may be held
    back, ``held`` are the cards of the hand that the player kept in the turn before when laying others, none
    after a turn in which nothing was laid; ``since`` are the cards of the table that others have laid since.
    """

    before: Table
    after: Table
    hand: Hand
    opened: bool = True
    held: Hand = ()
    since: Hand = ()
