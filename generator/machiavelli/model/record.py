"""A game written down: the pack of every hand and what everybody did; and what can be wrong with that."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from machiavelli.model.cards import Card
from machiavelli.model.game import Action


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something stands in the text of a record; line and column count from 1."""

    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class TurnSpots:
    """Where the parts of a turn stand: the seat, the action, and each meld of its last table."""

    seat: Spot
    action: Spot
    melds: tuple[Spot, ...] = ()


NOWHERE = Spot(1)


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """What the player at ``seat`` (from 0) did."""

    seat: int
    action: Action
    spots: TurnSpots = field(default=TurnSpots(NOWHERE, NOWHERE), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """The pack in its order, the top first, and the turns; ``each`` where the dealer chose how many to deal.

    ``whole`` is False where a line cannot be read: then ``turns`` are those before it.
    """

    pack: tuple[Card, ...]
    turns: tuple[RecordedTurn, ...]
    each: int | None = None
    whole: bool = True
    spots: Mapping[str, Spot] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A match, or as much of it as has been played; the first dealer's seat counts from 0.

    ``target`` is the total agreed on. How the dealer was found, where it is told: ``lot`` holds draw by draw
    a card for each seat still in question, ``oldest`` is the seat of the oldest player.
    """

    variant: str
    players: int
    dealer: int
    rotations: int
    hands: tuple[RecordedHand, ...]
    target: int | None = None
    lot: tuple[tuple[Card, ...], ...] = ()
    oldest: int | None = None
    spots: Mapping[str, Spot] = field(default_factory=dict, compare=False, repr=False)


class RecordCode(StrEnum):
    """What can be wrong with a record, apart from plays that the rules refuse and deals that cannot be."""

    NO_TITLE = "no-title"
    """The first line does not say that this is a record."""
    UNKNOWN_LINE = "unknown-line"
    """A line that begins with no known word and no seat."""
    UNKNOWN_ACTION = "unknown-action"
    """After a seat there must be lay, draw, pass, fail, late or knock."""
    MISSING_LINE = "missing-line"
    """A line that must be there, such as the variant, or the pack of a hand."""
    MISSING_VALUE = "missing-value"
    """A word after which something must follow."""
    DUPLICATE_LINE = "duplicate-line"
    """A line that says again what was said before."""
    MISPLACED_LINE = "misplaced-line"
    """A line at a place where it means nothing."""
    WRONG_NUMBER = "wrong-number"
    """Not a whole number, or one that makes no sense here."""
    UNREADABLE_CARD = "unreadable-card"
    """Text that is not a card."""
    EMPTY_MELD = "empty-meld"
    """Nothing between two bars."""
    NO_TABLE = "no-table"
    """A table must follow here."""
    STRAY_TEXT = "stray-text"
    """Text after the end of what the line can say."""
    LINE_TOO_LONG = "line-too-long"
    """More characters than a table of cards can need."""
    TOO_MANY_LINES = "too-many-lines"
    """More lines than are read."""
    UNKNOWN_VARIANT = "unknown-variant"
    """Rules that do not exist."""
    OUT_OF_TURN = "out-of-turn"
    """Another player's turn."""
    UNFINISHED_HAND = "unfinished-hand"
    """A new hand, although the one before goes on."""
    MATCH_OVER = "match-over"
    """A hand after the last one of the match."""


@dataclass(frozen=True, slots=True)
class RecordFault:
    """One thing wrong: where, the code, and what was found there."""

    spot: Spot
    code: str
    found: str = ""
