"""Every check of the content, one after the other."""

from collections.abc import Iterator, Mapping

from machiavelli.known.asking import Asking, Id, Question
from machiavelli.model.content import Content
from machiavelli.model.findings import Finding
from machiavelli.verification.alone import LESSON_HOLDS, PUZZLE_HOLDS, QUIZ_HOLDS
from machiavelli.verification.check_contrasts import check_contrasts
from machiavelli.verification.check_daily import check_daily
from machiavelli.verification.check_examples import check_examples
from machiavelli.verification.check_lessons import check_lessons
from machiavelli.verification.check_puzzles import check_puzzles
from machiavelli.verification.check_quizzes import check_quizzes
from machiavelli.verification.check_simulated import check_simulated
from machiavelli.verification.check_texts import check_texts
from machiavelli.verification.check_variants import check_variants, without_refused
from machiavelli.verification.check_words import check_words


def verify(content: Content, asking: Asking | None = None) -> list[Finding]:
    """Every fault of the content, sorted by path and line. Checks never stop at the first.

    Rules that are refused are not asked what holds under them. ``asking`` may know what holds, or find it out
    in several processes.
    """
    sound = without_refused(content)
    found = {*check_variants(content), *_asked(sound, asking or Asking())}
    for check in (
        check_examples,
        check_contrasts,
        check_daily,
        check_simulated,
        check_texts,
        check_words,
    ):
        found |= set(check(sound))
    return sorted(found)


def _asked(content: Content, asking: Asking) -> Iterator[Finding]:
    """The checks that take long, each entry on its own."""
    variants = content.variants
    puzzles = {
        puzzle.id: (puzzle.wordless(), variants[puzzle.variant].rules)
        for puzzle in content.puzzles.values()
        if puzzle.variant in variants
    }
    quizzes = {quiz.id: (quiz, variants) for quiz in content.quizzes.values()}
    lessons = {
        (kind, lesson.id): (kind, lesson, variants, content.measured)
        for kind, some in (("lesson", content.lessons), ("guide", content.guides))
        for lesson in some.values()
    }
    yield from check_puzzles(content, _holding(asking, PUZZLE_HOLDS, puzzles))
    yield from check_quizzes(content, _holding(asking, QUIZ_HOLDS, quizzes))
    yield from check_lessons(content, _holding(asking, LESSON_HOLDS, lessons))


def _holding(
    asking: Asking, question: Question[bool], asked: Mapping[Id, tuple[object, ...]]
) -> frozenset[Id]:
    return frozenset(id_ for id_, holds in asking.answers(question, asked).items() if holds)
