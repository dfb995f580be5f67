"""The solver against the brute-force reference: random small positions, every variant, bent rules."""

from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from brute_force import answer, legal_melds
from machiavelli.engine import count_classes, judge_meld, judge_turn, playable, solve
from machiavelli.engine.solver.distance import homes
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position, Turn
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, QUINDICI, RULES, SCOPERTE, bend
from strategies import positions

BENT = {
    "runs of four at most": bend(BASE, {"melds.run_max": 4}),
    "runs of five at most, jokers": bend(JOLLY, {"melds.run_max": 5}),
    "two cards a turn": bend(BASE, {"turn.most_added": 2}),
    "just two cards a turn, jokers": bend(JOLLY, {"turn.most_added": 2, "turn.least_added": 2}),
    "ace only low, jokers": bend(JOLLY, {"melds.ace_high": False}),
    "ace only high, jokers": bend(JOLLY, {"melds.ace_low": False}),
    "groups of three": bend(JOLLY, {"melds.group_max": 3}),
    "groups of four": bend(JOLLY, {"melds.group_min": 4}),
    "runs of four at least": bend(JOLLY, {"melds.run_min": 4}),
    "jokers and loose cards": bend(JOLLY, {"failure.loose_cards": "stay"}),
    "three packs": bend(BASE, {"deal.decks": 3}),
    "pairs, jokers": bend(JOLLY, {"melds.group_min": 2}),
    "pairs alone, two jokers together": bend(
        JOLLY, {"melds.group_min": 2, "melds.group_max": 2, "jokers.per_meld": 2, "melds.run_min": 4}
    ),
    "pairs, short runs, loose cards": bend(
        JOLLY, {"melds.group_min": 2, "melds.run_min": 2, "melds.run_max": 4, "failure.loose_cards": "stay"}
    ),
}

QUIET = settings(deadline=None, suppress_health_check=list(HealthCheck))


def check(rules: Rules, position: Position) -> None:
    """Everything the solver says, against every layout there is."""
    expected = answer(rules, position)
    solution = solve(rules, position)
    found = (solution.max_played, solution.melds_broken, solution.cards_moved)
    assert found == (expected.max_played, expected.broken, expected.moved)
    assert solution.can_go_out == (expected.max_played == len(position.hand))
    assert count_classes(rules, position, 10**6) == expected.classes
    cannot = {card for card in position.hand if not playable(rules, position, card)}
    assert cannot == expected.unplayable
    if expected.max_played:
        assert judge_turn(rules, Turn(position.table, solution.layout, position.hand)).legal
    else:
        assert solution.layout == position.table


@pytest.mark.parametrize("most", [1, 2, 3])
@pytest.mark.parametrize(
    ("before", "hand"),
    [
        ("7♣", "7♣ 7♦ 7♥"),
        ("7♣", "7♣ 7♣ 7♦ 7♥"),
        ("7♣ | 8♣", "7♣ 8♣ 9♣ 9♣"),
        ("7♣ | 7♣", "7♣ 7♦ 7♥ 6♣ 8♣"),
        ("A♠", "A♠ 2♠ 3♠ K♠ Q♠"),
        ("★", "★ 7♦ 7♥"),
        ("★ | 7♣", "★ ★ 7♣ 7♥"),
    ],
)
def test_a_loose_card_may_go_in_instead_of_its_twin(before: str, hand: str, most: int) -> None:
    """Where no more cards may be added than so many, it matters that the twin can stay in the hand."""
    rules = bend(JOLLY, {"failure.loose_cards": "stay", "turn.most_added": most, "deal.decks": 3})
    check(rules, Position(tuple(map(parse_cards, before.split(" | "))), parse_cards(hand)))


@seed(1)
@settings(QUIET, max_examples=400)
@given(positions(BASE))
def test_base(position: Position) -> None:
    check(BASE, position)


@seed(2)
@settings(QUIET, max_examples=200)
@given(positions(QUINDICI))
def test_quindici(position: Position) -> None:
    check(QUINDICI, position)


@seed(3)
@settings(QUIET, max_examples=300)
@given(positions(SCOPERTE))
def test_scoperte(position: Position) -> None:
    check(SCOPERTE, position)


@seed(4)
@settings(QUIET, max_examples=300)
@given(positions(JOLLY, most_cards=12))
def test_jolly(position: Position) -> None:
    check(JOLLY, position)


@pytest.mark.parametrize("name", BENT)
def test_bent_rules(name: str) -> None:
    @seed(5)
    @settings(QUIET, max_examples=40)
    @given(positions(BENT[name], most_cards=11))
    def agrees(position: Position) -> None:
        check(BENT[name], position)

    agrees()


@pytest.mark.parametrize("name", [*RULES, *BENT])
def test_the_judge_accepts_just_the_melds_of_the_reference(name: str) -> None:
    rules = RULES.get(name) or BENT[name]
    jokers = [JOKER] * (rules.jokers.per_meld + 1)
    faces = [Card(rank, suit) for suit in (Suit.SPADES, Suit.HEARTS) for rank in (1, 2, 3, 12, 13)]
    legal = set(legal_melds(rules))

    @seed(6)
    @settings(QUIET, max_examples=150)
    @given(st.lists(st.sampled_from([*faces, *jokers]), max_size=6))
    def agrees(cards: list[Card]) -> None:
        meld = tuple(sorted(cards, key=lambda card: card.sort_key))
        assert judge_meld(rules, meld).legal == (meld in legal)

    agrees()
    assert all(judge_meld(rules, meld).legal for meld in legal)


def test_the_answer_does_not_depend_on_the_order_of_the_cards() -> None:
    table = (cards_of(Suit.CLUBS, 5, 6, 7, 8), cards_of(Suit.HEARTS, 2, 3, 4))
    hand = (Card(8, Suit.DIAMONDS), Card(8, Suit.HEARTS), Card(5, Suit.HEARTS))
    layouts = set()
    for melds in permutations(table):
        for cards in permutations(hand):
            solution = solve(BASE, Position(melds, cards))
            layouts.add(frozenset(solution.layout))
            assert solution.played == cards
    assert len(layouts) == 1


def test_old_melds_come_first_and_in_their_order() -> None:
    table = (
        cards_of(Suit.HEARTS, 2, 3, 4),
        cards_of(Suit.CLUBS, 5, 6, 7, 8),
        cards_of(Suit.SPADES, 9, 10, 11),
    )
    hand = (Card(8, Suit.DIAMONDS), Card(8, Suit.HEARTS))
    layout = solve(BASE, Position(table, hand)).layout
    assert homes(table, layout) == {0: 0, 1: 1, 2: 2}


def test_a_whole_suit_holds_runs_of_both_its_ends() -> None:
    """A run of thirteen cards contains Q K A as well as A 2 3, wherever its ace is read."""
    suit = Suit.HEARTS
    for ends in [(12, 13, 1), (1, 2, 3)]:
        middle = [rank for rank in range(1, 14) if rank not in ends]
        table = (cards_of(suit, *ends), (*(Card(2, other) for other in Suit if other != suit), Card(2, suit)))
        hand = cards_of(suit, *middle)
        solution = solve(BASE, Position(table, hand))
        assert (solution.can_go_out, solution.melds_broken) == (True, 0)


def cards_of(suit: Suit, *ranks: int) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for rank in ranks)
