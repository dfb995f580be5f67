"""One page for everybody: keys, speech, small screens, stillness, paper, no script."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import NEW, START, act, card, focused, is_alive, move, position, said, state
from board_pages import BOARDS

Open = Callable[..., Page]


def test_the_focus_follows_the_moved_card(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    for code in ("8C", "8D"):
        card(page, code).click()
        page.locator(NEW).click()
        assert focused(page) == code
    act(page, "undo")
    assert page.evaluate("document.activeElement.dataset.act") == "undo"


def test_neither_header_nor_dock_lies_over_the_focus(open_page: Open, boards: str):
    page = open_page(f"{boards}large.html", width=320, height=560)
    is_alive(page)
    for keys in ("Tab", "1", "ArrowDown", "ArrowDown", "0 Space n"):
        for key in keys.split():
            page.keyboard.press(key)
        card_below, dock_top = page.evaluate(
            """() => [document.activeElement.getBoundingClientRect().bottom,
            document.querySelector(".mk-dock").getBoundingClientRect().top]"""
        )
        assert 0 < card_below <= dock_top, keys


def test_each_zone_is_one_stop_of_the_tab_key(open_page: Open, boards: str):
    page = open_page(f"{boards}large.html")
    is_alive(page)
    stops = []
    for _ in range(5):
        page.keyboard.press("Tab")
        stops.append(
            page.evaluate(
                "['.mk-new', '.mk-table', '[data-hand]', '[role=toolbar]']"
                ".find((zone) => document.activeElement.closest(zone)) ?? ''"
            )
        )
    assert stops == [".mk-table", ".mk-new", "[data-hand]", "[role=toolbar]", ""]


def test_keys_outside_the_board_mean_nothing_to_it(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    move(page, "8D")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    assert position(page) == "5C6C7C8C.8D:8H"
    page.evaluate("window.addEventListener('keydown', () => { window.leaked = true })")
    card(page, "8H").focus()
    page.keyboard.press("r")
    assert position(page) == START
    assert page.evaluate("window.leaked ?? false") is False


def test_without_a_script_all_is_there_to_read(open_page: Open, boards: str):
    page = open_page(f"{boards}joker.html", java_script_enabled=False)
    assert page.locator("[data-board]").get_attribute("data-state") == "start"
    assert page.locator(".mk-tray [data-card]").count() == 3
    assert page.locator("[data-hand] [data-card]").count() == 3
    expect(page.locator("li[data-meld]")).to_contain_text("Escalera de corazones")
    for hidden in (".mk-tools", "[data-new]", ".mk-put", "[data-answer]"):
        assert page.locator(f"{hidden}:visible").count() == 0


@pytest.mark.parametrize("name", ["eight", "large", "thirteen"])
def test_on_a_narrow_screen_nothing_scrolls_sideways_and_all_can_be_hit(
    open_page: Open, boards: str, name: str
):
    page = open_page(f"{boards}{name}.html", width=320, height=640)
    is_alive(page)
    card(page, "9S" if name == "large" else "8D").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for button in page.locator("[data-board] button:visible").all():
        box = button.bounding_box()
        assert box
        assert box["width"] >= 43.5, button
        assert box["height"] >= 43.5, button
    dock = page.locator(".mk-dock").bounding_box()
    assert dock["height"] <= 640 * 0.4 + 1


def test_at_four_hundred_percent_the_dock_stays_in_its_place(open_page: Open, boards: str):
    """A window of 1280 by 1024 at 400 % is one of 320 by 256."""
    page = open_page(f"{boards}eight.html", width=320, height=256)
    is_alive(page)
    dock = page.locator(".mk-dock")
    assert dock.evaluate("(it) => getComputedStyle(it).position") != "sticky"
    card(page, "8D").focus()
    page.keyboard.press("m")
    item = page.locator("[role=menuitem]").last
    expect(item).to_be_in_viewport()
    page.keyboard.press("End")  # where the letters are wide, the list scrolls
    expect(item).to_be_focused()
    above = "(it) => it.closest('.mk-board').querySelector('.mk-dock').getBoundingClientRect().y"
    dock_begins = f"(it) => it.getBoundingClientRect().bottom <= ({above})(it) + 1"
    assert item.evaluate(dock_begins)  # both in one look: the page may still be scrolling
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_what_is_taken_back_is_said_with_its_place(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    move(page, "8C")
    card(page, "8C").focus()
    page.keyboard.press("z")
    assert said(page) == (
        "Deshecho. 8 de tréboles, a la combinación 1. Escalera de tréboles: vale, 4 cartas. Todo en regla."
    )
    page.keyboard.press("y")
    assert said(page).startswith("Rehecho. 8 de tréboles, a la combinación 2.")
    move(page, "8D 8H", 2)
    card(page, "8C").focus()
    page.keyboard.press("z")
    assert said(page).startswith("Deshecho. 2 cartas, de vuelta en tu mano.")


def test_cards_said_and_focused_in_the_order_of_what_is_done(open_page: Open, boards: str):
    """Chosen, moved, what is left: each said once, after the change, with the focus on the card."""
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    page.evaluate(
        """() => { window.heard = []; const live = document.querySelector("[data-live]");
        new MutationObserver(() => window.heard.push([live.textContent.replace(/\\u00a0/g, "").trim(),
        document.activeElement.dataset.card, document.querySelector("[data-board]").dataset.position]))
        .observe(live, {childList: true}); }"""
    )
    card(page, "8C").focus()
    page.keyboard.press("Space")
    page.wait_for_function("window.heard.length === 1")
    page.keyboard.press("n")
    heard = page.evaluate("window.heard")
    assert heard == [
        ["Elegida: 8 de tréboles. Elige destino.", "8C", START],
        [
            "8 de tréboles, a la combinación 2. 8 de tréboles: faltan cartas, hay 1 de 3. "
            "Queda 1 combinación por arreglar.",
            "8C",
            "5C6C7C.8C:8D8H",
        ],
    ]


def test_nothing_moves_for_who_prefers_stillness(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html", reduced_motion="reduce")
    is_alive(page)
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('an animation') } }")
    move(page, "8C 8D 8H")
    act(page, "check")
    assert state(page) == "solved"
    assert page.evaluate("document.getAnimations().length") == 0


def test_an_animation_is_broken_off_by_the_next_move(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    move(page, "8C")
    for name in ("undo", "redo", "undo", "redo"):
        act(page, name)
    travels = """document.querySelector("[data-card='8C']").getAnimations()
        .filter((it) => !(it instanceof CSSTransition)).length"""
    assert page.evaluate(travels) <= 1
    assert position(page) == "5C6C7C.8C:8D8H"


def test_a_solved_table_settles_and_the_next_move_breaks_it_off(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    move(page, "8C 8D 8H")
    page.wait_for_function("document.getAnimations().length === 0")
    moving = """[...document.querySelectorAll(".mk-tray > [data-card]")]
        .map((card) => card.getAnimations().filter((it) => !(it instanceof CSSTransition)).length)"""
    page.evaluate(
        f"""() => {{ window.most = 0; const look = () => {{
        window.most = Math.max(window.most, {moving}.filter(Boolean).length); requestAnimationFrame(look); }};
        look(); }}"""
    )
    act(page, "check")
    page.wait_for_function("window.most === 6")
    act(page, "check")
    page.evaluate("document.querySelector('[data-act=undo]').click()")
    assert max(page.evaluate(moving)) <= 1
    assert position(page) == START


def test_paper_shows_the_position_and_keeps_the_buttons_away(open_page: Open, boards: str):
    page = open_page(f"{boards}eight-dark.html")
    is_alive(page)
    page.emulate_media(media="print")
    for hidden in (".mk-tools", "[data-new]"):
        assert page.locator(f"{hidden}:visible").count() == 0
    assert page.locator("[data-board] button[data-card]:visible").count() == 6
    background = page.locator("[data-board]").evaluate("(it) => getComputedStyle(it).backgroundColor")
    assert background == "rgb(255, 255, 255)"
    expect(page.locator(".mk-paper")).to_be_visible()
    page.emulate_media(media="screen")
    assert position(page) == START


@pytest.mark.parametrize("name", ["eight", "joker", "large", "eight-dark", "joker-dark"])
def test_axe_finds_nothing_grave(open_page: Open, boards: str, name: str):
    page = open_page(f"{boards}{name}.html")
    is_alive(page)
    card(page, "7D" if name == "large" else BOARDS[name.removesuffix("-dark")][1][-2:]).click()
    page.wait_for_timeout(250)
    found = Axe().run(page, context="[data-board]")
    grave = [it for it in found.response["violations"] if it["impact"] in ("serious", "critical")]
    assert not grave, [(it["id"], [node["html"] for node in it["nodes"]]) for it in grave]


def test_keys_walk_choose_and_find_what_is_open(open_page: Open, boards: str):
    page = open_page(f"{boards}kings.html")
    is_alive(page)
    press = page.keyboard.press
    card(page, "4D").focus()
    press("ArrowDown")
    assert focused(page) == "7D"
    press("Shift+ArrowRight")
    press("Shift+ArrowRight")
    assert page.locator("[aria-pressed=true]").count() == 3
    press("ArrowUp")
    assert focused(page) == "6D"
    press("Enter")
    assert position(page) == "4D5D6D7D8D9D.KSKHKC:2S2H2D"
    press("2")
    assert focused(page) == "KS"
    press("Space")
    press("n")
    assert position(page) == "4D5D6D7D8D9D.KHKC.KS:2S2H2D"
    press("1")
    press("i")
    expect(card(page, "KH")).to_be_focused()
    assert said(page) == "Combinación 2: Mismo valor (reyes), faltan cartas, hay 2 de 3."
    press("i")
    expect(card(page, "KS")).to_be_focused()
    press("Shift+I")
    expect(card(page, "KH")).to_be_focused()
    press("Control+Z")
    press("z")
    assert state(page) == "start"
    press("y")
    assert state(page) == "legal"
    press("r")
    assert position(page) == BOARDS["kings"][1]
    press("?")
    expect(page.locator("[data-keys]")).to_be_visible()
