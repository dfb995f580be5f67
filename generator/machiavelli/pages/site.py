"""All pages of one language, in reading order."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from machiavelli.model.content import Content
from machiavelli.pages.compare_page import compare_page
from machiavelli.pages.contrast_facts import ContrastFacts
from machiavelli.pages.contrast_page import contrast_page
from machiavelli.pages.daily_page import daily_page
from machiavelli.pages.embed_pages import embed_pages
from machiavelli.pages.endless_page import endless_page
from machiavelli.pages.glossary_page import glossary_page
from machiavelli.pages.home_page import home_page
from machiavelli.pages.house_page import house_page
from machiavelli.pages.lab_page import lab_page
from machiavelli.pages.lesson_facts import LessonFacts
from machiavelli.pages.lesson_pages import lesson_pages
from machiavelli.pages.measured_page import measured_page
from machiavelli.pages.page import Page
from machiavelli.pages.play_page import play_page
from machiavelli.pages.practice_page import practice_page
from machiavelli.pages.progress_page import progress_page
from machiavelli.pages.puzzle_facts import PuzzleFacts
from machiavelli.pages.puzzle_index import puzzle_index
from machiavelli.pages.puzzle_pages import puzzle_pages
from machiavelli.pages.quiz_pages import Answers, quiz_pages
from machiavelli.pages.settle_page import settle_page
from machiavelli.pages.sheet_pages import sheet_pages
from machiavelli.pages.source_page import source_page
from machiavelli.pages.tonight_page import tonight_page
from machiavelli.pages.variant_facts import VariantFacts
from machiavelli.pages.variant_pages import variant_pages
from machiavelli.pages.wording import Wording
from machiavelli.pages.worksheet_pages import worksheet_pages


@dataclass(frozen=True, slots=True)
class Facts:
    """What the engine says: of variants, puzzles, lessons and contrasts by id, and the answers to quizzes.

    ``rules`` are those of each variant as the browser gets them, ``laws`` the ids of what they must obey.
    """

    variants: Mapping[str, VariantFacts]
    puzzles: Mapping[str, PuzzleFacts]
    answers: Answers
    lessons: Mapping[str, LessonFacts]
    rules: Mapping[str, Mapping[str, object]]
    contrasts: Mapping[str, ContrastFacts]
    laws: Sequence[str]


def site_pages(content: Content, wording: Wording, facts: Facts) -> Iterator[Page]:
    """The pages of the language of ``wording``."""
    yield home_page(content, wording, facts.puzzles)
    yield from lesson_pages(content, wording, facts.lessons)
    yield from variant_pages(content, wording, facts.variants)
    yield from sheet_pages(content, wording, facts.variants)
    yield compare_page(content, wording, facts.variants)
    if content.contrasts:
        yield contrast_page(content, wording, facts.contrasts)
    if content.simulated:
        yield measured_page(content, wording)
        yield tonight_page(content, wording)
    yield house_page(content, wording, facts.rules, facts.laws)
    yield settle_page(content, wording, facts.variants)
    yield puzzle_index(content, wording, facts.puzzles)
    yield from puzzle_pages(content, wording, facts.puzzles)
    yield from embed_pages(content, wording, facts.puzzles)
    yield from worksheet_pages(content, wording, facts.puzzles)
    if content.daily:
        yield daily_page(content, wording, facts.puzzles)
    yield practice_page(content, wording, facts.puzzles)
    yield progress_page(content, wording, facts.answers)
    yield play_page(content, wording, facts.rules)
    yield lab_page(content, wording, facts.rules)
    yield from quiz_pages(content, wording, facts.answers)
    yield endless_page(content, wording, facts.rules)
    yield glossary_page(content, wording)
    yield source_page(content, wording)
