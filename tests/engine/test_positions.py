"""Solving, case by case: cards played, the closest layout, classes, what stays behind, what is refused."""

import pytest

from machiavelli.engine import count_classes, playable, solve
from machiavelli.errors import PositionError
from machiavelli.model.notation import codes
from machiavelli.model.position import Position
from vectors_of import Case, cards, cases, each, rules_of, table


def position_of(case: Case) -> Position:
    return Position(table(case["table"]), cards(case["hand"]))


def test_there_are_enough_cases() -> None:
    answered = [case for case in cases("positions") if "error" not in case]
    refused = {case["error"] for case in cases("positions") if "error" in case}
    assert len(answered) >= 70
    assert refused == {
        "illegal-table",
        "too-many-cards",
        "too-many-copies",
        "too-many-jokers",
        "too-many-loose",
        "too-many-melds",
    }


@each("positions")
def test_case(case: Case) -> None:
    rules, position = rules_of(case), position_of(case)
    if "error" in case:
        with pytest.raises(PositionError) as caught:
            solve(rules, position)
        assert caught.value.code == case["error"]
        return
    solution = solve(rules, position)
    found = {
        "max_played": solution.max_played,
        "can_go_out": solution.can_go_out,
        "played": codes(solution.played),
        "layout": [codes(meld) for meld in solution.layout],
        "melds_broken": solution.melds_broken,
        "cards_moved": solution.cards_moved,
    }
    assert found == found | {key: case[key] for key in found if key in case}
    if "classes" in case:
        assert count_classes(rules, position, case["classes"] + 1) == case["classes"]
    for card in cards(case.get("unplayable", [])):
        assert not playable(rules, position, card)
    for card in set(solution.played):
        assert playable(rules, position, card)


def test_counting_classes_stops_at_its_limit() -> None:
    whole_pack = next(case for case in cases("positions") if case["id"] == "whole-pack")
    assert count_classes(rules_of(whole_pack), position_of(whole_pack), 2) == 2


def test_a_card_that_is_not_in_the_hand_cannot_be_asked_about() -> None:
    case = next(case for case in cases("positions") if case["id"] == "free-an-eight")
    with pytest.raises(ValueError, match="not in the hand"):
        playable(rules_of(case), position_of(case), cards(["KS"])[0])
