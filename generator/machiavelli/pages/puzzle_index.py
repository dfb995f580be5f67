"""All puzzles on one page: by difficulty, and by the manoeuvre they turn on."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.notation import format_cards
from machiavelli.model.puzzle import Puzzle, Theme
from machiavelli.pages.card_markup import card_html, cards_in_text, sprite_html
from machiavelli.pages.card_names import card_name
from machiavelli.pages.difficulty import LEVELS, difficulty_html, level_name
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import keeping_html, puzzle_key
from machiavelli.pages.puzzle_facts import PuzzleFacts
from machiavelli.pages.puzzle_pages import in_order, puzzle_rules
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording
from machiavelli.pages.worksheet_pages import worksheet_key

_KEY = "puzzles/index"


def puzzle_index(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> Page:
    """The index of one language; ``facts`` by puzzle id."""
    puzzles = in_order(content, facts)
    levels = {puzzle.id: facts[puzzle.id].difficulty.level for puzzle in puzzles}
    cards = {puzzle.id: _card(puzzle, content, wording, levels[puzzle.id]) for puzzle in puzzles}
    body = render(
        "puzzle_index.html",
        say=wording.say,
        sprite=sprite_html(),
        link=partial(link, _KEY),
        daily=bool(content.daily),
        keeping=keeping_html(wording),
        levels=[
            {
                "id": f"level-{level}",
                "name": level_name(level, wording),
                "puzzles": [cards[puzzle.id] for puzzle in puzzles if levels[puzzle.id] == level],
            }
            for level in LEVELS
            if level in levels.values()
        ],
        themes=[
            {
                "id": f"theme-{theme}",
                "name": wording.say(f"theme-{theme}"),
                "about": wording.say(f"theme-{theme}-about"),
                "puzzles": [cards[puzzle.id] for puzzle in puzzles if theme in puzzle.themes],
            }
            for theme in Theme
        ],
        paper=link(_KEY, worksheet_key(1)),
    )
    title = wording.say("puzzles-title")
    return Page(
        wording.lang,
        _KEY,
        title=title,
        description=wording.say("puzzles-description"),
        markdown=html_page(title, body),
        source=wording.path("puzzles-lead"),
        hide=("navigation", "toc"),
    )


def _card(puzzle: Puzzle, content: Content, wording: Wording, level: int) -> dict[str, Any]:
    hand = puzzle.position.hand
    draw = partial(cards_in_text, wording=wording)
    return {
        "id": puzzle.id,
        "key": puzzle_key(puzzle),
        "href": link(_KEY, f"puzzles/{puzzle.id}"),
        "title": wording.words(puzzle.title),
        "rules": puzzle_rules(puzzle, content, wording),
        "difficulty": difficulty_html(level, wording),
        "hand": [card_html(card, wording) for card in hand],
        "hand_names": ", ".join(card_name(card, wording) for card in hand),
        "table": [draw(format_cards(meld)) for meld in puzzle.position.table],
    }
