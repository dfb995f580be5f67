"""Who has won a hand or a match, and what the cards left over cost."""

from collections.abc import Sequence
from dataclasses import replace

from machiavelli.engine.game.dealing import check_players
from machiavelli.engine.scoring import hand_points
from machiavelli.errors import PositionError
from machiavelli.model.game import Ending, HandInPlay, HandResult, Match, MatchResult
from machiavelli.model.variant import Rules


def hand_result(rules: Rules, state: HandInPlay) -> HandResult:
    """The result of a hand that has ended. Raises ValueError where it has not.

    An empty hand wins (all sources). A blocked hand has no winner in the rule sheets; at Gamelake the fewest
    points win it, and only then points are counted; Wikipedia counts none.
    """
    if state.ending is None:
        raise ValueError("the hand goes on")
    points = tuple(hand_points(rules, hand) for hand in state.hands)
    counts = rules.scoring.counted == "every-hand" or (
        rules.scoring.counted == "blocked-hand" and state.ending == Ending.BLOCKED
    )
    counted = points if counts else None
    if state.ending == Ending.OUT:
        return HandResult(state.ending, counted, (state.to_play,))
    if rules.end.blocked_winner == "nobody":
        return HandResult(state.ending, counted, ())
    return HandResult(state.ending, counted, *_best(rules, points))


def begin_match(rules: Rules, players: int, first_dealer: int, rotations: int = 1) -> Match:
    """A match in which no hand has been played; the lot that finds ``first_dealer`` is drawn elsewhere.

    Raises PositionError no-such-seat, no-rotation, single-hand, too-few-players or too-many-players.
    """
    check_players(rules, players)
    if not 0 <= first_dealer < players:
        raise PositionError("no-such-seat", f"the dealer sits at {first_dealer + 1}, but {players} play")
    if rotations < 1:
        raise PositionError("no-rotation", f"{rotations} rotations: everybody deals at least once")
    if rules.scoring.match == "single-hand" and rotations != 1:
        raise PositionError("single-hand", "this variant is played in a single hand, not in rotations")
    return Match(players, first_dealer, rotations)


def hands_in_match(rules: Rules, match: Match) -> int:
    """Hands that the match lasts."""
    return 1 if rules.scoring.match == "single-hand" else match.rotations * match.players


def dealer_of(rules: Rules, match: Match, hand: int) -> int:
    """The seat that deals the hand with number ``hand``, from 0."""
    if rules.deal.deal_passes == "none":
        return match.first_dealer
    return (match.first_dealer + hand) % match.players


def note_result(rules: Rules, match: Match, result: HandResult) -> Match:
    """The match with one hand more. Raises ValueError where it is over."""
    if len(match.results) >= hands_in_match(rules, match):
        raise ValueError("the match is over")
    return replace(match, results=(*match.results, result))


def match_result(rules: Rules, match: Match) -> MatchResult | None:
    """Who has won the match; None while hands are still to be played.

    The rule sheets add up agreed rotations, and equal totals share the win; elsewhere one hand decides, and
    equal points are a draw (Gamelake).
    """
    if len(match.results) < hands_in_match(rules, match):
        return None
    totals = match_totals(match)
    places = None if totals is None else places_of(totals)
    if rules.scoring.match_winner == "lowest-total" and totals is not None:
        return MatchResult(totals, places, *_best(rules, totals))
    last = match.results[-1]
    return MatchResult(totals, places, last.winners, last.drawn)


def match_totals(match: Match) -> tuple[int, ...] | None:
    """Points so far by seat; None where nothing was counted."""
    counted = [result.points for result in match.results if result.points is not None]
    if not counted:
        return None
    return tuple(sum(points) for points in zip(*counted, strict=True))


def places_of(points: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, fewest points first: equal points share a place (1 1 3 4)."""
    return tuple(1 + sum(other < own for other in points) for own in points)


def _best(rules: Rules, points: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that win with the fewest points, and those that tie for it where a tie is a draw."""
    best = tuple(seat for seat, own in enumerate(points) if own == min(points))
    if len(best) > 1 and rules.scoring.tie == "draw":
        return (), best
    return best, ()
