"""Themes of hand cards that go down as they are, and of those that had better not."""

from machiavelli.engine.grading.additions import most_when_settled, plain_additions
from machiavelli.engine.grading.trace import Trace
from machiavelli.model.cards import Card
from machiavelli.model.verdicts import Kind


def fresh_meld(play: Trace) -> bool:
    """A final meld comes from the hand alone."""
    return any(
        all(piece.source is None for piece in play.pieces_in(target)) for target in range(len(play.new))
    )


def extend_run(play: Trace) -> bool:
    """A run stays whole and gets cards from the hand alone."""
    return any(_fed_by_hand(play, run) for run in play.melds_of(Kind.RUN))


def fourth_suit(play: Trace) -> bool:
    """A group stays whole and gets its fourth card from the hand."""
    return any(_fed_by_hand(play, group) for group in play.melds_of(Kind.GROUP))


def _fed_by_hand(play: Trace, meld: int) -> bool:
    longest = play.pieces_of(meld)[0]
    others = [piece for piece in play.pieces_in(longest.target) if piece is not longest]
    return play.is_whole(longest) and bool(others) and all(piece.source is None for piece in others)


def decoy(play: Trace) -> bool:
    """A hand card fits a meld as it lies, but settled there it keeps other cards from being played."""
    return any(
        not _meets(play, card, place)
        and most_when_settled(play.rules, play.position, card, place) < play.solution.max_played
        for card, place in plain_additions(play.rules, play.position)
    )


def _meets(play: Trace, card: Card, meld: int) -> bool:
    """Whether the play lays ``card`` of the hand with cards of that meld."""
    targets = {piece.target for piece in play.pieces_of(meld)}
    return any(card in piece.cards and piece.target in targets for piece in play.hand_moves)
