"""Who has won a hand, and what is written down for the cards left over."""

from collections.abc import Sequence

from machiavelli.engine.scoring import hand_points
from machiavelli.model.game import Ending, HandInPlay, HandResult
from machiavelli.model.variant import Rules


def hand_result(rules: Rules, state: HandInPlay) -> HandResult:
    """The result of a hand that has ended. Raises ValueError where it has not.

    An empty hand wins (all sources). Where somebody knocked, the fewest points do (Carousel). A blocked hand
    has no winner in the rule sheets; at Gamelake the fewest points win it, and only then points are counted;
    Wikipedia counts none.
    """
    if state.ending is None:
        raise ValueError("the hand goes on")
    left = tuple(hand_points(rules, hand) for hand in state.hands)
    winners, drawn = _winners(rules, state, left)
    counts = rules.scoring.counted == "every-hand" or (
        rules.scoring.counted == "blocked-hand" and state.ending != Ending.OUT
    )
    return HandResult(state.ending, points_written(rules, left, winners) if counts else None, winners, drawn)


def _winners(rules: Rules, state: HandInPlay, left: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if state.ending == Ending.OUT:
        return (state.to_play,), ()
    nobody = state.ending != Ending.KNOCKED and rules.end.blocked_winner == "nobody"
    return ((), ()) if nobody else best_seats(rules, left)


def points_written(rules: Rules, left: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """What each seat writes down where ``left`` are the points of the cards in hand.

    The winner collects the others' points (Vatikan in Swedish books), the differences to them (Carousel), or
    gains what they lose (Rummikub). Only one winner can: where there is none, or several, all get nothing.
    """
    if rules.scoring.points_go == "to-losers":
        return tuple(left)
    written = [0] * len(left)
    if len(winners) != 1 or rules.scoring.points_go == "none":
        return tuple(written)
    (winner,) = winners
    others = sum(left) - left[winner]
    if rules.scoring.points_go == "both":
        written = [-points for points in left]
    if rules.scoring.points_go == "differences":
        others -= left[winner] * (len(left) - 1)
    written[winner] = others
    return tuple(written)


def most_points_win(rules: Rules) -> bool:
    """Whether points are gained; else they are a cost."""
    return rules.scoring.points_go in ("to-winner", "differences", "both")


def best_seats(
    rules: Rules, points: Sequence[int], most: bool = False
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that win with fewest points (or ``most``), and those that tie where a tie is a draw."""
    first = max(points) if most else min(points)
    best = tuple(seat for seat, own in enumerate(points) if own == first)
    if len(best) > 1 and rules.scoring.tie == "draw":
        return (), best
    return best, ()


def places_of(points: Sequence[int], most: bool = False) -> tuple[int, ...]:
    """The place of each seat, fewest points first (or ``most``): equal points share a place (1 1 3 4)."""
    return tuple(1 + sum(other > own if most else other < own for other in points) for own in points)
