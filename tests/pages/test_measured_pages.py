"""What simulated hands show, and which rules tonight: figures are those of the files, answers follow."""

import html
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from machiavelli.model.content import Content
from machiavelli.model.simulated import Estimate
from machiavelli.pages.interval_chart import LEFT, RIGHT, Row, chart_html
from machiavelli.pages.measured_figures import advantage, figure, interval_text
from machiavelli.pages.measured_page import measured_page
from machiavelli.pages.page import Page
from machiavelli.pages.tonight_page import (
    MINUTES,
    PLAYERS,
    SECONDS,
    choose,
    is_for_children,
    most_minutes,
    tonight_page,
)
from wordings import LANGUAGES, wording

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=LANGUAGES)
def measured(request: pytest.FixtureRequest, content: Content) -> Page:
    return measured_page(content, wording(request.param))


def plain(markup: str) -> str:
    return html.unescape(re.sub(r"<[^>]*>", " ", markup))


def test_every_chart_has_its_table(measured: Page, content: Content):
    charts = re.findall(r'<svg class="mk-chart".*?</svg>', measured.markdown, re.S)
    tables = re.findall(r"<table.*?</table>", measured.markdown, re.S)
    assert len(charts) == len(tables) == 10
    for chart, table in zip(charts, tables, strict=True):
        drawn = ElementTree.fromstring(chart.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
        assert drawn.get("role") == "img"
        told = {drawn.find(f"{SVG}{part}").get("id") for part in ("title", "desc")}  # type: ignore[union-attr]
        assert set((drawn.get("aria-labelledby") or "").split()) == told
        second = re.findall(r'<th scope="row">[^<]*</th><td>.*?</td><td>(.*?)</td>', table)
        assert len(second) == len(content.simulated)
        assert chart.count("m0-4.5l4.5") == sum(cell != "–" for cell in second)
        assert table.count("<tr>") == 1 + len(content.simulated)
    assert not re.search(r"#[0-9a-f]{3,6}\b(?![^<]*</a>)", "".join(charts)), "no colour of its own"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_hold_the_figures_of_the_files(lang: str, content: Content):
    words = wording(lang)
    text = plain(measured_page(content, words).markdown)
    for simulated in content.simulated.values():
        cell = simulated.cell(3, "all")
        assert cell is not None
        for name in ("turns", "played", "rearranged", "stock-out"):
            assert figure(name, cell.figures[name].value, words) in text, (simulated.variant, name)


def test_numbers_are_written_as_the_language_writes_them():
    assert figure("turns", 88.04, wording("es")) == "88,0"
    assert figure("played", 0.829, wording("it")) == "0,83"
    assert figure("draws", 0.5677, wording("pt-BR")) == "57%"
    assert figure("draws", 0.5677, wording("es")) == "57\xa0%"


def test_a_chart_puts_dots_and_ends_in_their_places():
    rows = [Row("one", (Estimate(5, 0, 10), None)), Row("two", (Estimate(10, 10, 10), Estimate(2.5, 0, 5)))]
    drawn = chart_html("x", "T", "D", ["a", "b"], rows, str, mark=5)
    middle = (LEFT + RIGHT) / 2
    assert f"M{LEFT} 30H{RIGHT}" in drawn, "from one end to the other"
    assert f"M{middle:g} 30m" in drawn
    assert f"M{RIGHT} 52m" in drawn
    assert f"M{middle:g} 18V" in drawn, "the mark"
    assert drawn.count("m-3.5 0a3.5") == 2
    assert drawn.count("m0-4.5l4.5") == 1, "one has no estimate"


def test_who_begins_is_held_against_an_equal_share(content: Content):
    cell = content.simulated["base"].cell(4, "all")
    assert cell is not None
    found = advantage(cell)
    assert found is not None
    assert found.value == pytest.approx(100 * cell.figures["first"].value - 25)


def cases() -> Iterator[tuple[int, int, bool, bool]]:
    for players in PLAYERS:
        for minutes in MINUTES:
            for children in (False, True):
                for jokers in (False, True):
                    yield players, minutes, children, jokers


@pytest.mark.parametrize("case", list(cases()))
def test_an_answer_fits_what_was_asked(case: tuple[int, int, bool, bool], content: Content):
    players, minutes, children, jokers = case
    found = choose(content, *case)
    if found is None:
        assert jokers, "without jokers there is always something to play"
        return
    variant = found.variant
    assert found.cell.players == players
    assert variant.rules.deal.players.least <= players
    assert bool(variant.rules.deal.packs_for(players).jokers) == jokers
    assert not variant.incomplete
    assert not children or is_for_children(variant, players)
    assert variant.id not in {other.id for other in found.others} >= {other.id for other in found.alike}
    figure_ = "rearranged" if found.in_time else "turns"
    own = found.cell.figures[figure_]
    for other in found.others:
        its = content.simulated[other.id].cell(players, "all").figures[figure_]  # type: ignore[union-attr]
        assert (other in found.alike) == (its.low <= own.high and own.low <= its.high)
    assert found.in_time == (found.cell.figures["turns-95"].value * SECONDS <= minutes * 60)
    if not found.in_time:
        return
    for other in content.variants.values():
        cell = content.simulated[other.id].cell(players, "all")
        if cell is None or other.incomplete or other.relative or most_minutes(cell) > minutes:
            continue
        if bool(other.rules.deal.packs_for(players).jokers) != jokers:
            continue
        if not children or is_for_children(other, players):
            assert cell.figures["rearranged"].value <= found.cell.figures["rearranged"].value
            assert not variant.relative


def test_six_players_with_two_hours_get_an_answer(content: Content):
    found = choose(content, 6, 120, children=False, jokers=False)
    assert found is not None
    assert found.in_time


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_says_on_how_many_hands_it_rests_and_how_narrow_it_is(lang: str, content: Content):
    words = wording(lang)
    text = plain(tonight_page(content, words).markdown)
    for case in cases():
        if found := choose(content, *case):
            cell = found.cell
            between = interval_text("rearranged", cell.figures["rearranged"], words)
            share = figure("rearranged", cell.figures["rearranged"].value, words)
            assert re.search(rf"{re.escape(share)}[^()]*\({between}\)[^()]* {cell.games} ", text), case


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_variant_is_chosen_is_true(lang: str, content: Content):
    words = wording(lang)
    markdown = tonight_page(content, words).markdown
    told = [plain(it) for it in re.findall(r"<li data-c=.*?</li>", markdown, re.S)]
    reasons = ("shortest", "relative", "most", "clear", "only")
    for case, text in zip(cases(), told, strict=True):
        found = choose(content, *case)
        said = {name for name in reasons if words.say(f"tonight-{name}") in text}
        if found is None:
            assert not said
        elif not found.in_time:
            assert said == {"shortest"}
        else:
            assert ("relative" in said) == found.variant.relative
            assert ("most" in said) == bool(found.alike)
            assert ("clear" in said) == bool(found.others and not found.alike)
            assert ("only" in said) == (not found.others and not found.variant.relative)


def test_what_may_not_end_in_time_after_all_is_called_tight(content: Content):
    tight = {case: found for case in cases() if (found := choose(content, *case)) and found.in_time}
    said = tonight_page(content, wording("es")).markdown.count(wording("es").say("tonight-tight"))
    over = [case for case, it in tight.items() if it.cell.figures["turns-95"].high * SECONDS > case[1] * 60]
    assert len(over) == said > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_is_assumed_and_answers_every_case(lang: str, content: Content):
    words = wording(lang)
    markdown = tonight_page(content, words).markdown
    assert words.say("tonight-assumed", seconds=SECONDS) in plain(markdown)
    assert markdown.count("<li data-c=") == len(PLAYERS) * len(MINUTES) * 4
    for case in cases():
        found = choose(content, *case)
        assert found is None or words.words(found.variant.name) in plain(markdown)
    assert "<script" not in markdown


def test_choosing_hides_the_rest(content: Content):
    markdown = tonight_page(content, wording("es")).markdown
    style = re.search(r"<style>(.*?)</style>", markdown, re.S)
    assert style
    for id_ in re.findall(r'<option id="([\w-]+)"', markdown):
        assert f"#{id_}:checked" in style[1]
    assert len(re.findall(r"<option id=", markdown)) == len(PLAYERS) + len(MINUTES) + 4
