"""The comparison: which variants it shows, what it says of any of them, and what it is without script."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import address_of
from machiavelli.facts.variants import variant_facts
from machiavelli.model.content import Content
from machiavelli.pages.compare_page import SHOWN, compare_page
from wordings import LANGUAGES, wording

Open = Callable[..., Page]

DIFFERENCES = """
(id) => [...document.querySelectorAll(`[data-apart] > section${id ? `[data-col="${id}"]` : ""}`)].map((one) =>
  [...one.querySelectorAll("h3, h4, dt, dd, .mk-small")].map((part) => part.textContent))
"""
CHOOSE = """
(ids) => {
  const boxes = [...document.querySelectorAll("[data-choose] input")];
  for (const box of boxes) if (box.checked && !ids.includes(box.value)) box.click();
  for (const box of boxes) if (!box.checked && ids.includes(box.value)) box.click();
}
"""


def heads(page: Page) -> list[str]:
    """The names over the columns that are seen."""
    return page.locator("thead th:visible").all_inner_texts()[1:]


def test_to_begin_with_two_are_compared_and_what_is_equal_is_folded(open_page: Open, comparisons: str):
    page = open_page(f"{comparisons}es.html")
    expect(page.locator("[data-ready]")).to_have_count(1)
    assert heads(page) == ["Base", "Quindici"]
    assert len(heads(page)) == SHOWN
    folded, shown = page.locator("tr[data-same]"), page.locator("tbody tr:visible:not(.mk-section)")
    assert folded.count() > shown.count() > 10
    expect(folded.first).to_be_hidden()
    page.get_by_label("Mostrar también lo que es igual").check()
    expect(folded.first).to_be_visible()
    assert "?" not in address_of(page)


def test_the_address_keeps_what_is_chosen_and_who_is_first(open_page: Open, comparisons: str):
    page = open_page(f"{comparisons}es.html?v=jolly,base")
    assert heads(page) == ["Jolly", "Base"]
    assert page.locator("[data-apart] h3").all_inner_texts() == ["Base frente a Jolly"]
    assert page.locator("td[data-col=jolly].diff").count() == 0
    assert page.locator("tr:visible td[data-col=base]:not(.diff)").count() == 0
    page.get_by_label("Tahití").check()
    assert urlsplit(address_of(page)).query == "v=jolly,base,tahiti"
    assert page.locator("[data-apart] h3").all_inner_texts() == [
        "Base frente a Jolly",
        "Tahití frente a Jolly",
    ]
    page.reload()
    assert heads(page) == ["Jolly", "Base", "Tahití"]


def test_two_to_four_are_compared(open_page: Open, comparisons: str):
    page = open_page(f"{comparisons}es.html?v=base,quindici,scoperte")
    page.get_by_label("Jolly").check()
    expect(page.get_by_label("Tahití")).to_be_disabled()
    expect(page.locator("[data-hint]")).to_contain_text("cuatro como mucho")
    for name in ("Jolly", "Scoperte", "Quindici"):
        page.get_by_label(name, exact=True).uncheck()
    expect(page.locator("[data-hint]")).to_contain_text("al menos dos")
    expect(page.get_by_label("Tahití")).to_be_enabled()
    assert urlsplit(address_of(page)).query == "v=base,quindici"  # the last that was a comparison


@pytest.mark.parametrize(
    "asked",
    [
        "",
        "base",
        "base,base",
        "base,constructor",
        "base,%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
        "base,quindici,scoperte,jolly,tahiti",
        "base%20,quindici",
        "%00" * 5_000,
    ],
)
def test_an_address_that_is_no_choice_is_refused_in_words(open_page: Open, comparisons: str, asked: str):
    page = open_page(f"{comparisons}es.html?v={asked}")
    expect(page.locator("[data-fault]")).to_contain_text("El enlace no pide entre dos y cuatro")
    assert len(page.locator("[data-fault]").inner_text()) < 120
    assert heads(page) == ["Base", "Quindici"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_script_says_what_the_page_says_without_it(
    open_page: Open, comparisons: str, content: Content, lang: str
):
    still = open_page(f"{comparisons}{lang}.html")
    written = compare_page(content, wording(lang), variant_facts(content)).markdown
    others = [id_ for id_ in content.variants if id_ != "base"]
    for id_ in others:
        still.evaluate(CHOOSE, ["base", id_])
        (told,) = still.evaluate(DIFFERENCES, "")
        (section,) = re.findall(rf'<section data-col="{id_}">.*?</section>', written, re.S)
        plain = still.evaluate(
            """(html) => [...new DOMParser().parseFromString(html, "text/html")
              .querySelectorAll("h3, h4, dt, dd, .mk-small")].map((part) => part.textContent)""",
            section,
        )
        assert told == plain


def test_any_two_are_told_apart(open_page: Open, comparisons: str):
    page = open_page(f"{comparisons}es.html?v=rummikub,tahiti")
    told = dict(
        zip(*[page.locator(f"[data-apart] {part}").all_inner_texts() for part in ("dt", "dd")], strict=True)
    )
    assert told["Cartas por jugador"] == "5 en vez de 14"
    assert told["Carta que sustituye a un comodín"] == "solo de la mano; en Rummikub, de la mano o de la mesa"
    assert told["Cartas que quedan en el mazo"] == "84 en vez de 50, con 4 jugadores"
    assert "Barajas" not in told


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
@pytest.mark.parametrize("width", [320, 768])
def test_nothing_leaves_the_page_sideways(open_page: Open, comparisons: str, width: int, script: bool):
    address = f"{comparisons}pt.html?v=rummikub,apertura,thirty-six,attesa"
    page = open_page(address, width=width, java_script_enabled=script)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_it_is_whole_without_script(open_page: Open, comparisons: str):
    page = open_page(f"{comparisons}es.html", java_script_enabled=False)
    assert heads(page) == ["Base", "Quindici"]
    rows = page.locator("tbody tr:visible:not(.mk-section)")
    few = rows.count()
    assert page.locator("[data-apart] h3:visible").all_inner_texts() == ["Quindici frente a Base"]
    page.get_by_label("Jolly").check()
    assert page.locator("[data-apart] h3:visible").all_inner_texts() == [
        "Quindici frente a Base",
        "Jolly frente a Base",
    ]
    assert rows.count() > few
    page.get_by_label("Mostrar también lo que es igual").check()
    assert rows.count() > 60


def test_on_paper_the_choice_is_left_out(open_page: Open, comparisons: str):
    page = open_page(f"{comparisons}es.html?v=base,quindici")
    page.emulate_media(media="print")
    expect(page.locator("[data-choose]")).to_be_hidden()
    expect(page.locator("[data-apart] h3")).to_be_visible()
    table = page.locator(".mk-compare").bounding_box()
    assert table is not None
    assert table["width"] <= 1280


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_use_it(open_page: Open, comparisons: str, dark: bool):
    page = open_page(
        f"{comparisons}es{'-dark' if dark else ''}.html?v=base,jolly,rummikub", width=320, dark=dark
    )
    found = Axe().run(page, options={"rules": {"region": {"enabled": False}}})
    assert not found.response["violations"], found.generate_report()
