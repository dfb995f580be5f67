"""All pages of one language, in reading order."""

from collections.abc import Iterator, Mapping

from machiavelli.model.content import Content
from machiavelli.pages.compare_page import compare_page
from machiavelli.pages.home_page import home_page
from machiavelli.pages.page import Page
from machiavelli.pages.puzzle_facts import PuzzleFacts
from machiavelli.pages.puzzle_index import puzzle_index
from machiavelli.pages.puzzle_pages import puzzle_pages
from machiavelli.pages.quiz_pages import Answers, quiz_pages
from machiavelli.pages.variant_pages import variant_pages
from machiavelli.pages.wording import Wording


def site_pages(
    content: Content, wording: Wording, puzzles: Mapping[str, PuzzleFacts], answers: Answers
) -> Iterator[Page]:
    """The pages of the language of ``wording``; ``puzzles`` and ``answers`` are what the engine says."""
    yield home_page(content, wording, puzzles)
    yield from variant_pages(content, wording)
    yield compare_page(content, wording)
    yield puzzle_index(content, wording, puzzles)
    yield from puzzle_pages(content, wording, puzzles)
    yield from quiz_pages(content, wording, answers)
