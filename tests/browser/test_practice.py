"""Practice: what is due comes first, with other suits; how it went decides when it comes again."""

import json
import re
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import act
from machiavelli.model.content import Content
from machiavelli.model.notation import format_address
from progress_pages import DAYS
from wordings import LANGUAGES, wording

Open = Callable[..., Page]

PLACE = "machiavelli.progress"
HOSTILE = "<img src=x onerror=alert(1)>"


def _memory(due: str, reviews: int = 1) -> dict[str, object]:
    last = {"last": "2026-11-20", "due": due}
    return {"stability": 3, "difficulty": 5, **last, "reviews": reviews, "times": [30, 30, 30]}


@pytest.fixture
def practice(open_page: Open, progress_pages: str) -> Open:
    """Opens the page on the first of December with these memories of themes, and waits for its board."""

    def open_(name: str = "practice-es", themes: dict[str, Any] | None = None, **more: Any) -> Page:
        page = open_page(f"{progress_pages}empty.html", **more)
        page.clock.set_fixed_time(datetime(2026, 12, 1, 12))
        if themes:
            kept = {"version": 2, "puzzles": {}, "questions": {}, "themes": themes}
            page.evaluate(f"text => localStorage.setItem('{PLACE}', text)", json.dumps(kept))
        page.goto(f"{progress_pages}{name}.html")
        _ready(page)
        return page

    return open_


def _ready(page: Page) -> None:
    expect(page.locator("[data-practice][data-ready]")).to_be_attached()
    expect(page.locator("[data-board][data-ready]")).to_be_attached()


def _tell(page: Page, event: str, id_: str | None = None, **detail: object) -> None:
    """What a board tells, by default the one that lies there."""
    board = id_ or page.locator("[data-board]").get_attribute("data-board")
    page.evaluate(
        "([name, detail]) => document.querySelector('[data-board]').dispatchEvent("
        "new CustomEvent(name, { bubbles: true, detail }))",
        [event, {"id": board, **detail}],
    )


def _kept(page: Page) -> dict[str, Any]:
    return dict(json.loads(page.evaluate(f"localStorage.getItem('{PLACE}')")))


def _asked(page: Page) -> str:
    """The theme that is asked, which a hint tells."""
    return page.locator("[data-theme-name]").text_content() or ""


def _ranks(position: str) -> str:
    """What stays of a position in whatever suits."""
    return "".join(sorted(sign for sign in position if sign not in "SHDC"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_longest_due_comes_first_and_then_what_is_new(practice: Open, lang: str):
    themes = {"end-steal": _memory("2026-11-30"), "joker-rescue": _memory("2026-11-25")}
    page = practice(f"practice-{lang}", {**themes, "two-ends": _memory("2026-12-20")})
    say = wording(lang).say
    assert page.locator("[data-due]").inner_text() == say("practice-due", n=2)
    rows = {
        row.get_attribute("data-theme"): row.locator("td").inner_text()
        for row in page.locator("[data-theme]").all()
    }
    assert rows["end-steal"] == say("practice-today")
    assert "20" in rows["two-ends"]
    assert rows["impossible"] == say("practice-never")
    asked = []
    for _ in range(3):
        asked.append(_asked(page))
        _tell(page, "mk-solved", moves=2, hints=0)
        page.locator("[data-act=next]").click()
    assert asked[:2] == [say("theme-joker-rescue"), say("theme-end-steal")]
    assert asked[2] != say("theme-two-ends")


def test_the_position_is_a_puzzle_of_the_theme_with_other_suits_each_time(practice: Open, content: Content):
    positions = set()
    for reviews in range(5):
        page = practice(themes={"end-steal": _memory("2026-11-30", reviews + 1)})
        assert _asked(page) == wording("es").say("theme-end-steal")
        positions.add(page.locator("[data-board]").get_attribute("data-position") or "")
    assert len(positions) == 5
    puzzles = [content.puzzles[id_] for id_ in DAYS]
    known = [one.position for one in puzzles if "end-steal" in one.themes]
    assert {_ranks(position) for position in positions} == {
        _ranks(format_address(one.table, one.hand)) for one in known
    }
    assert "5C6C7C8C:8D8H" not in positions


def test_its_solution_has_the_same_suits(practice: Open):
    page = practice(themes={"end-steal": _memory("2026-11-30")})
    before = page.locator("[data-board]").get_attribute("data-position") or ""
    act(page, "solution")
    expect(page.locator("[data-board] [data-hand] [data-card]")).to_have_count(0)
    after = page.locator("[data-board]").get_attribute("data-position") or ""
    cards = [sorted(text.replace(".", "").replace(":", "")) for text in (before, after)]
    assert cards[0] == cards[1]
    assert all(
        row.get_attribute("data-v") == "legal" for row in page.locator("[data-board] li[data-meld]").all()
    )


@pytest.mark.parametrize(
    ("event", "detail", "grade", "least"),
    [
        ("mk-failed", {}, "again", 1),
        ("mk-solved", {"moves": 2, "hints": 1}, "hard", 2),
        ("mk-solved", {"moves": 99, "hints": 0}, "hard", 2),
        ("mk-solved", {"moves": 2, "hints": 0}, "easy", 10),
    ],
)
def test_how_it_went_decides_when_it_comes_again(
    practice: Open, event: str, detail: dict[str, int], grade: str, least: int
):
    page = practice(themes={"end-steal": _memory("2026-11-30")})
    assert not page.locator("[data-result]").is_visible()
    _tell(page, event, **detail)
    assert wording("es").say(f"practice-{grade}") in page.locator("[data-graded]").inner_text()
    memory = _kept(page)["themes"]["end-steal"]
    assert memory["reviews"] == 2
    assert memory["last"] == "2026-12-01"
    assert (datetime.fromisoformat(memory["due"]) - datetime(2026, 12, 1)).days >= least
    _tell(page, "mk-solved", moves=1, hints=0)
    _tell(page, "mk-failed")
    assert _kept(page)["themes"]["end-steal"] == memory, "it is told once"


def test_other_boards_and_nonsense_are_not_practice(practice: Open):
    page = practice()
    for id_ in (DAYS[0], "practice-9", HOSTILE):
        _tell(page, "mk-solved", id_, moves=1, hints=0)
        _tell(page, "mk-failed", id_)
    assert page.evaluate("localStorage.length") == 0


CARDS = """
() => {
  const code = (card) => card.textContent + card.querySelector("[data-s]").dataset.s;
  return [...document.querySelectorAll(".mk-fold .mk-nb")].map(code).filter((card) => card !== "J");
}
"""
"""The cards that hints and answer name."""


def test_hints_and_answer_speak_of_the_suits_that_lie_there(practice: Open):
    page = practice(themes={"end-steal": _memory("2026-11-30")})
    position = page.locator("[data-board]").get_attribute("data-position") or ""
    there = set(re.findall("(?:10|T|[2-9AJQK])[SHDC]", position.replace("T", "10")))
    named = page.evaluate(CARDS)
    assert len(set(named)) > 2
    assert set(named) <= there
    assert set(re.findall("(?:10|[2-9AJQK])[SHDC]", " ".join(_pointed(page)))) <= there
    act(page, "hint")
    expect(page.locator("[data-answer]")).to_contain_text("Pista 1")
    act(page, "solution")
    expect(page.locator("[data-result]")).to_be_visible()
    last = (page.locator("[data-steps]").get_attribute("data-steps") or "").split(" ")[-1]
    laid = (page.locator("[data-board]").get_attribute("data-position") or "").removesuffix(":")
    assert sorted(last.split(".")) == sorted(laid.split("."))


def _pointed(page: Page) -> list[str]:
    """The cards that hints point at on the board."""
    return [hint.get_attribute("data-hint") or "" for hint in page.locator("[data-hint]").all()]


def test_the_next_one_takes_the_focus_and_brings_hints_of_its_own(practice: Open):
    page = practice()
    first = page.locator("[data-board]").get_attribute("data-board")
    assert page.locator("[data-hints]").get_attribute("data-hints") == first
    assert not page.locator("[data-theme-about]").is_visible()
    _tell(page, "mk-failed")
    assert page.locator("[data-theme-about]").is_visible()
    page.locator("[data-act=next]").click()
    _ready(page)
    second = page.locator("[data-board]").get_attribute("data-board")
    assert second != first
    assert page.locator("[data-hints]").get_attribute("data-hints") == second
    assert page.locator("[data-solution]").get_attribute("data-solution") == second
    assert page.evaluate("document.activeElement.matches('[data-goal]')")
    assert not page.locator("[data-theme-about]").is_visible()


@pytest.mark.parametrize("kept", ["{", json.dumps({"version": 2, "themes": {HOSTILE: {}}}), '{"version":99}'])
def test_damaged_or_newer_progress_stops_no_practice(practice: Open, kept: str):
    page = practice()
    page.evaluate(f"text => localStorage.setItem('{PLACE}', text)", kept)
    page.reload()
    _ready(page)
    assert page.locator("[data-keeping] [role=status]").is_visible()
    _tell(page, "mk-solved", moves=1, hints=0)
    assert page.locator("[data-result]").is_visible()
    assert page.locator("img").count() == 0


def test_a_theme_that_is_no_more_is_kept_and_not_asked(practice: Open):
    page = practice(themes={"constructor": _memory("2020-01-01"), "gone": _memory("2020-01-01")})
    _tell(page, "mk-solved", moves=1, hints=0)
    assert {"constructor", "gone"} < _kept(page)["themes"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("suffix", ["", "-dark"])
def test_everybody_can_use_it_on_a_narrow_screen(practice: Open, lang: str, suffix: str):
    page = practice(f"practice-{lang}{suffix}", width=320, height=640)
    _tell(page, "mk-failed")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for button in page.locator("[data-practice] button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    found = Axe().run(page, options={"rules": {"region": {"enabled": False}}})
    assert not found.response["violations"], found.generate_report()


def test_without_script_it_says_what_it_needs(open_page: Open, progress_pages: str):
    page = open_page(f"{progress_pages}practice-es.html", java_script_enabled=False)
    assert "necesita JavaScript" in page.locator("noscript").inner_text()
    assert not page.locator("[data-practice]").is_visible()
