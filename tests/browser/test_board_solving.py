"""The same puzzle by clicks, by keys, by touch and by dragging."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from board_driver import (
    NEW,
    SOLVED,
    START,
    act,
    becomes,
    card,
    focused,
    is_alive,
    move,
    position,
    said,
    state,
)
from wordings import LANGUAGES

Open = Callable[..., Page]


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("dark", [False, True])
def test_solved_by_single_clicks(open_page: Open, boards: str, width: int, dark: bool):
    page = open_page(f"{boards}eight{'-dark' if dark else ''}.html", width=width)
    is_alive(page)
    move(page, "8C")
    assert state(page) == "open"
    card(page, "8D").click()
    move(page, "8H", 2)
    assert (position(page), state(page)) == (SOLVED, "legal")
    act(page, "check")
    assert state(page) == "solved"
    expect(page.locator("[data-answer]")).to_contain_text("¡Resuelto!")
    assert said(page) == "¡Resuelto! La mesa está en regla, con 2 movimientos. Par: 2. Sin pistas."


def test_solved_by_keys_alone(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    keys = page.keyboard
    keys.press("Tab")
    assert focused(page) == "5C"
    keys.press("End")
    keys.press("Enter")
    assert said(page) == "Elegida: 8 de tréboles. Elige destino."
    keys.press("Escape")
    assert said(page) == "Ninguna carta elegida."
    assert page.locator("[aria-pressed=true]").count() == 0
    keys.press("Enter")
    keys.press("ArrowDown")
    keys.press("Enter")  # on "new meld"
    assert focused(page) == "8C"
    keys.press("0")
    assert focused(page) == "8D"
    keys.press("Space")
    keys.press("ArrowRight")
    keys.press("Space")
    keys.press("2")
    keys.press("Enter")
    assert position(page) == SOLVED
    keys.press("Escape")
    for _ in range(3):
        keys.press("ArrowRight")
    keys.press("Enter")
    becomes(page, "solved")


def test_solved_by_tapping_on_a_telephone(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html", width=360, height=740, has_touch=True, is_mobile=True)
    is_alive(page)
    for code in ("8C", "8D", "8H"):
        card(page, code).tap()
    page.locator(NEW).tap()
    page.locator("[data-act=check]").tap()
    becomes(page, "solved")
    assert position(page) == SOLVED


def test_solved_by_dragging(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    drag(page, "8C", NEW)
    drag(page, "8D", "li[data-meld] >> nth=1 >> .mk-tray")
    drag(page, "8H", "li[data-meld] >> nth=1 >> .mk-tray")
    assert position(page) == SOLVED
    assert page.locator(".mk-ghost").count() == page.locator(".is-gone").count() == 0
    act(page, "check")
    assert state(page) == "solved"


def drag(page: Page, code: str, target: str) -> None:
    page.wait_for_function("document.getAnimations().length === 0")  # cards may still be travelling
    start, end = card(page, code).bounding_box(), page.locator(target).bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 30, steps=3)
    assert page.locator(".mk-ghost").count() == 1
    page.mouse.move(end["x"] + 12, end["y"] + 12, steps=4)
    page.mouse.up()


def test_a_card_let_go_anywhere_else_stays(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    drag(page, "8D", "h1")
    assert position(page) == START
    page.mouse.move(10, 10)
    page.wait_for_function("document.getAnimations().length === 0")
    box = card(page, "8D").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 100, steps=3)
    assert page.locator(".mk-ghost").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".mk-ghost, .is-gone").count() == 0
    page.mouse.up()
    assert position(page) == START


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [320, 1280])
def test_solved_on_the_site_in_each_language(open_page: Open, address: str, lang: str, width: int):
    page = open_page(f"{address}{lang}/puzzles/free-an-eight/", width=width, dark=lang == "pt")
    is_alive(page)
    move(page, "8C 8D 8H")
    act(page, "check")
    assert (position(page), state(page)) == (SOLVED, "solved")


def test_alive_below_a_folder_and_after_going_back_and_forth(open_page: Open, address_below: str):
    page = open_page(f"{address_below}es/")
    is_alive(page)
    page.goto(f"{address_below}es/puzzles/free-an-eight/")
    move(page, "8D")
    page.go_back()
    is_alive(page)
    page.go_forward()
    is_alive(page)
    before = position(page)
    move(page, "8H")
    assert position(page).count(".") == before.count(".") + 1
    page.goto(f"{address_below}es/puzzles/same-eight-twice/")
    is_alive(page)
    assert state(page) == "start"


class _Finger:
    """One finger on the glass, as the device sends it."""

    def __init__(self, page: Page) -> None:
        self.send = partial(page.context.new_cdp_session(page).send, "Input.dispatchTouchEvent")

    def stroke(self, path: list[tuple[float, float]], rest: int = 0, page: Page | None = None) -> None:
        self.send({"type": "touchStart", "touchPoints": [_point(path[0])]})
        if page and rest:
            page.wait_for_timeout(rest)
        for start, end in pairwise(path):
            for step in range(1, 7):
                at = (start[0] + (end[0] - start[0]) * step / 6, start[1] + (end[1] - start[1]) * step / 6)
                self.send({"type": "touchMove", "touchPoints": [_point(at)]})
        self.send({"type": "touchEnd", "touchPoints": []})


def _point(at: tuple[float, float]) -> dict[str, float]:
    return {"x": at[0], "y": at[1]}


def _middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _on_a_telephone(open_page: Open, url: str, height: int = 740) -> Page:
    page = open_page(url, width=360, height=height, has_touch=True, is_mobile=True)
    is_alive(page)
    return page


def test_a_finger_drags_a_card_sideways_out_of_a_long_run(open_page: Open, boards: str):
    page = _on_a_telephone(open_page, f"{boards}thirteen.html", height=1000)
    x, y = _middle(card(page, "8C"))
    _Finger(page).stroke([(x, y), (x + 60, y + 4), _middle(page.locator(NEW))])
    assert position(page) == "AC2C3C4C5C6C7C9CTCJCQCKC.4D5D6D.8C:8D8H"
    assert page.evaluate("scrollY") == 0


def test_a_rested_finger_drags_in_any_direction(open_page: Open, boards: str):
    page = _on_a_telephone(open_page, f"{boards}eight.html")
    x, y = _middle(card(page, "8D"))
    _Finger(page).stroke([(x, y), (x, y - 40), _middle(page.locator(NEW))], rest=300, page=page)
    assert position(page) == "5C6C7C8C.8D:8H"


def test_a_swipe_that_starts_on_a_card_scrolls_and_plays_nothing(open_page: Open, boards: str):
    page = _on_a_telephone(open_page, f"{boards}thirteen.html")
    before = position(page)
    page.evaluate("document.body.style.paddingBottom = '60rem'")
    x, y = _middle(card(page, "5C"))
    _Finger(page).stroke([(x, y), (x + 3, y - 150)])
    page.wait_for_function("scrollY > 60")
    assert position(page) == before
    assert page.locator("[aria-pressed=true], .mk-ghost, .is-gone").count() == 0


def test_a_second_finger_breaks_off(open_page: Open, boards: str):
    page = _on_a_telephone(open_page, f"{boards}eight.html")
    x, y = _middle(card(page, "8D"))
    finger = _Finger(page)
    finger.send({"type": "touchStart", "touchPoints": [{"x": x, "y": y, "id": 1}]})
    finger.send({"type": "touchMove", "touchPoints": [{"x": x + 40, "y": y, "id": 1}]})
    assert page.locator(".mk-ghost").count() == 1
    both = [{"x": x + 40, "y": y, "id": 1}, {"x": x + 90, "y": y - 60, "id": 2}]
    finger.send({"type": "touchStart", "touchPoints": both})
    finger.send({"type": "touchEnd", "touchPoints": []})
    assert page.locator(".mk-ghost").count() == 0
    assert position(page) == START
