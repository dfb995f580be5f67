"""Quizzes: the questions as a form that answers by itself, without script."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias, get_args

from machiavelli.model.content import Content
from machiavelli.model.quiz import Answer, Quiz, Topic
from machiavelli.model.verdicts import MELD_REASONS
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import keeping_html
from machiavelli.pages.questions import question_html
from machiavelli.pages.rule_words import listed, rule_id, rule_keys
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

Answers: TypeAlias = Mapping[tuple[str, str], Answer]
"""What the engine says of each question, by the ids of quiz and question."""

_INDEX = "quizzes/index"
ENDLESS_KEY = "quizzes/endless"
"""The page with questions made by chance."""

_MESSAGES = (
    *("quiz-ask-stock", "quiz-ask-choice", "quiz-ask-choice-several", "quiz-ask-can-play-card"),
    *("quiz-ask-pick", "quiz-ask-pick-several", "quiz-ask-order", "quiz-ask-variant-diff"),
    *("quiz-ask-variant-diff-card", "quiz-several", "quiz-can", "quiz-cannot", "quiz-more", "quiz-fewer"),
    *("quiz-leaves", "quiz-stays", "quiz-allowed", "quiz-refused", "quiz-elsewhere", "quiz-elsewhere-often"),
    *(
        "quiz-rule",
        "quiz-choice",
        "quiz-stock-counted",
        "quiz-layout",
        "quiz-order-place",
        "quiz-order-check",
    ),
    *("quiz-order-shown", "quiz-order-open", "quiz-order-wrong", "quiz-verdict", "quizzes-by-topic"),
    *(f"quiz-no-{reason}" for reason in MELD_REASONS),
    *(f"topic-{topic}" for topic in get_args(Topic)),
    *(f"ask-{rule_id(key)}" for key in rule_keys()),
)
"""What some question may need, whether or not one of today does."""


def quiz_pages(content: Content, wording: Wording, answers: Answers) -> Iterator[Page]:
    """The index of the quizzes, then a page for each."""
    wording.may_say(*_MESSAGES)
    yield _index(content, wording, answers)
    for quiz in (*_by_topic(content), *_by_variant(content)):
        yield _quiz_page(quiz, content, wording, answers)


def _by_topic(content: Content) -> list[Quiz]:
    placed = [quiz for quiz in content.quizzes.values() if quiz.place is not None]
    return sorted(placed, key=lambda quiz: quiz.place or 0)


def _by_variant(content: Content) -> list[Quiz]:
    return [quiz for quiz in content.quizzes.values() if quiz.place is None]


def _index(content: Content, wording: Wording, answers: Answers) -> Page:
    title = wording.say("quizzes-title")
    body = render(
        "quiz_index.html",
        say=wording.say,
        endless=link(_INDEX, ENDLESS_KEY),
        by_topic=[_entry(quiz, wording, _topics(quiz, answers, wording)) for quiz in _by_topic(content)],
        by_variant=[
            _entry(quiz, wording, wording.words(content.variants[quiz.variant].name))
            for quiz in _by_variant(content)
        ],
    )
    return Page(
        wording.lang,
        _INDEX,
        title=title,
        description=wording.say("quizzes-description"),
        markdown=html_page(title, body),
        source=wording.path("quizzes-lead"),
        hide=("toc",),
    )


def _entry(quiz: Quiz, wording: Wording, about: str) -> dict[str, Any]:
    return {
        "href": link(_INDEX, f"quizzes/{quiz.id}"),
        "title": wording.words(quiz.title),
        "about": about,
        "count": len(quiz.questions),
    }


def _topics(quiz: Quiz, answers: Answers, wording: Wording) -> str:
    """What a quiz is about, the topics in the order in which they come up."""
    found: Iterable[Topic] = dict.fromkeys(answers[quiz.id, it.id].topic for it in quiz.questions)
    names = [wording.say(f"topic-{topic}") for topic in found]
    return listed([name if not at else name[:1].lower() + name[1:] for at, name in enumerate(names)], wording)


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
            question_html(quiz, question, answers[quiz.id, question.id], content, wording, key)
            for question in quiz.questions
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
