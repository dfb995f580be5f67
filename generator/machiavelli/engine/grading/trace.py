"""Where every card went: from the melds of the table and the hand, piece by piece, into the final table.

Two equal cards cannot be told apart, so a play can be read in several ways. It is read with as few cards
moved as possible: each old meld keeps the place where most of its cards lie together.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from machiavelli.engine.melds import judge_meld
from machiavelli.engine.solver.distance import homes
from machiavelli.engine.tables import written
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Position, Table
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Kind


@dataclass(frozen=True, slots=True)
class Piece:
    """Cards that lay together and end together.

    ``source`` is the place in the old table of the meld they leave, None for the hand;
    ``target`` the place in the final table of the meld they reach.
    """

    source: int | None
    target: int
    cards: Meld


@dataclass(frozen=True, slots=True)
class Trace:
    """A play read card by card.

    ``old`` and ``new`` are the tables before and after, each meld in its canonical order; ``homes`` says at
    which place of ``new`` a meld of ``old`` stays. A meld whose cards all left for places that other melds
    keep has no home.
    """

    rules: Rules
    position: Position
    solution: Solution
    old: Table
    new: Table
    pieces: tuple[Piece, ...]
    homes: Mapping[int, int]

    def kind(self, meld: Sequence[Card]) -> Kind | None:
        """Group, run, or None for a card lying alone."""
        return judge_meld(self.rules, meld).kind

    def melds_of(self, kind: Kind) -> list[int]:
        """The places of the old melds of that kind."""
        return [place for place, meld in enumerate(self.old) if self.kind(meld) is kind]

    def pieces_of(self, source: int) -> list[Piece]:
        """What became of one old meld, the longest piece first."""
        found = [piece for piece in self.pieces if piece.source == source]
        return sorted(found, key=lambda piece: -len(piece.cards))

    def pieces_in(self, target: int) -> list[Piece]:
        """What one final meld is made of."""
        return [piece for piece in self.pieces if piece.target == target]

    def stays(self, piece: Piece) -> bool:
        """Whether the piece lies where its old meld has its home."""
        return piece.source is not None and self.homes.get(piece.source) == piece.target

    def is_whole(self, piece: Piece) -> bool:
        """Whether the piece is an old meld with all its cards."""
        return piece.source is not None and len(piece.cards) == len(self.old[piece.source])

    @property
    def table_moves(self) -> list[Piece]:
        """The pieces of the old table that leave their place."""
        return [piece for piece in self.pieces if piece.source is not None and not self.stays(piece)]

    @property
    def hand_moves(self) -> list[Piece]:
        """The pieces that come from the hand."""
        return [piece for piece in self.pieces if piece.source is None]


def trace(rules: Rules, position: Position, solution: Solution) -> Trace:
    """Read the play from the table of ``position`` to the layout of ``solution``."""
    old = written(rules, position.table)
    new = written(rules, solution.layout)
    kept = homes(old, new)
    pieces = _pieces(old, new, solution.played, kept)
    return Trace(rules, position, solution, old, new, pieces, kept)


def _pieces(old: Table, new: Table, played: Sequence[Card], kept: Mapping[int, int]) -> tuple[Piece, ...]:
    """Let cards come from the meld that stays where they end, else from where others of that place come."""
    waiting: dict[int | None, Counter[Card]] = {source: Counter(meld) for source, meld in enumerate(old)}
    waiting[None] = Counter(played)
    found: dict[tuple[int, int | None], list[Card]] = {}
    open_places = [list(meld) for meld in new]
    for source, target in kept.items():
        for card in (Counter(old[source]) & Counter(new[target])).elements():
            found.setdefault((target, source), []).append(card)
            waiting[source][card] -= 1
            open_places[target].remove(card)
    for target, cards in enumerate(open_places):
        for card in cards:
            sources = [source for source in waiting if waiting[source][card] > 0]
            likeliest = min(sources, key=lambda source: (target, source) not in found)
            found.setdefault((target, likeliest), []).append(card)
            waiting[likeliest][card] -= 1
    return tuple(
        Piece(source, target, tuple(sorted(cards, key=new[target].index)))
        for (target, source), cards in found.items()
    )
