"""Once it is solved: how well, in which other ways, where the decoys lead, and why it could not be done."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import act, becomes, card, is_alive, move, said
from wordings import LANGUAGES

Open = Callable[..., Page]
SOLUTION = "details.mk-solution"
DOCK_STEPS = ".mk-dock [data-here] button"


def test_the_answer_tells_moves_par_and_hints(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-free-an-eight.html")
    is_alive(page)
    act(page, "hint")
    expect(page.locator("details.mk-hint[open]")).to_have_count(1)
    for code in ("8C", "8D", "8H"):
        card(page, code).click()
        page.locator("[data-new] button").click() if code == "8C" else page.locator(".mk-put").nth(1).click()
    act(page, "check")
    becomes(page, "solved")
    assert said(page) == ("¡Resuelto! La mesa está en regla, con 3 movimientos. Par: 2. Con 1 pista.")
    why = page.locator(".mk-onward a").last
    expect(why).to_have_text("¿Por qué?")
    why.click()
    expect(page.locator(SOLUTION)).to_be_in_viewport()
    assert page.locator(SOLUTION).get_attribute("open") is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_solutions_and_decoys_are_told_with_the_solution(open_page: Open, puzzles: str, lang: str):
    page = open_page(f"{puzzles}{lang}-a-nine-in-two-places.html", java_script_enabled=False)
    page.locator(f"{SOLUTION} > summary").click()
    others = page.locator(f"{SOLUTION} ul li")
    expect(others).to_have_count(1)
    assert others.locator("[aria-label]").count() == 3
    page = open_page(f"{puzzles}{lang}-too-easy-a-home.html", java_script_enabled=False)
    page.locator(f"{SOLUTION} > summary").click()
    expect(page.locator(f"{SOLUTION} ul li")).to_have_count(2)


def test_a_decoy_says_how_far_it_leads(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-five-in-mid-game.html")
    is_alive(page)
    page.locator(f"{SOLUTION} > summary").click()
    expect(page.locator(f"{SOLUTION} ul li").last).to_have_text(
        "El 5 cabe en el grupo 5 5 5, pero, si esas cartas se quedan juntas, bajas como mucho 2 cartas."
    )


def test_more_ways_are_counted_in_the_answer(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-sixteen-and-a-joker.html")
    is_alive(page)
    move(page, "* 9S 9H")
    act(page, "check")
    becomes(page, "solved")
    assert "Hay otras 7 soluciones." in said(page)


def test_a_proof_is_gone_through_card_by_card(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-same-eight-twice.html")
    is_alive(page)
    act(page, "cannot")
    becomes(page, "solved")
    on = page.locator(DOCK_STEPS).nth(1)
    on.focus()
    page.keyboard.press("Enter")
    assert said(page).endswith("No se puede bajar ninguna carta de la mano.")
    page.keyboard.press("Enter")
    assert said(page) == "Paso 2 de 5. Supón que bajas el 8 de corazones:"
    marked = page.locator(".mk-board .is-hint")
    assert [one.get_attribute("data-card") for one in marked.all()] == ["8H"]
    assert page.locator(f"{SOLUTION} [aria-current=step]").count() == 1
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert on.get_attribute("aria-disabled") == "true"
    assert page.locator("[data-board]").get_attribute("data-state") == "solved"
    card(page, "8D").click()
    page.locator("[data-new] button").click()
    assert marked.count() == 0


def test_the_way_on_is_seen_above_the_dock(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-free-an-eight.html", width=320, height=640)
    is_alive(page)
    move(page, "8C 8D 8H")
    act(page, "check")
    expect(page.locator(DOCK_STEPS)).to_have_count(2)
    dock = page.locator(".mk-dock").bounding_box()
    assert dock
    for link in page.locator(".mk-onward a").all():
        box = link.bounding_box()
        assert box
        assert 0 <= box["y"] < box["y"] + box["height"] <= dock["y"]


def test_after_the_solution_was_shown_there_is_a_way_on(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}it-free-an-eight.html", width=320, height=640)
    is_alive(page)
    act(page, "solution")
    links = page.locator(".mk-onward a:visible")
    expect(links).to_have_count(2)
    for link in links.all():
        box = link.bounding_box()
        assert box
        assert box["height"] >= 43.5
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("name", ["free-an-eight", "same-eight-twice"])
def test_axe_finds_nothing_grave_when_it_is_solved(open_page: Open, puzzles: str, name: str):
    page = open_page(f"{puzzles}es-{name}.html")
    is_alive(page)
    act(page, "hint")
    if name == "free-an-eight":
        move(page, "8C 8D 8H")
        act(page, "check")
    else:
        act(page, "cannot")
    becomes(page, "solved")
    page.locator("details.mk-elsewhere > summary").click()
    page.wait_for_function("document.getAnimations().length === 0")
    found = Axe().run(page, context="main")
    grave = [it for it in found.response["violations"] if it["impact"] in ("serious", "critical")]
    assert not grave, [(it["id"], [node["html"] for node in it["nodes"]]) for it in grave]
