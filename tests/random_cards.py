"""Random melds and turns, with the verdicts of the Python engine."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from machiavelli.engine import judge_meld, judge_turn
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.notation import codes
from machiavelli.model.position import Turn
from machiavelli.model.variant import Rules
from rules_for_tests import RULES

FACES = [Card(rank, suit) for suit in Suit for rank in range(1, 14)]


def random_melds(chance: random.Random, count: int) -> Iterator[dict[str, Any]]:
    """Half of them of one suit or one rank, so that many are nearly legal."""
    for _ in range(count):
        variant, rules = chance.choice(list(RULES.items()))
        suit, rank = chance.choice(list(Suit)), chance.randint(1, 13)
        pools = [
            [Card(other, suit) for other in range(1, 14)],
            [Card(rank, other) for other in Suit],
            FACES,
        ]
        size = chance.choice([1, 2, 3, 3, 4, 4, 5, 6, 13, 14])
        meld = chance.choices(chance.choice(pools), k=size)
        if chance.random() < 0.5:
            low = chance.randint(1, 12)
            meld = [Card((low + step - 1) % 13 + 1, suit) for step in range(size)]
            chance.shuffle(meld)
        for place in range(len(meld)):
            if chance.random() < 0.12:
                meld[place] = JOKER
        yield {"variant": variant, "meld": codes(meld), "verdict": _meld_verdict(rules, meld)}


def _meld_verdict(rules: Rules, meld: Sequence[Card]) -> dict[str, Any]:
    verdict = judge_meld(rules, meld)
    found: dict[str, Any] = {"legal": verdict.legal, "cards": codes(verdict.cards)}
    if verdict.legal:
        stands_for = [card and card.code for card in verdict.stands_for]
        return found | {"kind": verdict.kind, "stands_for": stands_for}
    return found | {
        "reason": verdict.reason,
        "missing": codes(verdict.missing),
        "lacking": verdict.lacking,
    }


def random_turns(chance: random.Random, count: int) -> Iterator[dict[str, Any]]:
    """Legal tables, a hand, and some of all these cards laid out anew; now and then one lost or foreign."""
    for _ in range(count):
        variant, rules = chance.choice(list(RULES.items()))
        before = [_random_legal_meld(chance) for _ in range(chance.randint(0, 3))]
        if rules.failure.loose_cards != "never":
            before += [(chance.choice(FACES),) for _ in range(chance.randint(0, 2))]
        hand = tuple(chance.choices(FACES, k=chance.randint(1, 4)))
        after = [list(meld) for meld in before]
        after.append([])
        for card in hand:
            if chance.random() < 0.5:
                chance.choice(after).append(card)
        if after and chance.random() < 0.5:
            source = chance.choice(after)
            if source:
                card = source.pop(chance.randrange(len(source)))
                if chance.random() < 0.85:
                    chance.choice(after).append(card)
        if chance.random() < 0.1:
            after.append([chance.choice(FACES)])
        turn = Turn(tuple(before), tuple(tuple(meld) for meld in after if meld), hand)
        yield {
            "variant": variant,
            "turn": {
                "before": [codes(meld) for meld in turn.before],
                "after": [codes(meld) for meld in turn.after],
                "hand": codes(hand),
            },
            "verdict": _turn_verdict(rules, turn),
        }


def _turn_verdict(rules: Rules, turn: Turn) -> dict[str, Any]:
    verdict = judge_turn(rules, turn)
    return {
        "legal": verdict.legal,
        "played": codes(verdict.played),
        "reason": verdict.reason,
        "meld": verdict.meld,
        "meld_reason": verdict.meld_reason,
        "cards": codes(verdict.cards),
    }


def _random_legal_meld(chance: random.Random) -> tuple[Card, ...]:
    if chance.random() < 0.5:
        rank = chance.randint(1, 13)
        return tuple(Card(rank, suit) for suit in chance.sample(list(Suit), k=chance.choice([3, 4])))
    size = chance.randint(3, 6)
    low = chance.randint(1, 14 - size)
    suit = chance.choice(list(Suit))
    return tuple(Card(rank, suit) for rank in range(low, low + size))
