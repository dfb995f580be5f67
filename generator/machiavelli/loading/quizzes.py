"""Quizzes as read → the model's nouns."""

from collections.abc import Sequence
from dataclasses import replace

from machiavelli.loading.quiz_file import (
    AnyQuestion,
    CanPlayQuestion,
    ChoiceEntry,
    ChoiceQuestion,
    LegalQuestion,
    OnTable,
    ParameterQuestion,
    QuizFile,
    VariantDiffQuestion,
    WhenFields,
)
from machiavelli.loading.yaml_file import YamlFile
from machiavelli.model.cards import Card
from machiavelli.model.findings import Code, finding_at
from machiavelli.model.position import Position, Table
from machiavelli.model.quiz import Choice, Condition, Question, Quiz


def build_quiz(file: YamlFile, data: QuizFile) -> Quiz:
    """A checked quiz file as a quiz. A question's id written twice is added to the findings."""
    return Quiz(data.id, data.variant, data.title, build_questions(file, data.questions), data.place)


def build_questions(file: YamlFile, entries: Sequence[AnyQuestion]) -> tuple[Question, ...]:
    """The checked ``questions`` of a file. An id written twice is added to the findings."""
    seen: set[str] = set()
    for number, entry in enumerate(entries):
        if entry.id in seen:
            place = file.place(("questions", str(number), "id"))
            message = f"the id {entry.id!r} has an earlier question already: choose another"
            file.findings.append(finding_at(place, Code.BAD_ID, message))
        seen.add(entry.id)
    return tuple(map(_question, entries))


def _question(entry: AnyQuestion) -> Question:
    asked = Question(entry.id, entry.kind, entry.why, entry.variant)
    match entry:
        case LegalQuestion():
            return replace(asked, meld=entry.meld)
        case ChoiceQuestion():
            return replace(asked, ask=entry.ask, choices=tuple(map(_choice, entry.options)))
        case ParameterQuestion():
            return replace(asked, parameter=entry.parameter, options=entry.options)
        case VariantDiffQuestion():
            played = _on_table(asked, entry.table, entry.hand, entry.card) if entry.hand else asked
            return replace(played, meld=entry.meld, variants=entry.variants)
        case CanPlayQuestion():
            return _on_table(asked, entry.table, entry.hand, entry.card)
        case OnTable():
            return _on_table(asked, entry.table, entry.hand)


def _on_table(asked: Question, table: Table, hand: tuple[Card, ...], card: tuple[Card, ...] = ()) -> Question:
    return replace(asked, position=Position(table, hand), card=next(iter(card), None))


def _choice(entry: ChoiceEntry) -> Choice:
    return Choice(entry.text, _condition(entry.when) if entry.when else None, entry.why, entry.meld)


def _condition(entry: WhenFields) -> Condition:
    return Condition(
        rule=entry.rule,
        meld=entry.meld,
        position=Position(entry.table, entry.hand) if entry.hand else None,
        points=entry.points,
        value=entry.is_,
        least=entry.at_least,
        most=entry.at_most,
    )
