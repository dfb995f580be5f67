"""Other solutions and decoys, held against what is counted and what can be seen by hand."""

import pytest

from machiavelli.engine import solve
from machiavelli.engine.grading.grade import grade, look_back
from machiavelli.engine.turns import judge_turn
from machiavelli.model.content import Content
from machiavelli.model.notation import format_cards, parse_address
from machiavelli.model.position import Position, Turn
from rules_for_tests import BASE


def test_there_is_one_play_of_each_class(content: Content):
    """The classes are counted by the sweep; the plays come from the list of all tables."""
    some = 0
    for puzzle in content.puzzles.values():
        rules, position = content.variants[puzzle.variant].rules, puzzle.position
        solution = solve(rules, position)
        back = look_back(rules, position, solution, solution.layout)
        if not back.others:
            continue
        some += 1
        assert len(back.others) == grade(rules, position, solution).measures.U - 1
        for table in back.others:
            verdict = judge_turn(rules, Turn(position.table, table, position.hand))
            assert verdict.legal
            assert len(verdict.played) == solution.max_played
    assert some >= 3


@pytest.mark.parametrize(
    ("address", "decoys"),
    [
        # The 3♦ belongs with the lower half of the run, which the 5♦ divides; not with the run as it lies.
        ("4D5D6D7D.3C3H3S:3D5D", [("3♦", "4♦ 5♦ 6♦ 7♦", 1), ("3♦", "3♠ 3♥ 3♣", 1)]),
        ("5C6C7C8C:8D8H", []),
        ("9S9H9D:9C7D8D", [("9♣", "9♠ 9♥ 9♦", 1)]),
    ],
)
def test_a_decoy_tells_how_far_it_leads(address: str, decoys: list[tuple[str, str, int]]):
    position = Position(*parse_address(address))
    solution = solve(BASE, position)
    back = look_back(BASE, position, solution, solution.layout)
    assert [(str(it.card), format_cards(it.meld), it.most) for it in back.decoys] == decoys
