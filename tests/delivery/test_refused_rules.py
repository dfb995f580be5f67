"""Nobody plays, judges or solves by rules that are refused: the commands say so in place of a traceback."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from machiavelli.delivery.cli import main
from sample_content import sample_root

COMMANDS = (
    ["judge"],
    ["solve"],
    ["positions", "--count", "1"],
    ["simulate", "--games", "2"],
    ["check-proof"],
    ["study"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("instead", ["hand_size: {value: 60,", "hand_size: {value: 0,"])
def test_refused_rules_end_the_command(
    command: list[str], instead: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    root = sample_root(tmp_path)
    plain = root / "rules" / "plain.yaml"
    plain.write_text(plain.read_text().replace("hand_size: {value: 13,", instead))
    monkeypatch.chdir(root)
    result = CliRunner().invoke(main, command, input="")
    assert result.exit_code == 1
    assert "the rules have faults, see 'machiavelli verify'\nrules/plain.yaml:" in result.output
