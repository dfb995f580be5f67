"""What the engine says of each lesson: its drawings, its boards, the answers to its questions."""

from collections.abc import Mapping

from machiavelli.engine import judge_meld, judge_table
from machiavelli.facts.puzzles import facts_of
from machiavelli.facts.quiz_answers import answers_of
from machiavelli.model.content import Content
from machiavelli.model.lesson import Lesson, Part
from machiavelli.model.variant import Variant
from machiavelli.pages.lesson_facts import LessonFacts, PartFacts, guide_key, lesson_key


def lesson_facts(content: Content) -> dict[str, LessonFacts]:
    """The facts of every lesson and every page on strategy, by the key of its page."""
    lessons = {lesson_key(lesson.id): lesson for lesson in content.lessons.values()}
    lessons |= {guide_key(guide.id): guide for guide in content.guides.values()}
    return {key: _facts(lesson, content.variants) for key, lesson in lessons.items()}


def _facts(lesson: Lesson, variants: Mapping[str, Variant]) -> LessonFacts:
    rules = {id_: variant.rules for id_, variant in variants.items()}
    answers = answers_of(lesson.quiz, rules) if lesson.quiz else {}
    return LessonFacts(tuple(_part(part, variants[lesson.variant]) for part in lesson.parts), answers)


def _part(part: Part, variant: Variant) -> PartFacts:
    figure = part.figure
    return PartFacts(
        melds=tuple(judge_meld(variant.rules, shown.meld) for shown in part.melds),
        before=judge_table(variant.rules, figure.position.table) if figure else (),
        after=judge_table(variant.rules, figure.after or ()) if figure else (),
        play=facts_of(part.play, variant) if part.play else None,
    )
