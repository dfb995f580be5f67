"""Laws of the turn, and what follows a failed one."""

from machiavelli.verification.laws.law import Law

TURN = (
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
)
