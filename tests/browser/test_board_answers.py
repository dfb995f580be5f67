"""What the board answers to Check, to "it cannot be done", and with the solution."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from board_driver import SOLVED, START, act, card, is_alive, move, position, state

Open = Callable[..., Page]


def test_each_answer_is_spoken_once_and_again_when_it_is_the_same(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    page.evaluate(
        """() => { window.heard = []; const live = document.querySelector("[data-live]");
        new MutationObserver(() => window.heard.push(live.textContent)).observe(live, {childList: true}); }"""
    )
    move(page, "8C 8D")
    page.evaluate("window.heard.length = 0")
    act(page, "check")
    act(page, "check")
    first, second = page.evaluate("window.heard")
    assert first != second
    assert first.strip("\u00a0") == second.strip("\u00a0")
    assert "8 de diamantes, 8 de tréboles" in first
    assert "faltan cartas, hay 2 de 3" in first
    move(page, "8H", 2)
    page.evaluate("window.heard.length = 0")
    act(page, "check")
    (only,) = page.evaluate("window.heard")
    assert "¡Resuelto!" in only


def test_an_impossible_position_is_solved_by_saying_so(open_page: Open, boards: str):
    page = open_page(f"{boards}impossible.html")
    is_alive(page)
    act(page, "check")
    assert state(page) == "start"
    move(page, "8C 8D 8H")
    act(page, "check")
    assert state(page) == "open"
    act(page, "cannot")
    assert state(page) == "solved"


@pytest.mark.parametrize("name", ["eight", "partly"])
def test_saying_that_it_cannot_be_done_is_refused_where_something_can(
    open_page: Open, boards: str, name: str
):
    page = open_page(f"{boards}{name}.html")
    is_alive(page)
    act(page, "cannot")
    assert state(page) == "start"
    expect(page.locator("[data-answer]")).to_be_visible()


def test_where_not_all_can_go_the_most_that_can_is_solved(open_page: Open, boards: str):
    page = open_page(f"{boards}partly.html")
    is_alive(page)
    move(page, "9C", 1)
    act(page, "check")
    assert state(page) == "solved"


def test_the_solution_is_laid_out_can_be_undone_and_wins_nothing(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    act(page, "solution")
    assert position(page) == SOLVED
    assert card(page, "8C").get_attribute("class") == "mk-card is-moved"
    act(page, "check")
    assert state(page) == "legal"
    act(page, "undo")
    assert position(page) == START


@pytest.mark.parametrize(("width", "height"), [(768, 560), (360, 640)])
def test_the_answer_comes_into_sight_above_the_dock(open_page: Open, boards: str, width: int, height: int):
    page = open_page(f"{boards}large.html", width=width, height=height)
    is_alive(page)
    move(page, "KS")
    act(page, "check")
    answer, dock = page.locator("[data-answer]").bounding_box(), page.locator(".mk-dock").bounding_box()
    assert answer
    assert dock
    assert answer["y"] >= 0
    assert answer["y"] + answer["height"] <= dock["y"] + 1
    assert dock["y"] + dock["height"] <= height + 1
