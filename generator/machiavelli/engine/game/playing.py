"""Playing a hand: from a state and an action to the next state, or to a refusal that changes nothing."""

from dataclasses import replace

from machiavelli.engine.game.dealing import turn_step
from machiavelli.engine.game.failed_turns import cards_to_draw, check_fail
from machiavelli.engine.stock import draw_from
from machiavelli.engine.turns import judge_turn
from machiavelli.model.cards import Card
from machiavelli.model.game import Action, Draw, Ending, Fail, HandInPlay, Lay, Pass, Refusal, Refused
from machiavelli.model.position import Hand, Position, Table, Turn
from machiavelli.model.variant import Rules


def play(rules: Rules, state: HandInPlay, action: Action) -> HandInPlay | Refused:
    """Let the player in turn do ``action``.

    Who adds cards does not draw, and who adds none draws; a drawn card waits for the next turn (all sources).
    With the stock used up, drawing is passing (the rule sheets).
    """
    if state.ending is not None:
        return Refused(Refusal.HAND_OVER)
    match action:
        case Lay():
            return _lay(rules, state, action)
        case Draw():
            return without_adding(rules, state, state.table, draw_from(rules, len(state.stock)))
        case Pass():
            if state.stock:
                return Refused(Refusal.MUST_DRAW)
            return without_adding(rules, state, state.table, 0)
        case Fail():
            if refused := check_fail(rules, state, action):
                return refused
            left = state.table if action.left is None else action.left
            return without_adding(rules, state, left, cards_to_draw(rules, state, action))


def position_of(state: HandInPlay) -> Position:
    """What the player in turn has before them."""
    return Position(state.table, state.hands[state.to_play])


def _lay(rules: Rules, state: HandInPlay, lay: Lay) -> HandInPlay | Refused:
    hand = state.hands[state.to_play]
    verdict = judge_turn(rules, Turn(state.table, lay.after, hand))
    if not verdict.legal and verdict.reason is not None:
        return Refused(verdict.reason, verdict)
    kept = cards_kept(hand, verdict.played)
    after = replace(with_hand(state, kept), table=lay.after, idle=0)
    # The table comes first, the empty hand second: only a legal last play wins.
    return next_turn(rules, after) if kept else replace(after, ending=Ending.OUT)


def without_adding(rules: Rules, state: HandInPlay, table: Table, drawn: int) -> HandInPlay:
    """End the turn with ``table`` lying there, ``drawn`` cards from the stock and none laid."""
    hand = (*state.hands[state.to_play], *state.stock[:drawn])
    after = replace(with_hand(state, hand), table=table, stock=state.stock[drawn:])
    if not after.stock and rules.end.empty_stock == "ends-hand":  # BoardGameArena
        return replace(after, ending=Ending.STOCK_OUT)
    if state.stock:
        return next_turn(rules, after)
    after = replace(after, idle=state.idle + 1)
    # A round that began with the stock used up and in which nobody added (the rule sheets; Gamelake).
    return (
        replace(after, ending=Ending.BLOCKED) if after.idle == len(state.hands) else next_turn(rules, after)
    )


def next_turn(rules: Rules, state: HandInPlay) -> HandInPlay:
    """The turn passes to the next seat."""
    return replace(state, to_play=(state.to_play + turn_step(rules)) % len(state.hands))


def with_hand(state: HandInPlay, hand: Hand) -> HandInPlay:
    """The same state with another hand for the player in turn."""
    hands = list(state.hands)
    hands[state.to_play] = hand
    return replace(state, hands=tuple(hands))


def cards_kept(hand: Hand, played: tuple[Card, ...]) -> Hand:
    """The hand without the cards played, in its order."""
    kept = list(hand)
    for card in played:
        kept.remove(card)
    return tuple(kept)
