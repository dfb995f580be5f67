"""Whether one entry holds, whatever else the content has: what can be asked elsewhere, and need not be twice.

Each function sees nothing but its arguments, so nothing else can change what it answers. Where it says no,
the faults and their places are found by the check itself.
"""

from collections.abc import Mapping
from dataclasses import replace

from pydantic import TypeAdapter

from machiavelli.known.asking import Question
from machiavelli.model.content import Content
from machiavelli.model.findings import Place
from machiavelli.model.lesson import Lesson
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.quiz import Quiz
from machiavelli.model.variant import Rules, Variant
from machiavelli.verification.check_lessons import check_lesson
from machiavelli.verification.check_puzzles import check_position_of
from machiavelli.verification.check_quizzes import check_questions_of

_NOTHING = Content({}, {}, {}, {}, {}, {})


def _puzzle_holds(puzzle: Puzzle, rules: Rules) -> bool:
    content = replace(_NOTHING, places=_anywhere("puzzle", puzzle.id))
    return not any(True for _ in check_position_of(content, puzzle, rules))


def _quiz_holds(quiz: Quiz, variants: Mapping[str, Variant]) -> bool:
    content = replace(_NOTHING, variants=variants, places=_anywhere("quiz", quiz.id))
    return not any(True for _ in check_questions_of(content, quiz))


def _lesson_holds(
    kind: str, lesson: Lesson, variants: Mapping[str, Variant], measured: Mapping[str, float]
) -> bool:
    places = _anywhere(kind, lesson.id)
    content = replace(_NOTHING, variants=variants, measured=measured, places=places)
    return not any(True for _ in check_lesson(content, (kind, lesson.id), lesson))


def _anywhere(kind: str, id_: str) -> Mapping[tuple[str, ...], Place]:
    return {(kind, id_): Place("")}


_YES_OR_NO = TypeAdapter(bool)
PUZZLE_HOLDS = Question("puzzle holds", _puzzle_holds, _YES_OR_NO)
QUIZ_HOLDS = Question("quiz holds", _quiz_holds, _YES_OR_NO)
LESSON_HOLDS = Question("lesson holds", _lesson_holds, _YES_OR_NO)
