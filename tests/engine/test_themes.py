"""Themes: a position that shows each, and one that nearly does."""

from itertools import permutations

import pytest

from machiavelli.engine import judge_meld, solve
from machiavelli.engine.grading.themes import THEMES, themes
from machiavelli.model.cards import Card, Suit
from machiavelli.model.position import Meld, Position, Table
from machiavelli.model.puzzle import Theme
from machiavelli.model.variant import Rules
from vectors_of import Case, cards, cases, each, rules_of, table

INERT = ("KS", "KH", "KD")
"""A group that none of the cases below has any use for."""


def _position(case: Case) -> Position:
    return Position(table(case["table"]), cards(case["hand"]))


def _canonical(rules: Rules, melds: Table) -> list[str]:
    return sorted(str(judge_meld(rules, meld).cards) for meld in melds)


def test_every_theme_has_a_function():
    assert set(THEMES) == set(Theme)


@pytest.mark.parametrize("theme", Theme)
def test_every_theme_is_shown_by_a_case_and_nearly_shown_by_another(theme: Theme):
    assert any(theme in case["themes"] for case in cases("themes"))
    assert any(theme in case["near"] for case in cases("themes"))


@each("themes")
def test_case(case: Case):
    rules, position = rules_of(case), _position(case)
    solution = solve(rules, position)
    assert _canonical(rules, solution.layout) == _canonical(rules, table(case["layout"]))
    found = themes(rules, position, solution)
    assert found == set(case["themes"])
    assert not found & set(case["near"])


@each("themes")
def test_suits_have_no_say(case: Case):
    rules, position = rules_of(case), _position(case)
    for order in list(permutations(Suit))[1::12]:
        other = dict(zip(Suit, order, strict=True))
        renamed = Position(
            tuple(_rename(meld, other) for meld in position.table), _rename(position.hand, other)
        )
        assert themes(rules, renamed, solve(rules, renamed)) == set(case["themes"]), order


def _rename(meld: Meld, suits: dict[Suit, Suit]) -> Meld:
    return tuple(Card(card.rank, None if card.suit is None else suits[card.suit]) for card in meld)


@each("themes")
def test_the_order_of_melds_and_cards_has_no_say(case: Case):
    rules, position = rules_of(case), _position(case)
    turned = Position(tuple(meld[::-1] for meld in position.table[::-1]), position.hand[::-1])
    assert themes(rules, turned, solve(rules, turned)) == set(case["themes"])


def test_an_inert_meld_changes_nothing():
    for case in cases("themes"):
        rules, position = rules_of(case), _position(case)
        if any(card.rank >= 11 for meld in (*position.table, position.hand) for card in meld):
            continue
        more = Position((*position.table, cards(INERT)), position.hand)
        assert themes(rules, more, solve(rules, more)) == set(case["themes"]), case["id"]
