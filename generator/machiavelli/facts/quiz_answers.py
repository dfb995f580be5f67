"""The right answers of the quizzes: computed, never written."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from pydantic import TypeAdapter

from machiavelli.engine.quizzes.answer import answer
from machiavelli.known.asking import Asking, Question
from machiavelli.model.content import Content
from machiavelli.model.proof import proof_json
from machiavelli.model.proof_reading import read_proof
from machiavelli.model.quiz import Answer, Quiz
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.quiz_pages import Answers

Told: TypeAlias = tuple[Answer, dict[str, Any] | None]
"""An answer without its proof, and that as JSON, whose form tells apart what types do not."""


def quiz_answers(content: Content, asking: Asking | None = None) -> Answers:
    """The answer of every question, by the ids of quiz and question; ``asking`` may know them."""
    found = answers_of_all(content.quizzes, content.variants, asking or Asking())
    return {(quiz, id_): answer for quiz, answers in found.items() for id_, answer in answers.items()}


def answers_of_all(
    quizzes: Mapping[str, Quiz], variants: Mapping[str, Variant], asking: Asking
) -> dict[str, dict[str, Answer]]:
    """The answer of every question, by its id, of every quiz."""
    rules = {id_: variant.rules for id_, variant in variants.items()}
    told = asking.answers(_ANSWERS, {id_: (quiz, rules) for id_, quiz in quizzes.items()})
    return {quiz: {id_: _whole(one) for id_, one in answers.items()} for quiz, answers in told.items()}


def _told_of(quiz: Quiz, variants: Mapping[str, Rules]) -> dict[str, Told]:
    """What takes long to find out of one quiz."""
    return {it.id: _told(answer(it, quiz.variant_of(it), variants)) for it in quiz.questions}


def _told(found: Answer) -> Told:
    return replace(found, proof=None), proof_json(found.proof) if found.proof else None


def _whole(told: Told) -> Answer:
    found, proof = told
    return replace(found, proof=None if proof is None else read_proof(proof))


_ANSWERS = Question("answers of a quiz", _told_of, TypeAdapter(dict[str, Told]))
