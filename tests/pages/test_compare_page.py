"""The comparison: every rule of every variant, and before the table, in words, what is not the same."""

import html
import re

import pytest

from machiavelli.model.content import Content
from machiavelli.pages.compare_page import IDS
from machiavelli.pages.page import Page
from machiavelli.pages.rule_words import rule_keys
from wordings import LANGUAGES, wording

ROWS = len(rule_keys()) + 1
"""With that of the stock, which follows from some rules."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_every_variant_is_there(site_pages: dict[str, Page], content: Content, lang: str):
    text = site_pages[f"{lang}/compare.md"].markdown
    assert text.count('<th scope="row">') == ROWS
    for id_ in content.variants:
        assert text.count(f'<td data-col="{id_}"') == ROWS


def test_only_what_differs_is_marked(site_pages: dict[str, Page]):
    text = site_pages["es/compare.md"].markdown
    row = re.search(
        r'<tr data-differs="([\w -]*)"[^>]*><th scope="row">Cartas por jugador</th>(.*?)</tr>', text, re.S
    )
    assert row
    marked = dict(re.findall(r'data-col="([\w-]+)"(?: class="([\w ]+)")?', row[2]))
    wanted = {"base": "", "jolly": "", "quindici": "diff", "scoperte": "diff"}
    assert {id_: marked[id_] for id_ in wanted} == wanted
    assert {"quindici", "scoperte"} <= set(row[1].split()) == {id_ for id_, look in marked.items() if look}
    assert not re.search(r'data-col="base" class="[^"]*diff', text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_tell_just_the_rows_that_are_marked(site_pages: dict[str, Page], content: Content, lang: str):
    text = site_pages[f"{lang}/compare.md"].markdown
    rows = re.findall(
        r'<tr data-differs="([\w -]*)"( data-stock)?><th scope="row">(?:<a [^>]*>)?(.*?)(?:</a>)?</th>', text
    )
    for id_ in content.variants.keys() - {"base"}:
        (told,) = re.findall(rf'<section data-col="{id_}">(.*?)</section>', text, re.S)
        names = [name for differs, _, name in rows if id_ in differs.split()]
        assert re.findall(r"<dt>(.*?)</dt>", told) == names
        rules = sum(id_ in differs.split() and not stock for differs, stock, _ in rows)
        counted = wording(lang).say("compare-count", n=rules)
        assert counted == re.search(r'<p class="mk-small">(.*?)</p>', told)[1], "the stock is no rule"


@pytest.mark.parametrize(
    ("id_", "rule", "words"),
    [
        ("quindici", "Cartas por jugador", "15 en vez de 13"),
        ("quindici", "Cartas que quedan en el mazo", "44 en vez de 52, con 4 jugadores"),
        ("quindici", "Jugadores", "de 2 a 5, o más; en Base, de 2 a 5"),
        ("shanghai", "Cartas que quedan en el mazo", "64 en vez de 52, con 4 jugadores"),
    ],
)
def test_a_difference_in_words(site_pages: dict[str, Page], id_: str, rule: str, words: str):
    text = site_pages["es/compare.md"].markdown
    told = re.search(rf'<section data-col="{id_}">(.*?)</section>', text, re.S)[1]
    assert html.unescape(dict(re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", told))[rule]) == words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_script_has_its_words(site_pages: dict[str, Page], lang: str):
    text = site_pages[f"{lang}/compare.md"].markdown
    for id_ in IDS:
        assert f'"{id_}":' in text
