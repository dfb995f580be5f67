from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

from machiavelli.delivery.commands.render import render
from machiavelli.pipeline import build_site
from wordings import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_render_writes_a_folder_for_each_language(
    small_root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    command = import_module("machiavelli.delivery.commands.render")
    monkeypatch.setattr(command, "build_site", partial(build_site, texts=small_root / "texts"))
    done = CliRunner().invoke(render, [str(tmp_path / "out"), "--root", str(small_root)])
    assert done.exit_code == 0, done.output
    for lang in LANGUAGES:
        text = (tmp_path / "out" / lang / "variants" / "base.md").read_text(encoding="utf-8")
        assert text.startswith("---\ntitle: ")
    assert (tmp_path / "out" / "assets" / "machiavelli" / "ui" / "board.mjs").is_file()


def test_render_leaves_a_foreign_folder_alone(tmp_path: Path):
    (tmp_path / "letter.txt").write_text("mine")
    done = CliRunner().invoke(render, [str(tmp_path), "--root", str(ROOT)])
    assert done.exit_code == 2
    assert "not empty" in done.output
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_render_says_where_there_is_no_content(tmp_path: Path):
    done = CliRunner().invoke(render, [str(tmp_path / "out"), "--root", str(tmp_path)])
    assert done.exit_code == 2
    assert "no folder" in done.output
