"""A match from hand to hand: who deals, when it is over, and who has won it."""

from dataclasses import replace

from machiavelli.engine.game.dealing import check_players
from machiavelli.engine.game.results import best_seats, most_points_win, places_of
from machiavelli.errors import PositionError
from machiavelli.model.game import HandResult, Match, MatchResult
from machiavelli.model.variant import Rules


def begin_match(
    rules: Rules, players: int, first_dealer: int, rotations: int = 1, target: int | None = None
) -> Match:
    """A match in which no hand has been played; how ``first_dealer`` is found: see ``first_dealer.py``.

    ``target`` is the total that the players agree on, where the variant leaves it to them.
    Raises PositionError no-such-seat, no-rotation, single-hand, no-target, target-fixed, too-few-players or
    too-many-players.
    """
    check_players(rules, players)
    if not 0 <= first_dealer < players:
        raise PositionError("no-such-seat", f"the dealer sits at {first_dealer + 1}, but {players} play")
    if rotations < 1:
        raise PositionError("no-rotation", f"{rotations} rotations: everybody deals at least once")
    if rules.scoring.match == "single-hand" and rotations != 1:
        raise PositionError("single-hand", "this variant is played in a single hand, not in rotations")
    if rules.scoring.match == "target" and rotations != 1:
        raise PositionError("single-hand", "this variant is played up to a total, not in rotations")
    return Match(players, first_dealer, rotations, target=_target(rules, target))


def _target(rules: Rules, agreed: int | None) -> int | None:
    fixed = rules.scoring.target
    if rules.scoring.match != "target":
        if agreed is not None:
            raise PositionError("target-fixed", "this variant is not played up to a total")
        return None
    if fixed is None and agreed is None:
        raise PositionError("no-target", "the players agree on the total that ends the match")
    if fixed is not None and agreed not in (None, fixed):
        raise PositionError("target-fixed", f"this variant is played up to {fixed}")
    if agreed is not None and agreed < 1:
        raise PositionError("no-target", f"{agreed} is no total to play for")
    return agreed if fixed is None else fixed


def hands_in_match(rules: Rules, match: Match) -> int | None:
    """Hands that the match lasts; None where a total ends it."""
    if rules.scoring.match == "target":
        return None
    return 1 if rules.scoring.match == "single-hand" else match.rotations * match.players


def is_over(rules: Rules, match: Match) -> bool:
    """Whether no hand is left to play: all are, or somebody has reached the total."""
    hands = hands_in_match(rules, match)
    if hands is not None:
        return len(match.results) >= hands
    return match.target is not None and max(match_totals(match) or (0,)) >= match.target


def dealer_of(rules: Rules, match: Match, hand: int) -> int:
    """The seat that deals the hand with number ``hand``, from 0.

    Where the winner deals next, a hand that has not one winner is dealt again by whoever dealt it.
    Raises ValueError where that depends on hands that are not yet played.
    """
    if rules.deal.deal_passes == "none":
        return match.first_dealer
    if rules.deal.deal_passes in ("clockwise", "counterclockwise"):
        along = hand if rules.deal.deal_passes == "clockwise" else -hand
        return (match.first_dealer + along) % match.players
    if len(match.results) < hand:
        raise ValueError("nobody knows who wins a hand that has not been played")
    dealer = match.first_dealer
    for result in match.results[:hand]:
        dealer = result.winners[0] if len(result.winners) == 1 else dealer
    return dealer


def note_result(rules: Rules, match: Match, result: HandResult) -> Match:
    """The match with one hand more. Raises ValueError where it is over."""
    if is_over(rules, match):
        raise ValueError("the match is over")
    return replace(match, results=(*match.results, result))


def match_result(rules: Rules, match: Match) -> MatchResult | None:
    """Who has won the match; None while hands are still to be played.

    The rule sheets add up agreed rotations, and equal totals share the win; elsewhere one hand decides, and
    equal points are a draw (Gamelake).
    """
    if not is_over(rules, match):
        return None
    most = most_points_win(rules)
    totals = match_totals(match)
    places = None if totals is None else places_of(totals, most)
    if rules.scoring.match_winner != "hand-winner" and totals is not None:
        highest = rules.scoring.match_winner == "highest-total"
        return MatchResult(totals, places, *best_seats(rules, totals, highest))
    last = match.results[-1]
    return MatchResult(totals, places, last.winners, last.drawn)


def match_totals(match: Match) -> tuple[int, ...] | None:
    """Points so far by seat; None where nothing was counted."""
    counted = [result.points for result in match.results if result.points is not None]
    if not counted:
        return None
    return tuple(sum(points) for points in zip(*counted, strict=True))
