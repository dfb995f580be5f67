"""The rules on one sheet: on paper each is a single A4, in every language."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from wordings import LANGUAGES

_PAGE = re.compile(rb"/Type\s*/Page\b")


def test_each_sheet_fits_on_one_page(open_page: Callable[..., Page], site: Path, address: str):
    sheets = sorted(path.parent.relative_to(site).as_posix() for path in site.glob("*/sheets/*/index.html"))
    assert {sheet.split("/")[0] for sheet in sheets} == {*LANGUAGES}
    page, pages = open_page(f"{address}{sheets[0]}/"), {}
    for sheet in sheets:
        page.goto(f"{address}{sheet}/")
        pages[sheet] = len(_PAGE.findall(page.pdf(prefer_css_page_size=True)))
    assert {sheet: count for sheet, count in pages.items() if count != 1} == {}
