"""The puzzle of the day: the one of the reader's calendar, played on the spot, told in words, found again."""

import json
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import act, address_of, move, state
from machiavelli.model.content import Content
from progress_pages import DAYS
from wordings import LANGUAGES, wording

Open = Callable[..., Page]


@pytest.fixture
def days(open_page: Open, progress_pages: str) -> Open:
    """Opens the page at an hour of the reader's clock, by default of the first day; waits for its board."""

    def open_(
        hour: str = "2026-12-01 09:00",
        name: str = "daily-es",
        query: str = "",
        missing: str | None = None,
        **more: Any,
    ) -> Page:
        page = open_page(f"{progress_pages}empty.html", **more)
        if missing:
            fails = {"content_type": "text/javascript", "body": "throw new Error('missing')"}
            page.route(missing, lambda route: route.fulfill(**fails))
        offset = page.evaluate("date => new Date(date).getTime()", hour.replace(" ", "T"))
        page.clock.set_fixed_time(datetime.fromtimestamp(offset / 1000))
        page.goto(f"{progress_pages}{name}.html{query}")
        _ready(page)
        return page

    return open_


def _ready(page: Page) -> None:
    expect(page.locator("[data-daily][data-ready]")).to_be_attached()
    expect(page.locator("[data-board][data-ready]")).to_be_attached()


def _title(page: Page) -> str:
    return page.locator("[data-daily] [data-name]").inner_text()


def _days(page: Page) -> list[str]:
    """The days that are listed, every month opened."""
    for month in page.locator("[data-archive] details").all():
        if month.get_attribute("open") is None:
            month.locator("summary").click()
        expect(month.locator("li a")).not_to_have_count(0)
    return page.locator("[data-archive] li a").all_inner_texts()


def _told_to_solve(page: Page, id_: str, moves: int, hints: int) -> None:
    page.evaluate(
        "detail => document.querySelector('[data-board]').dispatchEvent("
        "new CustomEvent('mk-solved', { bubbles: true, detail }))",
        {
            "id": id_,
            "moves": moves,
            "hints": hints,
            "position": "",
            "par": 2,
            "variant": "base",
            "themes": [],
        },
    )


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/Los_Angeles", "Europe/Lisbon"])
def test_the_day_is_the_readers_and_each_has_its_puzzle(days: Open, content: Content, zone: str):
    hours = [
        "2026-12-01 00:01",
        "2026-12-01 23:59",
        "2026-12-02 00:00",
        "2026-12-04 12:00",
        "2026-12-05 12:00",
    ]
    for hour, id_ in zip(hours, [DAYS[0], DAYS[0], DAYS[1], DAYS[3], DAYS[0]], strict=True):
        page = days(hour, timezone_id=zone)
        assert _title(page) == content.puzzles[id_].title["es"]
        assert page.locator("[data-board]").get_attribute("data-board") == id_


def test_a_clock_before_the_first_day_shows_the_first(days: Open, content: Content):
    page = days("2020-05-05 12:00")
    assert _title(page) == content.puzzles[DAYS[0]].title["es"]
    assert len(_days(page)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_days_that_have_passed_can_be_found_and_played_again(days: Open, content: Content, lang: str):
    page = days("2027-01-02 12:00", f"daily-{lang}")
    ids = [DAYS[number % 4] for number in range(33)]
    assert _days(page) == [content.puzzles[id_].title[lang] for id_ in reversed(ids)]
    page.locator("[data-archive] li a").last.click()
    _ready(page)
    assert address_of(page).endswith("?day=1")
    when = page.locator("[data-when]").text_content() or ""
    assert when.startswith(wording(lang).say("daily-number", number="1"))


@pytest.mark.parametrize(
    "day", ["3", "0", "-1", "1e0", "999999", "%3Cimg%20src=x%3E", "1&day=2", "constructor", ""]
)
def test_an_address_shows_only_days_that_have_come(days: Open, day: str):
    page = days("2026-12-02 12:00", query=f"?day={day}")
    shown = page.locator("[data-when]").inner_text()
    assert shown.startswith("PROBLEMA DIARIO 1 " if day.startswith("1&") else "PROBLEMA DIARIO 2 ")
    assert page.locator("img").count() == 0


def test_the_puzzle_is_played_on_the_spot(days: Open):
    page = days()
    move(page, "8C 8D 8H")
    act(page, "check")
    expect(page.locator("[data-board]")).to_have_attribute("data-state", "solved")


TOLD = """
() => {
  const squeezed = (node) => node.textContent.replace(/\\s+/g, " ").trim();
  const all = (path, of = squeezed) => [...document.querySelectorAll(path)].map(of);
  return {
    hints: all("[data-hints] [data-hint]", (hint) => [squeezed(hint), hint.dataset.hint, hint.dataset.at]),
    rungs: all("[data-hints], [data-hints] details").length,
    tables: all("[data-steps]", (steps) => steps.dataset.steps),
    sentences: all(".mk-solution :is(li, tr, [data-proof] > p)"),
    labels: all(".mk-solution .mk-label"),
  };
}
"""
"""What a page tells of a puzzle, in the order in which it stands there."""


@pytest.mark.parametrize("day", range(1, 5))
def test_hints_and_answer_are_those_of_the_page_of_the_puzzle(days: Open, progress_pages: str, day: int):
    page = days(f"2026-12-0{day} 12:00")
    told = page.evaluate(TOLD)
    assert told["rungs"] >= 2
    assert told["sentences"]
    act(page, "hint")
    expect(page.locator("[data-answer]")).to_contain_text("Pista 1")
    assert page.locator("[data-hints]").get_attribute("open") is not None
    page.locator("[data-board]").press("h")
    expect(page.locator("[data-answer]")).to_contain_text("Pista 2")
    if told["rungs"] > 2:
        act(page, "hint")
    expect(page.locator("[data-answer]")).to_contain_text(f"Pista {min(3, told['rungs'])}")
    act(page, "solution")
    steps = page.locator("[data-solution][open] [data-here] button").last
    steps.click()
    expect(page.locator("[data-solution] [aria-current=step]")).to_have_count(1)
    page.goto(f"{progress_pages}puzzle-{DAYS[day - 1]}.html")
    assert page.evaluate(TOLD) == told


def test_without_what_puzzles_tell_the_board_is_there_and_offers_no_hints(days: Open):
    page = days(missing="**/told/*.mjs")
    assert page.locator("[data-board] [data-act=hint]").count() == 0
    move(page, "8C 8D 8H")
    act(page, "check")
    expect(page.locator("[data-board]")).to_have_attribute("data-state", "solved")


def test_the_board_is_whole_also_with_jokers_and_where_nothing_can_be_played(days: Open):
    page = days("2026-12-03 12:00")
    assert page.locator("[data-board] [data-meld] [data-card='*']").count() == 1
    assert page.locator("[data-board]").get_attribute("data-position") == "5H*7H:6H9S9D"
    page = days("2026-12-02 12:00")
    act(page, "cannot")
    expect(page.locator("[data-board]")).to_have_attribute("data-state", "solved")
    assert state(page) == "solved"


@pytest.mark.parametrize(("hints", "words"), [(0, "sin pistas"), (1, "1 pista"), (3, "3 pistas")])
def test_the_result_is_told_in_words_and_can_be_copied_again_later(days: Open, hints: int, words: str):
    page = days("2026-12-05 12:00")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    assert not page.locator("[data-result]").is_visible()
    _told_to_solve(page, DAYS[0], 3, hints)
    for _ in range(2):
        page.locator("[data-act=share]").click()
        expect(page.locator("[data-shared]")).to_have_text("Copiado: pégalo donde quieras.")
        text, _, address = page.evaluate("navigator.clipboard.readText()").partition("\n")
        assert text == f"Machiavelli, problema diario 5: 3 movimientos, par 2, {words}."
        assert address == address_of(page).partition("?")[0] + "?day=5"
        page.reload()
        _ready(page)
    assert page.locator("[data-archive] li svg").count() == 2, "days 1 and 5 have the same puzzle"


def test_where_nothing_can_be_played_no_moves_are_told(days: Open):
    page = days("2026-12-02 12:00")
    act(page, "cannot")
    _told_to_solve(page, DAYS[1], 0, 0)
    assert (
        page.locator("[data-share]").inner_text() == "Machiavelli, problema diario 2: resuelto, sin pistas."
    )


def test_where_the_device_shares_it_is_asked_and_may_be_refused(days: Open):
    page = days()
    page.evaluate(
        "() => { navigator.share = (what) => { window.shared = what;"
        " return Promise.reject(new DOMException('no', 'AbortError')) } }"
    )
    _told_to_solve(page, DAYS[0], 2, 0)
    page.locator("[data-act=share]").click()
    assert "par 2" in page.evaluate("window.shared.text")
    expect(page.locator("[data-shared]")).to_be_empty()


def test_where_nothing_can_be_copied_the_words_are_there(days: Open):
    page = days()
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')) }")
    _told_to_solve(page, DAYS[0], 2, 0)
    page.locator("[data-act=share]").click()
    expect(page.locator("[data-shared]")).to_contain_text("Selecciona el texto")


def test_a_page_left_open_goes_on_to_the_next_day(days: Open, content: Content):
    page = days("2026-12-01 23:59")
    page.clock.set_fixed_time(page.evaluate("Date.now()") / 1000 + 120)  # seconds
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert _title(page) == content.puzzles[DAYS[1]].title["es"]
    assert len(_days(page)) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_script_the_days_of_a_year_are_listed(open_page: Open, progress_pages: str, lang: str):
    page = open_page(f"{progress_pages}daily-{lang}.html", java_script_enabled=False)
    assert "JavaScript" in page.locator("noscript").inner_text()
    months = page.locator("[data-archive] details")
    assert len(months.all()) == 13
    months.first.locator("summary").click()
    rows = months.first.locator("li")
    assert len(rows.all()) == 31
    assert rows.first.locator("a").get_attribute("href") == f"../puzzles/{DAYS[0]}/"
    assert wording(lang).say("daily-number", number="1") in rows.first.inner_text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("suffix", ["", "-dark"])
def test_everybody_can_use_it_on_a_narrow_screen(days: Open, lang: str, suffix: str):
    page = days("2026-12-03 12:00", f"daily-{lang}{suffix}", width=320, height=640)
    _told_to_solve(page, DAYS[2], 3, 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for button in page.locator("[data-daily] button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    found = Axe().run(page, options={"rules": {"region": {"enabled": False}}})
    assert not found.response["violations"], found.generate_report()


def test_damaged_storage_and_names_of_the_language_harm_nothing(days: Open):
    page = days()
    kept = {
        "version": 1,
        "puzzles": {"constructor": {"key": "k", "moves": 1, "hints": 0, "day": "2026-12-01"}},
    }
    for text in ("{", json.dumps(kept), json.dumps(kept | {"questions": {}})):
        page.evaluate("text => localStorage.setItem('machiavelli.progress', text)", text)
        page.reload()
        _ready(page)
        assert not page.locator("[data-result]").is_visible()
