"""Themes of a run that gives a card or is cut."""

from collections.abc import Iterator

from machiavelli.engine.grading.themes.pieces import gave, is_legal
from machiavelli.engine.grading.trace import Piece, Trace
from machiavelli.model.cards import ACE, Card
from machiavelli.model.verdicts import Kind


def end_steal(play: Trace) -> bool:
    """A run gives the card at one end; the rest is still a run by itself."""
    return any(is_legal(play, rest) for _, rest in _runs_that_gave_an_end(play))


def slide(play: Trace) -> bool:
    """A run gives the card at one end and gets cards at the other."""
    for run, rest in _runs_that_gave_an_end(play):
        after = play.new[rest.target]
        gave_top = rest.cards[-1] != play.old[run][-1]
        keeps_side = after[-1] == rest.cards[-1] if gave_top else after[0] == rest.cards[0]
        if keeps_side and len(after) > len(rest.cards):
            return True
    return False


def two_ends(play: Trace) -> bool:
    """A run gives the card at either end; what is between stays a run."""
    for run in play.melds_of(Kind.RUN):
        rest, *given = play.pieces_of(run)
        middle = play.old[run][1:-1]
        if rest.cards == middle and len(given) == 2 and play.kind(play.new[rest.target]) is Kind.RUN:
            return True
    return False


def middle_free(play: Trace) -> bool:
    """A run is cut in two, each half a run by itself, and the card between them is free."""
    for run in play.melds_of(Kind.RUN):
        *halves, freed = play.pieces_of(run)
        inside = play.old[run][1:-1]
        if len(halves) == 2 and all(is_legal(play, half) for half in halves) and gave(freed, inside):
            return True
    return False


def twin_split(play: Trace) -> bool:
    """A run becomes two runs because the hand holds the twin of one of its cards."""
    for run in play.melds_of(Kind.RUN):
        halves = [piece for piece in play.pieces_of(run) if play.kind(play.new[piece.target]) is Kind.RUN]
        mates = [mate for half in halves for mate in play.pieces_in(half.target) if mate.source is None]
        if len(halves) == 2 and any(card in play.old[run] for mate in mates for card in mate.cards):
            return True
    return False


def ace_flip(play: Trace) -> bool:
    """An ace changes from before the two to after the king, or the other way round."""
    for run in play.melds_of(Kind.RUN):
        for piece in play.pieces_of(run):
            after = play.new[piece.target]
            has_ace = any(card.rank == ACE for card in piece.cards)
            stays_run = play.kind(after) is Kind.RUN
            if has_ace and stays_run and _ace_is_low(play.old[run]) != _ace_is_low(after):
                return True
    return False


def _ace_is_low(run: tuple[Card, ...]) -> bool:
    return run[0].rank == ACE


def _runs_that_gave_an_end(play: Trace) -> Iterator[tuple[int, Piece]]:
    """Runs that lost nothing but the card at one end, each with the rest that stayed together."""
    for run in play.melds_of(Kind.RUN):
        pieces = play.pieces_of(run)
        ends = (play.old[run][0], play.old[run][-1])
        if len(pieces) == 2 and gave(pieces[1], ends):
            yield run, pieces[0]
