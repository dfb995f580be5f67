"""How a turn ends, and with it perhaps the hand."""

from dataclasses import replace

from machiavelli.engine.game.allowed import only_draws
from machiavelli.engine.game.dealing import turn_step
from machiavelli.engine.game.in_turn import drawn_too_late, without
from machiavelli.model.cards import Card
from machiavelli.model.game import Ending, HandInPlay
from machiavelli.model.position import Hand, Table
from machiavelli.model.variant import Rules


def without_adding(rules: Rules, state: HandInPlay, table: Table, taken: int = 0) -> HandInPlay:
    """End the turn with ``table`` lying there, so many more cards ``taken`` from the stock and none laid."""
    cards = state.stock[:taken]
    after = replace(with_more(state, cards), table=table)
    if is_stock_out(rules, after):
        return replace(after, ending=Ending.STOCK_OUT)
    if state.stock or state.drawn:
        return next_turn(rules, after, cards)
    after = replace(after, idle=state.idle + 1)
    # A round that began with the stock used up and in which nobody added (the rule sheets; Gamelake).
    if after.idle == len(state.hands):
        return replace(after, ending=Ending.BLOCKED)
    return next_turn(rules, after, cards)


def is_stock_out(rules: Rules, state: HandInPlay) -> bool:
    """Whether the stock ends the hand (BoardGameArena)."""
    return not state.stock and rules.end.empty_stock == "ends-hand"


def next_turn(rules: Rules, state: HandInPlay, taken: tuple[Card, ...] = ()) -> HandInPlay:
    """The turn passes to the next seat; cards ``taken`` at its end could not be laid in it."""
    return replace(
        state,
        to_play=(state.to_play + turn_step(rules)) % len(state.hands),
        drawn=(),
        is_first=False,
        held=_held(rules, state, taken),
    )


def _held(rules: Rules, state: HandInPlay, taken: tuple[Card, ...]) -> tuple[Hand, ...]:
    """By seat the cards that could have been laid in its last turn."""
    if not rules.turn.hold_back:
        return ()
    held = list(state.held or [()] * len(state.hands))
    too_late = (*drawn_too_late(rules, state), *taken)
    nothing = only_draws(rules, state)
    held[state.to_play] = () if nothing else without(state.hands[state.to_play], too_late)
    return tuple(held)


def with_more(state: HandInPlay, cards: tuple[Card, ...]) -> HandInPlay:
    """The same state with the next ``cards`` of the stock in the hand of the player in turn."""
    more = with_hand(state, (*state.hands[state.to_play], *cards))
    return replace(more, stock=state.stock[len(cards) :])


def with_hand(state: HandInPlay, hand: Hand) -> HandInPlay:
    """The same state with another hand for the player in turn."""
    hands = list(state.hands)
    hands[state.to_play] = hand
    return replace(state, hands=tuple(hands))
