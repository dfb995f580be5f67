"""Verdicts on melds, case by case; and that no order of writing changes them."""

from itertools import permutations
from typing import Any

from machiavelli.engine import judge_meld
from machiavelli.model.notation import codes
from machiavelli.model.verdicts import MeldVerdict, Reason
from rules_for_tests import BASE, JOLLY
from vectors_of import Case, cards, cases, each, rules_of

MELD_REASONS = {
    Reason.TOO_SHORT,
    Reason.TOO_LONG,
    Reason.MIXED,
    Reason.REPEATED_SUIT,
    Reason.REPEATED_RANK,
    Reason.GAP,
    Reason.ACE_INSIDE,
    Reason.ACE_NOT_LOW,
    Reason.ACE_NOT_HIGH,
    Reason.TOO_MANY_JOKERS,
}


def test_every_kind_and_every_reason_has_cases() -> None:
    all_cases = cases("melds")
    assert len(all_cases) >= 100
    assert {case["kind"] for case in all_cases if case["legal"]} == {"group", "run"}
    assert {case["reason"] for case in all_cases if not case["legal"]} == MELD_REASONS


@each("melds")
def test_case(case: Case) -> None:
    verdict = judge_meld(rules_of(case), cards(case["meld"]))
    assert _as_json(verdict) == _expected(case)


def _as_json(verdict: MeldVerdict) -> dict[str, Any]:
    if verdict.legal:
        stands_for = [card and card.code for card in verdict.stands_for]
        return {"kind": verdict.kind, "cards": codes(verdict.cards), "stands_for": stands_for}
    return {"reason": verdict.reason, "missing": codes(verdict.missing), "lacking": verdict.lacking}


def _expected(case: Case) -> dict[str, Any]:
    if case["legal"]:
        return {key: case[key] for key in ("kind", "cards", "stands_for")}
    return {
        "reason": case["reason"],
        "missing": case.get("missing", []),
        "lacking": case.get("lacking", 0),
    }


def test_the_order_of_writing_means_nothing() -> None:
    for written in (["AH", "2H", "*", "4H"], ["9S", "9C", "*"], ["KH", "AH", "2H"], ["5S", "8S", "6S", "*"]):
        verdicts = {judge_meld(JOLLY, meld) for meld in permutations(cards(written))}
        assert len(verdicts) == 1


def test_a_verdict_keeps_the_cards() -> None:
    for case in cases("melds"):
        meld = cards(case["meld"])
        verdict = judge_meld(rules_of(case), meld)
        assert sorted(codes(verdict.cards)) == sorted(codes(meld))


def test_legal_or_reason_never_both() -> None:
    legal = judge_meld(BASE, cards(["5C", "6C", "7C"]))
    illegal = judge_meld(BASE, cards(["5C", "6C"]))
    assert (legal.reason, illegal.kind) == (None, None)
