"""What README.md shows and names is so."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from machiavelli.delivery.cli import main
from node import NODE

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_solver_answers_as_shown():
    example = re.search(r"^\$ echo '(.*)' \| \.venv/bin/machiavelli solve\n(.*\n)", TEXT, re.MULTILINE)
    assert example
    result = CliRunner().invoke(main, ["solve"], input=example[1])
    assert result.output == example[2]


def test_python_answers_as_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    example = re.search(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert example
    monkeypatch.chdir(ROOT)
    exec(example[1], {})
    assert capsys.readouterr().out == re.findall(r"# (.*\n)", example[1])[-1]


def test_javascript_answers_as_shown():
    example = re.search(r"^```js\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert example
    script = example[1].replace(".venv/bin/machiavelli", str(Path(sys.executable).with_name("machiavelli")))
    node = [str(NODE), "--input-type=module", "-"]
    done = subprocess.run(node, input=script, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.stdout == re.findall(r"// (.*\n)", example[1])[-1], done.stderr


@pytest.mark.parametrize("target", re.findall(r"\]\(([^):]+)\)", TEXT))
def test_every_link_leads_to_a_file(target: str):
    assert (ROOT / target).exists()
