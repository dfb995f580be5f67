"""Simulated play: deterministic by seed, legal, and what the stored positions were made with."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from machiavelli.delivery.cli import main
from machiavelli.engine import check_position, solve
from machiavelli.engine.game import play, position_of, read_record, replay
from machiavelli.model.game import Fail, HandInPlay, Lay
from machiavelli.model.position import Position
from machiavelli.study.clumsy import Clumsy
from machiavelli.study.play_out import simulated_hand
from machiavelli.study.players import Looking, Perfect, Player
from machiavelli.study.positions import any_match, played_positions
from machiavelli.study.restless import Restless
from rules_for_tests import RULES
from vectors_of import cards, table

ROOT = Path(__file__).parents[2]
STORED = {
    "bench/positions/small.jsonl": (200, range(21)),
    "bench/positions/medium.jsonl": (200, range(21, 50)),
    "bench/positions/large.jsonl": (200, range(50, 91)),
    "bench/positions/small-jokers.jsonl": (100, range(21)),
    "bench/positions/medium-jokers.jsonl": (100, range(21, 50)),
    "bench/positions/large-jokers.jsonl": (100, range(50, 91)),
    "tests/positions/played.jsonl": (2400, range(109)),
}


def lines_of(path: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (ROOT / path).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("path", STORED)
def test_stored_positions_can_be(path: str) -> None:
    count, sizes = STORED[path]
    lines = lines_of(path)
    assert len(lines) == len({json.dumps([line["table"], line["hand"]]) for line in lines}) == count
    assert len({line["id"] for line in lines}) == count
    for line in lines:
        position = Position(table(line["table"]), cards(line["hand"]))
        check_position(_loosened(line["variant"]), position)
        assert sum(map(len, position.table)) in sizes
        assert position.hand
    variants = {line["variant"] for line in lines}
    assert variants == (
        {"jolly"} if "jokers" in path else {"base", "quindici"} if "bench" in path else set(RULES)
    )


def _loosened(variant: str) -> Any:
    """The rules of the data let any card lie loose under scoperte; those for tests only help cards."""
    return RULES["quindici" if variant == "scoperte" else variant]


def test_positions_with_loose_cards_are_among_them() -> None:
    loose = [
        line for line in lines_of("tests/positions/played.jsonl") if any(len(m) == 1 for m in line["table"])
    ]
    assert {line["variant"] for line in loose} == {"quindici", "scoperte"}
    assert len(loose) > 300


def test_the_same_seed_gives_the_same_games() -> None:
    def first(seed: int) -> list[object]:
        rules = {"jolly": RULES["jolly"]}
        return list(islice(played_positions(rules, range(15), range(1, 20), seed, [Looking(2)]), 6))

    assert first(1) == first(1)
    assert first(1) != first(2)


def test_positions_that_never_come_up_are_given_up() -> None:
    rules = {"base": RULES["base"]}
    assert list(played_positions(rules, range(1), range(90, 95), 1, [Restless(1)])) == []


def states(player: Player, variant: str, seed: int) -> Iterator[tuple[HandInPlay, Any]]:
    return simulated_hand(RULES[variant], [player, Restless(20)], Random(seed))


def test_perfect_plays_as_many_as_can_be_played() -> None:
    rules = RULES["scoperte"]
    for state, action in islice(states(Perfect(), "scoperte", 4), 6):
        if state.to_play == 0:
            most = solve(rules, position_of(rules, state)).max_played
            after = play(rules, state, action)
            assert isinstance(after, HandInPlay)
            assert isinstance(action, Lay) == (most > 0)
            assert not most or len(after.hands[0]) == len(state.hands[0]) - most


def test_who_waits_lays_several_cards_or_the_last() -> None:
    for state, action in islice(states(Looking(3, least=4), "base", 2), 24):
        if state.to_play == 0 and isinstance(action, Lay):
            added = sum(map(len, action.after)) - sum(map(len, state.table))
            assert added >= 4 or added == len(state.hands[0])


@pytest.mark.parametrize("variant", RULES)
def test_the_clumsy_fail_and_leave_loose_cards_where_they_may(variant: str) -> None:
    fails = [
        (state, action)
        for seed in range(4)
        for state, action in states(Clumsy(Restless(30), 0.5), variant, seed)
        if isinstance(action, Fail)
    ]
    assert fails
    in_pieces = [fail for state, fail in fails if fail.left and len(fail.left) > len(state.table)]
    assert bool(in_pieces) == (variant == "quindici")


def test_a_match_of_a_seed_is_replayed() -> None:
    record = any_match("jolly", RULES["jolly"], Random(5), 0.2, [Restless(40)])
    assert replay(RULES["jolly"], record).faults == ()
    assert record == any_match("jolly", RULES["jolly"], Random(5), 0.2, [Restless(40)])


def test_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    options = [
        "positions",
        "--variant",
        "base",
        "--seed",
        "3",
        "--table",
        "1-12",
        "--hand",
        "9-14",
        "--count",
        "2",
    ]
    result = CliRunner().invoke(main, options)
    assert result.exit_code == 0
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["variant"] for line in lines] == ["base", "base"]
    assert all(9 <= len(line["hand"]) <= 14 for line in lines)
    never = CliRunner().invoke(main, ["positions", "--variant", "base", "--table", "0-0", "--hand", "60-99"])
    assert never.exit_code == 1
    assert "hardly come up" in never.stderr


def test_the_command_writes_records_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = CliRunner().invoke(main, ["positions", "--variant", "scoperte", "--record", "--seed", "2"])
    record, faults = read_record(result.stdout)
    assert faults == ()
    assert record is not None
    assert record.variant == "scoperte"
