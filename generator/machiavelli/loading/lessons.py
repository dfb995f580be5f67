"""Lessons as read → the model's nouns."""

from collections.abc import Iterable

from machiavelli.loading.lesson_file import FigureEntry, LessonFile, PartEntry, PlayEntry, ShownMeldEntry
from machiavelli.loading.puzzles import build_claim
from machiavelli.loading.quizzes import build_questions
from machiavelli.loading.yaml_file import YamlFile
from machiavelli.model.lesson import Figure, Lesson, Part, ShownMeld, ShownWait
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.quiz import Quiz


def build_lesson(file: YamlFile, data: LessonFile) -> Lesson:
    """A checked lesson file as a lesson. A question's id written twice is added to the findings."""
    quiz = None
    if data.questions:
        quiz = Quiz(data.id, data.variant, data.title, build_questions(file, data.questions))
    parts = tuple(_part(data, number, entry) for number, entry in enumerate(data.parts, start=1))
    return Lesson(data.id, data.place, data.variant, data.title, data.idea, parts, quiz)


def in_order(lessons: Iterable[Lesson]) -> dict[str, Lesson]:
    """Lessons by id, as they follow each other."""
    return {lesson.id: lesson for lesson in sorted(lessons, key=lambda lesson: (lesson.place, lesson.id))}


def _part(data: LessonFile, number: int, entry: PartEntry) -> Part:
    return Part(
        heading=entry.heading,
        text=entry.text,
        melds=tuple(map(_meld, entry.melds)),
        figure=_figure(entry.figure) if entry.figure else None,
        waits=tuple(ShownWait(it.cards, it.completed_by, it.caption) for it in entry.waits),
        points=entry.points,
        checklist=entry.checklist,
        play=_play(data, number, entry.play) if entry.play else None,
        holds=entry.holds,
        measured=entry.measured,
    )


def _meld(entry: ShownMeldEntry) -> ShownMeld:
    return ShownMeld(entry.meld, entry.verdict, entry.caption)


def _figure(entry: FigureEntry) -> Figure:
    return Figure(Position(entry.table, entry.hand), entry.after or None, entry.caption)


def _play(data: LessonFile, number: int, entry: PlayEntry) -> Puzzle:
    """The position as a puzzle without themes, named after its lesson and part."""
    return Puzzle(
        id=f"{data.id}-{number}",
        variant=data.variant,
        title=data.title,
        position=Position(entry.table, entry.hand),
        claim=build_claim(entry.claim),
        themes=(),
        intro=entry.goal,
        explanation=entry.explanation,
    )
