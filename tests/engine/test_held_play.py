"""The best play of who kept melds in the turn before, against the brute-force reference."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from brute_force import answer
from brute_held import may_be_laid
from brute_opening import may_be_first
from machiavelli.engine import class_count, count_classes, judge_turn, max_played, playable, solve
from machiavelli.engine.own_melds import own_melds
from machiavelli.errors import PositionError
from machiavelli.model.cards import Card
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, SCOPERTE, bend
from strategies import random_position

HOLD = {"turn.hold_back": True}
FREE = bend(BASE, HOLD)
RULES = {
    "plain": FREE,
    "jokers": bend(JOLLY, HOLD),
    "many jokers in a meld": bend(JOLLY, HOLD | {"jokers.per_meld": 2}),
    "frozen jokers": bend(JOLLY, HOLD | {"jokers.on_table": "frozen"}),
    "loose cards": bend(SCOPERTE, HOLD),
    "three cards a turn, two at least": bend(BASE, HOLD | {"turn.most_added": 3, "turn.least_added": 2}),
    "round the corner": bend(BASE, HOLD | {"melds.ace_inside": True}),
    "pairs": bend(BASE, HOLD | {"melds.group_min": 2, "melds.run_max": 4}),
    "an opening of a meld": bend(BASE, HOLD | {"turn.opening": "meld", "turn.table_before_opening": False}),
    "an opening of a meld, adding allowed": bend(BASE, HOLD | {"turn.opening": "meld"}),
}

QUIET = settings(deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))


def some_held(chance: random.Random, rules: Rules, most_cards: int) -> Position:
    """A position whose hand was kept, mostly with a meld in it, and some of whose table was laid since."""
    for _ in range(8):
        position = random_position(chance, rules, most_cards)
        held = tuple(card for card in position.hand if chance.random() < 0.85)
        if own_melds(rules, Counter(held)):
            break
    table = [card for meld in position.table for card in meld]
    since = tuple(card for card in table if chance.random() < 0.2)
    opened = rules.turn.opening == "none" or chance.random() < 0.5
    return replace(position, opened=opened, held=held, since=since)


def check(rules: Rules, position: Position) -> None:
    def fits(layout: tuple[tuple[Card, ...], ...], played: tuple[Card, ...]) -> bool:
        first = position.opened or may_be_first(rules, position, layout, played)
        return first and may_be_laid(rules, position, layout, played)

    may_be_open = rules.jokers.on_table == "frozen" or not position.opened
    if may_be_open and is_open(lambda: [playable(rules, position, card) for card in position.hand]):
        return
    solution, most = solve(rules, position), max_played(rules, position)
    dead = {card for card in position.hand if not playable(rules, position, card)}
    expected = answer(rules, position, fits)
    assert (solution.max_played, most) == (expected.max_played, expected.max_played)
    assert dead == expected.unplayable
    classes = class_count(rules, position)
    assert classes.number == expected.classes if classes.exact else classes.number <= expected.classes
    if not is_open(lambda: count_classes(rules, position, 2)):
        assert count_classes(rules, position, 2) == min(2, expected.classes)
    if expected.max_played:
        assert judge_turn(rules, position.turn(solution.layout)).legal
    least = (expected.broken, expected.moved)
    if solution.undecided:
        assert (solution.melds_broken, solution.cards_moved) >= least
    else:
        assert (solution.melds_broken, solution.cards_moved) == least


def is_open(question: Callable[[], object]) -> bool:
    """Whether the engine says that it does not know."""
    try:
        question()
    except PositionError as error:
        return error.code == "not-decided"
    return False


@pytest.mark.parametrize("name", RULES)
def test_what_was_held_back(name: str) -> None:
    rules = RULES[name]

    @seed(21)
    @settings(QUIET, max_examples=12 if rules.deal.jokers else 25)
    @given(st.randoms(use_true_random=False))
    def every_position(chance: random.Random) -> None:
        check(rules, some_held(chance, rules, 9 if rules.jokers.on_table == "frozen" else 11))

    every_position()


@pytest.mark.parametrize(
    ("table", "hand", "held", "since", "most"),
    [
        ("", "8♠ 8♥ 8♦ K♣", "8♠ 8♥ 8♦", "", 0),
        ("", "8♠ 8♥ 8♦ 8♣", "8♠ 8♥ 8♦", "", 4),
        ("5♣ 6♣ 7♣ 8♣", "8♠ 8♥ 8♦", "8♠ 8♥ 8♦", "", 2),
        ("5♣ 6♣ 7♣ 8♣", "8♠ 8♥ 8♦", "8♠ 8♥ 8♦", "8♣", 3),
        ("J♠ Q♠ K♠", "9♠ 10♠ 8♠", "8♠ 9♠ 10♠", "", 2),
        ("J♠ Q♠ K♠", "9♠ 10♠ 8♠", "8♠ 9♠ 10♠", "K♠", 3),
        ("8♠ 8♥ 8♦", "8♠ 8♥ 8♦ 8♣", "8♠ 8♥ 8♦ 8♣", "8♠", 1),
    ],
)
def test_positions_that_a_person_can_check(table: str, hand: str, held: str, since: str, most: int) -> None:
    melds = (parse_cards(table),) if table else ()
    laid_since = parse_cards(since) if since else ()
    position = Position(melds, parse_cards(hand), True, parse_cards(held), laid_since)
    assert solve(FREE, position).max_played == most


@pytest.mark.parametrize(("since", "most"), [("", 2), ("★", 3)])
def test_a_joker_of_the_table_beside_one_that_was_held_frees_no_meld(since: str, most: int) -> None:
    """With the joker of the sevens the nines would have two, one of them held all the same."""
    hand = parse_cards("8♥ 9♦ 9♠ ★")
    laid_since = parse_cards(since) if since else ()
    position = Position((parse_cards("7♦ 7♠ 7♣ ★"),), hand, True, hand, laid_since)
    rules = RULES["many jokers in a meld"]
    assert (solve(rules, position).max_played, max_played(rules, position)) == (most, most)


def test_what_is_not_held_back_is_played_as_ever() -> None:
    hand = parse_cards("8♦ 8♥ 2♠")
    position = Position((parse_cards("5♣ 6♣ 7♣ 8♣"),), hand, held=hand)
    assert solve(FREE, position) == solve(BASE, position)


def test_a_loose_card_like_one_of_the_hand_makes_another_solution() -> None:
    """With the four of clubs or of spades of the table: fewer cards than could go, in two ways."""
    hand = parse_cards("4♣ 4♠ 4♦ 3♥ 6♥")
    table = tuple(parse_cards(card) for card in ("4♣", "6♣", "4♠", "3♣"))
    position = Position(table, hand, True, hand)
    rules = RULES["loose cards"]
    assert max_played(rules, position) == 2
    assert not class_count(rules, position).exact
    with pytest.raises(PositionError, match="not found out"):
        count_classes(rules, position, 2)
