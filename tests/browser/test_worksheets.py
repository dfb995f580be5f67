"""Puzzles on paper: six on an A4 in every language, none cut off, and the key on a sheet of its own."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from wordings import LANGUAGES

A4_WIDTH = 794
"""Pixels of 96 to the inch."""

_PAGE = re.compile(rb"/Type\s*/Page\b")
_CUT_OFF = (
    "[...document.querySelectorAll('.mk-worksheet > li')]"
    ".filter(it => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)"
    ".map(it => it.id)"
)


def test_six_puzzles_to_a_sheet_and_the_key_apart(open_page: Callable[..., Page], site: Path, address: str):
    sheets = sorted(
        path.parent.relative_to(site).as_posix() for path in site.glob("*/worksheets/*/index.html")
    )
    assert {sheet.split("/")[0] for sheet in sheets} == {*LANGUAGES}
    page = open_page(f"{address}{sheets[0]}/", width=A4_WIDTH, java_script_enabled=False)
    page.emulate_media(media="print")
    fullest: dict[str, float] = {}
    for sheet in sheets:
        page.goto(f"{address}{sheet}/", wait_until="domcontentloaded")
        assert page.evaluate(_CUT_OFF) == [], sheet
        fullest[sheet] = page.locator(".mk-worksheet-key").bounding_box()["height"]  # type: ignore[index]
    for sheet in sorted(sheets, key=fullest.__getitem__)[-len(LANGUAGES) :]:
        page.goto(f"{address}{sheet}/")
        assert len(_PAGE.findall(page.pdf(prefer_css_page_size=True))) == 2, sheet


def test_the_position_gives_nothing_away(open_page: Callable[..., Page], address: str):
    page = open_page(f"{address}es/worksheets/1/")
    assert page.locator(".mk-worksheet > li").count() == 6
    assert page.locator(".mk-worksheet :is(.mk-framed, .mk-hint)").count() == 0
    assert page.locator(".mk-worksheet-key > ol > li").count() == 6


def test_on_a_phone_nothing_scrolls_sideways(open_page: Callable[..., Page], address: str):
    page = open_page(f"{address}es/worksheets/10/", width=320)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
