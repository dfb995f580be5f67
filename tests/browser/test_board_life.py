"""A board may be moved, taken out, put back and copied; several live on one page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from board_driver import START, card, is_alive, move, position
from board_pages import BOARDS

Open = Callable[..., Page]


def test_moving_and_re_inserting_the_board_keeps_its_state_and_never_doubles_it(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    move(page, "8D")
    played = position(page)
    page.evaluate(
        """() => { const board = document.querySelector("[data-board]"), home = board.parentElement;
        for (let times = 0; times < 3; times += 1) { board.remove(); home.append(board); }
        home.prepend(board); document.body.append(board); home.append(board); }"""
    )
    assert position(page) == played
    card(page, "8H").click()
    assert page.locator("[aria-pressed=true]").count() == 1, "one click chooses one card"
    page.keyboard.press("z")
    assert position(page) == START


def test_a_copy_of_a_board_begins_at_the_start(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    move(page, "8C")
    page.evaluate(
        """() => { const board = document.querySelector("[data-board]"), copy = board.cloneNode(true);
        copy.dataset.board = "copy"; board.after(copy); }"""
    )
    copy = page.locator("[data-board=copy]")
    expect(copy).to_have_attribute("data-position", START)
    assert copy.locator("li[data-meld]").count() == 1
    copy.locator("[data-card='8H']").click()
    copy.locator("[data-new] button").click()
    assert position(page) == "5C6C7C.8C:8D8H"


def test_several_boards_in_forms_and_folds_do_not_meet(open_page: Open, boards: str):
    page = open_page(f"{boards}several.html")
    is_alive(page)
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((it) => it.id)")
    assert len(ids) == len(set(ids))
    eight, kings = page.locator("[data-board=eight]"), page.locator("[data-board=kings]")
    kings.locator("[data-card='2S']").click()
    eight.locator("[data-card='8D']").click()
    eight.locator("[data-new] button").click()
    assert position(page) == "5C6C7C8C.8D:8H"
    assert kings.get_attribute("data-position") == BOARDS["kings"][1]
    assert kings.locator("[aria-pressed=true]").count() == 1
    page.keyboard.press("Enter")
    assert page.url.endswith("several.html"), "a board sends no form"


def test_changed_words_on_the_page_change_nothing(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    page.evaluate("document.querySelectorAll('[data-card] b').forEach((it) => { it.textContent = 'x'; })")
    move(page, "8C")
    assert position(page) == "5C6C7C.8C:8D8H"
