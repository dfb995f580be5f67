"""What the player in turn has before them: cards to play, draws made, a table to be judged."""

from collections import Counter

from machiavelli.engine.turns import judge_turn
from machiavelli.model.cards import Card
from machiavelli.model.game import HandInPlay, Refusal, Refused
from machiavelli.model.position import Hand, Position, Table, Turn
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import TurnVerdict


def position_of(rules: Rules, state: HandInPlay) -> Position:
    """The table, and the cards that may be laid on it now."""
    waiting = () if rules.turn.drawn_card_playable else state.drawn
    hand = without(state.hands[state.to_play], waiting)
    held, since = held_and_since(state)
    return Position(state.table, hand, has_opened(state), held, since)


def held_and_since(state: HandInPlay) -> tuple[Hand, Hand]:
    """What the player in turn kept in the last turn when laying others, and what others have laid since."""
    if not state.held:
        return (), ()
    return state.held[state.to_play], state.since[state.to_play]


def has_opened(state: HandInPlay) -> bool:
    """Whether the player in turn has laid an opening, or need not."""
    return state.to_play not in state.unopened


def judged(rules: Rules, state: HandInPlay, after: Table) -> TurnVerdict | Refused:
    """The verdict on a play that is legal, or why it is not."""
    hand = state.hands[state.to_play]
    verdict = judge_turn(rules, Turn(state.table, after, hand, has_opened(state), *held_and_since(state)))
    if verdict.reason is not None:
        return Refused(verdict.reason, verdict)
    if Counter(verdict.played) - Counter(position_of(rules, state).hand):
        return Refused(Refusal.CARD_WAITS, verdict)
    return verdict


def draws_made(rules: Rules, state: HandInPlay) -> int:
    """How many times the player in turn has drawn; only the last draw from a stock may bring fewer cards."""
    return -(-len(state.drawn) // rules.turn.draw_count)


def is_last_draw(rules: Rules, state: HandInPlay) -> bool:
    """Whether the player in turn has drawn as often as one turn allows."""
    return draws_made(rules, state) == rules.turn.draws_most


def drawn_too_late(rules: Rules, state: HandInPlay) -> tuple[Card, ...]:
    """The cards drawn in this turn that could not be laid in it."""
    if not rules.turn.drawn_card_playable:
        return state.drawn
    if rules.turn.draw_when == "before-playing" and rules.turn.draws_most != 1 and is_last_draw(rules, state):
        return state.drawn[(draws_made(rules, state) - 1) * rules.turn.draw_count :]
    return ()


def without(hand: Hand, cards: tuple[Card, ...]) -> Hand:
    """The hand without some of its cards, in its order."""
    kept = list(hand)
    for card in cards:
        kept.remove(card)
    return tuple(kept)
