"""What a board tells the page: once, that it was solved, or that its solution was seen before."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from board_driver import START, act, is_alive, move

Open = Callable[..., Page]


def _listen(page: Page) -> None:
    is_alive(page)
    page.evaluate(
        """() => { window.told = []; for (const name of ["mk-solved", "mk-failed"])
        document.addEventListener(name, ({ type, target, detail }) =>
        window.told.push({ type, board: target.dataset.board, ...detail })); }"""
    )


def _told(page: Page) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = page.evaluate("window.told")
    return told


def test_a_solved_board_tells_how_once(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    _listen(page)
    move(page, "8D")
    act(page, "undo")
    move(page, "8C")
    act(page, "check")
    assert _told(page) == []
    move(page, "8D 8H", 2)
    act(page, "check")
    act(page, "check")
    (told,) = _told(page)
    assert told == {
        "type": "mk-solved",
        "board": "eight",
        "id": "eight",
        "position": START,
        "moves": 2,
        "par": 2,
        "hints": 0,
        "variant": "base",
        "themes": ["end-steal"],
    }


def test_whoever_has_seen_the_solution_does_not_solve(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    _listen(page)
    act(page, "solution")
    act(page, "restore")
    move(page, "8C 8D 8H")
    act(page, "check")
    assert _told(page) == [{"type": "mk-failed", "board": "eight", "id": "eight", "position": START}]


def test_moves_count_from_when_the_table_last_lay_as_at_the_start(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    _listen(page)
    move(page, "8D")
    move(page, "8H")
    act(page, "restore")
    move(page, "8C 8D 8H")
    act(page, "check")
    assert [told["moves"] for told in _told(page)] == [1]


def test_opening_the_solution_below_the_board_counts_as_seeing_it(open_page: Open, address: str):
    page = open_page(f"{address}es/puzzles/free-an-eight/")
    _listen(page)
    page.locator("details.mk-solution summary").click()
    page.wait_for_function("window.told.length > 0")
    assert [told["type"] for told in _told(page)] == ["mk-failed"]
