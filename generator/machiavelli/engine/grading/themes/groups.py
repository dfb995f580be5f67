"""Themes of a group that gives a card or is divided."""

from collections.abc import Iterator

from machiavelli.engine.grading.themes.pieces import gave, is_legal
from machiavelli.engine.grading.trace import Piece, Trace
from machiavelli.model.cards import JOKER
from machiavelli.model.verdicts import Kind


def group_steal(play: Trace) -> bool:
    """A group of four gives one card; the other three stay together."""
    return any(is_legal(play, rest) for rest, _ in _groups_that_gave_a_card(play))


def feed_steal(play: Trace) -> bool:
    """A group gets a card and gives another: without the first, too few would be left."""
    return any(
        not is_legal(play, rest) and play.kind(play.new[rest.target]) is Kind.GROUP
        for rest, _ in _groups_that_gave_a_card(play)
    )


def peel(play: Trace) -> bool:
    """Several groups of four give one card each to the same run."""
    targets = [
        given.target
        for rest, given in _groups_that_gave_a_card(play)
        if is_legal(play, rest) and play.kind(play.new[given.target]) is Kind.RUN
    ]
    return len(targets) > len(set(targets))


def twin_groups(play: Trace) -> bool:
    """A group is divided between two groups of its rank."""
    for group in play.melds_of(Kind.GROUP):
        parts = [piece for piece in play.pieces_of(group) if piece.cards != (JOKER,)]
        if len(parts) > 1 and all(play.kind(play.new[part.target]) is Kind.GROUP for part in parts):
            return True
    return False


def _groups_that_gave_a_card(play: Trace) -> Iterator[tuple[Piece, Piece]]:
    """For each group that lost one card and nothing else: the rest, and the card given."""
    for group in play.melds_of(Kind.GROUP):
        pieces = play.pieces_of(group)
        if len(pieces) == 2 and gave(pieces[1], play.old[group]):
            yield pieces[0], pieces[1]
