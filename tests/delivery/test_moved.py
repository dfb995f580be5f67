"""Moved pages: the old address leads on in every language, and what cannot be is refused."""

from dataclasses import fields
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import PluginError

from html_files import HtmlPage
from machiavelli.delivery import plugin
from machiavelli.delivery.moved import moved_files
from machiavelli.pages.frame import Frame
from machiavelli.pages.page import Page
from machiavelli.pipeline import SiteContent

ROOT = Path(__file__).parents[2]
TITLE = 'Tahiti <&"'


def _site() -> SiteContent:
    words = {field.name: field.name for field in fields(Frame)} | {"menu": ()}
    frames = {lang: Frame(**words | {"lang": lang}) for lang in ("es", "pt")}
    pages = [
        Page(lang, key, TITLE, "", "# A\n")
        for lang in frames
        for key in ("index", "variants/tahiti", "variants/index")
    ]
    return SiteContent(tuple(pages), (), frames, ())


@pytest.fixture
def config(tmp_path: Path):
    return load_config(str(ROOT / "mkdocs.yml"), site_dir=str(tmp_path), site_url="https://a.example/b/")


def test_the_old_address_leads_on_in_every_language(config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(plugin, "build_site", lambda *_: _site())
    moved = {"variants/thaiti": "variants/tahiti", "games": "variants/index"}
    config.plugins["machiavelli"].config["moved"] = moved
    monkeypatch.setattr(config.plugins["machiavelli"], "site", None)  # MkDocs keeps the plugin for others
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    page = HtmlPage(tmp_path / "pt" / "variants" / "thaiti" / "index.html")
    assert (page.lang, page.title) == ("pt", TITLE)
    assert page.canonical == "https://a.example/b/pt/variants/tahiti/"
    assert page.links == ["../tahiti/"]
    leads_on = (tmp_path / "es" / "games" / "index.html").read_text(encoding="utf-8")
    assert 'location.replace("../variants/"+location.search+location.hash)' in leads_on


@pytest.mark.parametrize(
    ("moved", "why"),
    [
        ({"variants/tahiti": "variants/index"}, "there is a page variants/tahiti"),
        ({"variants/thaiti": "variants/tahitu"}, "leads to variants/tahitu, but there is no such page"),
    ],
)
def test_what_cannot_be_is_refused(config, moved: dict[str, str], why: str):
    with pytest.raises(PluginError, match=why):
        list(moved_files(moved, _site(), config))
