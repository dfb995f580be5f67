"""What holds in every state of every hand, whatever the rules; and at its end."""

from collections import Counter
from itertools import chain

from machiavelli.engine import judge_meld
from machiavelli.engine.game import hand_result, play, whole_pack
from machiavelli.model.cards import Card
from machiavelli.model.game import Draw, Ending, Fail, HandInPlay, Knock, Lay, Pass, Refusal, Refused
from machiavelli.model.variant import Rules


def check_state(rules: Rules, state: HandInPlay) -> None:
    """No card is lost, doubled or invented; every meld is legal, or a loose card that may lie there."""
    cards = Counter(chain(state.stock, *state.hands, *state.table))
    assert cards == Counter(whole_pack(rules, len(state.hands)))
    for meld in state.table:
        assert judge_meld(rules, meld).legal or (len(meld) == 1 and rules.failure.loose_cards != "never")
    assert 0 <= state.to_play < len(state.hands)
    assert 0 <= state.idle <= len(state.hands)
    assert not (state.idle and state.stock)
    if state.ending is None:
        assert all(state.hands)
        assert state.idle < len(state.hands)


def check_step(rules: Rules, before: HandInPlay, after: HandInPlay) -> None:
    """One action: the table never loses a card, the stock never gains one, no other hand changes."""
    old, new = (Counter(chain.from_iterable(state.table)) for state in (before, after))
    assert old <= new
    assert before.stock[len(before.stock) - len(after.stock) :] == after.stock
    for seat, (hand, later) in enumerate(zip(before.hands, after.hands, strict=True)):
        assert seat == before.to_play or hand == later
    hand, later = before.hands[before.to_play], after.hands[before.to_play]
    if new == old:
        assert later[: len(hand)] == hand  # drawn cards come last
        assert set(after.drawn) <= set(later)
    else:
        assert Counter(hand) - Counter(later) == new - old
        assert before.stock == after.stock
        assert before.to_play not in before.unopened - after.unopened or rules.turn.opening != "none"
    assert after.unopened <= before.unopened
    if after.drawn and after.ending is None:  # the turn goes on
        assert after.drawn[: len(before.drawn)] == before.drawn
        assert after.drawn[len(before.drawn) :] == before.stock[: len(before.stock) - len(after.stock)]
        assert after.to_play == before.to_play
        assert after.idle == before.idle
        return
    if after.ending is None:
        step = {"clockwise": 1, "counterclockwise": -1}[rules.deal.direction]
        assert after.to_play == (before.to_play + step) % len(before.hands)
    else:
        assert after.to_play == before.to_play


def check_end(rules: Rules, state: HandInPlay) -> None:
    """The end is one, nobody plays on, and the points are those of the cards left."""
    assert state.ending is not None
    for action in (Draw(), Pass(), Fail(), Fail(late=True), Knock(), Lay(state.table)):
        refused = play(rules, state, action)
        assert isinstance(refused, Refused)
        assert refused.code is Refusal.HAND_OVER
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    assert empty == ([state.to_play] if state.ending == Ending.OUT else [])
    ends = rules.end.empty_stock == "ends-hand"
    assert state.ending in (Ending.OUT, Ending.KNOCKED, Ending.STOCK_OUT if ends else Ending.BLOCKED)
    result = hand_result(rules, state)
    costs = [sum(_cost(rules, card) for card in hand) for hand in state.hands]
    counted = {"every-hand": True, "blocked-hand": state.ending != Ending.OUT, "never": False}
    written = _written(rules, costs, result.winners)
    assert result.points == (written if counted[rules.scoring.counted] else None)
    if state.ending == Ending.OUT:
        assert (result.winners, result.drawn) == ((state.to_play,), ())
        return
    if state.ending == Ending.KNOCKED:
        assert rules.end.knock_points is not None
        assert costs[state.to_play] <= rules.end.knock_points
        assert state.drawn or not state.stock
    else:
        assert not state.stock
    best = tuple(seat for seat, cost in enumerate(costs) if cost == min(costs))
    if rules.end.blocked_winner == "nobody" and state.ending != Ending.KNOCKED:
        assert (result.winners, result.drawn) == ((), ())
    elif len(best) == 1 or rules.scoring.tie == "shared":
        assert (result.winners, result.drawn) == (best, ())
    else:
        assert (result.winners, result.drawn) == ((), best)


def _written(rules: Rules, costs: list[int], winners: tuple[int, ...]) -> tuple[int, ...]:
    """What everybody writes down, seat by seat, from the words of the parameter."""
    go = rules.scoring.points_go
    if go == "to-losers":
        return tuple(costs)
    if len(winners) != 1:
        return (0,) * len(costs)
    (winner,) = winners
    lost = [cost if seat != winner else 0 for seat, cost in enumerate(costs)]
    apart = [cost - costs[winner] for cost in costs]
    gain = {"none": 0, "to-winner": sum(lost), "both": sum(lost), "differences": sum(apart)}[go]
    written = tuple(
        gain if seat == winner else -cost if go == "both" else 0 for seat, cost in enumerate(lost)
    )
    assert sum(written) == (0 if go in ("both", "none") else gain)
    return written


def most_turns(state: HandInPlay) -> int:
    """More actions than these no hand can last from ``state``.

    Every turn lays a card, draws one or is idle, and a round of idle turns ends the hand. In a turn at most
    one action does not draw.
    """
    outside = len(state.stock) + sum(map(len, state.hands))
    return 2 * len(state.stock) + (outside + 1) * len(state.hands)


def _cost(rules: Rules, card: Card) -> int:
    """What a card left in hand costs, from the words of the parameters."""
    points = rules.scoring.card_points
    if rules.scoring.basis != "card-points" or points is None:
        return 1 if rules.scoring.basis == "per-card" else 0
    if card.is_joker:
        return points.joker
    special = {1: points.ace, 10: points.ten, 11: points.figure, 12: points.figure, 13: points.figure}
    low = dict.fromkeys(range(2, 10), points.low) if points.low is not None else {}
    return (special | low).get(card.rank, card.rank)
