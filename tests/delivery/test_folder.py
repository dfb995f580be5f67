from pathlib import Path

import pytest

from machiavelli.delivery.folder import write_folder
from machiavelli.errors import UsageError
from machiavelli.pages.page import Asset, Page
from machiavelli.pipeline import SiteContent


def _site(*keys: str) -> SiteContent:
    pages = tuple(Page("es", key, 'A "title": {x}', "About", "# Body\n") for key in keys)
    return SiteContent(pages, (Asset("assets/a.css", b"a{}"),), {}, ())


def test_pages_and_assets_are_written(tmp_path: Path):
    assert write_folder(_site("index", "puzzles/a"), tmp_path / "new") == 3
    text = (tmp_path / "new" / "es" / "puzzles" / "a.md").read_text(encoding="utf-8")
    assert text == '---\ntitle: "A \\"title\\": {x}"\ndescription: "About"\n---\n\n# Body\n'
    assert (tmp_path / "new" / "assets" / "a.css").read_bytes() == b"a{}"


def test_a_second_run_takes_away_what_is_gone(tmp_path: Path):
    write_folder(_site("index", "puzzles/a"), tmp_path)
    write_folder(_site("index"), tmp_path)
    assert not (tmp_path / "es" / "puzzles" / "a.md").exists()
    assert (tmp_path / "es" / "index.md").exists()


def test_a_foreign_folder_is_left_alone(tmp_path: Path):
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(UsageError, match="not empty"):
        write_folder(_site("index"), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_nothing_is_written_outside(tmp_path: Path):
    with pytest.raises(UsageError, match="outside"):
        write_folder(_site("../../out"), tmp_path / "in")
    assert not list(tmp_path.rglob("*.md"))
