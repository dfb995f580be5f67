"""Questions by chance: by keys alone, on a small screen, from an address, and what is said without script."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import address_of
from wordings import LANGUAGES

Open = Callable[..., Page]


@pytest.fixture
def endless(open_page: Open, quizzes: str) -> Open:
    """Opens the page at an address and waits for its question."""

    def open_(query: str = "?v=base&s=abc&n=1", name: str = "es-endless", **more: Any) -> Page:
        page = open_page(f"{quizzes}{name}.html{query}", **more)
        expect(page.locator("[data-endless][data-ready]")).to_be_visible()
        return page

    return open_


def _asked(page: Page) -> tuple[str | None, list[str]]:
    field = page.locator("fieldset")
    return field.get_attribute("data-key"), field.locator("label").all_inner_texts()


def test_an_answer_is_judged_and_counted(endless: Open):
    page = endless()
    page.locator('[data-right="no"] input').first.check()
    assert "No es eso" in page.locator(".mk-feedback:visible").inner_text()
    assert page.locator("[data-score]").inner_text() == "Aciertos en esta visita: 0 de 1"
    page.locator('[data-right="yes"] input').first.check()  # the first answer counts
    assert page.locator("[data-score]").inner_text() == "Aciertos en esta visita: 0 de 1"


def test_the_address_keeps_the_question(endless: Open):
    page = endless("?v=jolly&s=abc&n=4")
    asked = _asked(page)
    page.locator("[data-next]").click()
    expect(page.locator("[data-ready='5']")).to_be_visible()
    assert address_of(page).endswith("?v=jolly&s=abc&n=5")
    assert _asked(page) != asked
    assert _asked(endless("?v=jolly&s=abc&n=4")) == asked


def test_another_variant_begins_anew(endless: Open):
    page = endless()
    page.locator("[data-variant]").select_option("rummikub")
    expect(page.locator("[data-rules-link]")).to_have_attribute("href", "../../variants/rummikub/")
    assert "v=rummikub" in address_of(page)
    assert "s=abc" not in address_of(page)


@pytest.mark.parametrize(
    "query", ["", "?v=nobody&s=<b>&n=-3", "?v=__proto__&n=9e99&s=%00", "?v=base&s=abc&n=1.5"]
)
def test_a_wrong_address_gives_some_question(endless: Open, query: str):
    page = endless(query)
    assert page.locator("fieldset .mk-option").count() >= 2
    assert page.locator("[data-endless]").get_attribute("data-ready") == "1"


def test_keys_are_enough(endless: Open):
    page = endless("?v=base&s=abc&n=4")
    page.locator("fieldset input").first.focus()
    page.keyboard.press("Space")
    assert page.locator(".mk-feedback:visible").count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-ready='5']")).to_be_visible()
    expect(page.locator("legend")).to_be_focused()


def test_without_script_the_page_says_what_it_needs(open_page: Open, quizzes: str):
    page = open_page(f"{quizzes}es-endless.html", java_script_enabled=False)
    assert "necesitan JavaScript" in page.locator("noscript").inner_text()
    assert not page.locator("[data-endless]").is_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_screen_holds_it_all(endless: Open, lang: str):
    page = endless("?v=jolly&s=abc&n=1", f"{lang}-endless", width=320)
    for number in range(1, 6):
        expect(page.locator(f"[data-ready='{number}']")).to_be_visible()
        page.locator("fieldset input").first.check()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        for target in page.locator("fieldset label, [data-next], [data-variant]").all():
            box = target.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 43.9, target.inner_text()
        page.locator("[data-next]").click()


@pytest.mark.parametrize("name", ["es-endless", "es-endless-dark"])
@pytest.mark.parametrize("number", [1, 2, 4])
def test_axe_finds_nothing(endless: Open, name: str, number: int):
    page = endless(f"?v=base&s=abc&n={number}", name)
    page.locator("fieldset input").first.check()
    found = Axe().run(page).response["violations"]
    assert not [
        (it["id"], it["nodes"][0]["target"]) for it in found if it["impact"] in ("serious", "critical")
    ]
