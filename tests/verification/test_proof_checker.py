"""The checker accepts what is true, refuses what is forged, and is bounded whatever it is given."""

import copy
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from brute_force import Answer, answer
from machiavelli.engine import prove
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.notation import parse_address, parse_card
from machiavelli.model.position import Position
from machiavelli.model.proof import proof_json
from machiavelli.model.variant import Rules
from machiavelli.verification.proof_checker import Why, check_proof
from proof_cases import RULES_FOR_PROOFS, denials_of
from rules_for_tests import BASE, JOLLY, QUINDICI, bend
from strategies import random_position

EIGHTS = "6C7C8C:8D8H"
NINES = "7D8D9DTD.7C8C9CTC:9H9S"
ALONE = {"kind": "no-partner", "cards": ["6C"]}
ONLY = {"card": "8D", "meld": ["8H", "8D", "8C"]}
POINTS = {"6C": 2, "8C": -2, "8D": 1, "8H": 1}


def _why(address: str, proof: object, rules: Rules = BASE) -> Why | None:
    return check_proof(rules, Position(*parse_address(address)), proof)


def _points(points: dict[str, Any], total: Any) -> dict[str, Any]:
    return {"most": 0, "because": {"kind": "points", "points": points, "total": total}}


def _each(*cards: tuple[str, object], then: object = None) -> dict[str, Any]:
    listed = [{"card": card, "because": because} for card, because in cards]
    return {"most": 0, "because": {"kind": "each", "cards": listed, "then": then}}


def _none(*cards: str) -> dict[str, Any]:
    return {"kind": "no-partner", "cards": list(cards)}


def _chain(*steps: object) -> dict[str, Any]:
    return {"kind": "chain", "steps": list(steps), "then": ALONE}


def _cases(card: str, *cases: tuple[list[str] | None, object]) -> dict[str, Any]:
    listed = [{"meld": meld, "because": because} for meld, because in cases]
    return {"kind": "cases", "card": card, "cases": listed}


def _all(because: object) -> dict[str, Any]:
    return {"most": 0, "because": because}


def _one(because: object, card: object = "8D") -> dict[str, Any]:
    return {"card": card, "because": because}


RUN, GROUP = ["8C", "7C", "6C"], ["8H", "8D", "8C"]


@pytest.mark.parametrize(
    ("address", "proof"),
    [
        (EIGHTS, _one(_chain(ONLY))),
        (EIGHTS, _points(POINTS, 1)),
        (EIGHTS, _each(("8D", _chain(ONLY)), then=_none("8H"))),
        ("6C7C8C:KD", _all(_none("KD"))),
        (EIGHTS, _one(_cases("8C", (RUN, _none("8D")), (GROUP, ALONE)))),
    ],
)
def test_true_proofs(address: str, proof: object):
    assert _why(address, proof) is None


@pytest.mark.parametrize(
    ("why", "address", "proof"),
    [
        (Why.WRONG_CLAIM, EIGHTS, _one(ALONE, "9D")),
        (Why.WRONG_CLAIM, EIGHTS, {"most": 2, "because": ALONE}),
        (Why.HAS_PARTNER, EIGHTS, _all(ALONE)),
        (Why.CARDS_LEFT, "6C7C8C:KD8D8H", _all(_none("KD"))),
        (Why.CARDS_LEFT, "6C7C8C:KD", _all(_none())),
        (Why.CARDS_LEFT, EIGHTS, _each(("8D", _chain(ONLY)))),
        (Why.NOT_FORCED, "5C6C7C8C:8D8H", _one(_chain({"card": "8C", "meld": GROUP}))),
        (Why.NOT_FORCED, EIGHTS, _all(_chain(ONLY))),
        (Why.NOT_FORCED, EIGHTS, _one(_chain({"card": "8C", "beside": "8D"}))),
        (Why.NOT_FORCED, EIGHTS, _all(_chain({"card": "8D", "stays": True}))),
        (Why.MELD_ABOVE_ZERO, EIGHTS, _points(POINTS | {"8C": -1}, 1)),
        (Why.TOTAL_NOT_ABOVE_ZERO, EIGHTS, _points(POINTS | {"8D": -3}, 1)),
        (Why.TOTAL_NOT_ABOVE_ZERO, EIGHTS, _points(POINTS, 2)),
        (Why.TOTAL_NOT_ABOVE_ZERO, EIGHTS, _points({}, 0)),
        (Why.NOT_IN_HAND, EIGHTS, _each(("8C", ALONE))),
        (Why.WRONG_CASES, EIGHTS, _one(_cases("8C", (GROUP, ALONE)))),
        (Why.WRONG_CASES, EIGHTS, _all(_cases("8D", (GROUP, ALONE)))),
        (Why.WRONG_CASES, EIGHTS, _one(_cases("8D", (GROUP, ALONE), (GROUP, ALONE)))),
        (Why.NO_LIMIT, EIGHTS, _all({"kind": "limit"})),
    ],
)
def test_false_proofs(why: Why, address: str, proof: object):
    assert _why(address, proof) == why


NO_PROOFS: list[object] = [
    *(None, [], "most", 3, {}, {"most": 0}),
    *({"most": most, "because": ALONE} for most in ("0", True, -1, 10**400, None)),
    *(_one(ALONE, card) for card in (8, "", "8X", None, ["8D"])),
    {**_one(ALONE), "most": 0},
    *map(_one, (None, [], {"kind": "faith"}, {"kind": ["points"]}, {**ALONE, "why": 1})),
    _one({"kind": "no-partner", "cards": "6C"}),
    *(_one(_chain(step)) for step in ({"card": "8D", "stays": False}, ONLY | {"stays": True}, "8D")),
    *(_points({"6C": number}, 1) for number in (0, 1.0, True, 10**9, "1", None)),
    _points({"10C": 1, "TC": 1}, 2),
    *(_points({"6C": 1}, total) for total in (True, 1.0, None)),
    _all({"kind": "points", "points": [], "total": 1}),
]


@pytest.mark.parametrize("proof", NO_PROOFS, ids=range(len(NO_PROOFS)))
def test_data_that_is_no_proof(proof: object):
    assert _why(EIGHTS, proof) is Why.WRONG_SHAPE


def test_the_checker_is_bounded():
    deep: dict[str, Any] = ALONE
    for _ in range(900):
        deep = {"kind": "chain", "steps": [], "then": deep}
    assert _why(EIGHTS, {"most": 0, "because": deep}) is Why.TOO_DEEP
    long = {"kind": "no-partner", "cards": ["KD"] * 1_000_000}
    assert _why(EIGHTS, {"most": 0, "because": long}) is Why.TOO_LONG
    wide = {"kind": "chain", "steps": [ONLY] * 1_000_000, "then": ALONE}
    assert _why(EIGHTS, {"most": 0, "because": wide}) is Why.TOO_LONG


def test_the_work_on_a_long_proof_is_bounded():
    rules = bend(JOLLY, {"jokers.per_meld": 4})
    table = tuple(tuple(Card(rank, suit) for rank in range(1, 14)) for suit in Suit)
    position = Position(table, (JOKER, JOKER, JOKER, JOKER))
    steps = [{"card": "6C", "stays": True}, {"card": "*", "beside": "6C"}]
    cases = {"kind": "each", "cards": [], "then": None}
    for _ in range(90):
        cases = {"kind": "each", "cards": [{"card": "*", "because": cases}] * 100, "then": cases}
    start = time.process_time()
    proofs = [{"kind": "chain", "steps": steps * 4_000, "then": ALONE}, cases]
    for because in proofs:
        assert check_proof(rules, position, {"most": 0, "because": because}) is not None
    assert time.process_time() - start < 30


def _mutants(value: Any, chance: random.Random) -> Iterator[Any]:
    """Copies of JSON data with one thing changed, everywhere and in every way."""
    yield from _changed(value, chance)
    if isinstance(value, dict):
        for key in value:
            for other in _mutants(value[key], chance):
                yield {**value, key: other}
            yield {name: kept for name, kept in value.items() if name != key}
        yield {**value, "extra": 1}
    if isinstance(value, list):
        for at in range(len(value)):
            for other in _mutants(value[at], chance):
                yield [*value[:at], other, *value[at + 1 :]]
            yield value[:at] + value[at + 1 :]
            yield [*value, value[at]]
            if at:
                yield [*value[: at - 1], value[at], value[at - 1], *value[at + 1 :]]


def _changed(value: Any, chance: random.Random) -> Iterator[Any]:
    yield from (None, [], {}, "", 10**30)
    if isinstance(value, str):
        yield from ("6C", "*", "8D", chance.choice("A23456789JQK") + chance.choice("SHDC"), value + value)
    if isinstance(value, int):
        yield from (value + 1, value - 1, -value, 0, str(value), float(value), 999_999)
    if isinstance(value, dict):
        yield from ({"kind": "limit"}, list(value))
        for key in value:
            if len(key) < 4 and key != "card":  # points by card
                yield {("2S" if name == key else name): kept for name, kept in value.items()}


def _is_true(truth: Answer, proof: dict[str, Any]) -> bool:
    """Whether what a proof denies is impossible indeed; ``truth`` comes from looking at every layout."""
    if "card" in proof:
        return parse_card(proof["card"]) in truth.unplayable
    return bool(proof["most"] >= truth.max_played)


@pytest.mark.parametrize("name", sorted(RULES_FOR_PROOFS))
def test_forged_proofs_are_refused(name: str):
    rules, chance = RULES_FOR_PROOFS[name], random.Random(f"forged {name}")
    accepted = refused = 0
    while refused < 200:
        position = random_position(chance, rules, 10)
        truth = answer(rules, position)
        for denies in denials_of(position):
            proof = prove(rules, position, denies)
            if proof is None:
                continue
            data = json.loads(json.dumps(proof_json(proof)))
            kept = copy.deepcopy(data)
            mutants = list(_mutants(data, chance))
            for mutant in chance.sample(mutants, min(60, len(mutants))):
                if check_proof(rules, position, mutant) is None:
                    assert _is_true(truth, mutant), (position, mutant)
                    accepted += 1
                else:
                    refused += 1
            assert data == kept
    assert accepted < refused


@pytest.mark.parametrize("name", sorted(RULES_FOR_PROOFS.keys() - {"four jokers in a meld"}))
def test_a_proof_of_another_position_proves_nothing_false(name: str):
    rules, chance = RULES_FOR_PROOFS[name], random.Random(f"swapped {name}")
    known: list[dict[str, Any]] = []
    for _ in range(8):
        position = random_position(chance, rules, 10)
        accepted = [data for data in known[-20:] if check_proof(rules, position, data) is None]
        truth = answer(rules, position)
        assert all(_is_true(truth, data) for data in accepted), (position, accepted)
        known += [proof_json(it) for denies in denials_of(position) if (it := prove(rules, position, denies))]


def test_loose_cards_need_not_be_used():
    position = Position(*parse_address("5C6C7C.KD:2H"))
    assert check_proof(QUINDICI, position, _all(_none("KD"))) is Why.CARDS_LEFT
    assert (
        check_proof(QUINDICI, position, {"most": 0, "because": {"kind": "no-partner", "cards": ["2H"]}})
        is None
    )
