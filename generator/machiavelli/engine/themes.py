"""The manoeuvres of a play, computed from where its cards went: one function a theme, read as a glossary.

Themes overlap: a play may show several, and a puzzle names those it turns on.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise, permutations

from machiavelli.engine.additions import most_when_settled, plain_additions
from machiavelli.engine.measures import Piece, Trace, trace
from machiavelli.engine.melds import judge_meld
from machiavelli.model.cards import ACE, JOKER, Card
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Theme
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Kind, Reason


def themes(rules: Rules, position: Position, solution: Solution) -> frozenset[Theme]:
    """Every theme that ``solution``, a best play of ``position``, shows."""
    play = trace(rules, position, solution)
    return frozenset(theme for theme, shows in THEMES.items() if shows(play))


def impossible(play: Trace) -> bool:
    """No card of the hand can be played."""
    return play.solution.max_played == 0


# --- nothing on the table has to move ------------------------------------------------------------


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


# --- a run gives a card --------------------------------------------------------------------------


def end_steal(play: Trace) -> bool:
    """A run gives the card at one end; the rest is still a run by itself."""
    return any(_is_legal(play, rest) for _, rest in _runs_that_gave_an_end(play))


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
        if len(halves) == 2 and all(_is_legal(play, half) for half in halves) and _gave(freed, inside):
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
        if len(pieces) == 2 and _gave(pieces[1], ends):
            yield run, pieces[0]


def _gave(piece: Piece, among: tuple[Card, ...]) -> bool:
    """Whether the piece is a single card of ``among``, and no joker."""
    return len(piece.cards) == 1 and piece.cards[0] in among and piece.cards != (JOKER,)


def _is_legal(play: Trace, piece: Piece) -> bool:
    return judge_meld(play.rules, piece.cards).legal


# --- a group gives a card ------------------------------------------------------------------------


def group_steal(play: Trace) -> bool:
    """A group of four gives one card; the other three stay together."""
    return any(_is_legal(play, rest) for rest, _ in _groups_that_gave_a_card(play))


def feed_steal(play: Trace) -> bool:
    """A group gets a card and gives another: without the first, too few would be left."""
    return any(
        not _is_legal(play, rest) and play.kind(play.new[rest.target]) is Kind.GROUP
        for rest, _ in _groups_that_gave_a_card(play)
    )


def peel(play: Trace) -> bool:
    """Several groups of four give one card each to the same run."""
    targets = [
        given.target
        for rest, given in _groups_that_gave_a_card(play)
        if _is_legal(play, rest) and play.kind(play.new[given.target]) is Kind.RUN
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
        if len(pieces) == 2 and _gave(pieces[1], play.old[group]):
            yield pieces[0], pieces[1]


# --- jokers --------------------------------------------------------------------------------------


def joker_free(play: Trace) -> bool:
    """A joker leaves a meld that is legal without it."""
    return any(_is_legal(play, rest) for rest in _melds_left_by_their_joker(play))


def joker_rescue(play: Trace) -> bool:
    """A joker leaves, and a real card makes good what its meld would lack without it."""
    return any(
        not _is_legal(play, rest) and JOKER not in play.new[rest.target]
        for rest in _melds_left_by_their_joker(play)
    )


def _melds_left_by_their_joker(play: Trace) -> Iterator[Piece]:
    """What stayed together of each meld that lost its joker and nothing else."""
    for source in range(len(play.old)):
        pieces = play.pieces_of(source)
        if len(pieces) == 2 and pieces[1].cards == (JOKER,):
            yield pieces[0]


# --- several melds at once -----------------------------------------------------------------------


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


THEMES: Mapping[Theme, Callable[[Trace], bool]] = {
    Theme.FRESH_MELD: fresh_meld,
    Theme.EXTEND_RUN: extend_run,
    Theme.FOURTH_SUIT: fourth_suit,
    Theme.END_STEAL: end_steal,
    Theme.GROUP_STEAL: group_steal,
    Theme.ACE_FLIP: ace_flip,
    Theme.TWIN_GROUPS: twin_groups,
    Theme.JOKER_FREE: joker_free,
    Theme.WELD: weld,
    Theme.TWIN_SPLIT: twin_split,
    Theme.SLIDE: slide,
    Theme.FEED_STEAL: feed_steal,
    Theme.JOKER_RESCUE: joker_rescue,
    Theme.TWO_ENDS: two_ends,
    Theme.DISSOLVE: dissolve,
    Theme.BRIDGE: bridge,
    Theme.DECOY: decoy,
    Theme.PEEL: peel,
    Theme.MIDDLE_FREE: middle_free,
    Theme.GROUPS_TO_RUNS: groups_to_runs,
    Theme.RUNS_TO_GROUPS: runs_to_groups,
    Theme.CHAIN: chain,
    Theme.IMPOSSIBLE: impossible,
}
"""One function for every theme."""
