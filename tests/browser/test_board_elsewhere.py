"""Would it work under other rules: told at once, by key and by button, and read without script."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from board_driver import act, card, is_alive, said
from machiavelli.model.content import Content
from wordings import LANGUAGES

Open = Callable[..., Page]
FOLD = "details.mk-elsewhere"


def test_other_rules_answer_at_once_by_key(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-five-in-mid-game.html")
    is_alive(page)
    card(page, "4S").focus()
    page.keyboard.press("v")
    expect(page.locator(f"{FOLD}[open]")).to_have_count(1)
    assert said(page).startswith("¿Y con otras reglas? Se baja toda la mano: Base, ")
    assert said(page).endswith("La mesa no vale con esas reglas: Finagle.")
    assert page.evaluate("document.activeElement.dataset.card") == "4S"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_rules_by_tapping_on_a_small_screen(open_page: Open, puzzles: str, lang: str):
    page = open_page(f"{puzzles}{lang}-free-an-eight.html", width=320, height=640)
    is_alive(page)
    act(page, "elsewhere")
    expect(page.locator("[data-answer]")).to_contain_text("Base")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for button in page.locator(".mk-dock button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43.5


def test_every_variant_leads_to_the_laboratory_with_the_position(
    open_page: Open, puzzles: str, content: Content
):
    page = open_page(f"{puzzles}es-sixteen-and-a-joker.html", java_script_enabled=False)
    page.locator(f"{FOLD} > summary").click()
    links = [link.get_attribute("href") for link in page.locator(f"{FOLD} a").all()]
    position = page.locator("[data-board]").get_attribute("data-position")
    assert {f"../../lab/?v={id_}&p={position}" for id_ in content.variants} == set(links)
    expect(page.locator(f"{FOLD} [aria-current]")).to_have_attribute(
        "href", f"../../lab/?v=rummikub&p={position}"
    )
    heads = page.locator(f"{FOLD} dt").all_text_contents()
    assert heads[:2] == ["Se baja toda la mano", "No se baja ninguna carta"]
