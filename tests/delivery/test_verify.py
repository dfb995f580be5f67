"""``machiavelli verify``: findings on standard output, one a line; 0 none, 1 findings, 2 wrong usage."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from machiavelli.delivery.cli import main
from sample_content import sample_root

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The sample's rules and puzzles; the words are the product's own."""
    return sample_root(tmp_path)


def verify(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["verify", *map(str, arguments)])


def test_the_content_of_this_repository_is_verified():
    result = verify("--root", REPOSITORY)
    assert result.exit_code == 0, result.output
    assert re.fullmatch(
        r"\d+ variants, \d+ puzzles, \d+ quizzes, \d+ lessons, \d+ pages on strategy, "
        r"\d+ messages in \d+ languages verified\n",
        result.stdout,
    )


def test_every_finding_is_one_line(root: Path):
    for name in ("a", "b"):
        (root / "puzzles" / f"{name}.yaml").write_text("[\n")
    result = verify("--root", root)
    assert result.exit_code == 1
    assert [line.split()[:2] for line in result.stdout.splitlines()] == [
        ["puzzles/a.yaml:2:1:", "yaml-syntax"],
        ["puzzles/b.yaml:2:1:", "yaml-syntax"],
    ]
    assert result.stderr == "2 findings\n"


def test_with_paths_only_their_findings_are_shown(root: Path):
    for name in ("puzzles/a", "puzzles/b", "puzzles/quizzes/c", "rules/d"):
        (root / f"{name}.yaml").write_text("[\n")
    assert verify("--root", root, root / "puzzles" / "a.yaml").stdout.count("\n") == 1
    assert verify("--root", root, root / "puzzles").stdout.count("\n") == 3
    assert verify("--root", root, root / "puzzles/b.yaml", root / "rules").stdout.count("\n") == 2
    assert verify("--root", root, root).stdout.count("\n") == 4


def test_a_clean_path_among_faulty_ones_passes_and_says_so(root: Path):
    (root / "puzzles" / "a.yaml").write_text("[\n")
    result = verify("--root", root, root / "rules")
    assert result.exit_code == 0
    assert result.stdout == "nothing found in 1 path; there are findings elsewhere\n"


@pytest.mark.parametrize("arguments", [["nowhere.yaml"], ["--root", "nowhere"], ["--what"]])
def test_wrong_usage_is_told_apart(arguments: list[str]):
    assert verify(*arguments).exit_code == 2


def test_a_folder_without_rules_is_wrong_usage(tmp_path: Path):
    result = verify("--root", tmp_path)
    assert result.exit_code == 2
    assert "no folder" in result.stderr


def test_a_path_outside_the_root_is_wrong_usage(root: Path, tmp_path: Path):
    (tmp_path / "other.yaml").write_text("")
    result = verify("--root", root, tmp_path / "other.yaml")
    assert result.exit_code == 2
    assert "is not under" in result.stderr
