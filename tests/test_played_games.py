"""Games played by the browser's machine: the Python machine accepts every turn and counts the same points."""

import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from machiavelli.engine.game import ReplayedHand, read_record, replay
from machiavelli.facts.puzzles import browser_rules
from machiavelli.model.content import Content
from machiavelli.model.notation import codes
from node import NODE

HERE = Path(__file__).parent / "js"

STRENGTHS = (3, 1, 2)
"""How strong each seat plays; with jokers the best play takes too long for this, and the first plays
as the third does."""

AT_FOUR = {"variant": "base", "players": 4, "seed": "b", "strengths": (1, 1, 2, 1)}


@pytest.fixture(scope="module")
def played(content: Content) -> list[dict[str, Any]]:
    """A hand under each variant, between as few as may play, and one between four."""
    games: list[dict[str, Any]] = [AT_FOUR]
    for variant in content.variants.values():
        players, jokers = variant.rules.deal.players.least, variant.rules.deal.jokers
        strengths = (STRENGTHS[2] if jokers else STRENGTHS[0], *STRENGTHS[1:players])
        games.append({"variant": variant.id, "players": players, "seed": "a", "strengths": strengths})
    rules = {variant.id: browser_rules(variant) for variant in content.variants.values()}
    done = subprocess.run(
        [str(NODE), str(HERE / "games.mjs")],
        input=json.dumps({"rules": rules, "games": games}),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) == len(games)
    return lines


@pytest.fixture(scope="module")
def hands(played: list[dict[str, Any]], content: Content) -> list[ReplayedHand]:
    """What the Python machine says of each of them."""
    found = []
    for game in played:
        record, faults = read_record(game["record"])
        assert not faults, game["record"]
        assert record is not None
        outcome = replay(content.variants[game["variant"]].rules, record)
        assert not outcome.faults, (game["variant"], outcome.faults)
        (hand,) = outcome.hands
        found.append(hand)
    return found


def test_both_machines_end_alike(played: list[dict[str, Any]], hands: list[ReplayedHand]):
    for game, hand in zip(played, hands, strict=True):
        assert hand.result is not None
        points = hand.result.points
        assert game["result"] == {
            "ending": hand.result.ending,
            "points": None if points is None else list(points),
            "winners": list(hand.result.winners),
            "drawn": list(hand.result.drawn),
        }
        assert game["state"]["hands"] == [codes(own) for own in hand.state.hands]
        assert game["state"]["table"] == [codes(meld) for meld in hand.state.table]


def test_what_is_written_is_read_again(played: list[dict[str, Any]]):
    assert all(game["same"] for game in played)


def test_there_is_something_of_everything(played: list[dict[str, Any]]):
    done = Counter(line.split()[1] for game in played for line in game["record"].splitlines()[8:])
    assert set(done) >= {"lay", "draw", "pass", "fail"}
    assert {game["result"]["ending"] for game in played} >= {"out", "blocked"}
