"""Levels: what people find easy is rated below what they find hard, by the parts that make it so."""

from itertools import pairwise

import pytest

from machiavelli.engine import solve
from machiavelli.engine.grading.difficulty import difficulty
from machiavelli.engine.grading.grade import grade
from machiavelli.engine.grading.measures import Analysis, measures
from machiavelli.model.measures import PARTS, Difficulty
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY
from vectors_of import Case, cards, each, rules_of, table

ADD = ("5♣ 6♣ 7♣", "8♣")
END = ("5♣ 6♣ 7♣ 8♣", "8♦ 8♥")
BOTH_ENDS = ("4♣ 5♣ 6♣ 7♣ 8♣", "4♦ 4♥ 8♦ 8♥")
MIDDLE = ("3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣", "6♦ 6♥")
CHAIN = ("6♠ 6♥ 6♦ | 7♦ 8♦ 9♦ | 9♠ 9♥ 9♣", "6♣ 10♥ J♥")
ALL_RUNS = ("5♥ 6♥ 7♥ | 5♦ 6♦ 7♦ | 5♠ 6♠ 7♠", "6♣")
ALL_GROUPS = ("K♥ K♦ K♣ | Q♥ Q♦ Q♣ | J♥ J♦ J♣", "A♣")


def _graded(text: tuple[str, str], rules: Rules = BASE) -> Difficulty:
    melds, hand = text
    position = Position(tuple(map(parse_cards, melds.split(" | "))), parse_cards(hand))
    return grade(rules, position, solve(rules, position)).difficulty


@each("measures")
def test_the_rating_of_each_minimal_example(case: Case):
    position = Position(table(case["table"]), cards(case["hand"]))
    rules = rules_of(case)
    found = grade(rules, position, solve(rules, position)).difficulty
    overlooked = ("twins", "ace", "joker")
    surprises = {name: part for name, part in found.parts.items() if name in overlooked and part}
    assert found.rating - sum(surprises.values()) == case["rating"]
    assert surprises == case.get("surprises", {})


@pytest.mark.parametrize(
    ("text", "expected"), [(ADD, 1), (END, 2), (MIDDLE, 3), (CHAIN, 4), (ALL_RUNS, 5), (ALL_GROUPS, 5)]
)
def test_levels(text: tuple[str, str], expected: int):
    assert _graded(text).level == expected


def test_the_rating_is_the_sum_of_its_parts():
    for text in (ADD, END, BOTH_ENDS, MIDDLE, CHAIN, ALL_RUNS):
        found = _graded(text)
        assert found.rating == sum(found.parts.values())


def test_the_wider_the_step_the_harder():
    ratings = [_graded(text).rating for text in (ADD, END, MIDDLE, ALL_RUNS)]
    assert all(easier < harder for easier, harder in pairwise(ratings))


@pytest.mark.parametrize("text", [ADD, END, BOTH_ENDS, MIDDLE])
def test_inert_melds_never_make_it_easier(text: tuple[str, str]):
    melds, hand = text
    ratings = [
        _graded((" | ".join([melds, *inert]), hand)).rating
        for inert in ([], ["K♠ K♥ K♦"], ["K♠ K♥ K♦", "J♠ J♥ J♦ J♣"])
    ]
    assert ratings == sorted(ratings)


def test_a_play_that_moves_nothing_stays_easy():
    many = ("5♣ 6♣ 7♣ | 5♥ 6♥ 7♥ | 9♠ 9♥ 9♦", "8♣ 8♥ 9♣ 4♣ 4♥")
    found = _graded(many)
    assert found.rating == 700
    assert found.parts["cap"] < 0


def test_what_people_overlook_counts():
    assert _graded(("7♣ 8♣ 9♣ 10♣", "10♦ 10♥")).rating == _graded(END).rating
    assert _graded(("A♣ 2♣ 3♣ 4♣", "Q♣ K♣")).parts["ace"] == 60
    assert _graded(("7♥ 8♥ 9♥ ★", "5♠ 5♦"), JOLLY).parts["joker"] == 60
    decoy = _graded(("4♦ 5♦ 6♦ 7♦ | 3♣ 3♥ 3♠", "3♦ 5♦"))
    assert (decoy.parts["twins"], decoy.parts["X"], decoy.parts["N"]) == (40, 127, 50)


NO_PARTNER = ("9♠ 9♥ 9♦ 9♣ | 10♥ J♥ Q♥ K♥ | Q♠ Q♥ Q♦ Q♣", "J♣")
BY_CHAIN = ("6♣ 7♣ 8♣", "8♦ 8♥")
BY_POINTS = ("7♦ 8♦ 9♦ 10♦ | 7♣ 8♣ 9♣ 10♣", "9♠ 9♥")


def test_the_proof_decides_where_nothing_can_be_played():
    found = [_graded(text) for text in (NO_PARTNER, BY_CHAIN, BY_POINTS)]
    assert [one.parts["proof"] for one in found] == [0, 200, 400]
    assert [one.level for one in found] == [1, 2, 3]
    for one in found:
        assert set(one.parts) == {"base", "proof", "length", "C"}
        assert one.rating == sum(one.parts.values())


def test_size_alone_does_not_make_the_impossible_hard():
    """A card that fits nowhere is seen at once on any table."""
    wide = _graded((f"{NO_PARTNER[0]} | 3♠ 3♥ 3♦ | 5♠ 5♥ 5♦ | 7♠ 7♥ 7♦", "J♣"))
    assert wide.rating < _graded(BY_CHAIN).rating


def test_a_longer_proof_is_harder():
    assert _graded(("K♥ K♦ K♠ | Q♥ Q♦ Q♠ Q♣ | J♥ J♦ J♠", "A♠")).parts["length"] > 180
    assert _graded(BY_CHAIN).parts["length"] == 180


def test_without_a_proof_the_rating_is_open():
    position = Position((parse_cards("6♣ 7♣ 8♣"),), parse_cards("8♦ 8♥"))
    solution = solve(BASE, position)
    found = difficulty(BASE, position, solution, measures(Analysis(BASE, position, solution)), None)
    assert found.undecided == ("proof", "length")


@pytest.mark.parametrize("text", [ADD, END, BOTH_ENDS, MIDDLE, CHAIN, ALL_RUNS, NO_PARTNER, BY_POINTS])
def test_every_part_has_a_name_of_the_model(text: tuple[str, str]):
    assert set(_graded(text).parts) <= set(PARTS)
