"""The closest layout against the brute force: jokers that share melds, short melds; and its bound on work."""

import random
from itertools import combinations

import pytest

from brute_force import answer
from machiavelli.engine.checks import check_position
from machiavelli.engine.closest import listing
from machiavelli.engine.closest.old_table import OldTable
from machiavelli.engine.closest.search import closest
from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.distance import cards_moved, melds_broken
from machiavelli.engine.solver.fewest import fewest_left_over
from machiavelli.engine.solver.layout import in_order
from machiavelli.engine.solver.solve import solve
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.engine.turns import judge_turn
from machiavelli.model.cards import Card, Suit
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position, Turn
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, QUINDICI, bend
from strategies import random_position

SHARED = {
    "no jokers in melds": bend(JOLLY, {"jokers.per_meld": 0}),
    "two jokers a meld": bend(JOLLY, {"jokers.per_meld": 2}),
    "two jokers a meld, runs of four at most": bend(JOLLY, {"jokers.per_meld": 2, "melds.run_max": 4}),
    "four jokers a meld": bend(JOLLY, {"jokers.per_meld": 4}),
    "pairs and runs of two": bend(JOLLY, {"melds.run_min": 2, "melds.group_min": 2}),
    "pairs, the ace low only": bend(
        JOLLY, {"melds.group_min": 2, "melds.run_max": 5, "melds.ace_high": False, "deal.decks": 1}
    ),
    "pairs alone": bend(JOLLY, {"melds.group_min": 2, "melds.group_max": 2, "melds.run_min": 4}),
    "pairs, two jokers a meld, three packs": bend(
        JOLLY, {"melds.group_min": 2, "jokers.per_meld": 2, "deal.decks": 3}
    ),
    "two jokers, runs of two": bend(JOLLY, {"jokers.per_meld": 2, "melds.run_min": 2}),
    "two jokers a meld, loose cards": bend(JOLLY, {"jokers.per_meld": 2, "failure.loose_cards": "stay"}),
}


@pytest.mark.parametrize("name", SHARED)
def test_the_brute_force_agrees(name: str) -> None:
    rules = SHARED[name]
    chance = random.Random(name)
    for _ in range(25):
        position = random_position(chance, rules, 9)
        expected, solution = answer(rules, position), solve(rules, position)
        found = (solution.max_played, solution.melds_broken, solution.cards_moved)
        assert found == (expected.max_played, expected.broken, expected.moved), position
        assert not solution.undecided


@pytest.mark.parametrize("jokers", [1, 2])
@pytest.mark.parametrize(("low", "high"), [(True, True), (True, False), (False, True)])
def test_an_ace_may_leave_its_run_for_a_pair_whatever_its_places(low: bool, high: bool, jokers: int) -> None:
    """Also with the joker of the run, and where runs may not use the place at which aces lie in groups."""
    rules = bend(JOLLY, {"melds.group_min": 2, "melds.ace_low": low, "melds.ace_high": high})
    rules = bend(rules, {"jokers.per_meld": jokers})
    beside_the_ace = "2" if low else "K"
    table = tuple(map(parse_cards, (f"A♠ {beside_the_ace}♠ ★", "J♥ ★")))
    for hand in combinations(parse_cards("2♦ ★ 3♣ A♥ K♦ 3♠ Q♠"), 3):
        position = Position(table, hand)
        expected, solution = answer(rules, position), solve(rules, position)
        found = (solution.max_played, solution.melds_broken, solution.cards_moved)
        assert found == (expected.max_played, expected.broken, expected.moved), position


def of(suit: Suit, *ranks: int) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for rank in ranks)


TABLE = (of(Suit.CLUBS, 5, 6, 7, 8), of(Suit.HEARTS, 2, 3, 4), of(Suit.SPADES, 9, 10, 11))
HAND = (Card(8, Suit.DIAMONDS), Card(8, Suit.HEARTS))


@pytest.mark.parametrize("work", [0, 10, 20, 40, 80])
def test_little_work_still_gives_a_legal_layout(work: int) -> None:
    position = Position(TABLE, HAND)
    check_position(BASE, position)
    sweep = Sweep(BASE, without_dead_cards(BASE, count(BASE, position)))
    loss = fewest_left_over(sweep)
    assert loss == 0
    found = closest(sweep, OldTable(TABLE), loss, work)
    layout = in_order(BASE, TABLE, found.melds)
    verdict = judge_turn(BASE, Turn(TABLE, layout, HAND))
    assert verdict.legal
    assert len(verdict.played) == 2
    if "melds_broken" not in found.undecided:
        assert melds_broken(TABLE, layout) == 1
    if not found.undecided:
        assert cards_moved(TABLE, layout) == 1
    assert set(found.undecided) <= {"melds_broken", "cards_moved"}


def test_no_work_decides_nothing_and_enough_decides_all() -> None:
    def undecided(rules: Rules, work: int) -> tuple[str, ...]:
        sweep = Sweep(rules, without_dead_cards(rules, count(rules, Position(TABLE, HAND))))
        return closest(sweep, OldTable(TABLE), 0, work).undecided

    assert undecided(BASE, 0) == ("melds_broken", "cards_moved")
    assert undecided(BASE, 1_000) == ()


def test_with_little_work_what_is_said_to_be_decided_is_so() -> None:
    """From one layout on to better ones: the fewest melds broken are often proved where the cards are not."""
    table = (
        tuple(Card(5, suit) for suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS)),
        of(Suit.SPADES, 4, 5, 6, 7),
        of(Suit.DIAMONDS, 3, 4, 5, 6, 7),
        of(Suit.DIAMONDS, 7, 8, 9),
        of(Suit.HEARTS, 7, 8, 9, 10),
    )
    hand = (Card(2, Suit.DIAMONDS), Card(3, Suit.HEARTS), Card(4, Suit.HEARTS))
    said = set()
    for work in range(0, 200, 5):
        sweep = Sweep(BASE, without_dead_cards(BASE, count(BASE, Position(table, hand))))
        found = closest(sweep, OldTable(table), 0, work)
        layout = in_order(BASE, table, found.melds)
        assert len(judge_turn(BASE, Turn(table, layout, hand)).played) == 3
        if "melds_broken" not in found.undecided:
            assert found.broken == melds_broken(table, layout) == 4
        if not found.undecided:
            assert found.moved == cards_moved(table, layout) == 6
        said.add(found.undecided)
    assert {("melds_broken", "cards_moved"), ("cards_moved",)} <= said


def test_half_a_table_torn_up_is_decided_with_little_work() -> None:
    """The cards of this play can go into runs in one way only: what else they could do is not looked at."""
    melds = "6♠ 7♠ 8♠, Q♠ K♠ A♠, Q♠ K♠ A♠, J♠ J♦ J♣, J♦ Q♦ K♦ A♦, 10♥ J♥ Q♥, 9♠ 9♦ 9♣, 10♠ 10♦ 10♣"
    more = "8♠ 8♥ 8♦, 5♥ 5♦ 5♣, 7♣ 8♣ 9♣, 5♣ 6♣ 7♣ 8♣, 6♠ 6♦ 6♣"
    table = tuple(map(parse_cards, f"{melds}, {more}".split(", ")))
    position = Position(table, parse_cards("6♥ 7♥ 3♠ 4♥ 2♠ 2♥ 3♣ 8♦"))
    sweep = Sweep(QUINDICI, without_dead_cards(QUINDICI, count(QUINDICI, position)))
    loss = fewest_left_over(sweep)
    assert loss is not None
    found = closest(sweep, OldTable(table), loss, 1_000)
    assert (found.broken, found.moved, found.undecided) == (6, 10, ())


def test_the_search_moves_no_fewer_cards_than_the_few_layouts_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two ways to the same figures: layouts one by one, and, where none may be listed, the second search."""
    larger, bent = bend(QUINDICI, {"failure.loose_cards": "stay"}), bend(BASE, {"melds.run_max": 5})
    chance = random.Random(7)
    asked = [(rules, random_position(chance, rules, 24)) for rules in (BASE, larger, bent) for _ in range(60)]
    listed = [solve(rules, position) for rules, position in asked]
    monkeypatch.setattr(listing, "MOST_LISTED", 0)
    for (rules, position), one in zip(asked, listed, strict=True):
        other = solve(rules, position)
        assert (one.melds_broken, one.cards_moved) == (other.melds_broken, other.cards_moved), position
        assert not one.undecided
        assert not other.undecided
    assert sum(one.cards_moved > 0 for one in listed) > 20
