"""Hints tell what the steps do, each more than the one before, and nothing that would tell all at once."""

import pytest

from machiavelli.engine import solve
from machiavelli.engine.explain.hints import hints
from machiavelli.engine.grading.grade import grade
from machiavelli.model.hints import Hint, HintCode
from machiavelli.model.notation import format_cards, parse_address
from machiavelli.model.position import Position
from rules_for_tests import BASE


def _hints(address: str) -> tuple[Hint, ...]:
    position = Position(*parse_address(address))
    graded = grade(BASE, position, solve(BASE, position))
    return hints(BASE, position, graded.steps, (graded.proof,) if graded.proof else ())


def _told(found: tuple[Hint, ...]) -> list[str]:
    return [" ".join(filter(None, (it.code, format_cards(it.cards), format_cards(it.meld)))) for it in found]


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("5C6C7C8C:8D8H", ["themes", "breaks 5♣ 6♣ 7♣ 8♣", "cards 8♣", "ends 8♣ 8♥ 8♦ 8♣"]),
        # A run is cut first, but what counts is the card that becomes free.
        (
            "2C3C4C.3C4C5C6C7C8C9C:6D6H",
            ["themes", "breaks 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣", "cards 6♣", "ends 6♣ 6♥ 6♦ 6♣"],
        ),
        # Where there is one step, its manoeuvre would tell it.
        ("5H6H7H:8H", ["stays", "cards 8♥", "ends 8♥ 5♥ 6♥ 7♥ 8♥"]),
        ("6C7C8C:8D8H", ["look 6♣", "cannot"]),
        ("9S9H9D:JC", ["look J♣", "cannot"]),
        # By points, the sevens count most; the question is about the nines.
        ("7D8D9DTD.7C8C9CTC:9S9H", ["look 9♠", "cannot"]),
    ],
)
def test_each_hint_tells_more(address: str, told: list[str]):
    assert _told(_hints(address)) == told


def test_a_hint_says_where_its_cards_lie_on_the_table():
    found = {it.code: it for it in _hints("KSKHKC.5C6C7C8C:8D8H")}
    assert found[HintCode.BREAKS].place == found[HintCode.CARDS].place == 1
    assert found[HintCode.ENDS].kind == "group"
