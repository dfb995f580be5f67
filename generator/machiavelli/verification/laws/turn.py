"""Laws of the turn, and what follows a failed one."""

from machiavelli.model.variant import Rules
from machiavelli.verification.laws.law import Law

_DEAREST = 11
"""The most points that one card counts in an opening: an ace after the king."""

_PACKS = ("deal.decks", "deal.jokers", "deal.packs_by_players")


def _cards(rules: Rules) -> int:
    return rules.deal.all_packs[0].cards


def _opening_fits(rules: Rules) -> bool:
    most, melds = rules.turn.most_added, rules.melds
    if most is None or rules.turn.opening == "none":
        return True
    return most >= (melds.run_min if rules.turn.opening == "run" else min(melds.run_min, melds.group_min))


def _opening_points_fit(rules: Rules) -> bool:
    most, points = rules.turn.most_added, rules.turn.opening_points
    return most is None or points is None or points <= most * _DEAREST


TURN = (
    Law(
        "turn.draw_count",
        lambda r: r.turn.draw_count <= _cards(r),
        "no more cards than there are",
        _PACKS,
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
        "false where turn.draw_when is 'instead-of-playing', as who draws plays nothing any more",
        ("turn.draw_when",),
    ),
    Law(
        "turn.drawn_card_playable",
        lambda r: r.turn.drawn_card_playable or r.turn.draw_when != "until-able",
        "true where turn.draw_when is 'until-able', as what is drawn there is drawn to be played",
        ("turn.draw_when",),
    ),
    Law(
        "turn.must_play",
        lambda r: r.turn.must_play or r.turn.draw_when != "until-able",
        "true where turn.draw_when is 'until-able'",
        ("turn.draw_when",),
    ),
    Law(
        "turn.opening",
        _opening_fits,
        "a meld that the cards of turn.most_added are enough for",
        ("turn.most_added", "melds.group_min", "melds.run_min"),
    ),
    Law(
        "turn.opening_points",
        lambda r: (r.turn.opening_points is not None) == (r.turn.opening == "points"),
        "a number where turn.opening is 'points', and only there",
        ("turn.opening",),
    ),
    Law(
        "turn.opening_points",
        _opening_points_fit,
        "points that the cards of turn.most_added can count, an ace 11 and all others less",
        ("turn.most_added",),
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
        "false where turn.must_play is true, as who has to play holds nothing back",
        ("turn.must_play",),
    ),
    Law(
        "turn.least_added",
        lambda r: r.turn.least_added <= r.deal.hand_size,
        "at most deal.hand_size",
        ("deal.hand_size",),
    ),
    Law(
        "turn.most_added",
        lambda r: r.turn.most_added is None or r.turn.most_added >= r.turn.least_added,
        "at least turn.least_added",
        ("turn.least_added",),
    ),
    Law(
        "failure.penalty_cards",
        lambda r: (r.failure.penalty_cards > 0) == (r.failure.penalty != "never"),
        "0 where failure.penalty is 'never', more where it is not",
        ("failure.penalty",),
    ),
    Law(
        "failure.penalty_cards",
        lambda r: r.failure.penalty_cards <= _cards(r),
        "no more cards than there are",
        _PACKS,
    ),
    Law(
        "failure.replaces_draw",
        lambda r: r.failure.penalty != "never" or not r.failure.replaces_draw,
        "false where failure.penalty is 'never'",
        ("failure.penalty",),
    ),
    Law(
        "failure.loose_cards",
        lambda r: r.failure.loose_cards != "help-cards" or r.deal.face_up > 0,
        "'help-cards' only where deal.face_up is more than 0",
        ("deal.face_up",),
    ),
    Law(
        "failure.loose_cards",
        lambda r: r.failure.loose_cards != "never" or r.deal.face_up == 0,
        "'help-cards' or 'stay' where deal.face_up is not 0, as the cards turned up lie loose",
        ("deal.face_up",),
    ),
)
