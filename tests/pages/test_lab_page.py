"""The laboratory's page: the same in every language, with the rules of every variant once."""

import json
import re
from typing import Any

import pytest

from machiavelli.facts.puzzles import browser_rules
from machiavelli.model.content import Content
from machiavelli.pages.lab_page import IDS
from machiavelli.pages.page import Page
from wordings import LANGUAGES


def _data(page: Page) -> dict[str, Any]:
    (text,) = re.findall(r"<script[^>]* data-bench>(.*?)</script>", page.markdown, flags=re.S)
    return dict(json.loads(text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_knows_every_variant_and_every_word_it_says(
    site_pages: dict[str, Page], content: Content, lang: str
):
    page = site_pages[f"{lang}/lab.md"]
    data = _data(page)
    expected = {variant.id: browser_rules(variant) for variant in content.variants.values()}
    assert data["rules"] == json.loads(json.dumps(expected))
    assert data["texts"]["messages"].keys() == set(IDS)
    offered = re.findall(r'<option value="([^"]*)"', page.markdown)
    assert offered == list(content.variants)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_tapped_once_and_has_a_name(site_pages: dict[str, Page], lang: str):
    cards = re.findall(
        r'<button[^>]* data-card="([^"]*)"[^>]* aria-label="([^"]+)"', site_pages[f"{lang}/lab.md"].markdown
    )
    assert len(cards) == len({code for code, _ in cards}) == len({name for _, name in cards}) == 53


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_of_the_points_of_a_proof_are_there(site_pages: dict[str, Page], lang: str):
    total = _data(site_pages[f"{lang}/lab.md"])["texts"]["messages"]["proof-total"]
    assert {"one", "other"} <= total.keys()
    assert all("{total}" in form for form in total.values())
    assert total["one"] != total["other"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_leads_to_its_position_in_the_laboratory(
    site_pages: dict[str, Page], content: Content, lang: str
):
    for puzzle in content.puzzles.values():
        text = site_pages[f"{lang}/puzzles/{puzzle.id}.md"].markdown
        (position,) = re.findall(r'data-position="([^"]*)"', text)
        assert f'href="../../lab/?v={puzzle.variant}&amp;p={position}"' in text
