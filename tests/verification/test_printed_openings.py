"""What sources say an opening counts: a joker is worth the card it stands for, in each printed example."""

import pytest

from machiavelli.engine import judge_turn
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Turn
from machiavelli.model.verdicts import Reason
from rule_pages import content

OPENINGS = [
    ("K♥ K♦ K♠", 30, "three kings, as the README of garak/rummy counts them"),
    ("5♣ 6♣ ★ 8♣", 26, "the joker is the 7, in the same place"),
    ("4♦ 5♦ 6♦", 15, "a run of small cards, its joker taken for the 4 it stands for"),
    ("10♠ 10♥ ★", 30, "two tens and a joker, where a program once counted 20"),
]


@pytest.mark.parametrize(("meld", "points", "why"), OPENINGS, ids=[why for *_, why in OPENINGS])
def test_the_printed_openings_count_what_they_are_said_to(meld: str, points: int, why: str):
    cards = parse_cards(meld)
    verdict = judge_turn(
        content().variants["rummikub"].rules, Turn((), (cards,), (*cards, *parse_cards("2♠")), opened=False)
    )
    assert verdict.legal == (points >= 30), why
    assert verdict.legal or verdict.reason is Reason.NO_OPENING
