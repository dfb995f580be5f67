"""Themes in which several melds of the table work together."""

from itertools import pairwise, permutations

from machiavelli.engine.grading.trace import Trace
from machiavelli.engine.melds import judge_meld
from machiavelli.model.verdicts import Kind, Reason


def weld(play: Trace) -> bool:
    """A part of a broken run is joined to another run that stayed whole, with nothing needed between."""
    runs = play.melds_of(Kind.RUN)
    for target in range(len(play.new)):
        mine = [piece for piece in play.pieces_in(target) if piece.source in runs]
        for whole, part in permutations(mine, 2):
            joined = judge_meld(play.rules, whole.cards + part.cards)
            if play.is_whole(whole) and not play.is_whole(part) and joined.kind is Kind.RUN:
                return True
    return False


def bridge(play: Trace) -> bool:
    """A card of the hand closes the gap between cards of two runs, which become one."""
    runs = play.melds_of(Kind.RUN)
    for target in range(len(play.new)):
        mine = play.pieces_in(target)
        from_runs = [piece for piece in mine if piece.source in runs]
        cards = [card for piece in from_runs for card in piece.cards]
        by_hand = len(from_runs) > 1 and any(piece.source is None for piece in mine)
        if by_hand and judge_meld(play.rules, cards).reason is Reason.GAP:
            return True
    return False


def dissolve(play: Trace) -> bool:
    """No two cards of a meld stay together: each joins cards of the hand or a meld that stays whole."""
    for source, meld in enumerate(play.old):
        pieces = play.pieces_of(source)
        mates = [mate for piece in pieces for mate in play.pieces_in(piece.target) if mate is not piece]
        scattered = len(meld) > 1 and len(pieces) == len(meld)
        if scattered and all(mate.source is None or play.is_whole(mate) for mate in mates):
            return True
    return False


def groups_to_runs(play: Trace) -> bool:
    """At least two groups are spread over runs, to the last card."""
    return _turned(play, Kind.GROUP, Kind.RUN)


def runs_to_groups(play: Trace) -> bool:
    """At least two runs are spread over groups, to the last card."""
    return _turned(play, Kind.RUN, Kind.GROUP)


def _turned(play: Trace, before: Kind, after: Kind) -> bool:
    turned = [
        meld
        for meld in play.melds_of(before)
        if all(play.kind(play.new[piece.target]) is after for piece in play.pieces_of(meld))
    ]
    return len(turned) >= 2


def chain(play: Trace) -> bool:
    """Melds pass cards on: one can give only because it is given, or because another gives."""
    return _passed_on(play) or _hanging_together(play)


def _passed_on(play: Trace) -> bool:
    """At least three melds in a row, each of which keeps its place, gets a card and passes another on."""
    kept = {play.homes[meld]: meld for meld in play.homes if len(play.pieces_of(meld)[0].cards) > 1}
    passes = {
        (piece.source, kept[piece.target])
        for piece in play.table_moves
        if piece.target in kept and piece.source in kept.values()
    }
    fed = {kept[piece.target] for piece in play.pieces if piece.target in kept and not play.stays(piece)}
    gives = {piece.source for piece in play.table_moves}
    links = [meld for meld in kept.values() if meld in fed and meld in gives]
    return any(set(pairwise(row)) <= passes for row in permutations(links, 3))


def _hanging_together(play: Trace) -> bool:
    """A meld gives a card and stands without it; at least two others are taken apart with its help."""
    broken = [meld for meld in range(len(play.old)) if len(play.pieces_of(meld)) > 1]
    for giver in broken:
        rest, *given = play.pieces_of(giver)
        if len(given) == 1 and judge_meld(play.rules, rest.cards).legal:
            helped = {
                piece.source
                for piece in play.pieces_in(given[0].target)
                if piece.source in broken and piece.source != giver and _scattered(play, piece.source)
            }
            if len(helped) >= 2:
                return True
    return False


def grand(play: Trace) -> bool:
    """At least four melds are taken apart to the last card: no two cards of theirs stay together."""
    return sum(_scattered(play, meld) for meld, cards in enumerate(play.old) if len(cards) > 1) >= 4


def _scattered(play: Trace, meld: int) -> bool:
    return len(play.pieces_of(meld)) == len(play.old[meld])
