"""Where the cards of a picture lie: melds side by side in rows, as large as the room allows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from machiavelli.model.cards import Card
from machiavelli.model.position import Meld

LARGEST, SMALLEST = 160, 16
SHAPE = 7 / 5
"""The height of a card to its width."""
SHOWN = 0.62
"""What can be seen of the width of a card that the next one covers."""
GAP = 0.45
"""Between two melds, and between two rows, in widths of a card."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card and where its upper left corner lies."""

    card: Card
    left: float
    top: float


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Cards of one ``width``."""

    width: float
    cards: tuple[Placed, ...]


def arrange(melds: Sequence[Meld], left: float, top: float, width: float, height: float) -> Arrangement:
    """Lay ``melds`` in the middle of a room, whose corner and size are given."""
    for size in range(LARGEST, SMALLEST - 1, -2):
        rows = list(_rows(melds, width, size))
        if size == SMALLEST or (_height(rows, size) <= height and _width(rows, size) <= width):
            break
    y = top + (height - _height(rows, size)) / 2
    cards = []
    for row in rows:
        x = left + (width - _width([row], size)) / 2
        for meld in row:
            cards += [Placed(card, x + place * SHOWN * size, y) for place, card in enumerate(meld)]
            x += _length(meld, size) + GAP * size
        y += (SHAPE + GAP) * size
    return Arrangement(size, tuple(cards))


def _rows(melds: Sequence[Meld], width: float, size: float) -> Iterator[list[Meld]]:
    row: list[Meld] = []
    for meld in melds:
        if row and _width([[*row, meld]], size) > width:
            yield row
            row = []
        row.append(meld)
    if row:
        yield row


def _length(meld: Meld, size: float) -> float:
    return size * (1 + SHOWN * (len(meld) - 1))


def _width(rows: Sequence[Sequence[Meld]], size: float) -> float:
    return max(
        (sum(_length(meld, size) for meld in row) + GAP * size * (len(row) - 1) for row in rows), default=0
    )


def _height(rows: Sequence[Sequence[Meld]], size: float) -> float:
    return size * (SHAPE * len(rows) + GAP * max(0, len(rows) - 1))
