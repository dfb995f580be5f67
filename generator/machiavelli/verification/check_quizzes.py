"""Quizzes: every answer can be computed, and among the options some are right and some are wrong."""

from collections.abc import Collection, Iterator, Mapping

from machiavelli.model.content import Content
from machiavelli.model.findings import Finding
from machiavelli.model.position import Position
from machiavelli.model.quiz import Question, Quiz
from machiavelli.model.variant import Rules
from machiavelli.verification.check_options import AskedThere, check_options
from machiavelli.verification.check_positions import check_possible, rules_of
from machiavelli.verification.check_quiz_words import check_quiz_words


def check_quizzes(content: Content, hold: Collection[str] = ()) -> Iterator[Finding]:
    """Every question of every quiz; not those of ``hold``, known to do."""
    for quiz in content.quizzes.values():
        if quiz.id not in hold:
            yield from check_questions_of(content, quiz)


def check_questions_of(content: Content, quiz: Quiz) -> Iterator[Finding]:
    """The questions of a quiz; of ``content`` only variants and places are asked."""
    key = ("quiz", quiz.id)
    yield from check_questions(content, key, quiz, (yield from rules_of(content, key, quiz.variant)))


def check_questions(
    content: Content, key: tuple[str, ...], quiz: Quiz, rules: Rules | None
) -> Iterator[Finding]:
    """The questions written at ``key``; without rules, those of the quiz, only their words."""
    for number, question in enumerate(quiz.questions):
        here = (*key, "questions", str(number))
        yield from check_quiz_words(content, here, question)
        own = (yield from rules_of(content, here, question.variant)) if question.variant else rules
        variants = {id_: variant.rules for id_, variant in content.variants.items()}
        if own is not None:
            asked = AskedThere(content, here, question, quiz.variant_of(question), own, variants)
            yield from _check_question(asked)


def _check_question(asked: AskedThere) -> Iterator[Finding]:
    impossible = list(_impossible(asked))
    yield from impossible
    if not impossible:
        yield from check_options(asked)


def _impossible(asked: AskedThere) -> Iterator[Finding]:
    """What no game of any variant in question can come to."""
    question = asked.question
    variants: Mapping[str, Rules] = {asked.variant: asked.rules}
    if question.kind == "variant-diff":
        variants = {id_: asked.variants[id_] for id_ in question.variants if id_ in asked.variants}
    for rules in variants.values():
        found = list(_impossible_under(rules, asked, question))
        if found:
            yield from found
            return


def _impossible_under(rules: Rules, asked: AskedThere, question: Question) -> Iterator[Finding]:
    if question.meld:
        yield from check_possible(asked.content, asked.key, rules, Position((), question.meld), "meld")
    if question.position is not None:
        yield from check_possible(asked.content, asked.key, rules, question.position)
