"""Laws of the end of a hand, points and matches."""

from machiavelli.model.variant import Rules
from machiavelli.verification.laws.law import Law


def _points_fit(rules: Rules) -> bool:
    points = rules.scoring.card_points
    if points is None:
        return True
    return min(points.ace, points.ten, points.figure, points.joker, points.low or 0) >= 0


ENDING = (
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
