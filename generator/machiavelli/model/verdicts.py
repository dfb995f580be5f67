"""The closed list of reasons, shared by the engine, the browser and the texts of every language."""

from dataclasses import dataclass, field
from enum import StrEnum

from machiavelli.model.cards import Card


class Kind(StrEnum):
    """The two kinds of meld."""

    GROUP = "group"
    RUN = "run"


class Reason(StrEnum):
    """Why a meld or a turn is not legal. Every code has a sentence in every language."""

    # Melds.
    TOO_SHORT = "too-short"
    """Fine so far, but fewer cards than a group or run needs."""
    TOO_LONG = "too-long"
    """More cards than a group or run may have."""
    MIXED = "mixed"
    """Neither one rank nor one suit."""
    REPEATED_SUIT = "repeated-suit"
    """Two cards of the same suit in a group."""
    REPEATED_RANK = "repeated-rank"
    """Two cards of the same rank in a run."""
    GAP = "gap"
    """A rank is missing inside a run, and no joker fills it."""
    ACE_INSIDE = "ace-inside"
    """The run goes round the corner: king, ace, two."""
    ACE_NOT_LOW = "ace-not-low"
    """The ace stands before the two, where the variant only lets it be high."""
    ACE_NOT_HIGH = "ace-not-high"
    """The ace stands after the king, where the variant only lets it be low."""
    TOO_MANY_JOKERS = "too-many-jokers"
    """More jokers than one meld may hold."""
    # Turns.
    CARDS_MISSING = "cards-missing"
    """Cards that were on the table are not there any more."""
    CARDS_FOREIGN = "cards-foreign"
    """Cards on the table that came neither from the table nor from the hand."""
    NOTHING_ADDED = "nothing-added"
    """The table was rearranged, but no card came from the hand."""
    TOO_MANY_ADDED = "too-many-added"
    """More cards came from the hand than one turn allows."""
    JOKER_FROZEN = "joker-frozen"
    """A meld with a joker was changed, and no real card replaced the joker first."""
    NO_OPENING = "no-opening"
    """The player has not opened yet, and among the cards from the hand there is no opening."""
    HELD_BACK = "held-back"
    """A meld kept a turn before, when others were laid, and no card that came since in it."""
    LOOSE_CARD = "loose-card"
    """A card that lay in a meld lies alone now."""
    ILLEGAL_MELD = "illegal-meld"
    """A meld of the final table is not legal; the verdict names it and its own reason."""


MELD_REASONS = tuple(Reason)[: tuple(Reason).index(Reason.TOO_MANY_JOKERS) + 1]
"""Those for which a meld is refused."""


@dataclass(frozen=True, slots=True)
class MeldVerdict:
    """What the engine says of one meld. ``kind`` where legal, ``reason`` where not.

    ``cards`` is the meld in its canonical order (runs upwards, groups S H D C, a joker in the place it
    fills), ``stands_for`` what each joker of ``cards`` stands for, in order: a card, or None where several
    fit. For GAP, ``missing`` are the cards that would close the run; for TOO_SHORT, ``lacking`` is how many
    cards it lacks.
    """

    legal: bool
    cards: tuple[Card, ...]
    kind: Kind | None = None
    reason: Reason | None = None
    stands_for: tuple[Card | None, ...] = ()
    missing: tuple[Card, ...] = ()
    lacking: int = 0

    @property
    def said(self) -> Kind | Reason:
        """The verdict in one word: its kind or its reason."""
        said = self.kind or self.reason
        assert said is not None
        return said


@dataclass(frozen=True, slots=True)
class TurnVerdict:
    """What the engine says of a whole turn.

    ``played`` are the hand cards now on the table. Where a meld is at fault, ``meld`` is its index in the
    table after the turn and ``meld_reason`` its own reason, if it has one; ``cards`` are those of the meld,
    the missing or foreign ones, or those of the table meld whose joker nothing replaced.
    """

    legal: bool
    played: tuple[Card, ...] = ()
    reason: Reason | None = None
    meld: int | None = None
    meld_reason: Reason | None = None
    cards: tuple[Card, ...] = field(default=())
