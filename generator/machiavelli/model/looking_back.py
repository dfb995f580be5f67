"""What whoever has solved a puzzle may still want to know, as data."""

from dataclasses import dataclass

from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Table
from machiavelli.model.verdicts import Kind


@dataclass(frozen=True, slots=True)
class Decoy:
    """A hand card that fits ``meld`` of the table as it lies, and there spoils every best play.

    ``most`` is how many hand cards can be played, itself included, if it stays in one meld with those cards.
    """

    card: Card
    meld: Meld
    kind: Kind | None
    most: int


@dataclass(frozen=True, slots=True)
class LookingBack:
    """``others`` are best plays unlike the one shown, one of each class; not all where they are too many."""

    others: tuple[Table, ...] = ()
    decoys: tuple[Decoy, ...] = ()
