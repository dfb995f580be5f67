"""Puzzles: positions with a claim that the build must confirm."""

from dataclasses import dataclass, replace
from enum import StrEnum

from machiavelli.model.cards import Card
from machiavelli.model.position import Position, Table
from machiavelli.model.verdicts import Reason
from machiavelli.model.words import Words


class Theme(StrEnum):
    """The manoeuvre a puzzle turns on. Every theme has a name in every language."""

    FRESH_MELD = "fresh-meld"
    EXTEND_RUN = "extend-run"
    FOURTH_SUIT = "fourth-suit"
    END_STEAL = "end-steal"
    GROUP_STEAL = "group-steal"
    ACE_FLIP = "ace-flip"
    TWIN_GROUPS = "twin-groups"
    JOKER_FREE = "joker-free"
    WELD = "weld"
    TWIN_SPLIT = "twin-split"
    SLIDE = "slide"
    FEED_STEAL = "feed-steal"
    JOKER_RESCUE = "joker-rescue"
    TWO_ENDS = "two-ends"
    DISSOLVE = "dissolve"
    BRIDGE = "bridge"
    DECOY = "decoy"
    PEEL = "peel"
    MIDDLE_FREE = "middle-free"
    GROUPS_TO_RUNS = "groups-to-runs"
    RUNS_TO_GROUPS = "runs-to-groups"
    CHAIN = "chain"
    GRAND = "grand"
    IMPOSSIBLE = "impossible"


@dataclass(frozen=True, slots=True)
class Claim:
    """What a puzzle says of its position; verification confirms each part.

    ``played``: most hand cards that can be played. ``solvable``: whether the whole hand can go out.
    ``result``: a final table that plays ``played`` cards, where one is shown. ``unique``: whether all
    best plays make the same groups (None: not claimed). ``unplayable``: hand cards that no play includes.
    """

    solvable: bool
    played: int
    result: Table | None = None
    unique: bool | None = None
    unplayable: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """A final table as a source shows it, which is no legal play: the reason, and ``why`` in words."""

    table: Table
    reason: Reason
    why: Words


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to solve. ``id`` is its place in addresses, the same in every language.

    ``source`` is the id of the document it is taken from, empty where it is our own.
    """

    id: str
    variant: str
    title: Words
    position: Position
    claim: Claim
    themes: tuple[Theme, ...]
    intro: Words
    explanation: Words
    source: str = ""
    printed: Printed | None = None

    def wordless(self) -> "Puzzle":
        """The puzzle without what is said of it, of which the engine knows nothing."""
        return replace(self, title={}, intro={}, explanation={})
