"""Lessons: one after the other, each with its place, its boards and its questions, and all without script."""

import re
from itertools import pairwise

import pytest

from machiavelli.model.content import Content
from machiavelli.pages.page import Page
from wordings import LANGUAGES


def pages_of(site_pages: dict[str, Page], content: Content, lang: str) -> list[str]:
    return [site_pages[f"{lang}/learn/{id_}.md"].markdown for id_ in content.lessons]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_lesson_says_its_place_and_leads_to_its_neighbours(
    site_pages: dict[str, Page], content: Content, lang: str
):
    pages = pages_of(site_pages, content, lang)
    for number, page in enumerate(pages, start=1):
        assert re.search(rf'<p class="mk-label">\w+ {number} \w+ {len(pages)}</p>', page)
        assert ('rel="prev"' in page, 'rel="next"' in page) == (number > 1, number < len(pages))
    for (earlier, one), (later, other) in pairwise(zip(content.lessons, pages, strict=True)):
        assert f'<a href="../{later}/" rel="next">' in one
        assert f'<a href="../{earlier}/" rel="prev">' in other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_has_them_all_in_order(site_pages: dict[str, Page], content: Content, lang: str):
    index = site_pages[f"{lang}/learn/index.md"].markdown
    listed = re.findall(r'<li><a href="([^"./]+)/">', index)
    assert listed == list(content.lessons)
    assert len(content.lessons) >= 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_lesson_holds_is_on_its_page(site_pages: dict[str, Page], content: Content, lang: str):
    for lesson, page in zip(content.lessons.values(), pages_of(site_pages, content, lang), strict=True):
        boards = [part.play.id for part in lesson.parts if part.play]
        assert re.findall(r'data-board="([^"]+)"', page) == boards
        assert re.findall(r'data-solution="([^"]+)"', page) == boards
        assert page.count('class="mk-fig') == sum(part.figure is not None for part in lesson.parts)
        assert page.count("<li><div") == sum(len(part.melds) for part in lesson.parts)
        questions = lesson.quiz.questions if lesson.quiz else ()
        assert page.count("<fieldset") == page.count('data-right="yes"') == len(questions)
        ids = re.findall(r' id="([^"]+)"', page)
        assert len(ids) == len(set(ids)), lesson.id


def test_every_lesson_shows_cards_and_asks_or_gives_something_to_do(content: Content):
    for lesson in content.lessons.values():
        assert any(part.melds or part.figure or part.play for part in lesson.parts), lesson.id
        assert any(part.play or part.checklist for part in lesson.parts), lesson.id
        assert lesson.quiz is not None, lesson.id
