"""Levels: what people find easy is rated below what they find hard."""

from itertools import pairwise

import pytest

from machiavelli.engine import solve
from machiavelli.engine.grading.difficulty import level, rating
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY

ADD = ("5♣ 6♣ 7♣", "8♣")
END = ("5♣ 6♣ 7♣ 8♣", "8♦ 8♥")
BOTH_ENDS = ("4♣ 5♣ 6♣ 7♣ 8♣", "4♦ 4♥ 8♦ 8♥")
MIDDLE = ("3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣", "6♦ 6♥")
CHAIN = ("6♠ 6♥ 6♦ | 7♦ 8♦ 9♦ | 9♠ 9♥ 9♣", "6♣ 10♥ J♥")
LONG_CHAIN = ("4♠ 4♥ 4♦ | 5♦ 6♦ 7♦ | 7♠ 7♥ 7♣ | 8♥ 9♥ 10♥", "4♣ 10♠ 10♦")
ALL_RUNS = ("5♥ 6♥ 7♥ | 5♦ 6♦ 7♦ | 5♠ 6♠ 7♠", "6♣")
ALL_GROUPS = ("K♥ K♦ K♣ | Q♥ Q♦ Q♣ | J♥ J♦ J♣", "A♣")


def _position(text: tuple[str, str]) -> Position:
    table, hand = text
    return Position(tuple(map(parse_cards, table.split(" | "))), parse_cards(hand))


def _rating(text: tuple[str, str], rules: Rules = BASE) -> float:
    position = _position(text)
    return rating(rules, position, solve(rules, position))


@pytest.mark.parametrize(
    ("text", "expected"),
    [(ADD, 1), (END, 2), (MIDDLE, 3), (CHAIN, 4), (LONG_CHAIN, 5), (ALL_RUNS, 5), (ALL_GROUPS, 5)],
)
def test_levels(text: tuple[str, str], expected: int):
    position = _position(text)
    assert level(BASE, position, solve(BASE, position)) == expected


def test_the_more_has_to_move_the_harder():
    ratings = [_rating(text) for text in (ADD, END, MIDDLE, BOTH_ENDS, CHAIN, LONG_CHAIN, ALL_RUNS)]
    assert all(easier < harder for easier, harder in pairwise(ratings))


@pytest.mark.parametrize("text", [ADD, END, BOTH_ENDS, MIDDLE])
def test_inert_melds_never_make_it_easier(text: tuple[str, str]):
    table, hand = text
    ratings = [
        _rating((" | ".join([table, *inert]), hand))
        for inert in ([], ["K♠ K♥ K♦"], ["K♠ K♥ K♦", "J♠ J♥ J♦ J♣"])
    ]
    assert ratings == sorted(ratings)
    assert ratings[0] < ratings[-1]


def test_what_people_overlook_counts():
    assert _rating(("7♣ 8♣ 9♣ 10♣", "10♦ 10♥")) == _rating(END)
    assert _rating(("A♣ 2♣ 3♣ 4♣", "Q♣ K♣")) == _rating(END) + 60  # the ace changes sides
    assert _rating(("7♥ 8♥ 9♥ ★", "5♠ 5♦"), JOLLY) == _rating(END) + 60  # the joker moves
    assert _rating(("4♦ 5♦ 6♦ 7♦ | 3♣ 3♥ 3♠", "3♦ 5♦")) == _rating(END) + 40 + 80  # a twin; a false home


def test_size_decides_where_nothing_can_be_played():
    small = ("6♣ 7♣ 8♣", "8♦ 8♥")
    wide = ("6♣ 7♣ 8♣ | K♠ K♥ K♦", "8♦ 8♥")
    large = ("K♥ K♦ K♠ | Q♥ Q♦ Q♠ Q♣ | J♥ J♦ J♠", "A♠")
    assert _rating(small) < _rating(wide) < _rating(large)
    position = _position(small)
    assert level(BASE, position, solve(BASE, position)) == 2
