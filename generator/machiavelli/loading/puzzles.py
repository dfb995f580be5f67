"""Puzzles, sources, examples and contrasts as read → the model's nouns."""

from machiavelli.loading.file_models import (
    ClaimFields,
    ContrastEntry,
    ExampleEntry,
    PuzzleFile,
    SourceEntry,
)
from machiavelli.model.contrast import Answer, Contrast
from machiavelli.model.examples import MeldExample
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Claim, Printed, Puzzle
from machiavelli.model.sources import Source


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


def build_source(id_: str, entry: SourceEntry) -> Source:
    """One checked entry of ``sources.yaml`` as a source."""
    return Source(
        id_, entry.short, entry.title, entry.language, entry.note, entry.url or None, entry.consulted or None
    )


def build_example(id_: str, entry: ExampleEntry) -> MeldExample:
    """One checked entry of ``examples.yaml`` as an example."""
    return MeldExample(id_, entry.meld, entry.verdict, entry.caption, entry.variants, entry.elsewhere)


def build_contrast(id_: str, entry: ContrastEntry) -> Contrast:
    """One checked entry of ``contrasts.yaml`` as a contrast."""
    answers = tuple(
        Answer(one.value, one.played if one.played is not None else one.refused or str(one.verdict))
        for one in entry.answers
    )
    position = Position(entry.table, entry.hand, entry.opened, entry.held)
    return Contrast(id_, entry.parameter, entry.variant, position, entry.after or None, answers)
