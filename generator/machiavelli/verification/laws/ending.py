"""Laws of the end of a hand, points and matches."""

from machiavelli.model.variant import Rules
from machiavelli.verification.laws.law import Law

_NINE = 9
"""The dearest of the cards from 2 to 9 where each counts its number."""


def _dearest(rules: Rules) -> int:
    """The most points of one card."""
    points = rules.scoring.card_points
    if points is None:
        return 1
    return max(
        points.ace, points.ten, points.figure, points.joker, _NINE if points.low is None else points.low
    )


def _knocking_needs_a_light_hand(rules: Rules) -> bool:
    largest = max(rules.deal.hand_size, *rules.deal.hand_by_players.values(), 0)
    return rules.end.knock_points is None or rules.end.knock_points < largest * _dearest(rules)


ENDING = (
    Law(
        "end.knock_points",
        lambda r: r.end.knock_points is None or r.turn.draw_when == "before-playing",
        "a number only where turn.draw_when is 'before-playing', as who ends a hand has drawn first",
        ("turn.draw_when",),
    ),
    Law(
        "end.knock_points",
        lambda r: r.end.knock_points is None or r.scoring.counted == "every-hand",
        "a number only where scoring.counted is 'every-hand', as points decide then who wins",
        ("scoring.counted",),
    ),
    Law(
        "end.knock_points",
        _knocking_needs_a_light_hand,
        "less than the dearest hand dealt can count, or everybody may end the hand at once",
        ("deal.hand_size", "deal.hand_by_players", "scoring.card_points"),
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
        "'nobody' where scoring.counted is 'never'",
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
        "points where scoring.basis is 'card-points', and only there",
        ("scoring.basis",),
    ),
    Law(
        "scoring.points_go",
        lambda r: (r.scoring.points_go == "none") == (r.scoring.counted == "never"),
        "'none' where scoring.counted is 'never', and only there",
        ("scoring.counted",),
    ),
    Law(
        "scoring.target",
        lambda r: r.scoring.target is None or r.scoring.match == "target",
        "a number only where scoring.match is 'target'",
        ("scoring.match",),
    ),
    Law(
        "scoring.match_winner",
        lambda r: r.scoring.match_winner == "hand-winner" or r.scoring.counted == "every-hand",
        "a total only where scoring.counted is 'every-hand'",
        ("scoring.counted",),
    ),
    Law(
        "scoring.match_winner",
        lambda r: r.scoring.match_winner != "lowest-total" or r.scoring.points_go == "to-losers",
        "'lowest-total' only where scoring.points_go is 'to-losers'",
        ("scoring.points_go",),
    ),
    Law(
        "scoring.match_winner",
        lambda r: r.scoring.match_winner != "highest-total" or r.scoring.points_go != "to-losers",
        "'highest-total' only where the winner collects points: not where scoring.points_go is 'to-losers'",
        ("scoring.points_go",),
    ),
    Law(
        "scoring.match_winner",
        lambda r: (r.scoring.match_winner == "hand-winner") == (r.scoring.match == "single-hand"),
        "'hand-winner' where scoring.match is 'single-hand', and only there",
        ("scoring.match",),
    ),
)
