"""Charts with their tables, and the recommendation: whole without script, narrow, on paper, for everybody."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import address_of
from machiavelli.model.content import Content
from machiavelli.pages.tonight_page import choose
from wordings import LANGUAGES, wording

Open = Callable[..., Page]

CHARTS = 10
OUTSIDE = """
() => [...document.querySelectorAll(".mk-chart")].flatMap((chart) => {
  const { left, right } = chart.getBoundingClientRect();
  return [...chart.querySelectorAll("text, path")].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
  }).map((part) => part.outerHTML);
})
"""
SHORT = """
() => [...document.querySelectorAll("select, summary")]
  .filter((part) => part.getBoundingClientRect().height < 44)
  .map((part) => part.outerHTML)
"""


def answers(page: Page) -> list[str]:
    """The names of the variants recommended that are seen."""
    return page.locator("[data-c] b:visible").all_inner_texts()


# --- what was measured


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_behind_every_chart_is_its_table(open_page: Open, measured_pages: str, script: bool):
    page = open_page(f"{measured_pages}es-measured.html", java_script_enabled=script)
    charts = page.locator(".mk-chart:visible")
    assert charts.count() == CHARTS
    folds = page.locator("details:has(table)")
    assert folds.count() == CHARTS
    for number in range(CHARTS):
        fold = folds.nth(number)
        expect(fold.locator("table")).to_be_hidden()
        fold.locator("summary").click()
        expect(fold.locator("table")).to_be_visible()
        assert fold.locator("tbody tr").count() == page.locator("tbody").first.locator("tr").count() > 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["measured", "tonight"])
def test_nothing_leaves_the_page_sideways(open_page: Open, measured_pages: str, lang: str, name: str):
    page = open_page(f"{measured_pages}{lang}-{name}.html", width=320)
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SHORT) == []


def test_paper_has_charts_and_answers(open_page: Open, measured_pages: str):
    page = open_page(f"{measured_pages}es-measured.html")
    page.emulate_media(media="print")
    assert page.locator(".mk-chart:visible").count() == CHARTS
    page.goto(f"{measured_pages}es-tonight.html?n=6&t=120")
    expect(page.locator("section:visible")).to_have_count(1)
    expect(page.locator("[data-c]:visible")).to_have_count(4)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", ["measured", "tonight"])
def test_everybody_can_use_it(open_page: Open, measured_pages: str, name: str, dark: bool):
    page = open_page(f"{measured_pages}es-{name}{'-dark' if dark else ''}.html", width=320, dark=dark)
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    found = Axe().run(page, options={"rules": {"region": {"enabled": False}}})
    assert not found.response["violations"], found.generate_report()


# --- which rules tonight


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_what_is_chosen_changes_the_answer(
    open_page: Open, measured_pages: str, content: Content, script: bool
):
    page = open_page(f"{measured_pages}es-tonight.html", java_script_enabled=script)
    everything = len(answers(page))
    page.get_by_label("Jugadores").select_option("6")
    page.get_by_label("Tiempo").select_option("dos horas")
    assert 0 < len(answers(page)) <= 4 < everything
    for number, (children, jokers) in enumerate([(False, False), (False, True), (True, False)]):
        page.locator("select").last.select_option(index=number + 1)
        found = choose(content, 6, 120, children, jokers)
        assert found is not None
        assert answers(page) == [wording("es").words(found.variant.name)]
    page.get_by_label("Jugadores").select_option("cualquiera")
    assert len(answers(page)) > 1


def test_the_address_keeps_the_answers(open_page: Open, measured_pages: str):
    page = open_page(f"{measured_pages}es-tonight.html")
    page.get_by_label("Jugadores").select_option("6")
    page.get_by_label("Tiempo").select_option("dos horas")
    page.locator("select").last.select_option("Sin comodines")
    assert urlsplit(address_of(page)).query == "n=6&t=120&c=0"
    shown = answers(page)
    expect(page.locator("[data-live]")).to_contain_text(shown[0])
    page.reload()
    assert answers(page) == shown
    page.locator("a[hreflang=it]").click()
    expect(page.locator("[data-ready]")).to_have_count(1)
    assert urlsplit(address_of(page)).query == "n=6&t=120&c=0"
    assert page.get_by_label("Giocatori").input_value() == "6"
    assert len(answers(page)) == 1


@pytest.mark.parametrize(
    "asked", ["n=7", "n=", "t=60&t=30", "c=%3Cb%3E", "n=6&t=toString", "n=" + "6" * 4_000]
)
def test_an_address_that_is_no_choice_is_refused_in_words(open_page: Open, measured_pages: str, asked: str):
    page = open_page(f"{measured_pages}es-tonight.html?{asked}")
    expect(page.locator("[data-fault]")).to_contain_text("El enlace pide algo que aquí no se puede elegir")
    assert {field.input_value() for field in page.locator("select").all()} == {""}
    page.get_by_label("Jugadores").select_option("3")
    expect(page.locator("[data-fault]")).to_be_hidden()


def test_what_others_write_into_an_address_is_let_be(open_page: Open, measured_pages: str):
    page = open_page(f"{measured_pages}es-tonight.html?h=jugadores&n=2")
    expect(page.locator("[data-fault]")).to_be_hidden()
    assert page.get_by_label("Jugadores").input_value() == "2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_tells_why_and_what_it_rests_on(
    open_page: Open, measured_pages: str, content: Content, lang: str
):
    """As who chooses rules for six people and two hours reads it."""
    page = open_page(f"{measured_pages}{lang}-tonight.html?n=6&t=120&c=0", java_script_enabled=True)
    found = choose(content, 6, 120, children=False, jokers=False)
    assert found is not None
    told = page.locator("[data-c]:visible").inner_text()
    words = wording(lang)
    assert str(found.cell.games) in told
    for other in found.alike:
        assert words.words(other.name) in told
    assert words.say("tonight-most" if found.alike else "tonight-clear") in told
    assert "(" in page.locator("[data-c]:visible small").inner_text()
