"""Proofs about who has not opened, or held cards back: what is accepted is true, and nothing else."""

import random
from dataclasses import replace

import pytest

from brute_force import answer
from brute_held import may_be_laid
from brute_opening import contains_opening, may_be_first
from machiavelli.engine import prove
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position
from machiavelli.model.proof import proof_json
from machiavelli.model.variant import Rules
from machiavelli.verification.proof_checker import Why, check_proof
from machiavelli.verification.proof_checker_openings import holds_opening
from proof_cases import denials_of
from rules_for_tests import BASE, JOLLY, bend
from strategies import random_position

STRICT = {"turn.table_before_opening": False}
NONE_HELD = {"most": 0, "because": {"kind": "no-opening"}}
RULES = {
    "a meld": bend(BASE, STRICT | {"turn.opening": "meld"}),
    "a run, jokers": bend(JOLLY, STRICT | {"turn.opening": "run"}),
    "points, jokers": bend(JOLLY, STRICT | {"turn.opening": "points", "turn.opening_points": 25}),
    "points, round the corner": bend(
        BASE, STRICT | {"turn.opening": "points", "turn.opening_points": 20, "melds.ace_inside": True}
    ),
    "a meld, adding allowed, nothing held back": bend(BASE, {"turn.opening": "meld", "turn.hold_back": True}),
}


def readings(chance: random.Random, position: Position) -> list[Position]:
    """The same cards of a player who has opened or not, and held cards back or not."""
    held = tuple(card for card in position.hand if chance.random() < 0.8)
    return [replace(position, opened=opened, held=some) for opened in (True, False) for some in ((), held)]


def most_of(rules: Rules, position: Position) -> tuple[int, frozenset[Card]]:
    """The most cards that can be played, and those that cannot."""

    def fits(layout: tuple[tuple[Card, ...], ...], played: tuple[Card, ...]) -> bool:
        first = position.opened or may_be_first(rules, position, layout, played)
        return first and may_be_laid(rules, position, layout, played)

    found = answer(rules, position, fits)
    return found.max_played, found.unplayable


@pytest.mark.parametrize("name", RULES)
def test_what_is_accepted_is_true_under_the_reading_it_is_accepted_for(name: str) -> None:
    rules, chance = RULES[name], random.Random(31)
    shown = set()
    for _ in range(7):
        every = readings(chance, random_position(chance, rules, 9))
        truth = [most_of(rules, one) for one in every]
        for proved in every:
            for denies in denials_of(proved):
                proof = prove(rules, proved, denies)
                forged = proof_json(proof) if proof else {**NONE_HELD, "most": denies.most or 0}
                shown.add(forged["because"]["kind"] if proof else None)
                assert not proof or check_proof(rules, proved, forged) is None
                for reading, (most, dead) in zip(every, truth, strict=True):
                    if check_proof(rules, reading, forged) is None:
                        true = denies.card in dead if "card" in forged else most <= forged["most"]
                        assert true, (reading, forged)
    assert None in shown
    assert ("no-opening" in shown) == (not rules.turn.table_before_opening)


@pytest.mark.parametrize("name", RULES)
def test_the_checker_finds_openings_as_they_are(name: str) -> None:
    rules, chance = RULES[name], random.Random(32)
    found = set()
    for _ in range(150):
        ranks = chance.sample(range(1, 14), 4)
        faces = [Card(rank, suit) for rank in ranks for suit in Suit] + [JOKER] * rules.deal.jokers
        hand = tuple(chance.sample(faces, chance.randint(2, 7)))
        found.add(holds_opening(rules, hand))
        assert holds_opening(rules, hand) == contains_opening(rules, hand)
    assert found == {True, False}


def test_it_is_refused_of_who_has_opened_may_add_or_holds_an_opening() -> None:
    rules, free = RULES["a meld"], bend(BASE, {"turn.opening": "meld"})
    table = (parse_cards("5♣ 6♣ 7♣ 8♣"),)
    first = Position(table, parse_cards("8♦ 8♥"), opened=False)
    assert check_proof(rules, first, NONE_HELD) is None
    assert check_proof(rules, replace(first, opened=True), NONE_HELD) is Why.NO_FIRST_PLAY
    assert check_proof(free, first, NONE_HELD) is Why.NO_FIRST_PLAY
    assert check_proof(BASE, first, NONE_HELD) is Why.NO_FIRST_PLAY
    opening = replace(first, hand=parse_cards("8♦ 8♥ 8♠"))
    assert check_proof(rules, opening, NONE_HELD) is Why.HAS_OPENING


@pytest.mark.parametrize(
    "because",
    [
        {"kind": "no-opening", "then": None},
        {"kind": "chain", "steps": [], "then": {"kind": "no-opening"}},
        {"kind": "each", "cards": [{"card": "8D", "because": {"kind": "no-opening"}}], "then": None},
    ],
)
def test_it_stands_alone(because: object) -> None:
    first = Position((parse_cards("5♣ 6♣ 7♣ 8♣"),), parse_cards("8♦ 8♥"), opened=False)
    why = check_proof(RULES["a meld"], first, {"most": 0, "because": because})
    assert why in (Why.NO_FIRST_PLAY, Why.WRONG_SHAPE)
