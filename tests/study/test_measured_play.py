"""What the pages on strategy quote is what was measured, and measuring again gives the same."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from machiavelli.delivery.cli import main
from machiavelli.engine.game import whole_pack
from machiavelli.model.content import Content
from machiavelli.model.game import Draw, HandInPlay, Lay
from machiavelli.model.notation import parse_cards
from machiavelli.pages.page import Page
from machiavelli.study.duels import DUELS, Outcome, interval, play_duel
from machiavelli.study.hoarding import Hoarding
from machiavelli.study.openings import dealt_hand, share_that_fits, tables_met
from machiavelli.study.players import Perfect
from machiavelli.study.report import Measured, figures
from rules_for_tests import RULES

MEASURED: dict[str, Any] = json.loads((Path(__file__).parents[2] / "strategy/measured.json").read_text())
HANDS = MEASURED["hands"]
AGAIN = [("equals", 0), ("patient", 0), ("narrow", 0), ("perfect", 0), ("alarmed", 1)]
"""Hands by their duel that are played soon."""


def outcomes(name: str) -> list[Outcome]:
    return [
        Outcome(own, others, bool(out), bool(first)) for own, others, out, first in HANDS[f"duels.{name}"]
    ]


def test_the_figures_follow_from_the_hands():
    measured = Measured(
        {name: outcomes(name) for name in DUELS},
        {name[7:]: shares for name, shares in HANDS.items() if name.startswith("tables.")},
        HANDS["dealt"],
    )
    assert figures(measured) == MEASURED["figures"]
    assert all(len(outcomes(name)) == duel.hands for name, duel in DUELS.items())


@pytest.mark.parametrize(("name", "hand"), AGAIN)
def test_a_hand_played_again_ends_as_it_did(name: str, hand: int):
    assert play_duel(name, RULES["base"], hand, MEASURED["seed"]) == outcomes(name)[hand], "run `make study`"


def test_tables_and_deals_are_found_again():
    rules, seed = RULES["base"], MEASURED["seed"]
    assert [dealt_hand(rules, hand, seed) for hand in range(20)] == HANDS["dealt"][:20]
    for name, met in tables_met(rules, 0, seed):
        assert round(share_that_fits(rules, met), 4) == HANDS[f"tables.{name}"][0]


def test_pages_quote_the_file(site_pages: dict[str, Page], content: Content):
    assert content.measured == MEASURED["figures"]
    won = content.measured["patient.won"]
    for lang, percent in {"es": f"{won} %", "pt": f"{won}%", "it": f"{won}%"}.items():
        assert percent in site_pages[f"{lang}/strategy/lay-or-wait.md"].markdown
    own = str(content.measured["alarmed.own"]).replace(".", ",")
    assert f"{own} cartas" in site_pages["es/strategy/lay-or-wait.md"].markdown
    for page in site_pages.values():
        if "/strategy/" in page.uri:
            assert not any(f"{{{name}}}" in page.markdown for name in content.measured)


def test_an_interval_holds_the_share_and_shrinks_with_more_hands():
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1
    few, many = interval(5, 10), interval(50, 100)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert round(many[0], 3) == 0.404  # as tables of Wilson's interval have it


def hand_in_play(own: str, others: str) -> HandInPlay:
    lying, hands = (parse_cards("5♣ 6♣ 7♣"),), (parse_cards(own), parse_cards(others))
    seen = Counter([card for meld in lying for card in meld] + [card for hand in hands for card in hand])
    stock = tuple((Counter(whole_pack(RULES["base"])) - seen).elements())
    return HandInPlay(lying, hands, stock, 0)


@pytest.mark.parametrize(
    ("own", "others", "alarm", "lays"),
    [
        ("8C 9C", "2H 3H 4H 5H 6H 7H", 5, True),  # all can go out
        ("8C 9C KD", "2H 3H 4H 5H 6H 7H", 5, False),  # not all, and nobody is near the end
        ("8C 9C KD", "2H 3H 4H 5H 6H", 5, True),  # somebody is
        ("8C 9C KD", "2H 3H 4H 5H 6H", 4, False),
    ],
)
def test_a_hoarder_waits_for_one_great_turn(own: str, others: str, alarm: int, lays: bool):
    action = Hoarding(Perfect(), alarm).choose(RULES["base"], hand_in_play(own, others), Random(1))
    assert isinstance(action, Lay if lays else Draw)


def test_the_command_prints_such_a_file(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("machiavelli.study.report.DUELS", {"narrow": DUELS["narrow"]})
    printed = CliRunner().invoke(main, ["study", "--hands", "2"], catch_exceptions=False)
    made = json.loads(printed.output)
    assert made["hands"]["duels.narrow"] == HANDS["duels.narrow"][:2]
    assert made["hands"]["dealt"] == HANDS["dealt"][:2]
    assert made["figures"]["narrow.hands"] == 2
