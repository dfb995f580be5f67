"""Quizzes: the questions as a form that answers by itself, without script."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias

from machiavelli.model.content import Content
from machiavelli.model.puzzle import Question, Quiz
from machiavelli.pages.card_markup import card_html, cards_in_text, sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import keeping_html
from machiavelli.pages.rule_words import rule_name
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

Answers: TypeAlias = Mapping[tuple[str, str], int]
"""The right answers, by the ids of quiz and question; of the kind ``legal`` 1 is yes and 0 is no."""

_INDEX = "quizzes/index"


def quiz_pages(content: Content, wording: Wording, answers: Answers) -> Iterator[Page]:
    """The index of the quizzes, then a page for each."""
    yield _index(content, wording)
    for quiz in content.quizzes.values():
        yield _quiz_page(quiz, content, wording, answers)


def _index(content: Content, wording: Wording) -> Page:
    quizzes = [
        {
            "href": link(_INDEX, f"quizzes/{quiz.id}"),
            "title": wording.words(quiz.title),
            "variant": wording.words(content.variants[quiz.variant].name),
            "count": len(quiz.questions),
        }
        for quiz in content.quizzes.values()
    ]
    title = wording.say("quizzes-title")
    return Page(
        wording.lang,
        _INDEX,
        title=title,
        description=wording.say("quizzes-description"),
        markdown=html_page(title, render("quiz_index.html", say=wording.say, quizzes=quizzes)),
        source=wording.path("quizzes-lead"),
        hide=("toc",),
    )


def _quiz_page(quiz: Quiz, content: Content, wording: Wording, answers: Answers) -> Page:
    key = f"quizzes/{quiz.id}"
    title = wording.words(quiz.title)
    body = render(
        "quiz.html",
        say=wording.say,
        link=partial(link, key),
        sprite=sprite_html(),
        quiz=quiz,
        keeping=keeping_html(wording),
        variant=wording.words(content.variants[quiz.variant].name),
        questions=[
            asked(quiz.id, question, answers[quiz.id, question.id], wording) for question in quiz.questions
        ],
    )
    return Page(
        wording.lang,
        key,
        title=title,
        description=wording.say("quiz-description", title=title),
        markdown=html_page(title, body),
        source=content.place("quiz", quiz.id).path,
        hide=("toc",),
    )


def asked(quiz: str, question: Question, right: int, wording: Wording) -> dict[str, Any]:
    """What the template shows of a question; ``quiz`` is the id of its form, ``right`` the right answer."""
    draw = partial(card_html, wording=wording)
    position = question.position
    return {
        "id": f"{quiz}-{question.id}",
        "ask": _ask(question, wording),
        "why": cards_in_text(wording.words(question.why), wording),
        "meld": [draw(card) for card in question.meld],
        "table": None if position is None else [[draw(card) for card in meld] for meld in position.table],
        "hand": [] if position is None else [draw(card) for card in position.hand],
        "options": [
            {"label": label, "right": value == right} for value, label in _options(question, wording)
        ],
    }


def _ask(question: Question, wording: Wording) -> str:
    if question.kind == "parameter":
        assert question.parameter is not None
        return wording.say("quiz-ask-parameter", rule=rule_name(question.parameter, wording))
    return wording.say(f"quiz-ask-{question.kind}")


def _options(question: Question, wording: Wording) -> list[tuple[int, str]]:
    if question.kind == "legal":
        return [(1, wording.say("quiz-yes")), (0, wording.say("quiz-no"))]
    if question.kind == "max-cards":
        assert question.position is not None
        return [(count, str(count)) for count in range(len(question.position.hand) + 1)]
    return [(value, str(value)) for value in question.options]
