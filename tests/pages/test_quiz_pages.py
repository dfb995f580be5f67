import re

import pytest

from machiavelli.model.content import Content
from machiavelli.pages.page import Page
from wordings import LANGUAGES


def _question(page: Page, id_: str) -> str:
    found = re.search(rf'<fieldset id="{id_}">(.*?)</fieldset>', page.markdown, re.S)
    assert found
    return found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_question_has_one_right_answer_and_an_explanation_for_each(
    site_pages: dict[str, Page], content: Content, lang: str
):
    for quiz in content.quizzes.values():
        page = site_pages[f"{lang}/quizzes/{quiz.id}.md"]
        for question in quiz.questions:
            text = _question(page, f"{quiz.id}-{question.id}")
            assert text.count('data-right="yes"') == 1
            assert text.count('class="mk-feedback"') == text.count('type="radio"') >= 2


def test_the_right_answer_is_the_engines(site_pages: dict[str, Page]):
    page = site_pages["es/quizzes/base.md"]
    corner = _question(page, "base-round-the-corner")
    assert re.search(r'data-right="yes">\s*<input[^>]*><label[^>]*>No vale', corner)
    high = _question(page, "base-queen-king-ace")
    assert re.search(r'data-right="yes">\s*<input[^>]*><label[^>]*>Sí, vale', high)
    dealt = _question(page, "base-cards-dealt")
    assert re.search(r'data-right="yes">\s*<input[^>]*><label[^>]*>13<', dealt)
