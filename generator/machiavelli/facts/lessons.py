"""What the engine says of each lesson: its drawings, its boards, the answers to its questions."""

from machiavelli.engine import judge_meld, judge_table
from machiavelli.facts.puzzles import facts_of_all
from machiavelli.facts.quiz_answers import answers_of_all
from machiavelli.known.asking import Asking
from machiavelli.model.content import Content
from machiavelli.model.lesson import Part
from machiavelli.model.variant import Variant
from machiavelli.pages.lesson_facts import LessonFacts, PartFacts, guide_key, lesson_key
from machiavelli.pages.puzzle_facts import PuzzleFacts


def lesson_facts(content: Content, asking: Asking | None = None) -> dict[str, LessonFacts]:
    """The facts of every lesson and every page on strategy, by the key of its page."""
    lessons = {lesson_key(lesson.id): lesson for lesson in content.lessons.values()}
    lessons |= {guide_key(guide.id): guide for guide in content.guides.values()}
    asking, variants = asking or Asking(), content.variants
    plays = facts_of_all(
        {
            (key, at): (part.play, variants[lesson.variant])
            for key, lesson in lessons.items()
            for at, part in enumerate(lesson.parts)
            if part.play
        },
        asking,
    )
    quizzes = {key: lesson.quiz for key, lesson in lessons.items() if lesson.quiz}
    answers = answers_of_all(quizzes, variants, asking)
    return {
        key: LessonFacts(
            tuple(
                _part(part, variants[lesson.variant], plays.get((key, at)))
                for at, part in enumerate(lesson.parts)
            ),
            answers.get(key, {}),
        )
        for key, lesson in lessons.items()
    }


def _part(part: Part, variant: Variant, play: PuzzleFacts | None) -> PartFacts:
    figure = part.figure
    return PartFacts(
        melds=tuple(judge_meld(variant.rules, shown.meld) for shown in part.melds),
        before=judge_table(variant.rules, figure.position.table) if figure else (),
        after=judge_table(variant.rules, figure.after or ()) if figure else (),
        play=play,
    )
