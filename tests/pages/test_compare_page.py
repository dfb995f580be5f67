import re

import pytest

from machiavelli.model.content import Content
from machiavelli.pages.page import Page
from machiavelli.pages.rule_words import rule_keys
from wordings import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_every_variant_is_there(site_pages: dict[str, Page], content: Content, lang: str):
    text = site_pages[f"{lang}/compare.md"].markdown
    assert text.count('<th scope="row">') == len(rule_keys())
    for id_ in content.variants:
        assert text.count(f'<td data-col="{id_}"') == len(rule_keys())


def test_only_what_differs_is_marked(site_pages: dict[str, Page]):
    text = site_pages["es/compare.md"].markdown
    row = re.search(r'<th scope="row">Cartas por jugador</th>(.*?)</tr>', text, re.S)
    assert row
    marked = dict(re.findall(r'data-col="([\w-]+)"(?: class="([\w ]+)")?', row[1]))
    wanted = {"base": "", "jolly": "", "quindici": "diff", "scoperte": "diff"}
    assert {id_: marked[id_] for id_ in wanted} == wanted
    assert not re.search(r'data-col="base" class="[^"]*diff', text)
