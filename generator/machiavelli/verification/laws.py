"""How the parameters of one variant must fit together."""

from collections.abc import Callable
from dataclasses import dataclass

from machiavelli.model.cards import KING, Suit
from machiavelli.model.variant import Rules


@dataclass(frozen=True, slots=True)
class Law:
    """``holds`` says whether rules obey; if not, ``parameter`` is where to look, and ``why`` the fault;
    ``others`` are parameters that may be at fault instead."""

    parameter: str
    holds: Callable[[Rules], bool]
    why: str
    others: tuple[str, ...] = ()


def _longest_run_fits(rules: Rules) -> bool:
    melds = rules.melds
    places = KING + 1 if melds.ace_both_ends else KING
    return melds.run_max is None or melds.run_min <= melds.run_max <= places


def _points_fit(rules: Rules) -> bool:
    points = rules.scoring.card_points
    if points is None:
        return True
    return min(points.ace, points.ten, points.figure, points.joker, points.low or 0) >= 0


def _no_jokers(rules: Rules) -> bool:
    return all(packs.jokers == 0 for packs in rules.deal.all_packs)


def _some_use_the_usual_packs(rules: Rules) -> bool:
    players, packs = rules.deal.players, rules.deal.packs_by_players
    numbers = set(range(players.least, players.most + 1))
    return not packs or players.more_allowed or not numbers <= packs.keys()


LAWS = (
    Law(
        "deal.players",
        lambda r: 1 <= r.deal.players.least <= r.deal.players.most,
        "fewer than one, or least > most",
    ),
    Law("deal.decks", lambda r: r.deal.decks >= 1, "at least one pack is needed"),
    Law("deal.jokers", lambda r: r.deal.jokers >= 0, "a number of cards is never negative"),
    Law(
        "deal.packs_by_players",
        lambda r: all(packs.decks >= 1 for packs in r.deal.packs_by_players.values()),
        "at least one pack is needed",
    ),
    Law(
        "deal.packs_by_players",
        lambda r: all(packs.jokers >= 0 for packs in r.deal.packs_by_players.values()),
        "a number of cards is never negative",
    ),
    Law(
        "deal.packs_by_players",
        _some_use_the_usual_packs,
        "every number of players has packs of its own: deal.decks and deal.jokers would be nobody's",
        ("deal.players",),
    ),
    Law("deal.hand_size", lambda r: r.deal.hand_size >= 1, "at least one card must be dealt"),
    Law(
        "deal.hand_floor", lambda r: r.deal.hand_floor is None or r.deal.hand_floor >= 1, "at least one card"
    ),
    Law(
        "deal.hand_floor",
        lambda r: r.deal.hand_floor is None or r.deal.hand_floor <= r.deal.hand_size,
        "more cards than deal.hand_size",
        ("deal.hand_size",),
    ),
    Law(
        "deal.hand_floor",
        lambda r: r.deal.hand_floor is None or r.deal.players.more_allowed,
        "deal.players allows no more players, for whom a hand would be reduced",
        ("deal.players",),
    ),
    Law("deal.face_up", lambda r: r.deal.face_up >= 0, "a number of cards is never negative"),
    Law(
        "deal.deal_passes",
        lambda r: (r.deal.deal_passes == "none") == (r.scoring.match == "single-hand"),
        "'none' and scoring.match 'single-hand' go together",
        ("scoring.match",),
    ),
    Law("melds.group_min", lambda r: r.melds.group_min >= 2, "a group has at least two cards"),
    Law(
        "melds.group_max",
        lambda r: r.melds.group_min <= r.melds.group_max,
        "less than melds.group_min",
        ("melds.group_min",),
    ),
    Law("melds.group_max", lambda r: r.melds.group_max <= len(Suit), "more than there are suits"),
    Law("melds.run_min", lambda r: 2 <= r.melds.run_min <= KING, "a run has two to thirteen cards"),
    Law(
        "melds.run_max",
        _longest_run_fits,
        "less than melds.run_min, or more than thirteen",
        ("melds.run_min",),
    ),
    Law(
        "melds.ace_inside",
        lambda r: not r.melds.ace_inside or (r.melds.ace_low and r.melds.ace_high),
        "a run that goes round the corner needs melds.ace_low and melds.ace_high",
        ("melds.ace_low", "melds.ace_high"),
    ),
    Law(
        "melds.ace_both_ends",
        lambda r: not r.melds.ace_both_ends or (r.melds.ace_low and r.melds.ace_high),
        "an ace at each end needs melds.ace_low and melds.ace_high",
        ("melds.ace_low", "melds.ace_high"),
    ),
    Law(
        "melds.ace_both_ends",
        lambda r: not (r.melds.ace_both_ends and r.melds.ace_inside),
        "with melds.ace_inside a run holds each rank once",
        ("melds.ace_inside",),
    ),
    Law(
        "jokers.per_meld",
        lambda r: (r.jokers.per_meld == 0) == _no_jokers(r),
        "0 where deal.jokers is 0, and only there",
        ("deal.jokers", "deal.packs_by_players"),
    ),
    Law(
        "jokers.on_table",
        lambda r: (r.jokers.on_table == "none") == _no_jokers(r),
        "'none' where deal.jokers is 0, and only there",
        ("deal.jokers", "deal.packs_by_players"),
    ),
    Law(
        "jokers.replaced_from",
        lambda r: r.jokers.replaced_from != "hand" or r.jokers.on_table == "frozen",
        "'hand' needs jokers.on_table 'frozen': elsewhere any card may be moved to any place",
        ("jokers.on_table",),
    ),
    Law(
        "jokers.replaced_from",
        lambda r: (r.jokers.replaced_from == "none") == _no_jokers(r),
        "'none' where deal.jokers is 0, and only there",
        ("deal.jokers", "deal.packs_by_players"),
    ),
    Law(
        "jokers.freed_joker",
        lambda r: (r.jokers.freed_joker == "none") == (r.jokers.replaced_from == "none"),
        "'none' where jokers.replaced_from is 'none', and only there",
        ("jokers.replaced_from",),
    ),
    Law("turn.draw_count", lambda r: r.turn.draw_count >= 1, "at least one card is drawn"),
    Law(
        "turn.draws_most",
        lambda r: r.turn.draws_most is None or r.turn.draws_most >= 1,
        "a player draws at least once",
    ),
    Law(
        "turn.draws_most",
        lambda r: r.turn.draws_most is not None or r.turn.draw_when == "until-able",
        "a number where turn.draw_when is not 'until-able'",
        ("turn.draw_when",),
    ),
    Law(
        "turn.drawn_card_playable",
        lambda r: not r.turn.drawn_card_playable or r.turn.draw_when != "instead-of-playing",
        "who draws instead of playing, as turn.draw_when says, plays nothing any more",
        ("turn.draw_when",),
    ),
    Law(
        "turn.drawn_card_playable",
        lambda r: r.turn.drawn_card_playable or r.turn.draw_when != "until-able",
        "true where turn.draw_when is 'until-able': what is drawn there is drawn to be played",
        ("turn.draw_when",),
    ),
    Law(
        "turn.must_play",
        lambda r: r.turn.must_play or r.turn.draw_when != "until-able",
        "true where turn.draw_when is 'until-able'",
        ("turn.draw_when",),
    ),
    Law(
        "turn.opening_points",
        lambda r: (r.turn.opening_points is not None) == (r.turn.opening == "points"),
        "a number where turn.opening is 'points', and only there",
        ("turn.opening",),
    ),
    Law(
        "turn.opening_points",
        lambda r: r.turn.opening_points is None or r.turn.opening_points >= 1,
        "an opening has at least one point",
    ),
    Law(
        "turn.table_before_opening",
        lambda r: r.turn.table_before_opening or r.turn.opening != "none",
        "true where turn.opening is 'none'",
        ("turn.opening",),
    ),
    Law(
        "turn.hold_back",
        lambda r: not r.turn.hold_back or not r.turn.must_play,
        "who has to play, as turn.must_play says, holds nothing back",
        ("turn.must_play",),
    ),
    Law(
        "turn.time_limit",
        lambda r: r.turn.time_limit is None or r.turn.time_limit >= 1,
        "at least a second",
    ),
    Law("turn.least_added", lambda r: r.turn.least_added >= 1, "a play adds at least one card"),
    Law(
        "turn.most_added",
        lambda r: r.turn.most_added is None or r.turn.most_added >= r.turn.least_added,
        "less than turn.least_added",
        ("turn.least_added",),
    ),
    Law(
        "failure.penalty_cards",
        lambda r: (r.failure.penalty_cards > 0) == (r.failure.penalty != "never"),
        "0 where failure.penalty is 'never', more where it is not",
        ("failure.penalty",),
    ),
    Law(
        "failure.replaces_draw",
        lambda r: r.failure.penalty != "never" or not r.failure.replaces_draw,
        "without a penalty nothing replaces the draw",
        ("failure.penalty",),
    ),
    Law(
        "failure.loose_cards",
        lambda r: r.failure.loose_cards != "help-cards" or r.deal.face_up > 0,
        "no help cards are turned up: deal.face_up is 0",
        ("deal.face_up",),
    ),
    Law(
        "failure.loose_cards",
        lambda r: r.failure.loose_cards != "never" or r.deal.face_up == 0,
        "the help cards that are turned up lie loose: 'help-cards' or 'stay' where deal.face_up is not 0",
        ("deal.face_up",),
    ),
    Law(
        "end.knock_points",
        lambda r: r.end.knock_points is None or r.end.knock_points >= 0,
        "points are never negative",
    ),
    Law(
        "end.knock_points",
        lambda r: r.end.knock_points is None or r.turn.draw_when == "before-playing",
        "who ends a hand has drawn first: turn.draw_when 'before-playing'",
        ("turn.draw_when",),
    ),
    Law(
        "end.knock_points",
        lambda r: r.end.knock_points is None or r.scoring.counted == "every-hand",
        "points decide who wins then: scoring.counted 'every-hand'",
        ("scoring.counted",),
    ),
    Law(
        "end.short_penalty",
        lambda r: (r.end.short_penalty == "none") == (r.failure.penalty == "never"),
        "'none' where failure.penalty is 'never', and only there",
        ("failure.penalty",),
    ),
    Law(
        "end.blocked_winner",
        lambda r: r.end.blocked_winner != "fewest-points" or r.scoring.counted != "never",
        "no points are counted: scoring.counted is 'never'",
        ("scoring.counted",),
    ),
    Law(
        "end.blocked_winner",
        lambda r: r.end.blocked_winner == "fewest-points" or r.scoring.counted != "blocked-hand",
        "'fewest-points' where scoring.counted is 'blocked-hand'",
        ("scoring.counted",),
    ),
    Law(
        "scoring.counted",
        lambda r: (r.scoring.counted == "never") == (r.scoring.basis == "none"),
        "'never' where scoring.basis is 'none', and only there",
        ("scoring.basis",),
    ),
    Law(
        "scoring.card_points",
        lambda r: (r.scoring.card_points is not None) == (r.scoring.basis == "card-points"),
        "needed where scoring.basis is 'card-points', and only there",
        ("scoring.basis",),
    ),
    Law("scoring.card_points", _points_fit, "points are never negative"),
    Law(
        "scoring.points_go",
        lambda r: (r.scoring.points_go == "none") == (r.scoring.counted == "never"),
        "'none' where scoring.counted is 'never', and only there",
        ("scoring.counted",),
    ),
    Law(
        "scoring.target",
        lambda r: r.scoring.target is None or r.scoring.match == "target",
        "empty where scoring.match is not 'target'",
        ("scoring.match",),
    ),
    Law("scoring.target", lambda r: r.scoring.target is None or r.scoring.target >= 1, "at least one point"),
    Law(
        "scoring.match_winner",
        lambda r: r.scoring.match_winner == "hand-winner" or r.scoring.counted == "every-hand",
        "a total needs scoring.counted 'every-hand'",
        ("scoring.counted",),
    ),
    Law(
        "scoring.match_winner",
        lambda r: r.scoring.match_winner != "lowest-total" or r.scoring.points_go == "to-losers",
        "'lowest-total' where scoring.points_go is 'to-losers', and only there",
        ("scoring.points_go",),
    ),
    Law(
        "scoring.match_winner",
        lambda r: r.scoring.match_winner != "highest-total" or r.scoring.points_go != "to-losers",
        "'highest-total' where the winner collects points: not where scoring.points_go is 'to-losers'",
        ("scoring.points_go",),
    ),
    Law(
        "scoring.match_winner",
        lambda r: (r.scoring.match_winner == "hand-winner") == (r.scoring.match == "single-hand"),
        "'hand-winner' where scoring.match is 'single-hand', and only there",
        ("scoring.match",),
    ),
)
