"""The way into the game: a page for each lesson, and the page that leads to them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.model.lesson import Lesson, Part
from machiavelli.model.puzzle import Puzzle
from machiavelli.pages.board_markup import board_html, tray_html
from machiavelli.pages.card_markup import card_html, cards_in_text, sprite_html
from machiavelli.pages.figured_words import Figured
from machiavelli.pages.figures import Side, figure_html
from machiavelli.pages.lesson_facts import LessonFacts, PartFacts, guide_key, lesson_key
from machiavelli.pages.literal import html_page
from machiavelli.pages.moved_cards import moved_cards
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import keeping_html
from machiavelli.pages.proof_markup import proof_html
from machiavelli.pages.puzzle_facts import PuzzleFacts, puzzle_board
from machiavelli.pages.questions import question_html
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

INDEX = "learn/index"

_MESSAGES = frozenset(
    {
        *("menu-learn", "learn-title", "learn-description", "learn-lead"),
        *("lesson-place", "lesson-description", "lesson-questions", "lesson-way"),
        *("lesson-previous", "lesson-next", "lesson-all"),
        *("guide-place", "guide-description", "menu-strategy", "strategy-lead"),
    }
)
"""Said where there are lessons, some only where there is another before or after."""

_RAIL = Markup('<div class="mk-rail">{}</div>')


def lesson_pages(content: Content, wording: Wording, facts: Mapping[str, LessonFacts]) -> Iterator[Page]:
    """The index of the lessons, a page for each in their order, then those on strategy; ``facts`` by key.

    Content without lessons has no such pages.
    """
    wording.asked |= _MESSAGES
    if content.lessons:
        yield _index(content, wording)
    lessons, guides = list(content.lessons.values()), list(content.guides.values())
    for number in range(len(lessons)):
        yield _page(_Way("lesson", lesson_key, lessons, number), content, wording, facts)
    for number in range(len(guides)):
        yield _page(_Way("guide", guide_key, guides, number), content, wording, facts)


@dataclass(frozen=True, slots=True)
class _Way:
    """A page among its neighbours: ``kind`` names its messages, ``key`` makes a page's key from its id."""

    kind: str
    key: Callable[[str], str]
    lessons: Sequence[Lesson]
    number: int

    def neighbour(self, step: int, wording: Wording) -> dict[str, str] | None:
        """The page before or after this one, if any."""
        at = self.number + step
        if not 0 <= at < len(self.lessons):
            return None
        here, there = self.lessons[self.number], self.lessons[at]
        return {
            "href": link(self.key(here.id), self.key(there.id)),
            "title": wording.words(there.title),
        }


def _index(content: Content, wording: Wording) -> Page:
    title = wording.say("learn-title")
    lessons, guides = (
        [
            {
                "href": link(INDEX, key(lesson.id)),
                "title": wording.words(lesson.title),
                "idea": cards_in_text(wording.words(lesson.idea), wording),
            }
            for lesson in of_kind.values()
        ]
        for key, of_kind in ((lesson_key, content.lessons), (guide_key, content.guides))
    )
    return Page(
        wording.lang,
        INDEX,
        title=title,
        description=wording.say("learn-description"),
        markdown=html_page(
            title, render("lesson_index.html", say=wording.say, lessons=lessons, guides=guides)
        ),
        source=content.catalogues[wording.lang].messages["learn-lead"].place.path,
        hide=("toc",),
    )


def _page(way: _Way, content: Content, wording: Wording, facts: Mapping[str, LessonFacts]) -> Page:
    lesson, kind = way.lessons[way.number], way.kind
    key, title = way.key(lesson.id), wording.words(lesson.title)
    known = facts[key]
    place = {"place": str(way.number + 1), "count": str(len(way.lessons))}
    words = Figured(wording, content.measured)
    body = render(
        "lesson.html",
        say=wording.say,
        sprite=sprite_html(),
        place=wording.say(f"{kind}-place", **place),
        idea=words.html(lesson.idea),
        parts=[
            lesson_part(f"{lesson.id}-{number}", part, of_part, words)
            for number, (part, of_part) in enumerate(zip(lesson.parts, known.parts, strict=True), start=1)
        ],
        id=lesson.id,
        keeping=keeping_html(wording) if lesson.quiz else "",
        questions=[
            question_html(quiz, question, known.answers[question.id], content, wording, key)
            for quiz in ([lesson.quiz] if lesson.quiz else [])
            for question in quiz.questions
        ],
        earlier=way.neighbour(-1, wording),
        later=way.neighbour(1, wording),
        index=link(key, INDEX),
    )
    return Page(
        wording.lang,
        key,
        title=title,
        description=wording.say(f"{kind}-description", title=title, place=place["place"]),
        markdown=html_page(title, body),
        source=content.place(kind, lesson.id).path,
        hide=("toc", "footer"),
    )


def lesson_part(id_: str, part: Part, facts: PartFacts, words: Figured) -> dict[str, Any]:
    """What the template shows of a part; ``id_`` is its anchor."""
    draw = words.html
    return {
        "id": id_,
        "heading": part.heading and draw(part.heading),
        "text": [draw(one) for one in part.text],
        "melds": [*_melds(part, facts, words), *_waits(part, words)],
        "figure": _figure(part, facts, words),
        "points": [draw(one) for one in part.points],
        "checklist": [draw(one) for one in part.checklist],
        "play": None if part.play is None or facts.play is None else _play(part.play, facts.play, words),
    }


def _melds(part: Part, facts: PartFacts, words: Figured) -> list[dict[str, Markup]]:
    """What is no meld has no order of its own: it is drawn as it is written."""
    wording = words.wording
    return [
        {
            "meld": tray_html(verdict if verdict.legal else replace(verdict, cards=shown.meld), wording),
            "caption": words.html(shown.caption),
        }
        for shown, verdict in zip(part.melds, facts.melds, strict=True)
    ]


def _waits(part: Part, words: Figured) -> list[dict[str, Markup]]:
    return [
        {
            "meld": _RAIL.format(Markup("").join(card_html(card, words.wording) for card in wait.cards)),
            "caption": words.html(wait.caption),
        }
        for wait in part.waits
    ]


def _figure(part: Part, facts: PartFacts, words: Figured) -> Markup | None:
    figure = part.figure
    if figure is None:
        return None
    left, joined = moved_cards(facts.before, facts.after)
    before = Side(facts.before, figure.position.hand, dict.fromkeys(left, "from"))
    after = Side(facts.after, marks=dict.fromkeys(joined, "moved")) if facts.after else None
    caption = "" if figure.caption is None else words.text(figure.caption)
    return figure_html(before, after, words.wording, caption)


def _play(play: Puzzle, facts: PuzzleFacts, words: Figured) -> dict[str, Any]:
    wording = words.wording
    return {
        "id": play.id,
        "goal": words.html(play.intro),
        "board": board_html(puzzle_board(play, facts), wording),
        "result": [tray_html(verdict, wording) for verdict in facts.solution],
        "explanation": words.html(play.explanation),
        "proofs": [proof_html(proof, len(play.position.hand), wording) for proof in facts.proofs],
    }
