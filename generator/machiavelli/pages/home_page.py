"""The front page: what the game is about, and one position that can be played at once."""

from collections.abc import Mapping
from functools import partial

from machiavelli.model.content import Content
from machiavelli.pages.board_markup import board_html
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import keeping_html, puzzle_key
from machiavelli.pages.puzzle_facts import PuzzleFacts, puzzle_board
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

FRONT_PUZZLE = "free-an-eight"
"""The puzzle that lies on the front page."""

_KEY = "index"


def home_page(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> Page:
    """The front page of one language. Raises KeyError if the content lacks ``FRONT_PUZZLE``."""
    puzzle = content.puzzles[FRONT_PUZZLE]
    board = puzzle_board(puzzle, facts[FRONT_PUZZLE])
    read = {"key": "variants/base", "words": wording.say("home-read")}
    learn = {"key": "learn/index", "words": wording.say("home-learn")}
    body = render(
        "home.html",
        say=wording.say,
        link=partial(link, _KEY),
        sprite=sprite_html(),
        board=board_html(board, wording, goal=wording.words(puzzle.title)),
        front={"id": puzzle.id, "key": puzzle_key(puzzle)},
        daily=bool(content.daily),
        keeping=keeping_html(wording),
        puzzle_count=len(content.puzzles),
        variant_count=len(content.variants),
        start=learn if content.lessons else read,
    )
    return Page(
        wording.lang,
        _KEY,
        title=wording.say("home-title"),
        description=wording.say("home-description"),
        markdown=body,
        source=wording.path("home-claim"),
        template="home.html",
        hide=("navigation", "toc", "path"),
    )
