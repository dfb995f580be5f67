"""Words of lessons: every card they name is drawn beside them, every number is one that a claim holds."""

import re
from collections.abc import Iterator
from itertools import chain

from machiavelli.model.cards import Card
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.lesson import FIGURE_IN_WORDS, Lesson, Part
from machiavelli.model.notation import CARD_IN_WORDS, cards_in_words
from machiavelli.model.quiz import Question
from machiavelli.model.words import Words

_NUMBER = re.compile(r"\d+")


def check_lesson_words(content: Content, key: tuple[str, ...], lesson: Lesson) -> Iterator[Finding]:
    """All words of a lesson, written at ``key``; titles and the idea stand without cards beside them."""
    for name, words in (("title", lesson.title), ("idea", lesson.idea)):
        yield from _check(content, (*key, name), words, frozenset(), frozenset())
    for number, part in enumerate(lesson.parts):
        yield from _check_part(content, (*key, "parts", str(number)), part)
    for number, question in enumerate(lesson.quiz.questions if lesson.quiz else ()):
        here = (*key, "questions", str(number), "why")
        if question.why is not None:
            yield from _check(content, here, question.why, _asked_about(question), frozenset())


def _check_part(content: Content, key: tuple[str, ...], part: Part) -> Iterator[Finding]:
    cards = _drawn(part)
    numbers = {str(value) for value in part.holds.values() if not isinstance(value, bool)}
    numbers |= {str(wait.completed_by) for wait in part.waits}
    for inner, words in _words(part):
        yield from _check(content, (*key, *inner), words, cards, frozenset(numbers))


def _words(part: Part) -> Iterator[tuple[tuple[str, ...], Words]]:
    """The words of a part, each with its place in it."""
    if part.heading is not None:
        yield ("heading",), part.heading
    for name, texts in (("text", part.text), ("points", part.points), ("checklist", part.checklist)):
        for number, words in enumerate(texts):
            yield (name, str(number)), words
    for number, shown in enumerate(part.melds):
        yield ("melds", str(number), "caption"), shown.caption
    for number, wait in enumerate(part.waits):
        yield ("waits", str(number), "caption"), wait.caption
    if part.figure is not None and part.figure.caption is not None:
        yield ("figure", "caption"), part.figure.caption
    if part.play is not None:
        yield ("play", "goal"), part.play.intro
        yield ("play", "explanation"), part.play.explanation


def _drawn(part: Part) -> frozenset[Card]:
    """The cards of a part's drawings."""
    melds = [*(shown.meld for shown in part.melds), *(wait.cards for wait in part.waits)]
    if part.figure is not None:
        melds += [*part.figure.position.table, part.figure.position.hand, *(part.figure.after or ())]
    if part.play is not None:
        melds += [*part.play.position.table, part.play.position.hand]
    return frozenset(chain.from_iterable(melds))


def _asked_about(question: Question) -> frozenset[Card]:
    position = question.position
    seen = () if position is None else (*position.table, position.hand)
    return frozenset(chain(question.meld, *seen))


def _check(
    content: Content, key: tuple[str, ...], words: Words, cards: frozenset[Card], numbers: frozenset[str]
) -> Iterator[Finding]:
    for lang, text in words.items():
        place = content.place(*key, lang)
        for card in dict.fromkeys(cards_in_words(text)):
            if card not in cards:
                message = f"{card} is named, but not drawn here"
                yield finding_at(place, Code.CARD_NOT_SHOWN, message)
        for name in dict.fromkeys(FIGURE_IN_WORDS.findall(text)):
            if name not in content.measured:
                yield finding_at(place, Code.UNKNOWN_FIGURE, f"no figure {name!r} was measured")
        bare = CARD_IN_WORDS.sub("", FIGURE_IN_WORDS.sub("", text))
        for number in dict.fromkeys(_NUMBER.findall(bare)):
            if number not in numbers:
                message = f"nothing holds the number {number}: name the rule it comes from under 'holds'"
                yield finding_at(place, Code.NUMBER_NOT_HELD, message)
