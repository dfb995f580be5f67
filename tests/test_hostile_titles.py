"""Titles are data: whatever they hold is shown, nothing of it runs."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from html_files import HOSTILE_TITLE, HtmlPage, html_pages

INSIDE = (
    "",
    "compare/",
    "puzzles/",
    "puzzles/free-an-eight/",
    "puzzles/same-eight-twice/",
    "quizzes/",
    "quizzes/base/",
    "daily/",
    "settle/",
    "sheets/base/",
    "sheets/guadalupe/",
    "sources/",
    "variants/",
    "variants/base/",
    "variants/guadalupe/",
    "variants/jolly/",
)
"""Spanish pages that speak of the puzzle or the variant in their own text, not in menu and footer alone."""


@pytest.fixture(scope="module")
def pages(hostile_site: Path) -> dict[str, HtmlPage]:
    return html_pages(hostile_site)


def test_the_title_is_shown_as_it_is(pages: dict[str, HtmlPage]):
    page = pages["es/puzzles/free-an-eight/"]
    assert page.heading.strip() == HOSTILE_TITLE
    assert page.title.startswith(HOSTILE_TITLE)
    assert HOSTILE_TITLE in page.meta["description"]
    assert HOSTILE_TITLE in pages["es/variants/base/"].heading


@pytest.mark.parametrize("key", INSIDE)
def test_every_kind_of_page_shows_it_as_it_is(pages: dict[str, HtmlPage], key: str):
    text = pages[f"es/{key}"].path.read_text(encoding="utf-8")
    article = re.search(r"<article.*?</article>", text, re.DOTALL)
    assert article
    words = " ".join(unescape(re.sub(r"<[^>]+>", "", article[0])).split())
    assert HOSTILE_TITLE in words


def test_no_page_holds_what_the_title_looks_like(pages: dict[str, HtmlPage]):
    mentioned = set()
    for address, page in pages.items():
        assert "img" not in page.tags
        text = page.path.read_text(encoding="utf-8")
        assert "<img" not in text
        if "onerror" in text:
            mentioned.add(address)
    spanish = {address for address in pages if address.startswith("es/")}
    framed = {address for address in spanish if address.startswith("es/embed/")}
    assert mentioned - framed == spanish - framed, "it stands in the menu of each, and of no other language"
    named = {f"es/embed/{id_}/" for id_ in ("cut-the-seven", "free-an-eight", "same-eight-twice")}
    assert mentioned & framed == named, "a board alone has no menu, but names its rules"


def test_the_search_index_holds_it_escaped(hostile_site: Path):
    index = json.loads((hostile_site / "es/search/search_index.json").read_text(encoding="utf-8"))
    titles = {doc["title"] for doc in index["docs"] if doc["location"].startswith("puzzles/free-an-eight/")}
    assert titles
    assert all("&lt;img" in title and "<img" not in title for title in titles)
