"""Verdicts on turns, case by case."""

from typing import Any

from machiavelli.engine import judge_turn
from machiavelli.model.notation import codes
from machiavelli.model.position import Turn
from machiavelli.model.verdicts import Reason
from vectors_of import Case, cards, cases, each, rules_of, table

TURN_REASONS = {
    Reason.CARDS_MISSING,
    Reason.CARDS_FOREIGN,
    Reason.NOTHING_ADDED,
    Reason.TOO_MANY_ADDED,
    Reason.NO_OPENING,
    Reason.HELD_BACK,
    Reason.LOOSE_CARD,
    Reason.ILLEGAL_MELD,
}


def test_every_reason_has_cases() -> None:
    assert len(cases("turns")) >= 70
    assert {case["reason"] for case in cases("turns") if not case["legal"]} == TURN_REASONS


@each("turns")
def test_case(case: Case) -> None:
    held, since = cards(case.get("held", [])), cards(case.get("since", []))
    turn = Turn(
        table(case["before"]),
        table(case["after"]),
        cards(case["hand"]),
        case.get("opened", True),
        held,
        since,
    )
    verdict = judge_turn(rules_of(case), turn)
    found: dict[str, Any] = {
        "legal": verdict.legal,
        "played": codes(verdict.played),
        "reason": verdict.reason,
        "meld": verdict.meld,
        "meld_reason": verdict.meld_reason,
        "cards": codes(verdict.cards),
    }
    assert found == {key: case.get(key) for key in found} | {"cards": case.get("cards", [])}
