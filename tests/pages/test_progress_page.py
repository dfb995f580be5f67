"""The page of the reader's progress, and the keys by which a puzzle is known again."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from machiavelli.model.content import Content
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position
from machiavelli.pages.page import Page
from machiavelli.pages.progress_marks import puzzle_key
from machiavelli.pages.progress_page import IDS
from wordings import LANGUAGES


def _data(page: Page) -> dict[str, Any]:
    (text,) = re.findall(r'<script type="application/json">(.*?)</script>', page.markdown, flags=re.S)
    return dict(json.loads(text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_knows_every_puzzle_by_theme_and_every_word_it_says(
    site_pages: dict[str, Page], content: Content, lang: str
):
    page = site_pages[f"{lang}/progress.md"]
    data = _data(page)
    assert data["texts"]["messages"].keys() == set(IDS)
    assert [id_ for id_, _ in data["puzzles"]] == list(content.puzzles)
    assert {id_ for ids in data["themes"].values() for id_ in ids} == set(content.puzzles)
    assert re.findall(r'data-theme="([^"]*)"', page.markdown) == list(data["themes"])
    assert re.findall(r'data-topic="([^"]*)"', page.markdown) == list(data["topics"])
    assert page.markdown.count('scope="row"') == len(data["themes"]) + len(data["topics"])


def test_it_knows_every_question_by_the_name_and_the_key_under_which_it_is_kept(
    site_pages: dict[str, Page], content: Content
):
    data = _data(site_pages["es/progress.md"])
    asked = {
        tuple(found)
        for quiz in content.quizzes
        for found in re.findall(
            r'data-question="([^"]*)" data-key="([^"]*)"', site_pages[f"es/quizzes/{quiz}.md"].markdown
        )
    }
    assert {tuple(question) for questions in data["topics"].values() for question in questions} == asked


def test_the_table_stays_hidden_until_there_is_something_to_tell(site_pages: dict[str, Page]):
    page = site_pages["es/progress.md"]
    assert re.search(r"<noscript>.*JavaScript.*</noscript>", page.markdown)
    assert re.search(r"<div data-progress[^>]* hidden>", page.markdown)


def test_keys_differ(content: Content):
    keys = [puzzle_key(puzzle) for puzzle in content.puzzles.values()]
    assert len(set(keys)) == len(keys)
    assert all(re.fullmatch(r"[0-9a-f]{8}", key) for key in keys)


def test_a_key_stays_for_the_same_cards_and_not_for_others(content: Content):
    puzzle = next(one for one in content.puzzles.values() if len(one.position.table) > 1)
    (table, hand), key = (puzzle.position.table, puzzle.position.hand), puzzle_key(puzzle)
    turned = Position(tuple(meld[::-1] for meld in table[::-1]), hand[::-1])
    assert key == puzzle_key(replace(puzzle, position=turned, title={"es": "Otro"}, themes=()))
    assert key == puzzle_key(replace(puzzle, explanation={}))
    more = Position(table, (*hand, *parse_cards("K♠")))
    joined = Position((tuple(card for meld in table for card in meld),), hand)
    on_the_table = Position((*table, hand), ())
    others = [replace(puzzle, position=other) for other in (more, joined, on_the_table)]
    assert key not in {puzzle_key(other) for other in (*others, replace(puzzle, variant="none"))}


def test_every_puzzle_is_marked_where_it_is_named(site_pages: dict[str, Page], content: Content):
    """In the index by level and by theme, and on its own page."""
    for lang in LANGUAGES:
        index = site_pages[f"{lang}/puzzles/index.md"].markdown
        marks = re.findall(r'data-keep="([^"]*)" data-key="([^"]*)"', index)
        for puzzle in content.puzzles.values():
            mark = (puzzle.id, puzzle_key(puzzle))
            assert marks.count(mark) == 1 + len(puzzle.themes)
            assert (
                'data-keep="{}" data-key="{}"'.format(*mark)
                in site_pages[f"{lang}/puzzles/{puzzle.id}.md"].markdown
            )


def test_a_page_with_something_to_keep_has_the_keeper_once(site_pages: dict[str, Page]):
    for uri, page in site_pages.items():
        solvable = re.search(r'data-keep\b|data-practice|<form class="mk-quiz"', page.markdown)
        endless = "data-endless" in page.markdown  # its questions come by chance, and are not kept one by one
        assert page.markdown.count("data-keeping") == bool(solvable and not endless), uri
