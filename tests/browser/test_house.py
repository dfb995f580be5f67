"""House rules: composed by form, judged at once, kept in the address, taken away as a sheet and a file."""

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import address_of
from wordings import LANGUAGES

Open = Callable[..., Page]

COMPOSED = "?from=jolly&deal.hand_size=10&turn.opening=run&name=Los%20P%C3%A9rez"
SMALL = """
() => [...document.querySelectorAll("mk-house :is(input:not([type=checkbox]), select, button, .mk-strip a)")]
  .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 44)
  .map((part) => part.outerHTML)
"""


@pytest.fixture
def house(open_page: Open, houses: str) -> Open:
    """Opens the page at an address and waits until its script has taken over."""

    def open_(query: str = "", lang: str = "es", **more: Any) -> Page:
        page = open_page(f"{houses}{lang}.html{query}", **more)
        expect(page.locator("[data-house][data-ready]")).to_be_attached()
        return page

    return open_


def test_what_is_chosen_is_told_and_kept(house: Open):
    page = house()
    assert "?" not in address_of(page)
    expect(page.locator("[data-fits]").last).to_have_text("Todo encaja: se puede jugar así.")
    page.get_by_label("Cartas por jugador", exact=True).fill("10")
    assert parse_qs(urlsplit(address_of(page)).query) == {"from": ["base"], "deal.hand_size": ["10"]}
    expect(page.locator("[data-changes] dd")).to_have_text("10 en vez de 13")
    expect(page.locator("[data-sheet]")).to_contain_text("El repartidor da 10 cartas a cada jugador.")
    expect(page.locator("[data-yaml]")).to_contain_text("hand_size: {value: 10, status: convention}")
    assert page.locator("a[hreflang=it]").evaluate("it => it.search") == "?from=base&deal.hand_size=10"
    page.get_by_label("Nombre de tus reglas").fill("Los Pérez")
    expect(page.locator("[data-sheet] h3")).to_have_text("Los Pérez")
    expect(page.locator("[data-yaml]")).to_contain_text("id: los-perez")


def test_what_does_not_fit_is_said_and_leads_to_its_field(house: Open):
    page = house(width=390, height=800)
    page.get_by_label("As en medio, como en K A 2").select_option("true")
    page.get_by_label("As antes del 2").select_option("false")
    expect(page.locator(".mk-strip")).to_be_in_viewport()
    expect(page.locator(".mk-strip")).to_contain_text("Hay una cosa que no encaja")
    fault = page.locator("[data-faults] li")
    expect(fault).to_contain_text("tiene que poder ir antes del 2 y después del rey")
    expect(page.get_by_label("As en medio, como en K A 2")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-share]")).to_be_hidden()
    expect(page.locator("[data-sheet]")).to_be_empty()
    fault.locator("a").click()
    expect(page.get_by_label("As en medio, como en K A 2")).to_be_in_viewport()
    page.get_by_label("As antes del 2").select_option("true")
    expect(page.locator("[data-faults] li")).to_have_count(0)
    expect(page.locator("[data-share]")).to_be_visible()


def test_what_hangs_together_is_mended_with_one_button(house: Open):
    page = house("?from=jolly&deal.hand_size=10")
    page.get_by_label("Comodines", exact=True).fill("0")
    expect(page.locator("[data-faults] li")).to_have_count(4)
    told = page.locator("[data-mends] div")
    expect(told).to_have_count(4)
    expect(told.first).to_have_text("Comodines por combinaciónno hay comodines")
    button = page.get_by_role("button", name="Cambiarlo")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-faults] li")).to_have_count(0)
    expect(button).to_be_hidden()
    expect(page.locator("#house-check")).to_be_focused()
    expect(page.locator("[data-live]")).to_contain_text("Todo encaja")
    query = parse_qs(urlsplit(address_of(page)).query)
    assert (query["deal.jokers"], query["deal.hand_size"]) == (["0"], ["10"])
    assert query["jokers.per_meld"] == ["0"]
    page.reload()
    expect(page.locator("[data-fits]").last).to_have_text("Todo encaja: se puede jugar así.")


def test_nothing_is_offered_where_nothing_is_wrong_or_a_field_cannot_be_read(house: Open):
    page = house()
    expect(page.locator("[data-mending]")).to_be_hidden()
    page.get_by_label("Comodines", exact=True).fill("2")
    expect(page.locator("[data-mending]")).to_be_visible()
    page.get_by_label("Cartas por jugador", exact=True).fill("")
    expect(page.locator("[data-mending]")).to_be_hidden()


def test_a_field_that_cannot_be_read_is_said(house: Open):
    page = house("?from=quindici")
    hands = page.get_by_label("Cartas según los jugadores")
    assert hands.input_value() == "6: 13, 7: 11, 8: 9"
    hands.fill("6 13")
    expect(page.locator("[data-faults]")).to_contain_text("no se entiende o no puede ser")
    hands.fill("")
    expect(page.locator("[data-faults] li")).to_have_count(0)
    assert parse_qs(urlsplit(address_of(page)).query)["deal.hand_by_players"] == ["-"]
    page.get_by_label("Barajas", exact=True).fill("")
    expect(page.locator("[data-faults]")).to_contain_text("Barajas")
    page.get_by_label("Variante de partida").select_option("jolly")
    expect(page.locator("[data-faults] li")).to_have_count(0)
    assert urlsplit(address_of(page)).query == "from=jolly"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_brings_the_rules_back(house: Open, lang: str):
    page = house(COMPOSED, lang)
    assert page.locator("[data-from]").input_value() == "jolly"
    assert page.locator("[data-key='deal.hand_size'] input").input_value() == "10"
    assert page.locator("[data-key='turn.opening'] select").input_value() == "run"
    expect(page.locator("[data-sheet] h3")).to_have_text("Los Pérez")
    expect(page.locator("[data-fault]")).to_be_hidden()
    page.reload()
    expect(page.locator("[data-sheet] h3")).to_have_text("Los Pérez")


@pytest.mark.parametrize(
    "query",
    [
        "?from=base&deal.hand_size=0",
        "?from=base&melds.ace_low=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
        "?from=toString",
        f"?from=base&name={'x' * 5_000}",
        "?p=5C6C7C",
    ],
)
def test_an_address_that_asks_for_nonsense_is_refused_in_words(house: Open, query: str):
    page = house(query)
    expect(page.locator("[data-fault]")).to_contain_text("El enlace pide algo que no se entiende")
    assert len(page.locator("[data-fault]").inner_text()) < 140
    assert page.locator("[data-from]").input_value() == "base"
    expect(page.locator("[data-changes] div")).to_have_count(0)


def test_a_name_is_only_a_name(house: Open):
    page = house("?from=base&deal.hand_size=9&name=%3Cb%3E%22%5C%0A%7D%3A%20%23x")
    expect(page.locator("[data-sheet] h3")).to_have_text('<b>"\\ }: #x')
    assert page.locator("[data-sheet] b").count() == 0
    assert 'name: {es: "<b>\\"\\\\ }: #x"' in page.locator("[data-yaml]").inner_text()


def test_it_is_done_by_keyboard(house: Open):
    page = house()
    page.get_by_label("Cartas por jugador", exact=True).focus()
    page.keyboard.press("ArrowDown")
    page.locator("[data-key='turn.must_play'] select").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    query = parse_qs(urlsplit(address_of(page)).query)
    assert query["deal.hand_size"] == ["12"]
    assert query["turn.must_play"] == ["true"]


def test_the_file_and_the_link_are_copied(house: Open, houses: str):
    page = house(COMPOSED, permissions=["clipboard-read", "clipboard-write"])
    page.locator("[data-act=yaml]").click()
    expect(page.locator("[data-copied]")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("[data-yaml]").text_content()
    page.locator("[data-act=link]").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert parse_qs(urlsplit(copied).query) == parse_qs(COMPOSED[1:])


def test_where_a_page_may_not_copy_the_text_is_there_to_be_taken(house: Open, houses: str):
    """As on an address without encryption, where there is no clipboard at all."""
    page = house(COMPOSED)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.locator("[data-act=yaml]").click()
    by_hand = page.locator("[data-copy-by-hand]")
    expect(by_hand).to_be_visible()
    assert by_hand.input_value() == page.locator("[data-yaml]").text_content()


def test_paper_has_the_sheet_alone(house: Open):
    page = house(COMPOSED)
    page.emulate_media(media="print")
    expect(page.locator("[data-sheet]")).to_be_visible()
    for part in (".mk-form", "[data-changes]", "[data-share]", ".mk-strip"):
        expect(page.locator(part)).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_screen_holds_it_and_fingers_find_everything(house: Open, lang: str):
    page = house(COMPOSED, lang, width=320, height=640)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_use_it(open_page: Open, houses: str, dark: bool):
    page = open_page(f"{houses}es{'-dark' if dark else ''}.html?from=base&melds.run_max=2", dark=dark)
    expect(page.locator("[data-faults] li")).to_have_count(1)
    found = Axe().run(page, options={"rules": {"region": {"enabled": False}}})
    assert not found.response["violations"], found.generate_report()


def test_without_script_it_says_what_to_do(open_page: Open, houses: str):
    page = open_page(f"{houses}es.html", java_script_enabled=False)
    expect(page.locator("mk-house")).to_be_hidden()
    expect(page.locator(".mk-goal")).to_contain_text("añadir una variante en tres pasos")
