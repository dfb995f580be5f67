"""While serving, a fault of the content must not take the pages away: they stay, and say what is wrong."""

from dataclasses import fields, replace
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort, PluginError
from mkdocs.structure.files import Files

from machiavelli.delivery import plugin
from machiavelli.errors import ContentError
from machiavelli.model.findings import Finding
from machiavelli.pages.frame import Frame, MenuEntry
from machiavelli.pages.page import Page
from machiavelli.pipeline import SiteContent

ROOT = Path(__file__).parents[2]
FAULT = Finding("rules/base.yaml", 7, 3, "some-code", "a <b>fault</b>")


def _small_site() -> SiteContent:
    words = {field.name: field.name for field in fields(Frame)} | {"lang": "es", "menu": ()}
    page = Page("es", "index", "Title", "About", "# Good page\n")
    return SiteContent((page,), (), {"es": Frame(**words)}, ())


def _config(folder: Path, command: str) -> MkDocsConfig:
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder))
    config.plugins.on_startup(command=command, dirty=False)
    return config


def _faulty(*_: object) -> SiteContent:
    raise ContentError([FAULT])


def test_a_build_ends_with_all_findings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(plugin, "build_site", _faulty)
    config = _config(tmp_path, "build")
    with pytest.raises(PluginError, match=r"rules/base\.yaml:7:3: some-code"):
        config.plugins["machiavelli"].on_files(Files([]), config=config)


def test_serving_shows_the_fault_where_there_are_no_pages_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(plugin, "build_site", _faulty)
    build(_config(tmp_path, "serve"), serve_url="http://127.0.0.1:8000/")
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "rules/base.yaml:7:3: some-code a &lt;b&gt;fault&lt;/b&gt;" in text
    assert not (tmp_path / "es").exists()


def test_serving_keeps_the_last_good_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    config = _config(tmp_path, "serve")
    monkeypatch.setattr(plugin, "build_site", lambda *_: _small_site())
    build(config, serve_url="http://127.0.0.1:8000/")
    assert "some-code" not in (tmp_path / "es" / "index.html").read_text(encoding="utf-8")
    monkeypatch.setattr(plugin, "build_site", _faulty)
    build(config, serve_url="http://127.0.0.1:8000/")
    text = (tmp_path / "es" / "index.html").read_text(encoding="utf-8")
    assert "Good page" in text
    assert "rules/base.yaml:7:3: some-code" in text


def test_a_language_without_a_page_that_the_menu_names_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    menu = (MenuEntry("About", ("about",)),)
    site = replace(_small_site(), frames={"es": replace(_small_site().frames["es"], menu=menu)})
    monkeypatch.setattr(plugin, "build_site", lambda *_: site)
    config = _config(tmp_path, "build")
    (tmp_path / "docs").mkdir()
    config.docs_dir = str(tmp_path / "docs")
    with pytest.raises(Abort):
        build(config)
    assert "docs/es/about.md is missing" in caplog.text
