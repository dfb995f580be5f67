"""What the engine says of a lesson, as the pages are handed it."""

from collections.abc import Mapping
from dataclasses import dataclass

from machiavelli.model.quiz import Answer
from machiavelli.model.verdicts import MeldVerdict
from machiavelli.pages.puzzle_facts import PuzzleFacts


def lesson_key(id_: str) -> str:
    """The key of a lesson's page."""
    return f"learn/{id_}"


def guide_key(id_: str) -> str:
    """The key of a page on strategy."""
    return f"strategy/{id_}"


@dataclass(frozen=True, slots=True)
class PartFacts:
    """Facts of one part: its melds, its figure before and after, its board."""

    melds: tuple[MeldVerdict, ...] = ()
    before: tuple[MeldVerdict, ...] = ()
    after: tuple[MeldVerdict, ...] = ()
    play: PuzzleFacts | None = None


@dataclass(frozen=True, slots=True)
class LessonFacts:
    """Facts of one lesson, the same in every language: part by part, and the answers by question id."""

    parts: tuple[PartFacts, ...]
    answers: Mapping[str, Answer]
