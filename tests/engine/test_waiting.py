"""How many cards complete what is held."""

import pytest

from machiavelli.engine.waiting import cards_that_complete
from machiavelli.model.notation import parse_cards
from rules_for_tests import RULES


@pytest.mark.parametrize(
    ("kept", "base", "jolly"),
    [
        ("8♦ 8♥", 4, 8),  # two copies of each of two suits, and the jokers
        ("6♦ 7♦", 4, 8),
        ("6♦ 8♦", 2, 6),
        ("A♦ 2♦", 2, 6),
        ("K♦ A♦", 2, 6),
        ("8♦ 8♦", 0, 0),
        ("8♦ 9♥", 0, 0),
        ("8♦ 8♥ 9♥", 8, 12),
        ("8♦", 0, 0),
    ],
)
def test_the_rest_of_the_pack_is_counted(kept: str, base: int, jolly: int):
    assert cards_that_complete(RULES["base"], parse_cards(kept)) == base
    assert cards_that_complete(RULES["jolly"], parse_cards(kept)) == jolly
