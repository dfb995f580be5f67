"""Questions of every kind: by mouse, by keys alone, on a small screen, and without script."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

from wordings import LANGUAGES

Open = Callable[..., Page]

QUIZ = "moving-the-table"
WITH_OR_WITHOUT = pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])


def question(page: Page, id_: str, quiz: str = QUIZ) -> Locator:
    return page.locator(f'[data-question="{quiz}/{id_}"]')


def feedback(where: Locator) -> Locator:
    return where.locator(".mk-feedback:visible")


def listen(page: Page) -> None:
    page.evaluate(
        "window.told = []; addEventListener('mk-answered', ({ detail }) => { window.told.push(detail); })"
    )


def told(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.told")
    return found


@WITH_OR_WITHOUT
def test_an_answer_is_judged_at_once(open_page: Open, quizzes: str, script: bool):
    page = open_page(f"{quizzes}es-{QUIZ}.html", java_script_enabled=script)
    asked = question(page, "two-eights-down")
    assert feedback(asked).count() == 0
    assert not asked.locator(".mk-shown").is_visible()
    asked.get_by_label("No, no se puede").check()
    assert "No es eso" in feedback(asked).inner_text()
    assert asked.locator(".mk-shown .mk-tray").count() == 2
    assert asked.locator(".mk-shown").is_visible()
    asked.get_by_label("Sí, se puede").check()
    assert "Correcto" in feedback(asked).inner_text()


@WITH_OR_WITHOUT
def test_what_cannot_be_played_is_proved(open_page: Open, quizzes: str, script: bool):
    page = open_page(f"{quizzes}es-{QUIZ}.html", java_script_enabled=script)
    asked = question(page, "only-three-clubs")
    asked.get_by_label("No, no se puede").check()
    assert "Demostración" in asked.locator(".mk-shown").inner_text()


@WITH_OR_WITHOUT
def test_several_answers_are_each_judged(open_page: Open, quizzes: str, script: bool):
    page = open_page(f"{quizzes}es-aces.html", java_script_enabled=script)
    asked = question(page, "round-the-corner", "aces")
    for box in asked.locator("input").all():
        box.check()
    assert feedback(asked).count() == asked.locator("input").count()


def test_one_question_leaves_the_others_as_they_are(open_page: Open, quizzes: str):
    page = open_page(f"{quizzes}es-base.html")
    first, other = (
        page.locator('[data-question="base/cards-dealt"]'),
        page.locator('[data-question="base/price-of-failing"]'),
    )
    first.get_by_label("13").check()
    other.locator("label", has_text="3").click()
    first.locator("label", has_text="13").click()
    assert [it.locator("input:checked").count() for it in (first, other)] == [1, 1]
    assert page.locator("input:checked").count() == 2


def test_keys_are_enough(open_page: Open, quizzes: str):
    page = open_page(f"{quizzes}es-{QUIZ}.html")
    asked = question(page, "which-eight")
    asked.locator("input").first.focus()
    seen = []
    for _ in range(6):
        page.keyboard.press("ArrowDown")
        seen.append(feedback(asked).inner_text())
    assert sum("Correcto" in words for words in seen) == 1
    page = open_page(f"{quizzes}es-aces.html")
    several = question(page, "round-the-corner", "aces")
    several.locator("input").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert feedback(several).count() == 2


def test_steps_are_put_in_order_by_keys(open_page: Open, quizzes: str):
    page = open_page(f"{quizzes}es-{QUIZ}.html")
    listen(page)
    asked = question(page, "king-back-to-front")
    asked.get_by_role("button").focus()
    page.keyboard.press("Enter")
    assert "número distinto" in feedback(asked).inner_text()
    places = _right_places(asked)
    asked.locator("select").first.focus()
    for place in reversed(places):
        page.keyboard.press(place)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert "no se puede dar todavía" in feedback(asked).inner_text()
    asked.locator("select").first.focus()
    for place in places:
        page.keyboard.press(place)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert "Correcto" in feedback(asked).inner_text()
    assert [event["right"] for event in told(page)] == [False]


def _right_places(asked: Locator) -> list[str]:
    """The number of each step as it stands, from the order that the page itself tells."""
    shown = asked.locator(".mk-steps span[id]").all_text_contents()
    right = asked.locator("details ol li").all_text_contents()
    return [str(right.index(step) + 1) for step in shown]


def test_without_script_the_order_can_be_read(open_page: Open, quizzes: str):
    page = open_page(f"{quizzes}es-{QUIZ}.html", java_script_enabled=False)
    asked = question(page, "king-back-to-front")
    assert asked.locator("select:visible, button:visible").count() == 0
    asked.locator("summary").click()
    assert asked.locator("details li:visible").count() == 3


def test_the_first_answer_is_told_once(open_page: Open, quizzes: str):
    page = open_page(f"{quizzes}es-{QUIZ}.html")
    listen(page)
    asked = question(page, "two-eights-down")
    asked.get_by_label("Sí, se puede").check()
    asked.get_by_label("No, no se puede").check()
    alone = told(page)
    page = open_page(f"{quizzes}es-aces.html")
    listen(page)
    several = question(page, "low-and-high", "aces")
    for option in several.locator('[data-right="yes"] input').all():
        option.check()
    events = [*alone, *told(page)]
    assert [(event["id"], event["right"], event["theme"]) for event in events] == [
        (f"{QUIZ}/two-eights-down", True, "rearranging"),
        ("aces/low-and-high", True, "aces"),
    ]
    assert all(len(event["key"]) == 10 for event in events)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("quiz", [QUIZ, "aces"])
def test_a_small_screen_holds_it_all(open_page: Open, quizzes: str, lang: str, quiz: str):
    page = open_page(f"{quizzes}{lang}-{quiz}.html", width=320)
    for option in page.locator("input[type=checkbox], input[type=radio]").all():
        option.check()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for target in page.locator(
        "label:visible, select:visible, summary:visible, .mk-quiz button:visible"
    ).all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.9, (target.inner_text(), box)


@pytest.mark.parametrize("name", [QUIZ, f"{QUIZ}-dark"])
def test_axe_finds_nothing(open_page: Open, quizzes: str, name: str):
    page = open_page(f"{quizzes}es-{name}.html")
    for option in page.locator("input").all():
        option.check()
    found = Axe().run(page).response["violations"]
    assert not [
        (it["id"], it["nodes"][0]["target"]) for it in found if it["impact"] in ("serious", "critical")
    ]
