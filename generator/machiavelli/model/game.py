"""A game as it is played: what a player does in turn, what lies where between turns, and how it ends.

Seats count from 0, clockwise. Nothing here is hidden: a hand in play knows every card of the stock.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from machiavelli.model.cards import Card
from machiavelli.model.position import Hand, Table
from machiavelli.model.verdicts import Reason, TurnVerdict


@dataclass(frozen=True, slots=True)
class Lay:
    """Play hand cards; ``after`` is the whole table at the end of the turn."""

    after: Table


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock, once; from an empty stock this is passing."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn with nothing laid, where nothing has to be drawn or the stock has nothing left to draw."""


@dataclass(frozen=True, slots=True)
class Knock:
    """End the hand with cards left, few enough in points."""


@dataclass(frozen=True, slots=True)
class Fail:
    """Try to rearrange and end the turn with nothing added.

    ``tried`` is the table as far as the player came, None where nobody wrote it down. ``left`` is the table
    that lies there afterwards, without the player's own cards: None where the old one was put back. ``late``:
    time ran out, which alone is a failure.
    """

    tried: Table | None = None
    left: Table | None = None
    late: bool = False


Action: TypeAlias = Lay | Draw | Pass | Fail | Knock


class Refusal(StrEnum):
    """Why an action is not allowed, apart from the reasons for which a table is not legal."""

    HAND_OVER = "hand-over"
    """The hand has ended: nobody plays any more."""
    MUST_DRAW = "must-draw"
    """Passing, although the stock has cards to draw."""
    DRAW_FIRST = "draw-first"
    """Everybody draws before anything else."""
    ONLY_DRAWS = "only-draws"
    """The first player of the hand draws and does nothing else."""
    ALREADY_DRAWN = "already-drawn"
    """Playing after drawing instead, or after the draw that ends the turn."""
    NO_MORE_DRAWS = "no-more-draws"
    """Drawing more often than one turn allows."""
    CAN_PLAY = "can-play"
    """Neither drawing nor passing: who can play must."""
    CARD_WAITS = "card-waits"
    """A card drawn in this turn, which waits for the next one, was laid."""
    NO_KNOCKING = "no-knocking"
    """Nobody may end a hand with cards left."""
    TOO_MANY_POINTS = "too-many-points"
    """More points in hand than may be left when somebody ends it."""
    NO_TIME_LIMIT = "no-time-limit"
    """Time cannot run out where there is no limit."""
    NOT_FAILED = "not-failed"
    """The table that was tried is a legal play."""
    MUST_RESTORE = "must-restore"
    """The table was not put back, and the variant knows no other way."""
    TABLE_RESTORED = "table-restored"
    """The table is said not to have been put back, but lies as before, and nobody else puts it right."""
    TABLE_UNTOUCHED = "table-untouched"
    """The table is said not to have been put back, but the try left all its melds as they were."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that changes nothing, and why; ``verdict`` where a table is at fault.

    ``proof`` is a table that could be laid, where the player must play.
    """

    code: Reason | Refusal
    verdict: TurnVerdict | None = None
    proof: Table | None = None


class Ending(StrEnum):
    """How a hand ends."""

    OUT = "out"
    """A player has laid the last card."""
    BLOCKED = "blocked"
    """The stock is used up, and in one full round nobody added a card."""
    KNOCKED = "knocked"
    """A player has ended it with few points left in hand."""
    STOCK_OUT = "stock-out"
    """The stock is used up, where that alone ends the hand."""


@dataclass(frozen=True, slots=True)
class HandInPlay:
    """One hand between two actions.

    ``hands`` by seat; ``stock`` with the next card first; ``to_play`` the seat whose turn it is; ``idle`` how
    many turns in a row began with the stock used up and added nothing; ``ending`` None while it goes on.
    ``drawn`` are the cards drawn in this turn, which come last in the hand; ``is_first`` tells that this is
    the first turn. ``unopened`` are the seats that have still to lay an opening. Kept only where nothing may
    be held back, by seat: ``held``, the cards kept in its last turn when it laid others, and ``since``, those
    that others have laid since.
    """

    table: Table
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    to_play: int
    idle: int = 0
    ending: Ending | None = None
    drawn: tuple[Card, ...] = ()
    is_first: bool = False
    unopened: frozenset[int] = frozenset()
    held: tuple[Hand, ...] = ()
    since: tuple[Hand, ...] = ()


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended, by seat.

    ``points`` are what is written down for the cards left in hands, None where the variant counts none at
    such an end: a cost, or what the winner gains, as ``scoring.points_go`` says.
    ``winners`` have won; ``drawn`` are the best where a tie is a draw, so that nobody has.
    """

    ending: Ending
    points: tuple[int, ...] | None
    winners: tuple[int, ...]
    drawn: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """A match: ``rotations`` are the rounds agreed on in which everybody deals once; one hand is one.

    ``target`` is the total that ends it, None where it lasts as many hands as ``rotations`` make.
    """

    players: int
    first_dealer: int
    rotations: int = 1
    results: tuple[HandResult, ...] = ()
    target: int | None = None


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended, by seat; ``totals`` and ``places`` (1 is best) None where nothing was counted."""

    totals: tuple[int, ...] | None
    places: tuple[int, ...] | None
    winners: tuple[int, ...]
    drawn: tuple[int, ...] = ()
