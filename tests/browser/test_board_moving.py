"""Every way to move cards besides putting and dragging: the list of destinations, single keys, two taps."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from board_driver import NEW, SOLVED, START, act, becomes, card, focused, is_alive, move, position, said
from board_pages import BOARDS

Open = Callable[..., Page]
MENU = "[role=menu]"
ITEM = "[role=menuitem]"


def test_solved_with_the_list_of_destinations_alone_by_keys(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    card(page, "8C").focus()
    page.keyboard.press("m")
    expect(page.locator(ITEM)).to_have_count(1)
    assert (
        page.locator(ITEM).first.text_content()
        == "Nueva combinación: 8 de tréboles, faltan cartas, hay 1 de 3"
    )
    page.keyboard.press("Enter")
    assert position(page) == "5C6C7C.8C:8D8H"
    assert focused(page) == "8C"
    for code in ("8D", "8H"):
        card(page, code).focus()
        page.keyboard.press("m")
        expect(page.locator(MENU)).to_be_visible()
        page.keyboard.press("2")
        assert focused(page) == code
    assert position(page) == SOLVED
    page.keyboard.press("c")
    becomes(page, "solved")


def test_solved_with_the_list_of_destinations_alone_by_tapping(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html", width=320, height=640, has_touch=True, is_mobile=True)
    is_alive(page)
    assert not page.locator("[data-act=move]").is_visible()
    for code in ("8C", "8D", "8H"):
        card(page, code).tap()
    page.locator("[data-act=move]").tap()
    items = page.locator(ITEM)
    expect(items.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for item in items.all():
        box = item.bounding_box()
        assert box
        assert box["height"] >= 43.5
        assert box["y"] >= 0
    expect(items.last).to_have_text("Nueva combinación: Grupo de ochos, vale, 3 cartas")
    items.last.tap()
    assert position(page) == SOLVED


def test_the_list_begins_at_what_is_legal_walks_and_goes_away(open_page: Open, boards: str):
    page = open_page(f"{boards}leaning.html")
    is_alive(page)
    card(page, "8C").focus()
    page.keyboard.press("m")
    active = "document.activeElement.textContent"
    expect(page.locator(f"{ITEM}:focus")).to_have_text("Combinación 1: Escalera de tréboles, vale, 4 cartas")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(active).startswith("Nueva combinación")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(active).startswith("Combinación 1")
    page.keyboard.press("r")
    assert page.locator(MENU).count() == 1, "the keys of the board mean nothing there"
    page.keyboard.press("Escape")
    assert page.locator(MENU).count() == 0
    assert focused(page) == "8C"
    page.keyboard.press("m")
    expect(page.locator(MENU)).to_be_visible()
    page.locator("h1").click()
    assert page.locator(MENU).count() == 0
    assert position(page) == BOARDS["leaning"][1]


def test_a_card_of_the_table_is_not_offered_the_hand(open_page: Open, boards: str):
    page = open_page(f"{boards}leaning.html")
    is_alive(page)
    move(page, "8C", 1)
    card(page, "8C").click()
    act(page, "move")
    expect(page.locator(ITEM)).to_have_text(
        ["Nueva combinación: 8 de tréboles, faltan cartas, hay 1 de 3", "A tu mano"]
    )
    page.keyboard.press("0")
    assert position(page) == BOARDS["leaning"][1]
    card(page, "5C").click()
    act(page, "move")
    expect(page.locator(ITEM)).to_have_count(1)


def test_a_run_is_cut_and_joined_by_single_keys(open_page: Open, boards: str):
    page = open_page(f"{boards}kings.html")
    is_alive(page)
    card(page, "6D").focus()
    page.keyboard.press("x")
    expect(page.locator("[data-board]")).to_have_attribute("data-position", "4D5D.7D8D9D.KSKHKC.6D:2S2H2D")
    assert focused(page) == "6D"
    page.keyboard.press("j")
    expect(page.locator("[data-board]")).to_have_attribute("data-position", "4D5D.6D7D8D9D.KSKHKC:2S2H2D")
    assert focused(page) == "6D"
    card(page, "4D").focus()
    page.keyboard.press("x")
    expect(page.locator("[data-live]")).to_contain_text("Aquí no hay nada que cortar")
    page.keyboard.press("j")
    expect(page.locator("[data-board]")).to_have_attribute("data-position", "4D5D6D7D8D9D.KSKHKC:2S2H2D")
    card(page, "2S").focus()
    page.keyboard.press("j")
    expect(page.locator("[data-live]")).to_contain_text("No encaja en ninguna otra combinación.")


def test_the_whole_position_is_described(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    card(page, "5C").focus()
    page.keyboard.press("d")
    expect(page.locator("[data-live]")).to_contain_text("Tu mano")
    assert said(page) == (
        "Combinación 1: Escalera de tréboles, vale, 4 cartas: 5 de tréboles, 6 de tréboles, 7 de tréboles, "
        "8 de tréboles. Tu mano: 8 de diamantes, 8 de corazones."
    )


def test_two_taps_send_a_card_to_its_only_home(open_page: Open, boards: str):
    page = open_page(f"{boards}leaning.html", width=360, height=740, has_touch=True, is_mobile=True)
    is_alive(page)
    card(page, "8C").dblclick()
    expect(page.locator("[data-board]")).to_have_attribute("data-position", "5C6C7C8C:9CKH")
    assert focused(page) == "8C"
    assert said(page).startswith("8 de tréboles, a la combinación 1.")
    card(page, "KH").dblclick()
    assert page.locator("[aria-pressed=true]").count() == 0
    assert position(page) == "5C6C7C8C:9CKH"


def test_single_keys_and_two_taps_can_be_switched_off_for_good(open_page: Open, boards: str):
    page = open_page(f"{boards}leaning.html")
    is_alive(page)
    card(page, "8C").focus()
    page.keyboard.press("?")
    for name in ("letters", "twice"):
        box = page.locator(f"[data-setting={name}]")
        expect(box).to_be_checked()
        box.uncheck()
    page.reload()
    is_alive(page)
    card(page, "8C").focus()
    for key in ("m", "n", "1", "?", "d"):
        page.keyboard.press(key)
    assert focused(page) == "8C"
    assert said(page) == ""
    page.keyboard.press("Control+Enter")
    expect(page.locator("[data-answer]")).to_be_visible()
    card(page, "8C").dblclick()
    assert position(page) == BOARDS["leaning"][1]
    card(page, "8C").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert position(page) == BOARDS["leaning"][1].replace(":8C", ".8C:")
    act(page, "keys")
    page.locator("[data-setting=letters]").check()
    card(page, "8C").focus()
    page.keyboard.press("z")
    assert position(page) == BOARDS["leaning"][1]


@pytest.mark.parametrize("blocked", [False, True])
def test_where_nothing_can_be_remembered_all_keys_still_work(open_page: Open, boards: str, blocked: bool):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    if blocked:
        page.evaluate(
            "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
        )
    card(page, "8D").click()
    page.keyboard.press("n")
    assert position(page) == START.replace(":8D", ".8D:")
    assert page.locator(NEW).count() == 1
