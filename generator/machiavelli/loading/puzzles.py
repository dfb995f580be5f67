"""Puzzles, quizzes, sources and examples as read → the model's nouns."""

from collections.abc import Sequence
from typing import TypeAlias

from machiavelli.loading.file_models import (
    ClaimFields,
    ExampleEntry,
    LegalQuestion,
    MaxCardsQuestion,
    ParameterQuestion,
    PuzzleFile,
    QuizFile,
    SourceEntry,
)
from machiavelli.loading.yaml_file import YamlFile
from machiavelli.model.examples import MeldExample
from machiavelli.model.findings import Code, finding_at
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Claim, Printed, Puzzle, Question, Quiz
from machiavelli.model.sources import Source

AnyQuestion: TypeAlias = LegalQuestion | MaxCardsQuestion | ParameterQuestion


def build_puzzle(data: PuzzleFile) -> Puzzle:
    """A checked puzzle file as a puzzle."""
    printed = data.printed
    return Puzzle(
        id=data.id,
        variant=data.variant,
        title=data.title,
        position=Position(data.table, data.hand),
        claim=build_claim(data.claim),
        themes=data.themes,
        intro=data.intro,
        explanation=data.explanation,
        source=data.source,
        printed=Printed(printed.table, printed.reason, printed.why) if printed else None,
    )


def build_claim(entry: ClaimFields) -> Claim:
    """A checked claim as the model's."""
    return Claim(
        solvable=entry.solvable,
        played=entry.played,
        result=entry.result or None,
        unique=entry.unique,
        unplayable=entry.unplayable,
    )


def build_quiz(file: YamlFile, data: QuizFile) -> Quiz:
    """A checked quiz file as a quiz. A question's id written twice is added to the findings."""
    return Quiz(data.id, data.variant, data.title, build_questions(file, data.questions))


def build_questions(file: YamlFile, entries: Sequence[AnyQuestion]) -> tuple[Question, ...]:
    """The checked ``questions`` of a file. An id written twice is added to the findings."""
    seen: set[str] = set()
    for number, question in enumerate(entries):
        if question.id in seen:
            place = file.place(("questions", str(number), "id"))
            message = f"the id {question.id!r} has an earlier question already: choose another"
            file.findings.append(finding_at(place, Code.BAD_ID, message))
        seen.add(question.id)
    return tuple(map(_question, entries))


def _question(entry: AnyQuestion) -> Question:
    match entry:
        case LegalQuestion():
            return Question(entry.id, "legal", entry.why, meld=entry.meld)
        case MaxCardsQuestion():
            return Question(entry.id, "max-cards", entry.why, position=Position(entry.table, entry.hand))
        case ParameterQuestion():
            return Question(
                entry.id, "parameter", entry.why, parameter=entry.parameter, options=entry.options
            )


def build_source(id_: str, entry: SourceEntry) -> Source:
    """One checked entry of ``sources.yaml`` as a source."""
    return Source(
        id_, entry.short, entry.title, entry.language, entry.note, entry.url or None, entry.consulted or None
    )


def build_example(id_: str, entry: ExampleEntry) -> MeldExample:
    """One checked entry of ``examples.yaml`` as an example."""
    return MeldExample(id_, entry.meld, entry.verdict, entry.caption, entry.variants, entry.elsewhere)
