"""Puzzles on paper: six positions on a sheet without a word that helps, and the key on a sheet of its own."""

from collections.abc import Iterator, Mapping
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.puzzle import Puzzle
from machiavelli.pages.card_markup import card_html, cards_in_text, sprite_html
from machiavelli.pages.difficulty import difficulty_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, address, link
from machiavelli.pages.puzzle_facts import PuzzleFacts
from machiavelli.pages.puzzle_pages import in_order, puzzle_goal, puzzle_rules, solution_trays
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

ON_A_SHEET = 6
"""So many positions stand on one A4."""

_NEIGHBOURS = 12
"""So many before a sheet, and so many after it."""

_MANY = 40
"""A table of more cards is printed smaller."""


def worksheet_pages(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> Iterator[Page]:
    """All puzzles from easy to hard, six on a page; ``facts`` by puzzle id."""
    puzzles = in_order(content, facts)
    sheets = [puzzles[start : start + ON_A_SHEET] for start in range(0, len(puzzles), ON_A_SHEET)]
    for number, some in enumerate(sheets, start=1):
        yield _worksheet(number, len(sheets), some, content, wording, facts)


def worksheet_key(number: int) -> str:
    """The key of a sheet, counted from 1."""
    return f"worksheets/{number}"


def other_sheets(number: int, count: int) -> list[int]:
    """Those a sheet leads to: its neighbours, the first and the last. Of hundreds, all would be a page."""
    near = range(max(1, number - _NEIGHBOURS), min(count, number + _NEIGHBOURS) + 1)
    return sorted({1, count, *near} - {number})


def _worksheet(
    number: int,
    count: int,
    puzzles: list[Puzzle],
    content: Content,
    wording: Wording,
    facts: Mapping[str, PuzzleFacts],
) -> Page:
    key, say = worksheet_key(number), wording.say
    title = say("worksheet-title", number=str(number), count=str(count))
    body = render(
        "worksheet.html",
        say=say,
        sprite=sprite_html(),
        number=str(number),
        puzzles=[_shown(key, puzzle, content, wording, facts[puzzle.id]) for puzzle in puzzles],
        index=link(key, "puzzles/index"),
        others=[(str(it), link(key, worksheet_key(it))) for it in other_sheets(number, count)],
    )
    return Page(
        wording.lang,
        key,
        title=title,
        description=say("worksheet-description", number=str(number), first=wording.words(puzzles[0].title)),
        markdown=html_page(title, body),
        source=wording.path("worksheet-title"),
        template="worksheet.html",
        hide=("navigation", "toc", "path", "footer"),
        searched=False,
        picture=puzzles[0].id,
    )


def _shown(
    key: str, puzzle: Puzzle, content: Content, wording: Wording, facts: PuzzleFacts
) -> dict[str, Any]:
    cards = [[card_html(card, wording) for card in verdict.cards] for verdict in facts.verdicts]
    return {
        "id": puzzle.id,
        "title": wording.words(puzzle.title),
        "href": link(key, f"puzzles/{puzzle.id}"),
        "address": f"{wording.lang}/{address(f'puzzles/{puzzle.id}')}",
        "rules": puzzle_rules(puzzle, content, wording),
        "difficulty": difficulty_html(facts.difficulty.level, wording),
        "goal": puzzle_goal(puzzle, wording),
        "many": sum(map(len, cards)) > _MANY,
        "table": cards,
        "hand": [card_html(card, wording) for card in puzzle.position.hand],
        "result": solution_trays(facts, wording),
        "why": cards_in_text(wording.words(puzzle.explanation), wording),
    }
