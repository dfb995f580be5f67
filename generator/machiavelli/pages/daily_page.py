"""The puzzle of the day, on a board that the script lays out, and the list of the days."""

import re
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from functools import partial
from itertools import groupby, takewhile
from typing import Any

from babel.dates import format_skeleton

from machiavelli.model.content import Content
from machiavelli.model.daily import daily
from machiavelli.pages.board_markup import one_piece
from machiavelli.pages.board_texts import message_texts
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.fresh_board import fresh_board_html, puzzle_data, rules_of
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import keeping_html, puzzle_key
from machiavelli.pages.puzzle_facts import PuzzleFacts
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "daily"

IDS = (
    *("daily-number", "daily-share", "daily-share-answer", "daily-moves", "daily-hints"),
    *("daily-copied", "daily-not-copied", "daily-first"),
)
"""Every message the script of the page says."""

_LISTED = timedelta(days=366)
"""So many days from the last joining on can be read without script, which alone knows what day it is."""


def daily_page(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> Page:
    """The page of one language, for content that has puzzles of the day."""
    body = render(
        "daily.html",
        say=wording.say,
        link=partial(link, KEY),
        sprite=sprite_html(),
        keeping=keeping_html(wording),
        fresh=fresh_board_html(wording),
        months=_months(content, wording),
        data=script_data(_data(content, wording, facts)),
    )
    title = wording.say("daily-title")
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("daily-description"),
        markdown=html_page(title, one_piece(body)),
        source=wording.path("daily-lead"),
        hide=("toc",),
    )


def _data(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> dict[str, Any]:
    puzzles = [content.puzzles[id_] for joining in content.daily for id_ in joining.puzzles]
    return {
        "texts": message_texts(wording, IDS),
        "joinings": [(joining.day.isoformat(), joining.puzzles) for joining in content.daily],
        "rules": rules_of(puzzles, facts),
        "puzzles": {
            puzzle.id: {**puzzle_data(puzzle, content, facts, wording), "key": puzzle_key(puzzle)}
            for puzzle in puzzles
        },
    }


def date_words(day: date, wording: Wording) -> str:
    """A day of the year, ``1º dicembre``; the locale data count the first of a month as any other day."""
    said = format_skeleton("MMMMd", day, locale=wording.babel)
    return re.sub(r"\b1\b", wording.say("daily-first"), said)


def _months(content: Content, wording: Wording) -> Iterator[dict[str, Any]]:
    """A year of days by month, from the day on which puzzles joined last."""
    first, since = content.daily[0].day, content.daily[-1].day
    days = takewhile(lambda it: it[0] < since + _LISTED, daily(content.daily))
    listed = [(day, content.puzzles[id_]) for day, id_ in days if day >= since]
    for _, of_month in groupby(listed, key=lambda it: (it[0].year, it[0].month)):
        rows = list(of_month)
        yield {
            "name": format_skeleton("yMMMM", rows[0][0], locale=wording.babel),
            "days": [
                {
                    "number": wording.say("daily-number", number=str((day - first).days + 1)),
                    "date": date_words(day, wording),
                    "href": link(KEY, f"puzzles/{puzzle.id}"),
                    "title": wording.words(puzzle.title),
                }
                for day, puzzle in rows
            ],
        }
