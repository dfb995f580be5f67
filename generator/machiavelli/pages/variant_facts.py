"""What the engine says of a variant, as its rule page is handed it."""

from collections.abc import Mapping
from dataclasses import dataclass

from machiavelli.model.verdicts import MeldVerdict


@dataclass(frozen=True, slots=True)
class DealFacts:
    """One number of players: all cards, those dealt to each, in all hands together, and left in the stock."""

    players: int
    pack: int
    hand: int
    dealt: int
    stock: int


@dataclass(frozen=True, slots=True)
class SolvedPuzzle:
    """A puzzle's table before and after; ``after`` is empty where nothing can be played."""

    before: tuple[MeldVerdict, ...]
    after: tuple[MeldVerdict, ...]


@dataclass(frozen=True, slots=True)
class VariantFacts:
    """Facts of one variant, the same in every language.

    ``pack`` is the number of all cards, but for numbers of players with packs of their own. ``examples``
    judges the melds its page shows, ``solved`` solves its puzzles, both by id. ``leftover_points`` are the
    points of each card of the hand counted as an example.
    """

    pack: int
    deals: tuple[DealFacts, ...]
    examples: Mapping[str, MeldVerdict]
    solved: Mapping[str, SolvedPuzzle]
    leftover_points: tuple[int, ...]
