"""The practice table: a hand to its end, help, a failed turn, a reload, and what comes from outside."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import address_of
from machiavelli.engine.game import read_record, replay
from machiavelli.model.content import Content

Open = Callable[..., Page]

TO_THE_END = """
async () => {
  const { layOut } = await import("./ui/arrange.mjs");
  const table = document.querySelector("mk-play");
  const result = table.querySelector("[data-result]");
  const until = async (ready) => {
    for (let times = 0; !ready(); times += 1) {
      if (times > 3000) throw new Error("it does not come");
      await new Promise((done) => setTimeout(done, 5));
    }
  };
  for (let turn = 0; turn < 300; turn += 1) {
    await until(() => !result.hidden || table.hasAttribute("data-yours"));
    if (!result.hidden) return;
    const { board, course } = table;
    const { length } = course.actions;
    const { action } = await course.chosen();
    if (action.do === "lay") {
      layOut(board.game, action.after);
      board.laidOut();
    }
    board.later({ lay: "check", pass: "draw" }[action.do] ?? action.do);
    await until(() => course.actions.length > length);
  }
  throw new Error("it does not end");
}
"""
"""The reader plays as the computer would."""


@pytest.fixture
def table(open_page: Open, tables: str) -> Open:
    """Opens the page at an address and waits until it is the reader's turn."""

    def open_(query: str = "?v=base&l=1&o=1&s=abc", name: str = "es", **more: Any) -> Page:
        page = open_page(f"{tables}{name}.html{query}", **more)
        _wait_for_the_turn(page)
        return page

    return open_


def _wait_for_the_turn(page: Page) -> None:
    """The worker loads the whole engine before the first turn: that may take a while."""
    expect(page.locator("mk-play[data-yours]")).to_be_visible(timeout=30_000)


def _act(page: Page, name: str) -> None:
    page.locator(f"mk-board [data-act={name}]:visible").click()


def test_a_hand_is_played_to_its_end_and_gone_through(table: Open, content: Content):
    page = table("?v=base&l=3&o=1&s=s23")  # a short hand
    page.evaluate(TO_THE_END)
    expect(page.locator("#play-result")).to_be_focused()
    record, faults = read_record(page.locator("[data-record]").input_value())
    assert record is not None
    outcome = replay(content.variants["base"].rules, record)
    assert not (*faults, *outcome.faults)
    result = outcome.hands[0].result
    assert result is not None
    points = result.points or ("–", "–")
    shown = page.locator("[data-sums] tr").all_inner_texts()
    assert [row.split("\t")[-1] for row in shown] == [str(one) for one in points]
    turns = len(record.hands[0].turns)
    at = page.locator("[data-at]")
    expect(at).to_have_text(f"Jugada {turns} de {turns}", ignore_case=True)
    page.locator("[data-back]").click()
    expect(at).to_have_text(f"Jugada {turns - 1} de {turns}", ignore_case=True)
    page.locator("[data-first]").click()
    assert page.locator("[data-hands] .mk-rail").first.locator(".mk-card").count() == 13
    page.locator("[data-last]").click()
    page.reload()
    expect(at).to_have_text(f"Jugada {turns} de {turns}", ignore_case=True)
    page.locator("[data-do=replay]").click()
    _wait_for_the_turn(page)
    assert "s=s23" in address_of(page)
    assert not page.locator("[data-result]").is_visible()


def test_help_a_failed_turn_and_a_reload(table: Open):
    page = table(width=320, height=640)
    hand = page.locator("[data-hand] > [data-card]")
    _act(page, "show")
    expect(page.locator("[data-found] .mk-answer-title")).to_contain_text("Lo mejor: bajar")
    page.locator("[data-do=lay-out]").click()
    expect(hand).not_to_have_count(13)  # what lays out is loaded when it is asked for
    assert hand.count() < 13
    _act(page, "draw")  # with cards out of place, though they make a legal play
    expect(page.locator("[data-answer]")).to_contain_text("jugada válida")
    page.locator("mk-board [data-act=more]").click()
    _act(page, "restore")
    hand.first.click()
    page.locator("[data-new] button").click()
    _act(page, "check")
    expect(page.locator("[data-answer]")).to_contain_text("Todavía no")
    _act(page, "draw")
    expect(page.locator("[data-answer]")).to_contain_text("robas 3 cartas")
    _act(page, "draw")
    expect(hand).to_have_count(16)
    _wait_for_the_turn(page)
    expect(page.locator("[data-told]")).to_contain_text("turno fallido, 3 cartas")
    expect(page.locator("mk-board [data-live]")).to_contain_text("Te toca")
    told = (
        page.locator("[data-facts]").inner_text(),
        hand.count(),
        page.locator("mk-board .mk-tray .mk-card").count(),
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for target in page.locator("mk-play button:visible, mk-play select:visible").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.9, target.inner_text()
    found = Axe().run(page).response["violations"]
    assert not [it["id"] for it in found if it["impact"] in ("serious", "critical")]
    page.reload()
    _wait_for_the_turn(page)
    again = (
        page.locator("[data-facts]").inner_text(),
        hand.count(),
        page.locator("mk-board .mk-tray .mk-card").count(),
    )
    assert again == told


def test_what_comes_from_outside_is_refused_gently(open_page: Open, tables: str):
    page = open_page(f"{tables}es-dark.html?v=%3Cimg%20src=x%20onerror=alert(1)%3E&l=9&s=%3Cb%3E", dark=True)
    expect(page.locator("mk-play[data-ready]")).to_be_visible()
    assert not page.locator("[data-course]").is_visible()
    lines = ["1 lay <img src=x>", "9 draw"]
    game = {"variant": "base", "strength": 3, "players": 2, "seed": "abc", "lines": lines}
    page.evaluate("text => localStorage.setItem('machiavelli.play', text)", json.dumps(game))
    page.goto(f"{tables}es-dark.html")
    _wait_for_the_turn(page)
    assert page.locator("img").count() == 0
    found = Axe().run(page).response["violations"]
    assert not [it["id"] for it in found if it["impact"] in ("serious", "critical")]
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
    _act(page, "draw")
    expect(page.locator("[data-not-kept]")).to_be_visible()


def test_without_script_the_page_says_what_it_is(open_page: Open, tables: str):
    page = open_page(f"{tables}it.html", java_script_enabled=False)
    assert "JavaScript" in page.locator("noscript").inner_text()
    assert not page.locator("mk-play").is_visible()
