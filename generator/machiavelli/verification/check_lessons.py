"""Lessons: what is drawn has the verdict it is shown for, claims hold, words name only what is there."""

from collections.abc import Collection, Iterator, Mapping

from machiavelli.engine import judge_meld, judge_turn, solve
from machiavelli.engine.waiting import cards_that_complete
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.lesson import Figure, Lesson, Part, ShownMeld, ShownWait
from machiavelli.model.notation import format_cards
from machiavelli.model.position import Position, Turn
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Rules
from machiavelli.verification.check_claims import check_claim
from machiavelli.verification.check_held import check_held
from machiavelli.verification.check_lesson_words import check_lesson_words
from machiavelli.verification.check_measured import check_measured
from machiavelli.verification.check_positions import check_possible, rules_of
from machiavelli.verification.check_quizzes import check_questions

Key = tuple[str, ...]


def check_lessons(content: Content, hold: Collection[tuple[str, str]] = ()) -> Iterator[Finding]:
    """Every lesson and every page on strategy on its own, then their places; not those of ``hold`` again."""
    for kind, lessons in (("lesson", content.lessons), ("guide", content.guides)):
        for lesson in lessons.values():
            if (kind, lesson.id) not in hold:
                yield from check_lesson(content, (kind, lesson.id), lesson)
        yield from _check_places(content, kind, lessons)


def check_lesson(content: Content, key: Key, lesson: Lesson) -> Iterator[Finding]:
    """One of them alone; of ``content`` only variants, measured figures and places are asked."""
    yield from check_lesson_words(content, key, lesson)
    rules = yield from rules_of(content, key, lesson.variant)
    if lesson.quiz is not None:
        yield from check_questions(content, key, lesson.quiz, rules)
    if rules is not None:
        for number, part in enumerate(lesson.parts):
            yield from _check_part(content, (*key, "parts", str(number)), part, rules)


def _check_part(content: Content, key: Key, part: Part, rules: Rules) -> Iterator[Finding]:
    yield from check_held(content, key, part.holds, rules)
    yield from check_measured(content, key, part.measured)
    for number, shown in enumerate(part.melds):
        yield from _check_meld(content, (*key, "melds", str(number)), shown, rules)
    for number, wait in enumerate(part.waits):
        yield from _check_wait(content, (*key, "waits", str(number)), wait, rules)
    if part.figure is not None:
        yield from _check_figure(content, (*key, "figure"), part.figure, rules)
    if part.play is not None:
        yield from _check_play(content, (*key, "play"), part.play, rules)


def _check_meld(content: Content, key: Key, shown: ShownMeld, rules: Rules) -> Iterator[Finding]:
    impossible = list(check_possible(content, key, rules, Position((), shown.meld), "meld"))
    yield from impossible
    verdict = judge_meld(rules, shown.meld)
    found = verdict.kind or verdict.reason
    if not impossible and found != shown.verdict:
        message = f"shown as '{shown.verdict}', but {format_cards(shown.meld)} is '{found}'"
        yield finding_at(content.place(*key, "verdict"), Code.WRONG_CLAIM, message)


def _check_wait(content: Content, key: Key, wait: ShownWait, rules: Rules) -> Iterator[Finding]:
    impossible = list(check_possible(content, key, rules, Position((), wait.cards), "cards"))
    yield from impossible
    found = cards_that_complete(rules, wait.cards)
    if not impossible and found != wait.completed_by:
        message = f"{format_cards(wait.cards)} is completed by {found} cards, not {wait.completed_by}"
        yield finding_at(content.place(*key, "completed_by"), Code.WRONG_CLAIM, message)


def _check_figure(content: Content, key: Key, figure: Figure, rules: Rules) -> Iterator[Finding]:
    position = figure.position
    impossible = list(check_possible(content, key, rules, position))
    yield from impossible
    if figure.after is None or impossible:
        return
    verdict = judge_turn(rules, Turn(position.table, figure.after, position.hand))
    if verdict.legal:
        return
    meld = () if verdict.meld is None else (str(verdict.meld),)
    why = str(verdict.reason)
    if verdict.meld is not None:
        why = f"{why}: {format_cards(figure.after[verdict.meld])} is {verdict.meld_reason}"
    elif verdict.cards:
        why = f"{why}: {format_cards(verdict.cards)}"
    yield finding_at(content.place(*key, "after", *meld), Code.WRONG_RESULT, f"no legal turn: {why}")


def _check_play(content: Content, key: Key, play: Puzzle, rules: Rules) -> Iterator[Finding]:
    impossible = list(check_possible(content, key, rules, play.position))
    yield from impossible
    if not impossible:
        yield from check_claim(content, key, play, rules, solve(rules, play.position))


def _check_places(content: Content, kind: str, lessons: Mapping[str, Lesson]) -> Iterator[Finding]:
    seen: dict[int, str] = {}
    for lesson in lessons.values():
        first = seen.setdefault(lesson.place, lesson.id)
        if first != lesson.id:
            paths = " and ".join(content.place(kind, id_).path for id_ in (first, lesson.id))
            message = f"the place {lesson.place} is taken twice, by {paths}: choose another for one of them"
            yield finding_at(content.place(kind, lesson.id, "place"), Code.SAME_PLACE, message)
