"""The site in a real browser: search, languages, colours, reach, and what it asks of the network."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from html_files import HOSTILE_TITLE
from wordings import LANGUAGES

KINDS = (
    "",
    "variants/base/",
    "compare/",
    "contrasts/",
    "house/",
    "puzzles/",
    "puzzles/free-an-eight/",
    "quizzes/base/",
)

Open = Callable[..., Page]


def _found(page: Page, words: str) -> str:
    """How many pages the search box finds, in the words of the theme, once it has come to rest."""
    page.locator("input[name=query]").press_sequentially(words)
    expect(page.locator(".md-search-result__link").first).to_be_visible()
    said = page.locator(".md-search-result__meta")
    before, now = "", said.inner_text()
    while now != before:
        page.wait_for_timeout(500)
        before, now = now, said.inner_text()
    return now


@pytest.mark.parametrize(
    ("lang", "spellings"),
    [
        ("es", ("combinación", "combinacion")),
        ("es", ("comodín", "comodin")),
        ("pt", ("sequência", "sequencia")),
        ("it", ("penalità", "penalita")),
    ],
)
def test_search_finds_words_with_and_without_accents(
    open_page: Open, address: str, lang: str, spellings: tuple[str, str]
):
    found = []
    for spelling in spellings:
        page = open_page(f"{address}{lang}/about/")
        found.append(_found(page, spelling))
        links = [link.get_attribute("href") or "" for link in page.locator(".md-search-result__link").all()]
        assert all(link.startswith(f"{address}{lang}/") for link in links)
    assert found[0] == found[1]


def test_the_search_index_is_fetched_once_somebody_is_about_to_search(open_page: Open, address: str):
    page = open_page(f"{address}es/about/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.reload(wait_until="networkidle")
    assert "assets/machiavelli/ui/search_later.js" in asked
    assert not [it for it in asked if "search_index" in it]
    page.locator("input[name=query]").focus()
    expect(page.locator(".md-search-result__meta")).not_to_be_empty()
    assert asked.count("es/search/search_index.json") == 1


def test_search_results_do_not_show_the_plain_forms(open_page: Open, address: str):
    page = open_page(f"{address}es/about/")
    _found(page, "combinacion")
    assert "combinacioncombinacion" not in page.locator(".md-search-result").inner_text().lower()
    assert "combinación" in page.locator(".md-search-result").inner_text().lower()


def test_the_switch_stays_on_the_page(open_page: Open, address: str):
    page = open_page(f"{address}es/puzzles/free-an-eight/")
    page.locator(".mk-lang").hover()
    page.get_by_role("link", name="Português", exact=True).click()
    assert page.url == f"{address}pt/puzzles/free-an-eight/"
    assert page.locator("html").get_attribute("lang") == "pt"


def test_everything_works_below_a_folder(open_page: Open, address_below: str):
    page = open_page(f"{address_below}it/")
    for kind in KINDS:
        page.goto(f"{address_below}it/{kind}", wait_until="load")
        assert page.locator("h1").count() == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_address_answers_in_its_language_with_styles(open_page: Open, address_below: str, lang: str):
    page = open_page(f"{address_below}{lang}/no/such/page/", lost=True)
    assert page.locator(".mk-lost:visible").count() == 1
    assert page.locator(f".mk-lost[lang={lang}]").is_visible()
    assert page.locator(".mk-btn").first.evaluate("it => getComputedStyle(it).minHeight") == "44px"


def test_a_wrong_address_is_readable_without_script_in_every_language(open_page: Open, address_below: str):
    page = open_page(f"{address_below}xx/", lost=True, java_script_enabled=False)
    assert page.locator(".mk-lost:visible").count() == len(LANGUAGES)


def test_four_colours_are_remembered(open_page: Open, address: str):
    page = open_page(f"{address}es/puzzles/free-an-eight/")
    club = page.locator('[data-card="8C"]').first
    two = club.evaluate("it => getComputedStyle(it).color")
    page.locator("[data-mk-suits-switch]").click()
    four = club.evaluate("it => getComputedStyle(it).color")
    assert two != four
    page.goto(f"{address}pt/puzzles/free-an-eight/")
    assert page.locator('[data-card="8C"]').first.evaluate("it => getComputedStyle(it).color") == four
    assert page.locator("[data-mk-suits-switch]").get_attribute("aria-pressed") == "true"


def test_dark_is_as_the_system_until_it_is_chosen(open_page: Open, address: str):
    page = open_page(f"{address}es/puzzles/free-an-eight/", dark=True)
    switch = page.locator("[data-mk-scheme-switch]")
    scheme = page.locator("body")
    expect(scheme).to_have_attribute("data-md-color-scheme", "slate")
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.emulate_media(color_scheme="light")
    expect(scheme).to_have_attribute("data-md-color-scheme", "default")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    page.goto(f"{address}pt/puzzles/free-an-eight/")
    expect(scheme).to_have_attribute("data-md-color-scheme", "slate")
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.emulate_media(color_scheme="dark")
    switch.click()
    expect(scheme).to_have_attribute("data-md-color-scheme", "default")
    page.goto(f"{address}pt/")
    expect(scheme).to_have_attribute("data-md-color-scheme", "default")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nobody_is_shut_out(open_page: Open, address: str, dark: bool):
    page = open_page(f"{address}es/", dark=dark)
    for kind in KINDS:
        page.goto(f"{address}es/{kind}", wait_until="load")
        violations = Axe().run(page).response["violations"]
        grave = [it for it in violations if it["impact"] in ("serious", "critical")]
        assert not [(kind, it["id"], node["target"]) for it in grave for node in it["nodes"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_a_small_phone(open_page: Open, address: str, lang: str):
    page = open_page(f"{address}{lang}/", width=320, height=640)
    for kind in (*KINDS, "variants/", "quizzes/", "sources/", "about/"):
        page.goto(f"{address}{lang}/{kind}", wait_until="domcontentloaded")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, kind


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_of_the_header_do_not_overlap(open_page: Open, address: str, lang: str, width: int):
    page = open_page(f"{address}{lang}/", width=width, height=640)
    header = page.locator(".md-header")
    parts = [
        header.locator(".mk-lang"),
        header.locator("label[for=__search]:visible, .md-search__inner:visible"),
    ]
    name, search = (part.first.bounding_box() for part in parts)
    assert name is not None
    assert search is not None
    assert page.locator(".mk-lang").evaluate("it => it.scrollWidth <= it.clientWidth"), "its name fits in it"
    assert name["x"] + name["width"] <= search["x"] + 1


_BROKEN_WORDS = """its => its.filter(it => {
  const range = document.createRange();
  return [...it.textContent.matchAll(/\\S+/gu)].some(word => {
    range.setStart(it.firstChild, word.index);
    range.setEnd(it.firstChild, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
  });
}).map(it => it.textContent)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_heading_of_the_comparison_is_broken_within_a_word(open_page: Open, address: str, lang: str):
    page = open_page(f"{address}{lang}/compare/", width=320, height=640)
    headings = page.locator(".mk-compare tr.mk-section > th")
    assert headings.count() > 4
    assert headings.evaluate_all(_BROKEN_WORDS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_page_shows_meld_and_hand_at_once_on_a_phone(open_page: Open, address: str, lang: str):
    page = open_page(f"{address}{lang}/", width=390, height=844)
    for part in ("[data-meld]", "[data-hand]"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844


def test_the_root_works_without_script(open_page: Open, address: str):
    page = open_page(address, java_script_enabled=False)
    page.get_by_role("link", name="Italiano").click()
    assert page.url == f"{address}it/"


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_quiz_answers_by_itself(open_page: Open, address: str, script: bool):
    page = open_page(f"{address}es/quizzes/base/", java_script_enabled=script)
    question = page.locator("#base-round-the-corner")
    assert question.locator(".mk-feedback:visible").count() == 0
    question.get_by_label("Sí, vale").check()
    assert question.locator(".mk-feedback:visible").count() == 1
    assert "No es eso" in question.locator(".mk-feedback:visible").inner_text()
    question.get_by_label("No: el as no enlaza").check()
    assert "Correcto" in question.locator(".mk-feedback:visible").inner_text()


def test_questions_by_chance_are_answered_under_the_policy_of_the_page(open_page: Open, address: str):
    page = open_page(f"{address}es/quizzes/endless/?v=base&s=abc&n=1")  # asks the engine in its worker
    page.locator("[data-ready]").wait_for()
    page.locator('[data-right="yes"] input').first.check()
    assert "1 de 1" in page.locator("[data-score]").inner_text()


def test_on_paper_the_solution_is_left_out_and_the_sheet_is_light(open_page: Open, address: str):
    page = open_page(f"{address}es/puzzles/free-an-eight/", dark=True)
    page.emulate_media(media="print")
    assert not page.locator(".mk-solution").is_visible()
    assert page.locator(".mk-paper").is_visible()
    assert (
        page.locator(".mk-board").evaluate("it => getComputedStyle(it).backgroundColor")
        == "rgb(255, 255, 255)"
    )


def test_a_title_that_looks_like_markup_stays_words(open_page: Open, hostile_address: str):
    page = open_page(f"{hostile_address}es/puzzles/free-an-eight/")
    assert HOSTILE_TITLE in page.locator("h1").inner_text()
    assert HOSTILE_TITLE in page.title()
    _found(page, "onerror")
    assert HOSTILE_TITLE in page.locator(".md-search-result").inner_text()
    assert page.locator("img").count() == 0
