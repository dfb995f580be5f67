"""What themes ask of a single piece."""

from machiavelli.engine.grading.trace import Piece, Trace
from machiavelli.engine.melds import judge_meld
from machiavelli.model.cards import JOKER, Card


def gave(piece: Piece, among: tuple[Card, ...]) -> bool:
    """Whether the piece is a single card of ``among``, and no joker."""
    return len(piece.cards) == 1 and piece.cards[0] in among and piece.cards != (JOKER,)


def is_legal(play: Trace, piece: Piece) -> bool:
    """Whether the piece is a meld by itself."""
    return judge_meld(play.rules, piece.cards).legal
