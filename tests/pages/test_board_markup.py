"""Boards as HTML: whole without a script, safe whatever stands in the data, one piece for Markdown."""

import json
import re
from dataclasses import asdict
from html.parser import HTMLParser
from typing import Any

import pytest

from machiavelli.engine import judge_meld, judge_table
from machiavelli.model.notation import parse_address, parse_cards
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Claim, Theme
from machiavelli.pages.board_markup import Board, board_html
from machiavelli.pages.board_texts import IDS
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.card_names import ranks_name
from machiavelli.pages.figures import Side, figure_html
from machiavelli.pages.meld_words import meld_title
from rules_for_tests import BASE, RULES
from wordings import LANGUAGES, wording


def _board(address: str, variant: str = "base", **more: Any) -> Board:
    table, hand = parse_address(address)
    rules = RULES[variant]
    more = {"rules": {"id": variant, **asdict(rules)}, "claim": Claim(True, 2)} | more
    return Board("free-an-eight", Position(table, hand), judge_table(rules, table), **more)


def _game(html: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" data-game>(.*?)</script>', html, re.DOTALL)
    assert found
    game: dict[str, Any] = json.loads(found[1])
    return game


class _Nesting(HTMLParser):
    """Checks that every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("input", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_is_one_well_formed_piece(lang: str):
    html = board_html(_board("5C6C7C8C.5H7H6H:8D8H"), wording(lang), goal="8♦")
    nesting = _Nesting()
    nesting.feed(html)
    assert nesting.open == []
    assert "\n\n" not in html
    assert not re.search(r"^\s", html, re.MULTILINE)
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids)) > 0


def test_the_position_stands_in_the_attributes_in_canonical_order():
    html = board_html(_board("8C5C7C6C.8D8S8H:KD2C"), wording("es"))
    assert 'data-board="free-an-eight" data-state="start"' in html
    assert re.findall(r'data-card="(\w+)"', html) == ["5C", "6C", "7C", "8C", "8S", "8H", "8D", "KD", "2C"]
    assert re.findall(r'data-meld="(\d+)" data-v="(\w+)"', html)[:2] == [("1", "legal"), ("2", "legal")]
    assert "Escalera de tréboles" in html
    assert "Grupo de ochos" in html
    assert _game(html)["position"] == "5C6C7C8C.8S8H8D:KD2C"
    assert 'data-position="5C6C7C8C.8S8H8D:KD2C"' in html


def test_the_script_gets_rules_claim_solution_and_words():
    game = _game(
        board_html(
            _board(
                "5C6C7C8C:8D8H",
                solution=parse_address("5C6C7C.8H8D8C:")[0],
                par=2,
                themes=(Theme.END_STEAL,),
            ),
            wording("it"),
        )
    )
    assert game["claim"] == {"solvable": True, "played": 2}
    assert (game["par"], game["themes"]) == (2, ["end-steal"])
    assert game["solution"] == [["5C", "6C", "7C"], ["8H", "8D", "8C"]]
    assert game["rules"]["melds"] == asdict(BASE)["melds"]
    assert set(game["texts"]["messages"]) == set(IDS)
    assert game["texts"]["ranks"]["Q"] == ["donna di {suit}", "la donna di {suit}", "donne"]
    assert game["texts"]["suits"]["C"] == "fiori"
    assert not {"end", "scoring"} & game["rules"].keys()


def test_nothing_in_the_data_can_leave_the_script_element_or_the_text():
    evil = '</script><!--<script><img src=x onerror=alert(1)>&"'
    board = _board("5C6C7C8C:8D8H", rules={"id": evil, **asdict(BASE)})
    html = board_html(board, wording("es"), goal=evil)
    assert html.count("</script>") == 1
    assert "<img" not in html
    assert "<!--" not in html
    assert _game(html)["rules"]["id"] == evil


def test_what_needs_the_script_is_hidden_until_it_comes():
    html = board_html(_board("5C6C7C8C:8D8H"), wording("es"))
    for part in ('class="mk-tools" role="toolbar"', "mk-put", "data-new", "data-answer", "mk-back-to-hand"):
        tag = re.search(rf"<[^>]*{re.escape(part)}[^>]*>", html)
        assert tag, part
        assert tag[0].endswith(" hidden>"), part


def test_loose_cards_are_melds_of_one():
    html = board_html(_board("2S.7D.9S9H9D:9C", variant="scoperte"), wording("es"))
    assert [state for _, state in re.findall(r'data-meld="(\d+)" data-v="(\w+)"', html)][:3] == [
        "loose",
        "loose",
        "legal",
    ]
    assert "puede quedarse así" in html


def test_without_a_claim_nobody_is_asked_whether_it_can_be_done():
    html = board_html(_board("5C6C7C8C:8D8H", claim=None), wording("es"))
    assert 'data-act="cannot"' not in html
    assert 'data-act="solution"' not in html
    assert _game(html)["claim"] is None


def test_the_help_says_what_the_key_of_the_green_button_does():
    said = {name: f"<dd>{wording('es').say(name)}</dd>" for name in ("keys-check", "keys-lay")}
    for in_game, does, other in ((False, "keys-check", "keys-lay"), (True, "keys-lay", "keys-check")):
        html = board_html(_board("5C6C7C8C:8D8H", claim=None), wording("es"), in_game=in_game)
        assert said[does] in html
        assert said[other] not in html


def test_every_icon_is_in_the_sprite():
    html = board_html(_board("5C6C7C8C:8D8H"), wording("es"))
    sprite = sprite_html()
    for name in set(re.findall(r'href="#(mk-[\w-]+)"', html)):
        assert f'id="{name}"' in sprite


def test_a_figure_shows_before_and_after_with_the_moved_card():
    def melds(*texts: str) -> tuple[Any, ...]:
        return tuple(judge_meld(BASE, parse_address(f"{text}:")[0][0]) for text in texts)

    before = Side(melds("5C6C7C8C"), parse_address(":8D8H")[1], {(0, 3): "from"})
    after = Side(melds("5C6C7C", "8C8D8H"), (), {(1, 2): "moved"})
    html = figure_html(before, after, wording("es"), "Se mueve el 8♣.")
    assert re.findall(r'class="mk-card is-(\w+)" data-card="(\w+)"', html) == [
        ("from", "8C"),
        ("moved", "8C"),
    ]
    assert html.count('class="mk-side"') == 2
    assert "Antes" in html
    assert "<figcaption>Se mueve el <span" in html
    alone = figure_html(before, None, wording("es"))
    assert "mk-ba" not in alone
    assert "Antes" not in alone
    assert "\n\n" not in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rank", ["A", "2", "3", "6", "10", "K"])
def test_equal_cards_that_are_no_group_have_a_title_that_no_number_could_be(lang: str, rank: str):
    """In Portuguese and Italian the threes are called as the number is."""
    verdict = judge_meld(BASE, parse_cards(f"{rank}♠ {rank}♠"))
    ranks = ranks_name(verdict.cards[0].rank, wording(lang))
    assert meld_title(verdict, wording(lang)).casefold().partition(ranks)[0].strip()
