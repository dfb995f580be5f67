"""The rules on one sheet: on paper each is a single A4, in every language."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from wordings import LANGUAGES

A4_WIDTH = 794
"""Pixels of 96 to the inch."""

PRINTED = 16
"""Of all sheets the fullest, which are printed: where they fit, the others do."""

_PAGE = re.compile(rb"/Type\s*/Page\b")


def test_each_sheet_fits_on_one_page(open_page: Callable[..., Page], site: Path, address: str):
    sheets = sorted(path.parent.relative_to(site).as_posix() for path in site.glob("*/sheets/*/index.html"))
    assert {sheet.split("/")[0] for sheet in sheets} == {*LANGUAGES}
    page, heights = open_page(f"{address}{sheets[0]}/", width=A4_WIDTH, java_script_enabled=False), {}
    page.emulate_media(media="print")
    for sheet in sheets:
        page.goto(f"{address}{sheet}/", wait_until="domcontentloaded")
        heights[sheet] = page.evaluate("document.documentElement.scrollHeight")
    for sheet in sorted(sheets, key=heights.__getitem__)[-PRINTED:]:
        page.goto(f"{address}{sheet}/")
        assert len(_PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1, sheet


def test_on_a_phone_a_caption_stands_beside_its_meld_or_below_it(
    open_page: Callable[..., Page], address: str
):
    for lang in LANGUAGES:
        page = open_page(f"{address}{lang}/sheets/rummikub/", width=320, height=640)
        captions = page.locator(".mk-melds > li > span")
        assert captions.count() > 4
        assert min(captions.evaluate_all("its => its.map(it => it.clientWidth)")) >= 100, lang


COMPOSED = "?from=vatikan&deal.hand_by_players=4:11,5:9&turn.time_limit=90&name=Domingos"
"""Rules with much to say."""


def test_so_does_a_sheet_that_a_family_composes(open_page: Callable[..., Page], address: str):
    for lang in LANGUAGES:
        page = open_page(f"{address}{lang}/house/{COMPOSED}")
        page.locator("[data-house][data-ready]").wait_for(state="attached")
        assert "Domingos" in page.locator("[data-sheet] h3").inner_text()
        assert len(_PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1, lang
