"""The same position under other rules: every rule once, drawn, with all answers and all variants."""

import html
import re

import pytest

from machiavelli.model.content import Content
from machiavelli.pages.page import Page
from machiavelli.pages.rule_words import rule_name
from wordings import LANGUAGES, wording


def section(page: Page, id_: str) -> str:
    found = re.search(rf'<section class="mk-contrast" id="{id_}".*?</section>', page.markdown, re.S)
    assert found, id_
    return found[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contrast_has_its_position_its_answers_and_all_variants(
    site_pages: dict[str, Page], content: Content, lang: str
):
    page = site_pages[f"{lang}/contrasts.md"]
    for contrast in content.contrasts.values():
        text = section(page, contrast.id)
        answers = re.search(
            r'<div class="mk-answers" [^>]*>(.*?)<p class="mk-label" [^>]*>[^<]*</p>\s*<dl', text, re.S
        )
        assert answers
        assert answers[1].count("<b>") == len(contrast.answers)
        labels = re.findall(r'<p class="mk-label">([^<]*: [^<]*)</p>', answers[1])
        assert len(set(labels)) == len(contrast.answers)
        words = re.findall(r"<b>(.*?)</b>", answers[1])
        assert len(set(words)) == len({one.says for one in contrast.answers})
        drawn = re.findall(r'data-card="([^"]+)"', text.partition('<div class="mk-answers"')[0])
        cards = [card.code for meld in (*contrast.position.table, contrast.position.hand) for card in meld]
        assert sorted(drawn) == sorted(cards)
        named = re.findall(r'<a href="([^"]*)"', text.partition("<dl")[2])
        assert len(named) == len(content.variants)
        assert all(href.startswith(("../lab/?v=", "../variants/")) for href in named)


def test_an_answer_in_words(site_pages: dict[str, Page]):
    page = site_pages["es/contrasts.md"]
    said = html.unescape(re.sub(r"<[^>]*>", " ", section(page, "ace-to-ace")))
    assert "La jugada vale." in said
    assert "No vale, valor repetido en la escalera." in said
    assert "&amp;o=0" in section(
        page, "kings-to-open"
    )  # the lab asks as well for a player who has not opened


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_told_that_less_can_be_played_without_the_reason(site_pages: dict[str, Page], lang: str):
    text = html.unescape(site_pages[f"{lang}/contrasts.md"].markdown)
    none, why = (
        wording(lang).say("elsewhere-none"),
        wording(lang).say("contrast-why", reason="§").partition("§")[0],
    )
    assert text.count(none) == len(re.findall(rf"{re.escape(none)}\.(?:</b>)? {re.escape(why)}", text)) > 20
    table = wording(lang).say("elsewhere-illegal-table")
    assert text.count(table) == len(re.findall(rf"{re.escape(table)}\.(?:</b>)? \S+: ", text)) > 2


def test_where_the_lab_cannot_ask_the_rules_of_the_turn_are_shown(
    site_pages: dict[str, Page], content: Content
):
    text = section(site_pages["es/contrasts.md"], "run-held-back")
    for variant in content.variants.values():
        assert f'<a href="../variants/{variant.id}/#turn"' in text
        assert "{#turn}" in site_pages[f"es/variants/{variant.id}.md"].markdown
    waits = {id_ for id_, variant in content.variants.items() if variant.rules.turn.hold_back}
    (told,) = re.findall(r"<dt>[^<]*se quedó en la mano[^<]*</dt><dd>(.*?)</dd>", text)
    assert set(re.findall(r"variants/([\w-]+)/#turn", told)) == waits != set()


def test_reasons_name_the_number_that_decides(site_pages: dict[str, Page]):
    text = html.unescape(re.sub(r"<[^>]*>", "", site_pages["es/contrasts.md"].markdown))
    for reason in (
        "faltan cartas, hay 3 de 4",
        "aquí el as no va antes del dos",
        "cambia una combinación con comodín antes de sustituirlo",
        "para la primera bajada hacen falta 36 puntos en combinaciones de la mano",
        "esa combinación se quedó en la mano cuando se bajaban otras cartas",
        "en un turno hay que bajar al menos 2 cartas",
        "en un turno se bajan como mucho 3 cartas",
    ):
        assert f"La jugada más larga: {reason}" in text.replace("no vale, ", ""), reason


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_row_of_each_rule_leads_there(site_pages: dict[str, Page], content: Content, lang: str):
    text = site_pages[f"{lang}/compare.md"].markdown
    links = re.findall(r'<th scope="row"><a href="([^"]*)">([^<]*)</a>', text)
    names = {name: href for href, name in links}
    for contrast in content.contrasts.values():
        assert names[rule_name(contrast.parameter, wording(lang))] == f"../contrasts/#{contrast.id}"
