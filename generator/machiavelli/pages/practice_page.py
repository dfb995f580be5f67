"""Practice: positions of the manoeuvres that are due, in other suits, on a board laid out by the script."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.puzzle import Theme
from machiavelli.pages.board_markup import one_piece
from machiavelli.pages.board_texts import message_texts
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.fresh_board import fresh_board_html, puzzle_data, rules_of
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import keeping_html
from machiavelli.pages.puzzle_facts import PuzzleFacts
from machiavelli.pages.puzzle_pages import in_order
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "practice"

IDS = (
    *("practice-due", "practice-new", "practice-done"),
    *("practice-again", "practice-hard", "practice-good", "practice-easy", "practice-next-time"),
    *("practice-today", "practice-day", "practice-never", "daily-first"),
)
"""Every message the script of the page says."""


def practice_page(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> Page:
    """The page of one language."""
    data = _data(content, wording, facts)
    body = render(
        "practice.html",
        say=wording.say,
        link=partial(link, KEY),
        sprite=sprite_html(),
        keeping=keeping_html(wording),
        fresh=fresh_board_html(wording),
        themes=[{"id": theme, "name": it["name"]} for theme, it in data["themes"].items()],
        data=script_data(data),
    )
    title = wording.say("practice-title")
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("practice-description"),
        markdown=html_page(title, one_piece(body)),
        source=wording.path("practice-lead"),
        hide=("toc",),
    )


def _data(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> dict[str, Any]:
    puzzles = in_order(content, facts)
    return {
        "texts": message_texts(wording, IDS),
        "rules": rules_of(puzzles, facts),
        "themes": {
            theme: {
                "name": wording.say(f"theme-{theme}"),
                "about": wording.say(f"theme-{theme}-about"),
                "puzzles": ids,
            }
            for theme in Theme
            if (ids := [puzzle.id for puzzle in puzzles if theme in puzzle.themes])
        },
        "puzzles": {puzzle.id: puzzle_data(puzzle, content, facts, wording) for puzzle in puzzles},
    }
