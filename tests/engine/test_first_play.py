"""The best play of who has not opened, against the brute-force reference."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, seed, settings

from brute_force import answer
from brute_opening import contains_opening, may_be_first
from machiavelli.engine import class_count, count_classes, judge_turn, max_played, playable, solve
from machiavelli.engine.opening import has_opening
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position, Turn
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, SCOPERTE, bend
from strategies import positions

MELD = {"turn.opening": "meld"}
RUN = {"turn.opening": "run"}
STRICT = {"turn.table_before_opening": False}


def points(least: int) -> dict[str, object]:
    return {"turn.opening": "points", "turn.opening_points": least}


ROUND = {"melds.ace_inside": True}
FROZEN = {"jokers.on_table": "frozen"}
OPENINGS = {
    "a meld, adding allowed": bend(BASE, MELD),
    "a meld": bend(BASE, MELD | STRICT),
    "a meld, two cards a turn, adding allowed": bend(BASE, MELD | {"turn.most_added": 2}),
    "a meld, four cards a turn, two at least, jokers": bend(
        JOLLY, MELD | {"turn.most_added": 4, "turn.least_added": 2}
    ),
    "a meld, loose cards, adding allowed": bend(SCOPERTE, MELD),
    "a run": bend(BASE, RUN | STRICT),
    "a run, jokers, adding allowed": bend(JOLLY, RUN),
    "a run round the corner, adding allowed": bend(BASE, RUN | ROUND),
    "thirty points, jokers": bend(JOLLY, points(30) | STRICT),
    "fifteen points, adding allowed": bend(BASE, points(15)),
    "twenty points, frozen jokers, adding allowed": bend(JOLLY, points(20) | FROZEN),
    "ten points, ace only low": bend(BASE, points(10) | STRICT | {"melds.ace_high": False}),
}

QUIET = settings(deadline=None, suppress_health_check=list(HealthCheck))


def check(rules: Rules, position: Position) -> None:
    first = replace(position, opened=False)
    expected = answer(rules, first, lambda layout, played: may_be_first(rules, first, layout, played))
    solution = solve(rules, first)
    found = (solution.max_played, solution.melds_broken, solution.cards_moved)
    assert found == (expected.max_played, expected.broken, expected.moved)
    assert max_played(rules, first) == expected.max_played
    dead = {card for card in first.hand if not playable(rules, first, card)}
    assert dead == expected.unplayable
    assert class_count(rules, first) == (expected.classes, True)
    assert count_classes(rules, first, 2) == min(2, expected.classes)
    if expected.max_played:
        turn = Turn(first.table, solution.layout, first.hand, opened=False)
        assert judge_turn(rules, turn).legal
    else:
        assert solution.layout == first.table


@pytest.mark.parametrize("name", OPENINGS)
def test_first_plays(name: str) -> None:
    rules = OPENINGS[name]

    @seed(11)
    @settings(QUIET, max_examples=15 if rules.deal.jokers else 40)
    @given(positions(rules, most_cards=9 if rules.jokers.on_table == "frozen" else 11))
    def every_position(position: Position) -> None:
        check(rules, position)

    every_position()


@pytest.mark.parametrize("name", OPENINGS)
def test_openings_among_cards(name: str) -> None:
    @seed(12)
    @settings(QUIET, max_examples=25)
    @given(positions(OPENINGS[name], most_cards=12))
    def every_hand(position: Position) -> None:
        cards = (*position.hand, *(card for meld in position.table[1:] for card in meld))
        assert has_opening(OPENINGS[name], cards) == contains_opening(OPENINGS[name], cards)

    every_hand()


@pytest.mark.parametrize(
    ("rules", "table", "hand", "opened", "most"),
    [
        (bend(BASE, MELD | STRICT), "5♣ 6♣ 7♣ 8♣", "8♦ 8♥", True, 2),
        (bend(BASE, MELD | STRICT), "5♣ 6♣ 7♣ 8♣", "8♦ 8♥", False, 0),
        (bend(BASE, MELD | STRICT), "5♣ 6♣ 7♣ 8♣", "8♦ 8♥ K♠ K♥ K♦", False, 5),
        (bend(BASE, MELD), "5♣ 6♣ 7♣ 8♣", "9♣ 8♦ 8♥", False, 1),
        (bend(BASE, MELD | STRICT), "5♣ 6♣ 7♣ 8♣", "9♣ 8♦ 8♥", False, 0),
        (bend(BASE, RUN | STRICT), "", "8♣ 8♦ 8♥", False, 0),
        (bend(BASE, points(30) | STRICT), "", "9♣ 9♦ 9♥", False, 0),
        (bend(BASE, points(27) | STRICT), "", "9♣ 9♦ 9♥", False, 3),
    ],
)
def test_what_is_played_depends_on_the_opening(
    rules: Rules, table: str, hand: str, opened: bool, most: int
) -> None:
    melds = tuple(map(parse_cards, table.split(" | "))) if table else ()
    position = Position(melds, parse_cards(hand), opened)
    assert (solve(rules, position).max_played, max_played(rules, position)) == (most, most)


def test_fewer_cards_may_be_played_than_by_who_has_opened() -> None:
    """The two kings beside the run of the table would be two cards of an opening too few."""
    rules = bend(BASE, MELD | STRICT | {"turn.most_added": 3})
    position = Position((parse_cards("J♠ Q♠ K♠ A♠"),), parse_cards("K♥ K♦ 2♦ 3♦ 4♦ A♥ A♦"), opened=False)
    solution = solve(rules, position)
    assert set(solution.played) in [set(parse_cards("2♦ 3♦ 4♦")), set(parse_cards("A♦ 2♦ 3♦"))]
