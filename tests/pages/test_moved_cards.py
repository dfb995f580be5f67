"""Drawings mark the table cards that changed their meld."""

from machiavelli.engine import judge_meld
from machiavelli.model.notation import parse_cards
from machiavelli.model.verdicts import MeldVerdict
from machiavelli.pages.moved_cards import moved_cards
from rules_for_tests import BASE


def _table(*melds: str) -> tuple[MeldVerdict, ...]:
    return tuple(judge_meld(BASE, parse_cards(meld)) for meld in melds)


def test_the_freed_eight_is_marked_where_it_lay_and_where_it_lies():
    before, after = _table("5♣ 6♣ 7♣ 8♣"), _table("5♣ 6♣ 7♣", "8♥ 8♦ 8♣")
    assert moved_cards(before, after) == ([(0, 3)], [(1, 2)])


def test_a_longer_run_moves_nothing():
    assert moved_cards(_table("4♣ 5♣ 6♣"), _table("3♣ 4♣ 5♣ 6♣ 7♣")) == ([], [])


def test_a_split_run_moves_its_shorter_part():
    before, after = _table("3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣"), _table("3♣ 4♣ 5♣", "6♣ 7♣ 8♣ 9♣")
    assert moved_cards(before, after) == ([(0, 0), (0, 1), (0, 2)], [(0, 0), (0, 1), (0, 2)])


def test_of_two_equal_cards_one_is_marked():
    """The twin from the hand is no card that moved."""
    before, after = _table("8♠ 8♥ 8♦ 8♣"), _table("8♠ 8♥ 8♦", "7♣ 8♣ 9♣", "6♣ 7♣ 8♣")
    left, joined = moved_cards(before, after)
    assert left == [(0, 3)]
    assert len(joined) == 1


def test_an_impossible_puzzle_moves_nothing():
    assert moved_cards(_table("6♣ 7♣ 8♣"), ()) == ([], [])
