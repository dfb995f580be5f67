"""The board of a puzzle alone, for a frame in the page of another site."""

from collections.abc import Iterator, Mapping

from machiavelli.model.content import Content
from machiavelli.model.puzzle import Puzzle
from machiavelli.pages.board_markup import board_html
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.puzzle_facts import PuzzleFacts, puzzle_board
from machiavelli.pages.puzzle_pages import embed_key, puzzle_goal, puzzle_rules
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording


def embed_pages(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> Iterator[Page]:
    """A frame page for each puzzle; ``facts`` by puzzle id."""
    for puzzle in content.puzzles.values():
        yield _embed_page(puzzle, content, wording, facts[puzzle.id])


def _embed_page(puzzle: Puzzle, content: Content, wording: Wording, facts: PuzzleFacts) -> Page:
    key, name = embed_key(puzzle.id), wording.words(puzzle.title)
    title = wording.say("embed-title", title=name)
    body = render(
        "embed.html",
        say=wording.say,
        sprite=sprite_html(),
        title=name,
        rules=puzzle_rules(puzzle, content, wording),
        board=board_html(puzzle_board(puzzle, facts), wording, goal=puzzle_goal(puzzle, wording)),
        whole=link(key, f"puzzles/{puzzle.id}"),
    )
    return Page(
        wording.lang,
        key,
        title=title,
        description=wording.say("embed-description", title=name),
        markdown=html_page(title, body),
        source=content.place("puzzle", puzzle.id).path,
        template="embed.html",
        picture=puzzle.id,
        listed=False,
    )
