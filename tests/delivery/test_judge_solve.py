"""``machiavelli judge`` and ``solve``: JSON lines in and out, whatever the lines hold."""

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from machiavelli.delivery.cli import main
from machiavelli.engine import solve as engine_solve
from machiavelli.errors import EngineFault
from machiavelli.model.position import Position
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules, Variant
from rules_for_tests import RULES
from wordings import LANGUAGES

ROOT = Path(__file__).parents[2]
EIGHT = {"id": 1, "variant": "base", "table": [["5C", "6C", "7C", "8C"]], "hand": ["8D", "8H"]}


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.fixture
def read_before(monkeypatch: pytest.MonkeyPatch, variants: Mapping[str, Variant]) -> None:
    """The variants of the repository as they are, without reading them again for every line."""
    for name in ("judge", "solve"):
        command = import_module(f"machiavelli.delivery.commands.{name}")
        monkeypatch.setattr(command, "load_variants", lambda: variants)


def run(command: str, *lines: object) -> tuple[Result, list[dict[str, Any]]]:
    texts = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    result = CliRunner().invoke(main, [command], input=b"\n".join(texts))
    return result, [json.loads(answer) for answer in result.stdout.splitlines()]


def test_solve_gives_exactly_the_keys_of_the_contract() -> None:
    result, answers = run("solve", EIGHT)
    assert result.exit_code == 0
    assert answers == [
        {
            "id": 1,
            "max_played": 2,
            "can_go_out": True,
            "played": ["8D", "8H"],
            "layout": [["5C", "6C", "7C"], ["8H", "8D", "8C"]],
            "melds_broken": 1,
            "cards_moved": 1,
        }
    ]


@pytest.mark.usefixtures("read_before")
def test_a_fault_of_the_engine_is_the_answer_to_its_line_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_fault(rules: Rules, position: Position) -> Solution:
        if len(position.hand) == 1:
            raise EngineFault("counted otherwise")
        return engine_solve(rules, position)

    monkeypatch.setattr("machiavelli.delivery.commands.solve.best_play", at_fault)
    result, answers = run("solve", EIGHT, {**EIGHT, "id": 2, "hand": ["8D"]}, {**EIGHT, "id": 3})
    assert result.exit_code == 1
    assert [answer["id"] for answer in answers] == [1, 2, 3]
    assert [answer.get("max_played") for answer in answers] == [2, None, 2]
    error = answers[1]["error"]
    assert error["code"] == "engine-fault"
    assert "report it" in error["message"]
    assert "counted otherwise" in error["message"]


def test_judge_a_meld() -> None:
    legal = {"id": "a", "variant": "base", "meld": ["7C", "5C", "6C"]}
    short = {"id": "b", "variant": "base", "meld": ["7C", "6C"]}
    result, answers = run("judge", legal, short)
    assert result.exit_code == 0
    assert answers == [
        {"id": "a", "legal": True, "kind": "run"},
        {"id": "b", "legal": False, "reason": "too-short"},
    ]


@pytest.mark.usefixtures("read_before")
def test_judge_a_turn() -> None:
    before, hand = [["6C", "7C", "8C"]], ["8D", "8H"]
    lost = {"id": 1, "variant": "base", "before": before, "after": [["8C", "8D", "8H"]], "hand": hand}
    good = {
        **lost,
        "id": 2,
        "before": [["5C", *before[0]]],
        "after": [["5C", "6C", "7C"], ["8C", "8D", "8H"]],
    }
    torn = {**lost, "id": 3, "after": [["8C", "8D", "8H"], ["6C", "7C"]]}
    _, answers = run("judge", lost, good, torn)
    assert answers[0] == {
        "id": 1,
        "legal": False,
        "played": [],
        "reason": "cards-missing",
        "cards": ["6C", "7C"],
    }
    assert answers[1] == {"id": 2, "legal": True, "played": ["8D", "8H"]}
    assert answers[2] == {
        "id": 3,
        "legal": False,
        "played": ["8D", "8H"],
        "reason": "illegal-meld",
        "meld": 1,
        "meld_reason": "too-short",
        "cards": ["6C", "7C"],
    }


BAD = [
    (b"not json", "not-json", 1),
    (b'{"id": 1,}', "not-json", 10),
    (b"\xff", "not-utf-8", 1),
    (b"[" * 100_000, "not-json", 1),
    (b'{"id": NaN}', "not-json", 1),
    (b'{"id": [-Infinity]}', "not-json", 1),
    (b'{"id": 1e999}', "not-json", 1),
    (b'{"id": 1', "not-json", 9),
    (b'{"variant": "base", "table": [], "hand": ["8D"], "hand": ["8H"]}', "duplicate-key", None),
    (b"[1]", "not-an-object", 1),
    (b"null", "not-an-object", 1),
    ({}, "missing-key", None),
    ({"variant": "base"}, "missing-key", None),
    ({"variant": 5}, "wrong-type", None),
    ({"variant": ["base"]}, "wrong-type", None),
    ({"variant": "basic", "table": [], "hand": []}, "unknown-variant", None),
    ({"variant": "base", "table": [], "hand": "8D"}, "wrong-type", None),
    ({"variant": "base", "table": {}, "hand": []}, "wrong-type", None),
    ({"variant": "base", "table": ["8D"], "hand": []}, "wrong-type", None),
    ({"variant": "base", "table": [], "hand": [8]}, "wrong-type", None),
    ({"variant": "base", "table": [], "hand": [None]}, "wrong-type", None),
    ({"variant": "base", "table": [], "hand": ["1D"]}, "unreadable-card", 1),
    ({"variant": "base", "table": [], "hand": ["8D", "8DD"]}, "unreadable-card", 3),
    ({"variant": "base", "table": [], "hand": ["8D"] * 3}, "too-many-copies", None),
    ({"variant": "jolly", "table": [], "hand": ["*"] * 5}, "too-many-jokers", None),
    ({"variant": "base", "table": [], "hand": ["*"]}, "too-many-jokers", None),
    ({"variant": "base", "table": [], "hand": ["8D"] * 5000}, "too-many-cards", None),
    ({"variant": "base", "table": [["8D"]] * 400, "hand": []}, "too-many-melds", None),
    ({"variant": "base", "table": [["8D", "9D"]], "hand": []}, "illegal-table", None),
    ({"variant": "base", "table": [[]], "hand": []}, "illegal-table", None),
    ({"variant": "base", "table": [], "hand": [], "opened": "no"}, "wrong-type", None),
]


@pytest.mark.usefixtures("read_before")
@pytest.mark.parametrize(("line", "code", "column"), BAD)
def test_a_bad_line_is_answered_and_the_rest_too(line: object, code: str, column: int | None) -> None:
    result, answers = run("solve", EIGHT, line, EIGHT)
    assert result.exit_code == 1
    assert [answer.get("max_played") for answer in answers] == [2, None, 2]
    error = answers[1]["error"]
    assert (error["code"], error["column"]) == (code, column)
    assert error["message"]


@pytest.mark.usefixtures("read_before")
def test_bad_lines_of_judge() -> None:
    tables = {"variant": "base", "before": [], "hand": ["8D"]}
    result, answers = run(
        "judge",
        {"variant": "base", "meld": ["8D"] * 200},
        {**tables, "id": 2},
        {**tables, "id": 3, "after": [["8D"] * 200]},
        {**tables, "id": 4, "after": [], "hand": ["8D"] * 3},
        {**tables, "id": 5, "after": [], "before": [["5C", "6C"]]},
        {**tables, "id": 6, "after": [[]] * 200},
        {**tables, "id": 7, "after": [], "opened": 0},
        {**tables, "id": 8, "after": [], "held": "8D"},
        {**tables, "id": 9, "after": [], "held": ["8D", "8D"]},
    )
    assert result.exit_code == 1
    found = [answer["error"]["code"] for answer in answers]
    assert found == [
        "too-many-cards",
        "missing-key",
        "too-many-cards",
        "too-many-copies",
        "illegal-table",
        "too-many-melds",
        "wrong-type",
        "wrong-type",
        "held-not-in-hand",
    ]


@pytest.fixture
def opening_variant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the variants of the site and one more: an opening of a run, and nothing held back."""
    shutil.copytree(ROOT / "rules", tmp_path / "rules")
    said = "status: stated, by: [sheet-es]"
    words = dict.fromkeys(LANGUAGES, "A")
    (tmp_path / "rules/strict.yaml").write_text(
        f"id: strict\nextends: base\nname: {json.dumps(words)}\ntagline: {json.dumps(words)}\n"
        "sources: [sheet-es]\nrules:\n  turn:\n"
        f"    opening: {{value: run, {said}}}\n"
        f"    table_before_opening: {{value: false, {said}}}\n"
        f"    hold_back: {{value: true, {said}}}\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("opening_variant")
def test_whether_a_player_has_opened_is_told_in_the_line() -> None:
    line = {"variant": "strict", "table": [["5C", "6C", "7C", "8C"]], "hand": ["8D", "8H", "AS", "2S", "3S"]}
    group = {**line, "hand": ["8D", "8H", "8S"]}
    _, answers = run("solve", line, {**line, "opened": False}, group, {**group, "opened": False})
    assert [answer["max_played"] for answer in answers] == [5, 5, 3, 0]
    result = CliRunner().invoke(main, ["solve", "--explain"], input=json.dumps({**group, "opened": False}))
    explained = json.loads(result.stdout)
    assert (explained["classes"], explained["themes"]) == (0, ["impossible"])


@pytest.mark.usefixtures("opening_variant")
def test_what_a_turn_was_before_is_told_in_the_line() -> None:
    group = {"variant": "strict", "before": [], "after": [["8D", "8H", "8S"]], "hand": ["8D", "8H", "8S"]}
    _, answers = run("judge", group, {**group, "opened": False}, {**group, "held": ["8D", "8H", "8S"]})
    assert [answer.get("reason") for answer in answers] == [None, "no-opening", "held-back"]
    assert (answers[2]["meld"], answers[2]["cards"]) == (0, ["8D", "8H", "8S"])


@pytest.mark.usefixtures("opening_variant")
def test_what_was_held_back_is_not_solved_with() -> None:
    run_since = ["JS", "QS", "KS"]
    line = {
        "variant": "strict",
        "table": [run_since],
        "hand": ["8S", "9S", "10S"],
        "held": ["8S", "9S", "10S"],
    }
    faulty = [{**line, "held": ["8S", "8S"]}, {**line, "since": ["8S"]}]
    _, answers = run("solve", line, {**line, "since": run_since}, *faulty)
    assert [answer.get("max_played") for answer in answers] == [2, 3, None, None]
    codes = [answer["error"]["code"] for answer in answers[2:]]
    assert codes == ["held-not-in-hand", "since-not-on-table"]


@pytest.mark.usefixtures("read_before")
def test_ids_come_back_as_they_are_and_blank_lines_are_nothing() -> None:
    lines = [{**EIGHT, "id": id_} for id_ in ("è\ud800", [1], None, 2.5)]
    _, answers = run("solve", b"", *lines, b"  ", {key: value for key, value in EIGHT.items() if key != "id"})
    assert [answer["id"] for answer in answers] == ["è\ud800", [1], None, 2.5, None]


@pytest.mark.usefixtures("read_before")
def test_a_byte_order_mark_and_windows_line_ends_are_read() -> None:
    result, answers = run("solve", b"\xef\xbb\xbf" + json.dumps(EIGHT).encode() + b"\r", EIGHT)
    assert result.exit_code == 0
    assert len(answers) == 2


@pytest.mark.usefixtures("read_before")
def test_a_table_that_stays_is_shown_in_order_too() -> None:
    line = {"id": 1, "variant": "jolly", "table": [["7C", "*", "5C"], ["8C", "8H", "8S"]], "hand": ["KD"]}
    _, answers = run("solve", line)
    assert answers[0]["layout"] == [["5C", "*", "7C"], ["8S", "8H", "8C"]]


@pytest.mark.usefixtures("read_before")
def test_a_line_that_names_a_key_twice_keeps_its_id() -> None:
    _, answers = run("solve", b'{"id": 7, "variant": "base", "variant": "jolly", "table": [], "hand": []}')
    assert answers[0]["id"] == 7


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_said_without_a_trace() -> None:
    command = [sys.executable, "-m", "machiavelli", "solve"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command, input=json.dumps(EIGHT).encode(), stdout=full, stderr=subprocess.PIPE, cwd=ROOT
        )
    assert done.returncode == 1
    assert b"cannot be written" in done.stderr
    assert b"Traceback" not in done.stderr


def test_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "positions.jsonl"
    path.write_text(json.dumps(EIGHT) + "\n", encoding="utf-8")
    result = CliRunner().invoke(main, ["solve", str(path)])
    assert json.loads(result.stdout)["max_played"] == 2


def test_rules_are_found_from_a_folder_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "tests")
    result, _ = run("solve", EIGHT)
    assert result.exit_code == 0


def test_without_rules_the_command_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["solve"], input=b"")
    assert result.exit_code == 2
    assert "no folder 'rules'" in result.stderr


def test_the_rules_of_the_data_mean_what_the_tests_of_the_engine_take_them_to_mean(
    variants: Mapping[str, Variant],
) -> None:
    for id_, rules in RULES.items():
        for section in ("melds", "jokers", "turn"):
            assert asdict(variants[id_].rules)[section] == asdict(rules)[section]
        assert (variants[id_].rules.deal.decks, variants[id_].rules.deal.jokers) == (2, rules.deal.jokers)
