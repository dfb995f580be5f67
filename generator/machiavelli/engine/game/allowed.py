"""When a player may lay, draw, pass or knock.

Cards are drawn instead of playing (the rule sheets, Wikipedia, Gamelake), before it (Carousel), or until a
play is found (Shanghai, Finagle). Each function says why something may not be done, None where it may.
"""

from machiavelli.engine.game.in_turn import draws_made, is_last_draw, position_of
from machiavelli.engine.scoring import hand_points
from machiavelli.engine.solver.solve import max_played, solve
from machiavelli.errors import PositionError
from machiavelli.model.game import HandInPlay, Refusal, Refused
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules


def why_not_lay(rules: Rules, state: HandInPlay) -> Refused | None:
    """Whether it is too early or too late to play."""
    turn = rules.turn
    if only_draws(rules, state):
        return Refused(Refusal.ONLY_DRAWS)
    if must_draw_first(rules, state):
        return Refused(Refusal.DRAW_FIRST)
    instead = turn.draw_when == "instead-of-playing" and state.drawn
    last = turn.draw_when == "before-playing" and turn.draws_most != 1 and is_last_draw(rules, state)
    return Refused(Refusal.ALREADY_DRAWN) if instead or last else None


def why_not_draw(rules: Rules, state: HandInPlay) -> Refused | None:
    """The stock has cards."""
    if is_last_draw(rules, state):
        return Refused(Refusal.NO_MORE_DRAWS)
    return _who_can_must(rules, state)


def why_not_pass(rules: Rules, state: HandInPlay) -> Refused | None:
    """Passing ends the turn with nothing laid."""
    if refused := _who_can_must(rules, state):
        return refused
    draws = draws_made(rules, state)
    optional = draws > 0 and rules.turn.draw_when == "instead-of-playing"
    due = bool(state.stock) and not optional and not is_last_draw(rules, state)
    return Refused(Refusal.MUST_DRAW) if due else None


def why_not_knock(rules: Rules, state: HandInPlay) -> Refused | None:
    """Knocking comes after drawing, with few points in hand."""
    if rules.end.knock_points is None:
        return Refused(Refusal.NO_KNOCKING)
    if only_draws(rules, state):
        return Refused(Refusal.ONLY_DRAWS)
    if must_draw_first(rules, state):
        return Refused(Refusal.DRAW_FIRST)
    points = hand_points(rules, state.hands[state.to_play])
    return Refused(Refusal.TOO_MANY_POINTS) if points > rules.end.knock_points else None


def turn_is_over(rules: Rules, state: HandInPlay) -> bool:
    """Whether nothing is left to decide after a draw."""
    if only_draws(rules, state):
        return True
    match rules.turn.draw_when:
        case "instead-of-playing":
            return is_last_draw(rules, state) or not state.stock
        case "before-playing":
            ends = rules.turn.draws_most != 1 and is_last_draw(rules, state)
            return ends and why_not_knock(rules, state) is not None
        case "until-able":
            return is_last_draw(rules, state) and _who_can_must(rules, state) is None


def only_draws(rules: Rules, state: HandInPlay) -> bool:
    """Whether this is a first turn in which nobody plays."""
    return state.is_first and rules.turn.first_only_draws


def must_draw_first(rules: Rules, state: HandInPlay) -> bool:
    """Whether the draw before playing is still to be made."""
    return rules.turn.draw_when == "before-playing" and bool(state.stock) and not state.drawn


def _who_can_must(rules: Rules, state: HandInPlay) -> Refused | None:
    if not rules.turn.must_play or why_not_lay(rules, state):
        return None
    play = _some_play(rules, state)
    return None if play is None else Refused(Refusal.CAN_PLAY, proof=play)


def _some_play(rules: Rules, state: HandInPlay) -> Table | None:
    """A play that the player in turn can make; None where there is none."""
    position = position_of(rules, state)
    try:
        return solve(rules, position).layout if max_played(rules, position) else None
    except PositionError:  # in a record that went on after a fault, a table that is not legal: nobody can say
        return None
