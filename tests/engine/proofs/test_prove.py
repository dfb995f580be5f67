"""What cannot be played has a proof, what can has none: against every layout of small positions."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brute_force import answer
from machiavelli.engine import prove, prove_best
from machiavelli.engine.proofs.confirm import holds
from machiavelli.engine.proofs.pool import FACES, JOKER_FACE, shape_of, short_melds
from machiavelli.engine.proofs.prove import prove_shown
from machiavelli.engine.proofs.state import claimed
from machiavelli.errors import PositionError
from machiavelli.model.notation import parse_address
from machiavelli.model.position import Position
from machiavelli.model.proof import Denial, Limit, NoPartner, Points, proof_json
from machiavelli.model.variant import Rules
from machiavelli.verification.proof_checker import check_proof
from machiavelli.verification.proof_checker_melds import short_melds as checkers_melds
from proof_cases import RULES_FOR_PROOFS, denials_of
from rules_for_tests import BASE, SCOPERTE, bend
from strategies import random_position
from vectors_of import Case, cards, each, rules_of, table


def _position(address: str) -> Position:
    return Position(*parse_address(address))


@each("proofs")
def test_vectors(case: Case):
    rules, position = rules_of(case), Position(table(case["table"]), cards(case["hand"]))
    denies = case["denies"]
    card = cards([denies["card"]])[0] if "card" in denies else None
    proof = prove(rules, position, Denial(card, denies.get("most")))
    assert (proof and proof_json(proof)) == case["proof"]
    assert proof is None or check_proof(rules, position, case["proof"]) is None


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(sorted(RULES_FOR_PROOFS)), st.randoms(use_true_random=False))
def test_what_cannot_be_has_a_proof_and_only_that(name: str, chance: random.Random):
    rules = RULES_FOR_PROOFS[name]
    position = random_position(chance, rules, 11)
    if not position.hand:
        return
    truth = answer(rules, position)
    for denies in denials_of(position):
        impossible = (
            denies.card in truth.unplayable if denies.card else (denies.most or 0) >= truth.max_played
        )
        proof = prove(rules, position, denies)
        assert (proof is not None) == impossible, denies
        if proof is not None:
            assert check_proof(rules, position, proof_json(proof)) is None


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(sorted(RULES_FOR_PROOFS)), st.randoms(use_true_random=False))
def test_engine_and_checker_list_the_same_short_melds(name: str, chance: random.Random):
    rules = RULES_FOR_PROOFS[name]
    counts = [chance.choice([0, 0, 1, 2]) for _ in range(JOKER_FACE)] + [chance.randint(0, rules.deal.jokers)]
    pool = Counter({FACES[face]: count for face, count in enumerate(counts) if count})
    found = [tuple(FACES[face] for face in meld) for meld in short_melds(shape_of(rules), counts)]
    assert len(found) == len(set(found))
    by_checker = checkers_melds(rules, pool)
    assert {tuple(sorted(meld, key=lambda card: card.sort_key)) for meld in found} == by_checker


def test_the_cheapest_kind_comes_first():
    alone = prove(BASE, _position("9S9H9D9C.THJHQHKH.QSQHQDQC:JC"), Denial(most=0))
    assert alone is not None
    assert alone.because == NoPartner(cards(["JC"]))
    both = prove(BASE, _position("7D8D9DTD.7C8C9CTC:9H9S"), Denial(most=0))
    assert both is not None
    assert isinstance(both.because, Points)
    assert len(both.because.points) <= 6
    assert max(abs(number) for _, number in both.because.points) <= 2


def test_what_can_be_played_is_not_refuted():
    assert prove(BASE, _position("5C6C7C8C:8D8H"), Denial(most=1)) is None
    assert prove_best(BASE, _position("5C6C7C8C:8D8H"), 2) is None


def test_a_limit_of_the_rules_is_a_reason():
    rules = bend(BASE, {"turn.most_added": 2})
    position = _position(":8S8H8D")
    proof = prove(rules, position, Denial(most=0))
    assert proof is not None
    assert check_proof(rules, position, proof_json(proof)) is None
    limit = prove(rules, position, Denial(most=2))
    assert limit is not None
    assert limit.because == Limit()


def test_loose_cards_do_not_count_as_played():
    # The help card could join the run, but a turn must add a card of the hand.
    position = _position("5C6C7C.8C:KD")
    proof = prove(SCOPERTE, position, Denial(most=0))
    assert proof is not None
    assert check_proof(SCOPERTE, position, proof_json(proof)) is None
    assert prove(SCOPERTE, _position("5C6C7C.8C:9C"), Denial(most=0)) is None


def test_no_proof_within_a_small_budget():
    assert prove(BASE, _position("7D8D9DTD.7C8C9CTC:9H9S"), Denial(most=0), budget=3) is None


def test_only_proofs_for_people_are_shown():
    assert prove_shown(BASE, _position("6C7C8C:8D8H"), Denial(most=0)) is not None


@pytest.mark.parametrize("denies", [Denial(most=2), Denial(most=-1), Denial(card=FACES[0]), Denial()])
def test_nothing_to_prove(denies: Denial):
    with pytest.raises(ValueError, match=r"nothing to prove|not in the hand"):
        prove(BASE, _position("6C7C8C:8D8H"), denies)


def test_an_impossible_position_is_refused():
    with pytest.raises(PositionError):
        prove(BASE, _position("6C7C:8D8H"), Denial(most=0))


def test_a_reason_against_another_claim_is_none():
    state = claimed(BASE, _position("5C6C7C8C:8D8H"), Denial(most=1))
    assert not holds(state, NoPartner(cards(["8D"])))
    assert not holds(state, Limit())
    assert not holds(state, Points(((cards(["8D"])[0], 1),), 1))


def test_rules_differ():
    assert all(isinstance(rules, Rules) for rules in RULES_FOR_PROOFS.values())
