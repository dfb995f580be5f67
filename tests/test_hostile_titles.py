"""Titles are data: whatever they hold is shown, nothing of it runs."""

import json
from pathlib import Path

import pytest

from html_files import HOSTILE_TITLE, HtmlPage, html_pages


@pytest.fixture(scope="module")
def pages(hostile_site: Path) -> dict[str, HtmlPage]:
    return html_pages(hostile_site)


def test_the_title_is_shown_as_it_is(pages: dict[str, HtmlPage]):
    page = pages["es/puzzles/free-an-eight/"]
    assert page.heading.strip() == HOSTILE_TITLE
    assert page.title.startswith(HOSTILE_TITLE)
    assert HOSTILE_TITLE in page.meta["description"]
    assert HOSTILE_TITLE in pages["es/variants/base/"].heading


def test_no_page_holds_what_the_title_looks_like(pages: dict[str, HtmlPage]):
    mentioned = 0
    for page in pages.values():
        assert "img" not in page.tags
        text = page.path.read_text(encoding="utf-8")
        assert "<img" not in text
        mentioned += "onerror" in text
    assert mentioned >= 40, "it stands in the menu, on every puzzle played by those rules, and in the indexes"


def test_the_search_index_holds_it_escaped(hostile_site: Path):
    index = json.loads((hostile_site / "es/search/search_index.json").read_text(encoding="utf-8"))
    titles = {doc["title"] for doc in index["docs"] if doc["location"].startswith("puzzles/free-an-eight/")}
    assert titles
    assert all("&lt;img" in title and "<img" not in title for title in titles)
