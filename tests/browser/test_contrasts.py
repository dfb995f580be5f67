"""The same position under other rules: whole without script, narrow, on paper, for everybody."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from machiavelli.model.content import Content
from wordings import LANGUAGES

Open = Callable[..., Page]


def test_every_position_and_its_answers_are_there_without_script(
    open_page: Open, contrasts: str, content: Content
):
    page = open_page(f"{contrasts}es.html", java_script_enabled=False)
    for contrast in content.contrasts.values():
        own = page.locator(f"#{contrast.id}")
        assert own.locator(".mk-answers > div:visible").count() == len(contrast.answers)
        assert own.locator("dd a:visible").count() == len(content.variants)
    page.locator("nav a").last.click()
    expect(page.locator(".mk-contrast").last).to_be_in_viewport()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [320, 768])
def test_nothing_leaves_the_page_sideways(open_page: Open, contrasts: str, lang: str, width: int):
    page = open_page(f"{contrasts}{lang}.html", width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_paper_has_positions_and_answers(open_page: Open, contrasts: str, content: Content):
    page = open_page(f"{contrasts}es.html")
    page.emulate_media(media="print")
    assert page.locator(".mk-contrast:visible").count() == len(content.contrasts)
    assert page.locator(".mk-answers b:visible").count() >= 2 * len(content.contrasts)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_read_it(open_page: Open, contrasts: str, dark: bool):
    page = open_page(f"{contrasts}es{'-dark' if dark else ''}.html", width=320, dark=dark)
    found = Axe().run(page, options={"rules": {"region": {"enabled": False}}})
    assert not found.response["violations"], found.generate_report()
