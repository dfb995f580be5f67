"""The right answers of the quizzes: computed, never written."""

from collections.abc import Mapping

from machiavelli.engine.quizzes.answer import answer
from machiavelli.model.content import Content
from machiavelli.model.quiz import Answer, Quiz
from machiavelli.model.variant import Rules
from machiavelli.pages.quiz_pages import Answers


def quiz_answers(content: Content) -> Answers:
    """The answer of every question, by the ids of quiz and question."""
    variants = {id_: variant.rules for id_, variant in content.variants.items()}
    return {
        (quiz.id, id_): found
        for quiz in content.quizzes.values()
        for id_, found in answers_of(quiz, variants).items()
    }


def answers_of(quiz: Quiz, variants: Mapping[str, Rules]) -> dict[str, Answer]:
    """The answer of every question of a quiz, by its id."""
    return {it.id: answer(it, quiz.variant_of(it), variants) for it in quiz.questions}
