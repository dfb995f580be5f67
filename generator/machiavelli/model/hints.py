"""Hints towards a solution, each telling more than the one before, as data."""

from dataclasses import dataclass
from enum import StrEnum

from machiavelli.model.cards import Card
from machiavelli.model.position import Meld
from machiavelli.model.verdicts import Kind


class HintCode(StrEnum):
    """What a hint tells. Every code has a sentence in every language."""

    THEMES = "themes"
    """Which manoeuvre it is."""
    BREAKS = "breaks"
    """Which meld of the table has to give cards."""
    STAYS = "stays"
    """That no card of the table has to move."""
    CARDS = "cards"
    """Which cards it turns on."""
    ENDS = "ends"
    """The meld in which those cards lie in the end."""
    LOOK = "look"
    """Which card to look at where nothing can be played."""
    CANNOT = "cannot"
    """That nothing can be played."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung of the ladder. ``place`` counts the melds of the table from 0; None: the hand, or no place.

    ``kind`` is that of ``meld``; None where it is no meld.
    """

    code: HintCode
    cards: tuple[Card, ...] = ()
    meld: Meld = ()
    kind: Kind | None = None
    place: int | None = None
