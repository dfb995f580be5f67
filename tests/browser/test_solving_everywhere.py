"""The first puzzle of the site, solved in every way, language, width and scheme; its twin, solved in none."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from board_driver import NEW, SOLVED, act, card, is_alive, move, position, state
from wordings import LANGUAGES

Open = Callable[..., Page]


def by_clicks(page: Page) -> None:
    move(page, "8C 8D 8H")
    act(page, "check")


def by_keys(page: Page) -> None:
    """Never a pointer: choose the three eights, put them into a new meld, check."""
    keys = page.keyboard
    card(page, "5C").focus()
    keys.press("End")
    keys.press("Space")
    keys.press("0")
    keys.press("Space")
    keys.press("ArrowRight")
    keys.press("Space")
    keys.press("n")
    keys.press("c")


def by_touch(page: Page) -> None:
    for code in ("8C", "8D", "8H"):
        card(page, code).tap()
    page.locator(NEW).tap()
    page.locator("[data-act=check]").tap()


WAYS = {"clicks": by_clicks, "keys": by_keys, "touch": by_touch}

LOOKS = [(lang, width, width > 320) for lang in LANGUAGES for width in (320, 1280)]
LOOKS += [("es", width, width == 320) for width in (320, 1280)]
"""Language, width and whether it is dark: a scheme changes no word, so all are crossed in one language."""


@pytest.mark.parametrize(("lang", "width", "dark"), LOOKS, ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_the_first_puzzle_can_be_solved(
    open_page: Open, address: str, way: str, lang: str, width: int, dark: bool
):
    puzzle = f"{address}{lang}/puzzles/free-an-eight/"
    page = open_page(puzzle, width=width, dark=dark, has_touch=way == "touch")
    is_alive(page)
    WAYS[way](page)
    expect(page.locator("[data-board]")).to_have_attribute("data-state", "solved")
    assert position(page) == SOLVED
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_solved_puzzle_explains_itself_and_leads_to_the_next(open_page: Open, address: str):
    page = open_page(f"{address}es/puzzles/free-an-eight/")
    is_alive(page)
    solution, onward = page.locator("details[data-solution]"), page.locator(".mk-onward")
    expect(solution).not_to_have_attribute("open", "")
    expect(onward).to_be_hidden()
    by_clicks(page)
    expect(solution).to_have_attribute("open", "")
    onward.click()
    expect(page).not_to_have_url(f"{address}es/puzzles/free-an-eight/")
    is_alive(page)
    assert state(page) == "start"


TRIES = {
    "the eights alone": [("8D 8H", None)],
    "the eights with the third": [("8C 8D 8H", None)],
    "one eight on the run": [("8D", 1)],
    "both on the run": [("8D 8H", 1)],
    "all in one": [("6C 7C", None), ("8D 8H", 1)],
    "each apart": [("8C 8D", None), ("8H", 1)],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_twin_cannot(open_page: Open, address: str, lang: str):
    page = open_page(f"{address}{lang}/puzzles/same-eight-twice/")
    is_alive(page)
    start = position(page)
    for moves in TRIES.values():
        for codes, meld in moves:
            move(page, codes, meld)
        act(page, "check")
        assert state(page) == "open", moves
        act(page, "restore")
        assert (position(page), state(page)) == (start, "start")
    act(page, "check")
    assert state(page) == "start"
    act(page, "cannot")
    assert state(page) == "solved"
