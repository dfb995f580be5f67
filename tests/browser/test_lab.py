"""The laboratory: a position is written, tapped or taken from an address, judged at once and solved."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from board_driver import address_of, settled
from machiavelli.engine import max_played, solve
from machiavelli.engine.grading.grade import grade
from machiavelli.engine.proofs.prove import prove_shown
from machiavelli.errors import PositionError
from machiavelli.loading.checking import check
from machiavelli.loading.file_models import PUZZLE
from machiavelli.loading.folder import Text
from machiavelli.loading.puzzles import build_puzzle
from machiavelli.loading.yaml_source import read_yaml
from machiavelli.model.content import Content
from machiavelli.model.notation import format_cards, parse_address
from machiavelli.model.position import Position
from machiavelli.model.proof import denials
from machiavelli.pages.elsewhere import outcome_words
from machiavelli.pages.proof_markup import proof_html
from wordings import LANGUAGES, wording

Open = Callable[..., Page]

EIGHT = "?v=base&p=5C6C7C8C:8D8H"
SVG = "{http://www.w3.org/2000/svg}"
PIXELS = """
async () => {
  const [item] = await navigator.clipboard.read();
  const picture = await createImageBitmap(await item.getType("image/png"));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  const isRed = (_, at) => at % 4 === 0 && data[at] > 150 && data[at + 1] < 80 && data[at + 2] < 80;
  return [picture.width, picture.height, data.filter(isRed).length];
}
"""
"""The size of the picture on the clipboard, and how many of its pixels are red."""
WORDS = "title: {es: a}\nintro: {es: b}\nexplanation: {es: c}\nthemes: [end-steal]\n"


@pytest.fixture
def lab(open_page: Open, labs: str) -> Open:
    """Opens the laboratory at an address and waits until its script has taken over."""

    def open_(query: str = "", lang: str = "es", **more: Any) -> Page:
        page = open_page(f"{labs}{lang}.html{query}", **more)
        expect(page.locator("[data-lab][data-ready]")).to_be_attached()
        settled(page)
        return page

    return open_


def _solve(page: Page) -> str:
    page.locator("[data-act=solve]").click()
    return page.locator("[data-found]").inner_text()


def _found(page: Page) -> str:
    return page.locator("[data-found]").inner_text()


def _face(page: Page, code: str) -> Any:
    return page.locator(f"[data-deck] [data-card='{code}']")


def test_what_is_written_is_judged_while_it_is_written_and_solved(lab: Open):
    page = lab()
    page.locator("[data-write-table]").fill("5♣ 6♣ 7♣ 8♣\n9s 9h")
    page.locator("[data-write-hand]").fill("8d 8♥")
    rows = page.locator("[data-table] > .mk-meld")
    assert [row.get_attribute("data-v") for row in rows.all()] == ["legal", "short"]
    assert "faltan cartas, hay 2 de 3" in rows.nth(1).inner_text()
    assert "tienen que valer" in _solve(page)
    page.locator("[data-write-table]").fill("5♣ 6♣ 7♣ 8♣")
    assert not page.locator("[data-found]").is_visible()
    found = page.locator("[data-found]")
    page.locator("[data-act=solve]").click()
    expect(found).to_contain_text("se deshacen: 1. Cartas de la mesa que cambian de combinación: 1.")
    assert "toda la mano: 2 cartas" in found.inner_text()
    trays = found.locator(".mk-tray")
    assert [tray.locator("[data-card]").count() for tray in trays.all()] == [3, 3]
    assert found.locator(".is-moved").get_attribute("data-card") == "8C"


def test_where_there_is_no_more_it_is_proved(lab: Open):
    page = lab("?v=base&p=6C7C8C:8D8H")
    page.locator("[data-act=solve]").click()
    expect(page.locator("[data-found]")).to_contain_text("Demostración.")
    assert "No se puede bajar ninguna carta" in page.locator("[data-found]").inner_text()


def test_proofs_are_told_in_the_words_of_the_pages(lab: Open, content: Content):
    page = lab()
    for id_ in ("a-nine-in-two-places", "no-company", "ten-idle-cards", "three-claims-one-hand"):
        puzzle = content.puzzles[id_]
        rules, position = content.variants[puzzle.variant].rules, puzzle.position
        proof = prove_shown(rules, position, denials(puzzle.claim, position.hand)[0])
        assert proof is not None
        told = re.sub(r"<[^>]*>|\s", "", str.__str__(proof_html(proof, len(position.hand), wording("es"))))
        page.locator("[data-variant]").select_option(puzzle.variant)
        page.locator("[data-write-table]").fill("\n".join(map(format_cards, position.table)))
        page.locator("[data-write-hand]").fill(format_cards(position.hand))
        page.keyboard.press("Enter")
        expect(page.locator("[data-found]")).to_contain_text("Demostración.")
        assert re.sub(r"\s", "", page.locator("[data-found]").text_content() or "").endswith(told)


STOPPED = (
    ("harder", "una posición más difícil"),
    ("everywhere", "la mejor jugada"),
    ("solve", "la mejor jugada"),
)


def test_a_search_can_be_stopped(lab: Open, labs: str):
    page = lab(EIGHT)
    page.route("**/engine/worker.mjs", lambda route: route.fulfill(content_type="text/javascript", body=""))
    for action, sought in STOPPED:
        page.locator(f"[data-act={action}]").click()
        assert f"Buscando {sought}" in _found(page)
        page.locator("[data-act=cancel]").click()
        assert "Has parado la búsqueda" in _found(page)
        assert page.evaluate("document.activeElement.dataset.act") == "solve"
        assert not page.locator("[data-act=cancel]").is_visible()
        assert address_of(page).endswith(EIGHT)


def test_how_many_cards_can_go_is_told_before_it_is_known_how(lab: Open, labs: str):
    page = lab(EIGHT)
    # A worker that counts, and then thinks without end.
    counting = (
        "onmessage = ({ data: { id, call } }) => call === 'maxPlayed' && postMessage({ id, result: 2 });"
    )
    script = {"content_type": "text/javascript", "body": counting}
    page.route("**/engine/worker.mjs", lambda route: route.fulfill(**script))
    page.locator("[data-act=solve]").click()
    expect(page.locator("[data-found]")).to_contain_text("Se puede bajar toda la mano: 2 cartas")
    expect(page.locator("[data-found]")).to_contain_text("Buscando cómo")
    page.locator("[data-act=cancel]").click()
    expect(page.locator("[data-found]")).to_contain_text("Se puede bajar toda la mano: 2 cartas")
    assert "Has parado la búsqueda" in _found(page)


def test_what_was_cleared_comes_back(lab: Open):
    page = lab(EIGHT)
    page.locator("[data-act=clear]").click()
    assert address_of(page).endswith("p=:")
    page.locator("[data-act=undo]").click()
    assert address_of(page).endswith(EIGHT)
    assert page.locator("[data-write-hand]").input_value() == "8♦ 8♥"


def test_cards_are_tapped_into_melds_and_the_hand_and_away_again(lab: Open):
    page = lab(width=390, has_touch=True)
    for code in ("8D", "8H"):
        _face(page, code).tap()
    page.locator("[data-places] button").last.tap()
    for code in ("7C", "5C", "6C"):
        _face(page, code).tap()
    assert page.locator("[data-lab]").get_attribute("data-position") == "?v=base&p=5C6C7C:8D8H"
    settled(page)
    assert page.locator("[data-write-table]").input_value() == "5♣ 6♣ 7♣"
    page.locator("[data-table] [data-card='7C']").tap()
    assert address_of(page).endswith("?v=base&p=5C6C:8D8H")
    box = _face(page, "AS").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def test_more_copies_than_the_packs_hold_are_named(lab: Open):
    page = lab("?v=base&p=8C8D8H:8C8C")
    assert "8 de tréboles" in page.locator("[data-fault]").inner_text()
    page.locator("[data-variant]").select_option("shanghai")
    assert page.locator("[data-variant]").input_value() == "shanghai"
    assert "v=shanghai" in address_of(page)


def test_an_address_brings_back_what_it_was_made_from(lab: Open):
    page = lab("?v=jolly&p=5H*7H.9S9H9D:6H*")
    assert page.locator("[data-variant]").input_value() == "jolly"
    assert page.locator("[data-write-table]").input_value() == "5♥ ★ 7♥\n9♠ 9♥ 9♦"
    assert page.locator("[data-write-hand]").input_value() == "6♥ ★"
    assert address_of(page).endswith("?v=jolly&p=5H*7H.9S9H9D:6H*")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hostile_address_is_refused_in_words(lab: Open, lang: str):
    page = lab("?v=<img src=x onerror=alert(1)>&p=<script>alert(2)</script>&o=<b>", lang=lang)
    found = page.locator("[data-found]")
    assert "<img src=x" in found.inner_text()
    assert "<s" in found.inner_text()
    assert found.locator("img, script, b").count() == 0
    assert page.locator("[data-table] [data-card]").count() == 0
    page = lab(f"?v=__proto__&p={'8C' * 3000}:", lang=lang)
    assert "__proto__" in page.locator("[data-found]").inner_text()
    assert page.locator("[data-variant]").input_value() == "base"


def test_what_cannot_be_read_is_told_and_not_written_over(lab: Open):
    page = lab(EIGHT)
    page.locator("[data-write-table]").fill("5♣ 6♣ 7♣\n5♣ 6X <b>")
    assert page.locator("[data-fault]").inner_text() == "Mesa, línea 2: no se entiende «6X»."
    _face(page, "AS").click()
    assert page.locator("[data-write-table]").input_value().endswith("6X <b>")


def test_all_of_it_works_by_keyboard(lab: Open):
    page = lab()
    page.locator("[data-write-hand]").focus()
    _face(page, "AS").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert address_of(page).endswith("p=:2H")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    for key in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    assert address_of(page).endswith("p=2H3H4H:2H")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert address_of(page).endswith("p=2H3H4H:")
    assert page.evaluate("document.activeElement.closest('mk-lab') !== null")


@pytest.mark.parametrize(("variant", "address"), [("base", "5C6C7C8C:8D8H"), ("jolly", "*7H8H.9S9H9D:*6H")])
def test_the_copied_yaml_is_the_beginning_of_a_puzzle(lab: Open, variant: str, address: str):
    page = lab(f"?v={variant}&p={address}", permissions=["clipboard-read", "clipboard-write"])
    page.locator("[data-act=solve]").click()
    expect(page.locator("[data-found] .mk-tray").first).to_be_visible()
    page.locator("[data-act=copy-yaml]").click()
    expect(page.locator("[data-copied]")).to_have_text("Copiado.")
    file = read_yaml(Text("new-puzzle.yaml", page.evaluate("navigator.clipboard.readText()") + WORDS))
    data = check(file, PUZZLE, ("es",))
    assert not file.findings
    assert data is not None
    puzzle = build_puzzle(data)
    assert (puzzle.variant, puzzle.position.table, puzzle.position.hand) == (variant, *parse_address(address))
    assert puzzle.claim.played == 2
    page.locator("[data-act=copy-link]").click()
    expect(page.locator("[data-copied]")).to_have_text("Copiado.")
    assert page.evaluate("navigator.clipboard.readText()") == address_of(page)


def test_the_position_is_copied_as_a_picture(lab: Open):
    """Its cards are where and what they are on the page: a joker for a six, a red nine, nothing fetched."""
    page = lab("?v=jolly&p=5H*7H.9S9H9D:6HKC", permissions=["clipboard-read", "clipboard-write"])
    page.locator("[data-act=copy-svg]").click()
    expect(page.locator("[data-copied]")).to_have_text("Copiado.")
    svg = ElementTree.fromstring(page.evaluate("navigator.clipboard.readText()"))
    said = ["".join(node.itertext()) for node in svg.iter() if node.tag in (f"{SVG}title", f"{SVG}text")]
    assert "5♥ ★ 7♥" in said[0]
    assert said[1:] == ["Mesa", "Mano", *"567999", "6", "K"]
    assert len([node for node in svg.iter(f"{SVG}rect") if node.get("rx")]) == 8
    page.locator("[data-copied]").evaluate("node => { node.textContent = '' }")
    page.locator("[data-act=copy-png]").click()
    expect(page.locator("[data-copied]")).to_have_text("Copiado.")
    width, height, red = page.evaluate(PIXELS)
    assert (width, height) == (2 * int(svg.attrib["width"]), 2 * int(svg.attrib["height"]))
    assert red > 500
    assert page.locator("[data-save]").is_hidden()


def test_where_nothing_can_be_copied_the_text_is_shown_and_the_picture_saved(lab: Open):
    page = lab(EIGHT)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.locator("[data-act=copy-text]").click()
    assert page.locator("[data-copy-by-hand]").input_value() == (
        "Reglas: Base\nMesa:\n5♣ 6♣ 7♣ 8♣\nMano: 8♦ 8♥\n"
    )
    page.locator("[data-act=copy-png]").click()
    with page.expect_download() as saved:
        page.locator("[data-save] a").click()
    assert saved.value.suggested_filename == "machiavelli.png"
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    assert page.locator("[data-copy-by-hand]").is_hidden()


def test_the_position_goes_along_to_another_language(lab: Open):
    page = lab("?v=jolly&p=5H*7H:6H")
    _face(page, "AS").click()
    page.locator("a[hreflang=it]").click()
    expect(page.locator("[data-lab][data-ready]")).to_be_attached()
    assert address_of(page).endswith("it.html?v=jolly&p=5H*7H:6HAS")
    assert page.locator("[data-write-hand]").input_value() == "6♥ A♠"


def _difficulty(content: Content, page: Page) -> int:
    """How hard the position in the address is, as the Python engine says."""
    query = parse_qs(urlsplit(address_of(page)).query)
    rules, position = content.variants[query["v"][0]].rules, Position(*parse_address(query["p"][0]))
    solution = solve(rules, position)
    assert solution.can_go_out
    return grade(rules, position, solution).difficulty.rating


def test_a_harder_position_is_found_and_the_one_before_comes_back(lab: Open, content: Content):
    page = lab(EIGHT)
    before = _difficulty(content, page)
    page.locator("[data-act=harder]").click()
    expect(page.locator("[data-found]")).to_contain_text("Aquí tienes una más difícil", timeout=30_000)
    after = _difficulty(content, page)
    assert after > before
    assert re.findall(r"\d+", page.locator("[data-found]").inner_text()) == [str(after), str(before)]
    assert page.locator("[data-act=cancel]").is_hidden()
    page.locator("[data-act=undo]").click()
    assert address_of(page).endswith(EIGHT)
    page.locator("[data-write-hand]").fill("")
    page.locator("[data-act=harder]").click()
    assert "La mano está vacía" in page.locator("[data-found]").inner_text()


def test_where_no_harder_position_is_found_it_says_so(lab: Open):
    page = lab(EIGHT)
    none = "export const harder = async () => ({ before: { rating: 970, level: 2 }, found: null });"
    page.route("**/lab/harder.mjs", lambda route: route.fulfill(content_type="text/javascript", body=none))
    page.locator("[data-act=harder]").click()
    expect(page.locator("[data-found]")).to_contain_text("Dificultad de esta: Fácil (970).")
    assert "No ha aparecido ninguna más difícil" in page.locator("[data-found]").inner_text()
    assert address_of(page).endswith(EIGHT)


@pytest.mark.parametrize("dark", [False, True])
def test_nobody_is_shut_out_of_it(lab: Open, dark: bool):
    page = lab("?v=base&p=5C6C7C8C.9S9H:8D8H", width=320, dark=dark)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    _solve(page)
    violations = Axe().run(page).response["violations"]
    grave = [it for it in violations if it["impact"] in ("serious", "critical")]
    assert not [(it["id"], node["target"]) for it in grave for node in it["nodes"]]


def test_without_script_it_says_what_it_needs(open_page: Open, labs: str):
    page = open_page(f"{labs}es.html", java_script_enabled=False)
    assert "necesita JavaScript" in page.locator("noscript").inner_text()
    assert not page.locator("mk-lab").is_visible()


@pytest.mark.parametrize("address", [EIGHT, "?v=jolly&p=5H*7H:6H9S9D", "?v=apertura&p=5C6C7C:8CKSKHKD&o=0"])
def test_a_position_is_put_to_all_rules_at_once(open_page: Open, labs: str, content: Content, address: str):
    page = open_page(f"{labs}es.html{address}")
    page.locator("[data-act=everywhere]").click()
    found = page.locator("[data-found] dl")
    expect(found).to_be_visible()
    asked = parse_qs(urlsplit(address_of(page)).query)
    table, hand = parse_address(asked["p"][0])
    position = Position(table, hand, opened="o" not in asked)
    own, expected = wording("es"), {}
    for variant in content.variants.values():
        try:
            said = outcome_words(max_played(variant.rules, position), len(hand), own)
        except PositionError as error:
            said = outcome_words(error.code, len(hand), own)
        expected.setdefault(said, set()).add(own.words(variant.name))
    shown = dict(
        zip(found.locator("dt").all_inner_texts(), found.locator("dd").all_inner_texts(), strict=True)
    )
    assert {words: set(names.split(", ")) for words, names in shown.items()} == expected
    marked = found.locator("[aria-current]")
    assert marked.get_attribute("href").startswith(f"?v={asked['v'][0]}&p=")
    assert page.locator("[data-act=cancel]").is_hidden()
