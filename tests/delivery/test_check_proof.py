"""``machiavelli check-proof``: what ``solve --explain`` proves holds, whatever else comes is answered."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from machiavelli.delivery.cli import main

ROOT = Path(__file__).parents[2]
EIGHTS = {"id": 1, "variant": "base", "table": [["6C", "7C", "8C"]], "hand": ["8D", "8H"]}
LIMIT = {"most": 0, "because": {"kind": "limit"}}


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def run(arguments: list[str], *lines: object) -> tuple[Result, list[dict[str, Any]]]:
    texts = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    result = CliRunner().invoke(main, arguments, input=b"\n".join(texts))
    return result, [json.loads(answer) for answer in result.stdout.splitlines()]


def test_a_proof_of_the_solver_holds() -> None:
    _, explained = run(["solve", "--explain"], EIGHTS)
    assert explained[0]["proof"]["most"] == 0
    result, answers = run(["check-proof"], {**EIGHTS, "proof": explained[0]["proof"]})
    assert result.exit_code == 0
    assert answers == [{"id": 1, "holds": True, "why": None}]


def test_nothing_is_proved_where_all_can_be_played() -> None:
    _, explained = run(["solve", "--explain"], {**EIGHTS, "table": [["5C", "6C", "7C", "8C"]]})
    assert "proof" not in explained[0]


def test_forged_and_malformed_proofs_are_answers_too() -> None:
    deep = b'{"kind": "chain", "steps": [], "then": ' * 300 + b"null" + b"}" * 300
    line = (
        json.dumps({**EIGHTS, "proof": 0})
        .encode()
        .replace(b'"proof": 0', b'"proof": {"most": 0, "because": %s}')
    )
    result, answers = run(
        ["check-proof"], {**EIGHTS, "proof": LIMIT}, {**EIGHTS, "proof": [LIMIT]}, line % deep
    )
    assert result.exit_code == 0
    assert [answer["why"] for answer in answers] == ["no-limit", "wrong-shape", "too-deep"]


def test_lines_without_a_proof_or_a_position_are_errors() -> None:
    illegal = {**EIGHTS, "table": [["6C", "7C"]], "proof": LIMIT}
    nested = json.dumps(EIGHTS).encode()[:-1] + b', "proof": ' + b"[" * 200_000 + b"]" * 200_000 + b"}"
    result, answers = run(["check-proof"], EIGHTS, illegal, nested, {**EIGHTS, "proof": LIMIT})
    assert result.exit_code == 1
    codes = [answer["error"]["code"] if "error" in answer else answer["why"] for answer in answers]
    assert codes == ["missing-key", "illegal-table", "not-json", "no-limit"]
