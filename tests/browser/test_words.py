"""Terms that explain themselves, and the page that settles arguments, without a line of script of ours."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

Open = Callable[..., Page]


@pytest.mark.parametrize("script", [True, False])
def test_a_term_opens_by_keyboard_and_moves_nothing(open_page: Open, address: str, script: bool):
    page = open_page(f"{address}es/variants/base/", width=390, java_script_enabled=script)
    term = page.locator(".mk-term").first
    explanation = page.locator(f"#{term.get_attribute('popovertarget')}")
    assert not explanation.is_visible()
    page.wait_for_timeout(300)
    term.focus()
    before = page.locator("h2").first.bounding_box()
    page.keyboard.press("Enter")
    assert explanation.is_visible()
    assert page.locator("h2").first.bounding_box() == before
    page.keyboard.press("Tab")
    if script:
        assert page.evaluate("document.activeElement.closest('[popover]') !== null")
    page.keyboard.press("Escape")
    assert not explanation.is_visible()


def test_a_term_opens_by_touch_within_the_screen_and_leads_to_the_glossary(open_page: Open, address: str):
    page = open_page(f"{address}it/variants/jolly/", width=320, height=568, has_touch=True)
    term = page.locator(".mk-term").nth(2)
    term.tap()
    explanation = page.locator(f"#{term.get_attribute('popovertarget')}")
    box = explanation.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
    assert box["y"] + box["height"] <= 568
    explanation.locator("a").tap()
    page.wait_for_url("**/it/glossary/#*")
    assert page.locator("dt:target").is_visible()


def test_rulings_of_one_variant_alone_can_be_read_without_script(open_page: Open, address: str):
    page = open_page(f"{address}es/settle/#faq-broken", width=390, java_script_enabled=False)
    rulings = page.locator("#faq-broken > div")
    assert len(rulings.all()) > 2
    assert all(ruling.is_visible() for ruling in rulings.all())
    for name in ("Jolly", "Base"):
        page.locator("select").select_option(name)
        (shown,) = [ruling for ruling in rulings.all() if ruling.is_visible()]
        assert name in shown.inner_text()
    assert not page.locator("h2#jokers").is_visible()
    assert page.locator("h2#turn").is_visible()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("key", ["settle/#faq-broken", "glossary/", "variants/jolly/"])
def test_nobody_is_shut_out_of_them(open_page: Open, address: str, key: str, dark: bool):
    page = open_page(f"{address}es/{key}", width=390, dark=dark)
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    if page.locator(".mk-term").count():
        page.locator(".mk-term").first.click()
    page.wait_for_timeout(300)
    violations = Axe().run(page).response["violations"]
    assert not [it["id"] for it in violations if it["impact"] in ("serious", "critical")]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
