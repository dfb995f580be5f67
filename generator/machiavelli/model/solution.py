"""What the solver answers."""

from dataclasses import dataclass

from machiavelli.model.cards import Card
from machiavelli.model.position import Table


@dataclass(frozen=True, slots=True)
class Solution:
    """The best play of a position: most hand cards, then fewest melds broken, then fewest table cards moved.

    ``layout`` is a legal final table that plays ``max_played`` cards (the table as it lies where that is
    0), ``played`` the hand cards in it. A table meld is broken if its cards do not all end in one meld;
    ``cards_moved`` is the number of table cards minus the largest total overlap over one-to-one matchings
    of old melds to new ones. ``undecided`` names the figures, ``melds_broken`` and ``cards_moved``, not
    proved to be the least because the search grew too large; they are still those of ``layout``.
    """

    max_played: int
    can_go_out: bool
    played: tuple[Card, ...]
    layout: Table
    melds_broken: int
    cards_moved: int
    undecided: tuple[str, ...] = ()
