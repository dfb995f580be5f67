"""Runs round the corner or with an ace at each end, and frozen jokers: the brute force gives all answers."""

import random
from collections.abc import Iterator

import pytest

from brute_force import answer
from machiavelli.engine import (
    check_position,
    class_count,
    count_classes,
    judge_meld,
    judge_turn,
    max_played,
    playable,
    prove,
    solve,
)
from machiavelli.errors import PositionError
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position, Turn
from machiavelli.model.proof import Denial
from machiavelli.model.variant import Rules
from machiavelli.verification.proof_checker import check_read_proof
from rules_for_tests import BASE, BOTH_ENDS, FROM_HAND, FROZEN, JOLLY, ROUND, SPECIAL, bend
from strategies import random_position

SUIT = Suit.SPADES
MOST_OPEN = 1
"""Positions of one kind whose cards moved may stay undecided: jokers that go anywhere take much work."""


def check(rules: Rules, position: Position) -> bool:
    """Everything that the solver says; whether it leaves the cards moved open."""
    expected, solution = answer(rules, position), solve(rules, position)
    assert max_played(rules, position) == solution.max_played == expected.max_played
    assert solution.melds_broken == expected.broken
    assert solution.undecided in ((), ("cards_moved",))
    assert solution.undecided or solution.cards_moved == expected.moved
    assert class_count(rules, position) == (expected.classes, True)
    assert count_classes(rules, position, 2) == min(2, expected.classes)
    assert {card for card in position.hand if not playable(rules, position, card)} == expected.unplayable
    if solution.max_played:
        assert judge_turn(rules, Turn(position.table, solution.layout, position.hand)).legal
    return bool(solution.undecided)


@pytest.mark.parametrize("name", SPECIAL)
def test_the_brute_force_agrees(name: str) -> None:
    chance = random.Random(name)
    positions = [random_position(chance, SPECIAL[name], 9) for _ in range(25)]
    assert sum(check(SPECIAL[name], position) for position in positions) <= MOST_OPEN


def _long_runs(chance: random.Random, rules: Rules, wanted: int) -> Iterator[Position]:
    """Tables with a whole suit and an ace more, or pieces of it; hands of that suit, or with a piece."""
    while wanted:
        first, size = (chance.randint(1, 13), 13) if rules.melds.ace_inside else (1, 14)
        run = [Card((first + step - 1) % 13 + 1, SUIT) for step in range(size)]
        if rules.deal.jokers and chance.random() < 0.7:
            run[chance.randrange(size)] = JOKER
        cuts = sorted(chance.sample(range(3, size - 2), chance.randint(0, 2)))
        table = [tuple(run[start:end]) for start, end in zip([0, *cuts], [*cuts, size], strict=True)]
        hand = [Card(chance.randint(1, 13), chance.choice((SUIT, SUIT, Suit.HEARTS)))]
        if len(table) > 1 and chance.random() < 0.5:
            hand += table.pop(chance.randrange(len(table)))
        position = Position(tuple(table), tuple(hand))
        try:
            check_position(rules, position)
        except PositionError:
            continue
        wanted -= 1
        yield position


@pytest.mark.parametrize(
    "rules",
    [
        bend(BASE, BOTH_ENDS),
        bend(BASE, BOTH_ENDS | {"melds.run_max": 14}),
        bend(BASE, BOTH_ENDS | {"melds.run_min": 8}),
        bend(BASE, ROUND),
        bend(JOLLY, BOTH_ENDS),
    ],
    ids=["both ends", "fourteen at most", "eight at least", "round", "both ends, jokers"],
)
def test_whole_suits_too(rules: Rules) -> None:
    positions = list(_long_runs(random.Random(1), rules, 12))
    assert not any(check(rules, position) for position in positions)
    assert any(len(meld) >= 13 for position in positions for meld in position.table)


@pytest.mark.parametrize("name", SPECIAL)
def test_what_is_proved_is_true_and_the_checker_agrees(name: str) -> None:
    rules, chance = SPECIAL[name], random.Random(name)
    proved = 0
    for _ in range(10):
        position = random_position(chance, rules, 9)
        expected = answer(rules, position)
        denials = [Denial(card, None) for card in set(position.hand)]
        denials += [Denial(None, most) for most in range(len(position.hand))]
        for denial in denials:
            proof = prove(rules, position, denial, 3_000)
            if proof is not None:
                proved += 1
                assert denial.card in expected.unplayable or denial.most in range(expected.max_played, 10)
                assert check_read_proof(rules, position, proof) is None
    assert proved


@pytest.mark.parametrize(
    ("changes", "meld", "shown"),
    [
        (ROUND, "2♠ A♠ K♠ Q♠", "Q♠ K♠ A♠ 2♠"),
        (ROUND, "K♠ 2♠ ★", "K♠ ★ 2♠"),
        (ROUND, "A♠ 2♠ K♠ ★", "K♠ A♠ 2♠ ★"),
        (ROUND, "A♠ K♠ ★", "★ K♠ A♠"),
        (
            BOTH_ENDS,
            "K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ A♠ A♠",
            "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠",
        ),
    ],
)
def test_how_such_a_run_is_written(changes: dict[str, bool], meld: str, shown: str) -> None:
    verdict = judge_meld(bend(JOLLY, changes), parse_cards(meld))
    assert (verdict.legal, verdict.cards) == (True, parse_cards(shown))
    assert judge_meld(JOLLY, parse_cards(meld)).legal == (meld == "A♠ K♠ ★")


@pytest.mark.parametrize(
    ("before", "after", "hand", "free", "frozen", "from_hand"),
    [
        ("5♠ ★ 7♠", "5♠ 6♠ 7♠ | 8♦ 8♥ ★", "6♠ 8♦ 8♥", True, True, True),
        ("5♠ ★ 7♠", "5♠ ★ 7♠ 8♠", "8♠", True, False, False),
        ("5♠ 6♠ ★", "5♠ 6♠ 7♠ | 4♣ 4♦ ★", "7♠ 4♣ 4♦", True, True, True),
        ("5♠ 6♠ ★", "4♠ 5♠ 6♠ | 4♣ 4♦ ★", "4♠ 4♣ 4♦", True, False, False),
        ("7♠ 7♥ ★", "7♠ 7♥ 7♣ | 4♣ 4♦ ★", "7♣ 4♣ 4♦", True, True, True),
        ("7♠ 7♥ ★ | 7♦ 8♦ 9♦ 10♦", "7♠ 7♥ 7♦ | 8♦ 9♦ 10♦ | 4♣ 4♦ ★", "4♣ 4♦", True, True, False),
        ("5♠ ★ 7♠ | 5♠ ★ 7♠", "5♠ 6♠ 7♠ | 5♠ ★ 7♠ | ★ 4♣ 4♦", "6♠ 4♣ 4♦", True, True, True),
        ("5♠ ★ 7♠ | 7♥ 7♦ ★", "5♠ 6♠ 7♠ | 7♥ 7♦ ★ | 9♣ 9♦ ★", "6♠ 9♣ 9♦", True, True, True),
    ],
)
def test_a_joker_moves_once_it_is_replaced(
    before: str, after: str, hand: str, free: bool, frozen: bool, from_hand: bool
) -> None:
    turn = Turn(
        *[tuple(map(parse_cards, melds.split(" | "))) for melds in (before, after)], parse_cards(hand)
    )
    for changes, legal in (({}, free), (FROZEN, frozen), (FROM_HAND, from_hand)):
        verdict = judge_turn(bend(JOLLY, changes), turn)
        assert (verdict.legal, verdict.reason) == (legal, None if legal else "joker-frozen")
