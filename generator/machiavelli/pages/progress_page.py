"""The reader's progress: what is mastered by theme, and how to carry it away, bring it back or begin anew."""

from functools import partial

from machiavelli.model.content import Content
from machiavelli.model.puzzle import Theme
from machiavelli.pages.board_markup import one_piece
from machiavelli.pages.board_texts import message_texts
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import FAULTS, puzzle_key
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "progress"

IDS = (
    *FAULTS,
    *("progress-total", "progress-answered", "progress-of"),
    *("progress-open", "progress-begun", "progress-mastered"),
    *("progress-saved", "progress-copied", "progress-not-copied"),
    *("progress-no-code", "progress-added", "progress-as-before", "progress-forgotten"),
    *("progress-unreadable", "progress-damaged", "progress-too-long", "progress-newer", "progress-bad-entry"),
)
"""Every message the script of the page says."""


def progress_page(content: Content, wording: Wording) -> Page:
    """The page of one language."""
    puzzles = content.puzzles.values()
    themes = {theme: [puzzle.id for puzzle in puzzles if theme in puzzle.themes] for theme in Theme}
    themes = {theme: ids for theme, ids in themes.items() if ids}
    data = {
        "texts": message_texts(wording, IDS),
        "puzzles": [(puzzle.id, puzzle_key(puzzle)) for puzzle in puzzles],
        "themes": themes,
    }
    body = render(
        "progress.html",
        say=wording.say,
        link=partial(link, KEY),
        sprite=sprite_html(),
        themes=[{"id": theme, "name": wording.say(f"theme-{theme}")} for theme in themes],
        data=script_data(data),
    )
    title = wording.say("progress-title")
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("progress-description"),
        markdown=html_page(title, one_piece(body)),
        source=wording.path("progress-lead"),
        hide=("toc",),
    )
