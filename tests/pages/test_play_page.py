"""The page of the practice table: which rules it offers, and that it has every word its script says."""

import json
import re
from dataclasses import replace

import pytest

from machiavelli.engine.game import cards_for_each
from machiavelli.model.content import Content
from machiavelli.model.game import Ending, Refusal
from machiavelli.pages.page import Page
from machiavelli.pages.play_page import IDS, OPPONENTS, can_be_played
from machiavelli.pipeline import WEB
from rules_for_tests import BASE, bend
from wordings import LANGUAGES, wording


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_offers_every_variant_that_fits_the_table(
    site_pages: dict[str, Page], content: Content, lang: str
):
    text = site_pages[f"{lang}/play.md"].markdown
    (script,) = re.findall(r"<script[^>]*>([^<]*)</script>\s*</mk-play>", text)
    data = json.loads(script)
    fitting = [id_ for id_, variant in content.variants.items() if can_be_played(variant.rules)]
    assert list(data["rules"]) == fitting
    assert re.findall(r'<option value="([^"]*)" data-href', text) == fitting
    assert data["texts"]["messages"].keys() == set(IDS)
    assert str(len(fitting)) in text


def test_there_are_cards_for_every_table(content: Content):
    for variant in content.variants.values():
        meant = variant.rules.deal.players
        for players in (count + 1 for count in OPPONENTS):
            if meant.least <= players <= meant.most:
                assert cards_for_each(variant.rules, players) > 0


def test_rules_for_many_are_left_out():
    many = replace(BASE.deal.players, least=5, most=8)
    assert not can_be_played(bend(BASE, {"deal.players": many}))
    assert can_be_played(bend(BASE, {"deal.players": replace(many, least=4)}))


def test_every_refusal_and_every_ending_has_words():
    never = {"hand-over", "no-time-limit", "no-knocking", "must-restore", "table-restored", "table-untouched"}
    said = {message for message in IDS if message.startswith("play-no-")}
    assert {f"play-no-{code}" for code in set(Refusal) - never} == {
        it for it in said if not it.endswith("-text")
    }
    assert {f"play-ending-{ending}" for ending in Ending} <= set(IDS)


TOGETHER = {"es": "hasta tres", "it": "fino a tre", "pt": "até três", "pt-BR": "até três"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_attentive_player_sees_as_much_as_its_name_says(lang: str):
    players = (WEB / "ui" / "play" / "players.mjs").read_text(encoding="utf-8")
    assert "const SEEN = 3;" in players
    assert TOGETHER[lang] in wording(lang).say("play-strength-2")
