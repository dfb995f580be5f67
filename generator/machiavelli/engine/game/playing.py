"""Playing a hand: from a state and an action to the next state, or to a refusal that changes nothing."""

from dataclasses import replace

from machiavelli.engine.game.allowed import (
    turn_is_over,
    why_not_draw,
    why_not_knock,
    why_not_lay,
    why_not_pass,
)
from machiavelli.engine.game.failed_turns import cards_to_draw, check_fail
from machiavelli.engine.game.in_turn import judged, without
from machiavelli.engine.game.turn_end import (
    is_stock_out,
    next_turn,
    with_hand,
    with_more,
    without_adding,
)
from machiavelli.engine.opening import has_opening
from machiavelli.engine.stock import draw_from
from machiavelli.model.cards import Card
from machiavelli.model.game import Action, Draw, Ending, Fail, HandInPlay, Knock, Lay, Pass, Refusal, Refused
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules


def play(rules: Rules, state: HandInPlay, action: Action) -> HandInPlay | Refused:
    """Let the player in turn do ``action``.

    Who lays cards ends the turn with it. Drawing ends it or not, as the rules have it; with the stock used
    up, drawing is passing (the rule sheets).
    """
    if state.ending is not None:
        return Refused(Refusal.HAND_OVER)
    match action:
        case Lay():
            return _lay(rules, state, action)
        case Draw() if state.stock:
            return why_not_draw(rules, state) or draw(rules, state)
        case Draw() | Pass():
            return why_not_pass(rules, state) or without_adding(rules, state, state.table)
        case Fail():
            return check_fail(rules, state, action) or failed(rules, state, action)
        case Knock():
            return why_not_knock(rules, state) or replace(state, ending=Ending.KNOCKED)


def draw(rules: Rules, state: HandInPlay) -> HandInPlay:
    """The player in turn draws once, and the turn ends if nothing more can be decided."""
    cards = state.stock[: draw_from(rules, len(state.stock))]
    after = replace(with_more(state, cards), drawn=(*state.drawn, *cards))
    if is_stock_out(rules, after):
        return replace(after, ending=Ending.STOCK_OUT)
    return next_turn(rules, after) if turn_is_over(rules, after) else after


def failed(rules: Rules, state: HandInPlay, fail: Fail) -> HandInPlay:
    """The player in turn has failed, and takes what that costs."""
    left = state.table if fail.left is None else fail.left
    return without_adding(rules, state, left, cards_to_draw(rules, state, fail))


def laid(rules: Rules, state: HandInPlay, after: Table, played: tuple[Card, ...]) -> HandInPlay:
    """The player in turn has ``played`` cards, and the table is that ``after`` the turn."""
    kept = without(state.hands[state.to_play], played)
    now = replace(with_hand(state, kept), table=after, idle=0)
    # The table comes first, the empty hand second: only a legal last play wins.
    return next_turn(rules, now, played) if kept else replace(now, ending=Ending.OUT)


def _lay(rules: Rules, state: HandInPlay, lay: Lay) -> HandInPlay | Refused:
    if refused := why_not_lay(rules, state):
        return refused
    verdict = judged(rules, state, lay.after)
    if isinstance(verdict, Refused):
        return verdict
    if state.to_play in state.unopened and has_opening(rules, verdict.played):
        state = replace(state, unopened=state.unopened - {state.to_play})
    return laid(rules, state, lay.after, verdict.played)
