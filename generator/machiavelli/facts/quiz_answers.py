"""The right answers of the quizzes: computed, never written."""

from machiavelli.engine import judge_meld, solve
from machiavelli.model.content import Content
from machiavelli.model.parameters import value_of
from machiavelli.model.puzzle import Question, Quiz
from machiavelli.model.variant import Rules
from machiavelli.pages.quiz_pages import Answers


def quiz_answers(content: Content) -> Answers:
    """The answer of every question, by the ids of quiz and question."""
    return {
        (quiz.id, id_): answer
        for quiz in content.quizzes.values()
        for id_, answer in answers_of(quiz, content.variants[quiz.variant].rules).items()
    }


def answers_of(quiz: Quiz, rules: Rules) -> dict[str, int]:
    """The answer of every question of a quiz, by its id."""
    return {question.id: _answer(question, rules) for question in quiz.questions}


def _answer(question: Question, rules: Rules) -> int:
    if question.kind == "legal":
        return int(judge_meld(rules, question.meld).legal)
    if question.kind == "max-cards":
        assert question.position is not None
        return solve(rules, question.position).max_played
    assert question.parameter is not None
    return int(value_of(rules, question.parameter))
