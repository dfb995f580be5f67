"""Counting under rules bent further than any variant: against brute force, and against an integer program.

``vectors/most_played.json`` holds what HiGHS found for positions of simulated games in ``bench/positions``.
"""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, seed, settings

from brute_force import answer
from machiavelli.engine import class_count, count_classes, max_played, playable
from machiavelli.engine.solver import loss_search
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, RULES, bend
from strategies import positions
from vectors_of import VECTORS, cards, table

BENT = {
    "two jokers a meld": bend(JOLLY, {"jokers.per_meld": 2}),
    "four jokers a meld": bend(JOLLY, {"jokers.per_meld": 4}),
    "two jokers a meld, short runs": bend(JOLLY, {"jokers.per_meld": 2, "melds.run_max": 5}),
    "three jokers a meld, long runs": bend(JOLLY, {"jokers.per_meld": 3, "melds.run_min": 5}),
    "two jokers a meld, two cards a turn": bend(JOLLY, {"jokers.per_meld": 2, "turn.most_added": 2}),
    "two jokers a meld, loose cards": bend(JOLLY, {"jokers.per_meld": 2, "failure.loose_cards": "stay"}),
    "three packs, jokers": bend(JOLLY, {"deal.decks": 3}),
    "one pack, jokers": bend(JOLLY, {"deal.decks": 1}),
    "pairs, two jokers a meld": bend(JOLLY, {"melds.group_min": 2, "jokers.per_meld": 2}),
    "runs of two": bend(JOLLY, {"melds.run_min": 2}),
    "no ace in runs": bend(JOLLY, {"melds.ace_low": False, "melds.ace_high": False}),
    "ace low, jokers": bend(JOLLY, {"melds.ace_high": False}),
    "ace high, jokers": bend(JOLLY, {"melds.ace_low": False}),
    "ace high": bend(BASE, {"melds.ace_low": False}),
    "runs of seven at least": bend(JOLLY, {"melds.run_min": 7}),
    "three packs, short runs": bend(BASE, {"deal.decks": 3, "melds.run_max": 4}),
}

POSITIONS = Path(__file__).parents[2] / "bench" / "positions"
QUIET = settings(deadline=None, suppress_health_check=list(HealthCheck))


def check(rules: Rules, position: Position) -> None:
    expected = answer(rules, position)
    assert max_played(rules, position) == expected.max_played
    assert count_classes(rules, position, 10**6) == expected.classes
    assert class_count(rules, position) == (expected.classes, True)
    cannot = {card for card in position.hand if not playable(rules, position, card)}
    assert cannot == expected.unplayable


@pytest.mark.parametrize("name", BENT)
def test_bent_rules(name: str) -> None:
    @seed(7)
    @settings(QUIET, max_examples=12)
    @given(positions(BENT[name], most_cards=8))
    def agrees(position: Position) -> None:
        check(BENT[name], position)

    agrees()


@pytest.mark.parametrize("name", BENT)
def test_bent_rules_with_all_that_large_positions_need(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What pays only after many states: comparing states, asking the best of all."""
    monkeypatch.setattr(loss_search, "ASK_BEST_AFTER", 0)
    monkeypatch.setattr(loss_search, "COMPARE_AFTER", 0)

    @seed(11)
    @settings(QUIET, max_examples=20)
    @given(positions(BENT[name], most_cards=8))
    def agrees(position: Position) -> None:
        expected = answer(BENT[name], position)
        assert max_played(BENT[name], position) == expected.max_played
        cannot = {card for card in position.hand if not playable(BENT[name], position, card)}
        assert cannot == expected.unplayable

    agrees()


def test_loose_cards_that_could_be_a_group_do_not_hide_the_joker() -> None:
    """Three loose queens may lie as a group or not: neither way may shut out the other."""
    loose = table([["QD"], ["QH"], ["QC"]])
    rules = bend(JOLLY, {"failure.loose_cards": "stay"})
    assert max_played(rules, Position(loose, cards(["AH", "AC", "*"]))) == 3


def test_as_many_as_an_integer_program_finds() -> None:
    expected = json.loads((VECTORS / "most_played.json").read_text(encoding="utf-8"))
    found = {}
    for path in sorted(POSITIONS.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            data = json.loads(line)
            if data["id"] in expected:
                position = Position(table(data["table"]), cards(data["hand"]))
                found[data["id"]] = max_played(RULES[data["variant"]], position)
    assert found == expected


@pytest.mark.parametrize("cards_in_hand", [13, 26, 39, 52, 78, 104])
def test_whole_hands_on_an_empty_table_end(cards_in_hand: int) -> None:
    """Every card in turn, as many as fit, with the four jokers: all can go out where suits are whole."""
    pack = [Card(rank, suit) for _ in range(2) for suit in Suit for rank in range(1, 14)]
    hand = (*pack[:cards_in_hand], *[JOKER] * 4)
    assert max_played(JOLLY, Position((), hand)) == len(hand)
