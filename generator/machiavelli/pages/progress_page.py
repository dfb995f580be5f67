"""The reader's progress by theme and by topic, and how to carry it away, bring it back or begin anew."""

from functools import partial
from typing import get_args

from machiavelli.model.content import Content
from machiavelli.model.puzzle import Theme
from machiavelli.model.quiz import Topic
from machiavelli.pages.board_markup import one_piece
from machiavelli.pages.board_texts import message_texts
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import FAULTS, puzzle_key
from machiavelli.pages.questions import key_of
from machiavelli.pages.quiz_pages import Answers
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "progress"

IDS = (
    *FAULTS,
    *("progress-total", "progress-answered", "progress-of"),
    *("progress-open", "progress-begun", "progress-mastered"),
    *("progress-topic-open", "progress-topic-begun", "progress-topic-mastered"),
    *("progress-saved", "progress-copied", "progress-not-copied"),
    *("progress-no-code", "progress-added", "progress-as-before", "progress-forgotten"),
    *("progress-unreadable", "progress-damaged", "progress-too-long", "progress-newer", "progress-bad-entry"),
)
"""Every message the script of the page says."""


def progress_page(content: Content, wording: Wording, answers: Answers) -> Page:
    """The page of one language; ``answers`` know the topic of every question."""
    puzzles = content.puzzles.values()
    themes = {theme: [puzzle.id for puzzle in puzzles if theme in puzzle.themes] for theme in Theme}
    themes = {theme: ids for theme, ids in themes.items() if ids}
    topics = _topics(content, answers)
    data = {
        "texts": message_texts(wording, IDS),
        "puzzles": [(puzzle.id, puzzle_key(puzzle)) for puzzle in puzzles],
        "themes": themes,
        "topics": topics,
    }
    body = render(
        "progress.html",
        say=wording.say,
        link=partial(link, KEY),
        sprite=sprite_html(),
        themes=[{"id": theme, "name": wording.say(f"theme-{theme}")} for theme in themes],
        topics=[{"id": topic, "name": wording.say(f"topic-{topic}")} for topic in topics],
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


def _topics(content: Content, answers: Answers) -> dict[str, list[tuple[str, str]]]:
    """For each topic that has any, its questions: the names under which they are kept, and their keys."""
    topics: dict[str, list[tuple[str, str]]] = {topic: [] for topic in get_args(Topic)}
    for quiz in content.quizzes.values():
        for question in quiz.questions:
            name = f"{quiz.id}/{question.id}"
            topics[answers[quiz.id, question.id].topic].append((name, key_of(quiz, question)))
    return {topic: questions for topic, questions in topics.items() if questions}
