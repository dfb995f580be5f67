"""Hostile input through every command: refused with a code, or answered, in bounded time and memory."""

import io
import json
import time
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from machiavelli.delivery.cli import main
from machiavelli.delivery.jsonl import LONGEST_LINE, answer_all
from machiavelli.model.variant import Variant
from rules_for_tests import BASE
from sample_content import sample_root
from stacked import stacked_record

ROOT = Path(__file__).parents[2]
LINES = ("judge", "solve", "check-proof")
GOOD: dict[str, dict[str, Any]] = {
    "judge": {"id": "good", "variant": "base", "meld": ["5C", "6C", "7C"]},
    "solve": {"id": "good", "variant": "base", "table": [["5C", "6C", "7C"]], "hand": ["8C"]},
    "check-proof": {
        "id": "good",
        "variant": "base",
        "table": [["6C", "7C", "8C"]],
        "hand": ["KD"],
        "proof": {"most": 0, "because": {"kind": "no-partner", "cards": ["KD"]}},
    },
}
MILLION = 1_000_000
# Seconds of computing for one command on one hostile line, on a slow and busy machine.
PATIENCE = 20.0


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch, variants: Mapping[str, Variant]) -> None:
    monkeypatch.chdir(ROOT)
    for name in ("judge", "solve", "check_proof", "replay", "positions", "simulate"):
        command = import_module(f"machiavelli.delivery.commands.{name}")
        monkeypatch.setattr(command, "load_variants", lambda: variants)


def run(command: str, text: bytes) -> Result:
    start = time.process_time()
    result = CliRunner().invoke(main, [command], input=text)
    assert time.process_time() - start < PATIENCE
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def between(command: str, line: bytes) -> dict[str, Any]:
    """The answer to ``line`` among good lines, which are answered as ever."""
    good = json.dumps(GOOD[command]).encode()
    answers = [
        json.loads(answer) for answer in run(command, b"\n".join((good, line, good))).stdout.splitlines()
    ]
    assert [answer["id"] for answer in (answers[0], answers[-1])] == ["good", "good"]
    assert not any("error" in answer for answer in (answers[0], answers[-1]))
    assert len(answers) == 3
    answer: dict[str, Any] = answers[1]
    return answer


def position(**changes: object) -> bytes:
    line: dict[str, object] = {"id": 1, "variant": "base", "table": [], "hand": [], "meld": [], "proof": {}}
    return json.dumps(line | changes).encode()


NO_JSON = [
    (b"\x00", "not-json", 1),
    (b'{"id": "\x00"}', "not-json", 9),
    (b"[" * 200_000, "not-json", 1),
    (b'{"id":' * 50_000, "not-json", 1),
    (b'{"id": NaN}', "not-json", 1),
    (b'{"hand": [Infinity]}', "not-json", 1),
    (b'{"id": ' + b"9" * 100_000 + b"}", "not-json", 1),
    (b'{"id": 1e99999}', "not-json", 1),
    (b'{"id": 1, "hand": [], "hand": []}', "duplicate-key", None),
    (b"{" + b",".join(b'"%d":0' % number for number in range(80_000)) + b',"1":0}', "duplicate-key", None),
    (b"\xed\xa0\x80", "not-utf-8", 1),
    (b"\xff\xfe{\x00", "not-utf-8", 1),
    (b'"' + b"x" * 900_000 + b'"', "not-an-object", 1),
    (b"x" * (MILLION - 1), "not-json", 1),
    (b"x" * (MILLION + 1), "line-too-long", LONGEST_LINE + 1),
    (b'{"id": "' + b"x" * (5 * MILLION) + b'"}', "line-too-long", LONGEST_LINE + 1),
    (b"{}", "missing-key", None),
    (b'{"variant": {"$ne": null}}', "wrong-type", None),
    (b'{"variant": "__proto__"}', "unknown-variant", None),
    (b'{"variant": "../base"}', "unknown-variant", None),
    (b'{"variant": "' + b"\xf0\x9f\x98\x80" * 200_000 + b'"}', "unknown-variant", None),
]


@pytest.mark.parametrize("command", LINES)
@pytest.mark.parametrize(("line", "code", "column"), NO_JSON)
def test_a_line_that_is_nothing(command: str, line: bytes, code: str, column: int | None) -> None:
    error = between(command, line)["error"]
    assert (error["code"], error["column"]) == (code, column)
    assert len(error["message"]) < 500


CARDS: list[tuple[object, str, int | None]] = [
    (["8D"] * 200, "too-many-cards", None),
    ([f"{rank}{suit}" for rank in range(2, 11) for suit in "SHDC"] * 6, "too-many-cards", None),
    (["*"] * 200, "too-many-cards", None),
    (["8D"] * 60_000, "too-many-cards", None),
    (["8D" * 200_000], "unreadable-card", 3),
    (["8D\x00"], "unreadable-card", 3),
    (["\ud800"], "unreadable-card", 1),
    (["8\u200bD"], "unreadable-card", 1),
    (["٨D"], "unreadable-card", 1),
    (["８D"], "unreadable-card", 1),
    ([""], "unreadable-card", 1),
    ([-1], "wrong-type", None),
    ([1e308], "wrong-type", None),
    ([[["8D"]]], "wrong-type", None),
    ({"8D": -1}, "wrong-type", None),
    (-5, "wrong-type", None),
    ("8D" * 100, "wrong-type", None),
]


@pytest.mark.parametrize("command", LINES)
@pytest.mark.parametrize(("cards", "code", "column"), CARDS)
def test_cards_that_are_none(command: str, cards: object, code: str, column: int | None) -> None:
    error = between(command, position(meld=cards, hand=cards))["error"]
    assert (error["code"], error["column"]) == (code, column)
    assert len(error["message"]) < 500


@pytest.mark.parametrize("command", ["solve", "check-proof"])
@pytest.mark.parametrize(
    ("table", "code"),
    [
        ([[]] * 200_000, "too-many-melds"),
        ([["8D"]] * 5_000, "too-many-melds"),
        ([["8D"] * 100_000], "too-many-cards"),
        ([["8D"] * 3], "too-many-copies"),
        ([["8D", "9D"]], "illegal-table"),
        ([[]], "illegal-table"),
        ([[], ["8D"]], "illegal-table"),
        ({"0": ["8D"]}, "wrong-type"),
    ],
)
def test_tables_that_are_none(command: str, table: object, code: str) -> None:
    assert between(command, position(table=table))["error"]["code"] == code


@pytest.mark.parametrize("command", LINES)
@pytest.mark.parametrize(
    "id_",
    [
        "x" * 900_000,
        "\ud800\udfff\ud800",
        "\u0000\u2028",
        [[[[[[1]]]]]],
        {"a": {"b": None}},
        10**4000,
        -0.0,
        True,
    ],
)
def test_any_id_comes_back(command: str, id_: object) -> None:
    text = json.dumps(GOOD[command] | {"id": id_}).encode()
    answer = json.loads(run(command, text).stdout)
    assert answer["id"] == json.loads(json.dumps(id_))
    assert "error" not in answer


@pytest.mark.parametrize("command", LINES)
def test_nothing_blank_lines_windows_and_a_byte_order_mark(command: str) -> None:
    good = json.dumps(GOOD[command]).encode()
    for empty in (b"", b"\n", b"\r\n\r\n", b"   \t \n"):
        result = run(command, empty)
        assert (result.exit_code, result.stdout) == (0, "")
    result = run(command, b"\xef\xbb\xbf" + good + b"\r\n\r\n" + good + b"\r\n")
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 2
    assert json.loads(run(command, good + b"\n\xef\xbb\xbf" + good).stdout.splitlines()[1])["error"]


MANY_LINES = {"judge": 10_000, "check-proof": 1_000, "solve": 200}


@pytest.mark.parametrize("command", LINES)
def test_many_lines_are_all_answered(command: str) -> None:
    good = json.dumps(GOOD[command]).encode()
    lines = [b"{" if number % 7 == 0 else good for number in range(MANY_LINES[command])]
    result = CliRunner().invoke(main, [command], input=b"\n".join(lines))
    answers = [json.loads(answer) for answer in result.stdout.splitlines()]
    assert ["error" in answer for answer in answers] == [line == b"{" for line in lines]
    assert result.exit_code == 1


class Endless(io.BytesIO):
    """Half a gigabyte without a line end, then one good line, given in pieces of no more than a megabyte."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 500

    def readline(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        assert 0 < size <= LONGEST_LINE + 1
        self.left -= 1
        if self.left == 0:
            return b"\n"
        if self.left < 0:
            return b'{"id": 2}' if self.left == -1 else b""
        return b"x" * size


def test_a_line_without_end_is_not_kept_in_memory(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        answer_all(Endless(), lambda line: {"ok": True})
    answers = [json.loads(answer) for answer in capsys.readouterr().out.splitlines()]
    assert answers[0]["error"]["code"] == "line-too-long"
    assert answers[1] == {"id": 2, "ok": True}


# --- turns and proofs ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"before": [[]] * 100_000, "after": []}, "too-many-melds"),
        ({"before": [], "after": [[]] * 100_000}, "too-many-melds"),
        ({"before": [], "after": [["8D"] * 100_000]}, "too-many-cards"),
        ({"before": [], "after": [], "hand": ["8D"] * 200}, "too-many-cards"),
        ({"before": None, "after": []}, "wrong-type"),
    ],
)
def test_hostile_turns(changes: dict[str, object], code: str) -> None:
    line = {"id": 1, "variant": "base", "hand": []} | changes
    assert between("judge", json.dumps(line).encode())["error"]["code"] == code


@pytest.mark.parametrize(
    "proof",
    [
        None,
        [],
        "yes",
        {},
        {"most": -1, "because": {"kind": "no-partner", "cards": ["KD"]}},
        {"most": 10**4000, "because": {"kind": "no-partner", "cards": ["KD"]}},
        {"most": 0, "because": {"kind": "no-partner", "cards": ["KD"] * 50_000}},
        {"most": 0, "because": {"kind": "no-partner", "cards": ["KD", "\ud800", 5, None]}},
        {"most": 0, "because": {"kind": "points", "points": {"KD": -(10**4000)}}},
        {
            "most": 0,
            "because": {"kind": "points", "points": {f"{number}": number for number in range(50_000)}},
        },
        {"most": 0, "because": {"kind": "unheard-of"}},
        {"most": 0, "because": {"kind": ["no-partner"]}},
        {"most": 0, "because": []},
        {"most": True, "because": None},
        {"most": 0, "because": {"kind": "chain", "steps": [{}] * 50_000}},
    ],
)
def test_hostile_proofs_do_not_hold(proof: object) -> None:
    line = json.dumps(GOOD["check-proof"] | {"id": 1, "proof": proof, "hand": ["KD", "8D"]}).encode()
    answer = between("check-proof", line)
    assert answer.get("holds") is not True
    assert len(json.dumps(answer)) < 1_000


@pytest.mark.parametrize("times", [30, 400, 15_000])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('{"kind":"chain","steps":[],"then":', "}"),
        ('{"kind":"each","cards":[],"then":', "}"),
        ('{"kind":"cases","card":"KD","cases":[{"meld":null,"because":', "}]}"),
    ],
)
def test_a_proof_nested_deeply_does_not_hold(before: str, after: str, times: int) -> None:
    because = before * times + '{"kind":"limit"}' + after * times
    line = json.dumps(GOOD["check-proof"] | {"proof": "@"}).replace(
        '"@"', f'{{"most":0,"because":{because}}}'
    )
    assert between("check-proof", line.encode()).get("holds") is not True


# --- records ---------------------------------------------------------------------------------------------


def replayed(tmp_path: Path, raw: bytes) -> list[str]:
    """The findings of ``machiavelli replay``."""
    path = tmp_path / "game.txt"
    path.write_bytes(raw)
    start = time.process_time()
    result = CliRunner().invoke(main, ["replay", str(path)])
    assert time.process_time() - start < PATIENCE
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 1
    findings = [line.removeprefix(f"{path}:") for line in result.stdout.splitlines()]
    assert all(line.isprintable() and len(line) < 500 for line in findings)
    return findings


RECORD = stacked_record("base", BASE, ["", ""], ["1 draw", "2 draw"]).encode()


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"", "1:1: missing-line"),
        (b"\x00" * 1_000, "1:1: no-title"),
        (b"\xff", "1:1: not-utf8"),
        (RECORD + b"\n\xed\xa0\x80", "11:1: not-utf8"),
        (RECORD.replace(b"1 draw", b"1 draw\xc3"), "8:7: not-utf8"),
        (b"x" * MILLION, "1:10001: line-too-long"),
        (b"x" * (5 * MILLION), "1:1: too-large"),
        (b"\n" * MILLION, "50001:1: too-many-lines"),
        (b"x\n" * MILLION, "1:1: no-title"),
        (RECORD + b"1 draw\n" * 49_000, "11:1: out-of-turn"),
        (RECORD.replace(b"players 2", b"players -2"), "3:9: wrong-number"),
        (RECORD.replace(b"players 2", "players ٢".encode()), "3:9: wrong-number"),
        (RECORD.replace(b"players 2", b"players 9999"), "3:9: too-many-players"),
        (RECORD.replace(b"dealer 2", b"dealer 9999"), "4:8: no-such-seat"),
        (RECORD.replace(b"pack", b"pack" + b" 5C" * 200), "7:6: wrong-pack"),
        (RECORD.replace(b"pack", b"pack" + b" 5C" * 5_000), "7:10001: line-too-long"),
        (RECORD + b"1 lay" + b" 5C |" * 1_900 + b" 5C\n", "10:3: cards-foreign"),
        (RECORD + b"1 lay" + b" |" * 4_000, "10:7: empty-meld"),
        (RECORD + b"1 fail" + b" ->" * 3_000, "10:11: unreadable-card"),
        (RECORD + "1 lay 5\u2028C".encode(), "10:7: unreadable-card"),
        (RECORD + "\u202e1 draw".encode(), "10:1: unknown-line"),
        (RECORD + b"1 draw\r2 draw", "10:3: unknown-action"),
    ],
)
def test_hostile_records(tmp_path: Path, raw: bytes, expected: str) -> None:
    found = replayed(tmp_path, raw)
    assert any(line.startswith(expected) for line in found), found[:5]


# --- the other commands -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["positions", "--count", "-1"],
        ["positions", "--count", "1e9"],
        ["positions", "--table", "9-1"],
        ["positions", "--table", "1" * 5_000 + "-2"],
        ["positions", "--table", "-5-3"],
        ["positions", "--table", "\u0661-\u0662"],
        ["positions", "--variant", "none"],
        ["positions", "--each", "0"],
        ["positions", "--fails", "51"],
        ["positions", "--seed", "x"],
        ["simulate", "--games", "1"],
        ["simulate", "--players", "4-2"],
        ["simulate", "--players", "1"],
        ["simulate", "--players", "9" * 5_000],
        ["simulate", "--variant", "none"],
        ["simulate", "--policy", "none"],
        ["simulate", "--workers", "0"],
        ["simulate", "--executor", "dask"],
        ["simulate", "--scheduler", "tcp://127.0.0.1:9"],
        ["rules", "../base"],
        ["rules", "x" * 10_000],
        ["replay", "x" * 300],
        ["solve", "no-such-file"],
        ["judge", "/"],
    ],
)
def test_hostile_arguments(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)


HOSTILE_FILES = {
    "deep": ("[" * 100_000, "too-deep"),
    "a-million": ("id: " + "x" * 1_000_000, "too-large"),
    "nothing": ("", "empty-file"),
    "nul": ("id: \x00", "invisible-character"),
    "bomb": ("a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n", "anchor"),
    "twice": ("id: twice\nid: twice\n", "duplicate-key"),
    "not-a-number": ("id: not-a-number\nvariant: .nan\n", "bad-id"),
    "tagged": ("!!python/object/apply:os.system ['true']\n", "tag"),
}


@pytest.mark.parametrize("name", HOSTILE_FILES)
def test_hostile_content(name: str, tmp_path: Path) -> None:
    text, code = HOSTILE_FILES[name]
    root = sample_root(tmp_path)
    (root / "puzzles" / f"{name}.yaml").write_text(text, encoding="utf-8")
    start = time.process_time()
    result = CliRunner().invoke(main, ["verify", "--root", str(root), str(root / "puzzles" / f"{name}.yaml")])
    assert time.process_time() - start < PATIENCE
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert f" {code} " in result.stdout
    assert all(len(line) < 500 for line in result.stdout.splitlines())


@pytest.mark.parametrize("value", ["-1", "-99999999999999999999", "1e9", ".inf"])
def test_negative_and_enormous_numbers_in_rules(value: str, tmp_path: Path) -> None:
    root = sample_root(tmp_path)
    path = root / "rules" / "plain.yaml"
    text = path.read_text(encoding="utf-8")
    assert "hand_size: {value: " in text
    before, _, after = text.partition("hand_size: {value: ")
    path.write_text(f"{before}hand_size: {{value: {value}{after[after.index(',') :]}", encoding="utf-8")
    result = CliRunner().invoke(main, ["verify", "--root", str(root)])
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert "rules/plain.yaml:" in result.stdout
