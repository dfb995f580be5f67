"""Themes of a meld that loses its joker."""

from collections.abc import Iterator

from machiavelli.engine.grading.themes.pieces import is_legal
from machiavelli.engine.grading.trace import Piece, Trace
from machiavelli.model.cards import JOKER


def joker_free(play: Trace) -> bool:
    """A joker leaves a meld that is legal without it."""
    return any(is_legal(play, rest) for rest in _melds_left_by_their_joker(play))


def joker_rescue(play: Trace) -> bool:
    """A joker leaves, and a real card makes good what its meld would lack without it."""
    return any(
        not is_legal(play, rest) and JOKER not in play.new[rest.target]
        for rest in _melds_left_by_their_joker(play)
    )


def _melds_left_by_their_joker(play: Trace) -> Iterator[Piece]:
    """What stayed together of each meld that lost its joker and nothing else."""
    for source in range(len(play.old)):
        pieces = play.pieces_of(source)
        if len(pieces) == 2 and pieces[1].cards == (JOKER,):
            yield pieces[0]
