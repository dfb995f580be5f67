"""How a turn ends, and with it perhaps the hand."""

from dataclasses import replace

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
        return next_turn(rules, after)
    after = replace(after, idle=state.idle + 1)
    # A round that began with the stock used up and in which nobody added (the rule sheets; Gamelake).
    if after.idle == len(state.hands):
        return replace(after, ending=Ending.BLOCKED)
    return next_turn(rules, after)


def is_stock_out(rules: Rules, state: HandInPlay) -> bool:
    """Whether the stock ends the hand (BoardGameArena)."""
    return not state.stock and rules.end.empty_stock == "ends-hand"


def next_turn(rules: Rules, state: HandInPlay, played: tuple[Card, ...] = ()) -> HandInPlay:
    """The turn passes to the next seat; ``played`` are the cards laid in it."""
    held, since = _kept(rules, state, played)
    return replace(
        state,
        to_play=(state.to_play + turn_step(rules)) % len(state.hands),
        drawn=(),
        is_first=False,
        held=held,
        since=since,
    )


def _kept(
    rules: Rules, state: HandInPlay, played: tuple[Card, ...]
) -> tuple[tuple[Hand, ...], tuple[Hand, ...]]:
    """By seat the cards held back, and those that others have laid since.

    Who laid nothing may lay everything in the next turn (sedutocomodo).
    """
    if not rules.turn.hold_back:
        return (), ()
    nobody: tuple[Hand, ...] = ((),) * len(state.hands)
    held = list(state.held or nobody)
    since = [(*laid, *played) for laid in state.since or nobody]
    kept = without(state.hands[state.to_play], drawn_too_late(rules, state))
    held[state.to_play], since[state.to_play] = (kept if played else ()), ()
    return tuple(held), tuple(since)


def with_more(state: HandInPlay, cards: tuple[Card, ...]) -> HandInPlay:
    """The same state with the next ``cards`` of the stock in the hand of the player in turn."""
    more = with_hand(state, (*state.hands[state.to_play], *cards))
    return replace(more, stock=state.stock[len(cards) :])


def with_hand(state: HandInPlay, hand: Hand) -> HandInPlay:
    """The same state with another hand for the player in turn."""
    hands = list(state.hands)
    hands[state.to_play] = hand
    return replace(state, hands=tuple(hands))
