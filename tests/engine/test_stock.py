"""The deal, the stock, penalties and points, case by case."""

import pytest

from machiavelli.engine import cards_dealt, draw_from, hand_points, penalty_from, stock_after_deal
from machiavelli.errors import PositionError
from vectors_of import Case, cards, cases, each, rules_of


def test_there_are_enough_cases() -> None:
    assert len(cases("stock")) >= 40


@each("stock")
def test_case(case: Case) -> None:
    if "error" in case:
        with pytest.raises(PositionError) as caught:
            _answer(case)
        assert caught.value.code == case["error"]
    else:
        assert _answer(case) == case["expected"]


def _answer(case: Case) -> int:
    rules = rules_of(case)
    match case["ask"]:
        case "stock-after-deal":
            return stock_after_deal(rules, case["players"])
        case "cards-dealt":
            return cards_dealt(rules, case["players"])
        case "draw":
            return draw_from(rules, case["stock"])
        case "penalty":
            return penalty_from(rules, case["stock"], case["restored"])
        case "points":
            return hand_points(rules, cards(case["hand"]))
    raise AssertionError(case["ask"])


def test_the_message_of_a_short_pack_says_how_many() -> None:
    nine = next(case for case in cases("stock") if case["id"] == "nine-players")
    with pytest.raises(PositionError, match="117 cards needed, 104 exist"):
        stock_after_deal(rules_of(nine), 9)
