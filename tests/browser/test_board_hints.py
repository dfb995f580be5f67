"""The ladder of hints: by key and by button, pointed at on the board, said aloud, read without script."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from board_driver import act, card, is_alive, meld, move, said
from wordings import LANGUAGES

Open = Callable[..., Page]
RUNG = "details.mk-hint"


def _hint(page: Page, number: int) -> None:
    """Ask for the next hint by key, and wait for it."""
    page.keyboard.press("h")
    expect(page.locator(f"{RUNG}[open]")).to_have_count(number)


def test_hints_come_one_by_one_and_point_at_the_board(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-free-an-eight.html")
    is_alive(page)
    card(page, "5C").focus()
    _hint(page, 1)
    assert said(page).startswith("Pista 1. Tomar la punta. Una escalera")
    assert page.locator(".mk-board .is-target, .mk-board .is-hint").count() == 0
    _hint(page, 2)
    assert said(page) == "Pista 2. Lo que te falta sale de la escalera 5 de tréboles–8 de tréboles."
    assert "is-target" in (meld(page, 1).get_attribute("class") or "")
    expect(page.locator("[data-answer]")).to_contain_text("Lo que te falta sale de la escalera 5♣–8♣.")
    _hint(page, 3)
    assert said(page) == "Pista 3. La carta clave es el 8 de tréboles."
    assert page.locator(".mk-board .is-hint").get_attribute("data-card") == "8C"
    _hint(page, 4)
    assert "el grupo 8 de corazones 8 de diamantes 8 de tréboles" in said(page)
    page.keyboard.press("h")
    expect(page.locator("[data-live]")).to_contain_text("No quedan más pistas")
    assert page.evaluate("document.activeElement.dataset.card") == "5C", "the focus stays where it was"
    move(page, "8C")
    assert page.locator(".mk-board .is-hint, .mk-board .is-target").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_by_tapping_in_each_language(open_page: Open, puzzles: str, lang: str):
    page = open_page(
        f"{puzzles}{lang}-free-an-eight.html", width=320, height=640, has_touch=True, is_mobile=True
    )
    is_alive(page)
    for number in range(1, 5):
        page.locator("[data-act=hint]").tap()
        expect(page.locator(f"{RUNG}[open]")).to_have_count(number)
    answer, dock = page.locator("[data-answer]").bounding_box(), page.locator(".mk-dock").bounding_box()
    assert answer
    assert dock
    assert 0 <= answer["y"] < answer["y"] + answer["height"] <= dock["y"] + 1, (
        "a hint is seen where it was asked for"
    )


def test_what_was_hinted_is_told_with_the_solution(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-free-an-eight.html")
    is_alive(page)
    page.evaluate("document.addEventListener('mk-solved', ({ detail }) => { window.hints = detail.hints; })")
    page.locator(f"{RUNG} > summary").first.click()
    act(page, "hint")
    expect(page.locator(f"{RUNG}[open]")).to_have_count(2)
    move(page, "8C 8D 8H")
    act(page, "check")
    page.wait_for_function("window.hints !== undefined")
    assert page.evaluate("window.hints") == 2


def test_a_theme_that_would_tell_all_is_no_hint(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-straight-from-hand.html")
    is_alive(page)
    act(page, "hint")
    expect(page.locator("[data-answer]")).to_contain_text("No hay que mover nada de la mesa")
    page = open_page(f"{puzzles}es-same-eight-twice.html")
    is_alive(page)
    act(page, "hint")
    expect(page.locator("[data-answer]")).to_contain_text(
        "Fíjate en el 6♣: ¿en qué combinación podría acabar?"
    )
    assert page.locator(RUNG).count() == 2


def test_hints_are_read_without_script(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}pt-free-an-eight.html", java_script_enabled=False)
    assert not page.locator(".mk-tools").first.is_visible()
    for number in range(4):
        page.locator(f"{RUNG} > summary").nth(number).click()
    expect(page.locator(RUNG).last).to_contain_text("O lugar final é o grupo")


def test_a_board_without_hints_of_its_own_has_no_button_for_them(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    assert page.locator("[data-act=hint]").count() == 0
    card(page, "5C").focus()
    page.keyboard.press("h")
    expect(page.locator("[data-answer]")).to_be_hidden()
