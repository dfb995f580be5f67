"""The steps of a play, as a person makes them: one block of cards from one place to another at a time."""

from dataclasses import dataclass
from enum import StrEnum

from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Table
from machiavelli.model.verdicts import Kind


class StepCode(StrEnum):
    """What a step does. Every code has a sentence in every language."""

    # Cards of the hand.
    LAY = "lay"
    """A whole meld is laid from the hand."""
    OFFER = "offer"
    """Cards of the hand go to a free place and wait there for others."""
    EXTEND = "extend"
    """Cards of the hand go to a meld that stays a meld."""
    COMPLETE = "complete"
    """Cards of the hand go to cards that wait for them."""
    SWAP_JOKER = "swap-joker"
    """A card of the hand or of the table goes where a joker stands for it; the joker is free to leave."""
    # Cards of the table.
    SPLIT = "split"
    """A run is cut: its upper or lower part goes to a free place."""
    TAKE_END = "take-end"
    """Cards leave the end of a run."""
    TAKE_FOURTH = "take-fourth"
    """One card leaves a group of four."""
    TAKE_CARD = "take-card"
    """Cards leave a meld that has to be made good, or cards that wait."""
    MOVE_JOKER = "move-joker"
    """A joker leaves its meld."""
    JOIN = "join"
    """All the cards of a place go to another."""


@dataclass(frozen=True, slots=True)
class Step:
    """One block of cards changes its place.

    ``cards`` go from ``source``, the cards that lie together there (empty: the hand), to ``target``, the
    cards that lie there before (empty: a free place). ``table`` is the table after the step; melds may still
    be open. Each place keeps its cards in the order in which a meld is written.
    """

    code: StepCode
    cards: tuple[Card, ...]
    source: Meld
    target: Meld
    table: Table
    source_kind: Kind | None
    """What the cards of ``source`` are before the step; None for the hand and where they are no meld yet."""
    target_kind: Kind | None
    """What the cards of ``target`` are before the step; None for a free place and for no meld yet."""
    legal: bool
    """Whether every meld of ``table`` is legal, loose cards as they lay, no frozen joker gone too early."""
