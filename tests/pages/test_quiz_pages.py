import re
from collections import Counter

import pytest

from machiavelli.facts.quiz_answers import quiz_answers
from machiavelli.model.content import Content
from machiavelli.model.quiz import Answer, Offer, Question, Quiz
from machiavelli.pages.page import Page
from machiavelli.pages.question_feedback import rule_in_words
from machiavelli.pages.question_labels import ask_of
from machiavelli.pages.questions import key_of, shuffled
from machiavelli.pages.quiz_pages import quiz_pages
from machiavelli.pages.rule_words import rule_keys, rule_name
from wordings import LANGUAGES, wording


@pytest.fixture(scope="module")
def answers(content: Content) -> dict[tuple[str, str], Answer]:
    return dict(quiz_answers(content))


@pytest.fixture(scope="module")
def pages(content: Content, answers: dict[tuple[str, str], Answer]) -> dict[str, Page]:
    made = [page for lang in LANGUAGES for page in quiz_pages(content, wording(lang), answers)]
    return {page.uri: page for page in made}


def _asked(content: Content) -> list[tuple[Quiz, Question]]:
    return [(quiz, question) for quiz in content.quizzes.values() for question in quiz.questions]


def _question(page: Page, id_: str) -> str:
    found = re.search(rf'<fieldset id="{id_}"(.*?)</fieldset>', page.markdown, re.S)
    assert found
    return found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_question_has_right_and_wrong_answers_and_feedback_for_each(
    pages: dict[str, Page], content: Content, lang: str
):
    for quiz, question in _asked(content):
        text = _question(pages[f"{lang}/quizzes/{quiz.id}.md"], f"{quiz.id}-{question.id}")
        assert f'data-question="{quiz.id}/{question.id}"' in text
        if question.kind == "order":
            assert text.count("<select") >= 3
            continue
        options = text.count('type="radio"') + text.count('type="checkbox"')
        right = text.count('class="mk-option" data-right="yes"')
        assert text.count('class="mk-feedback"') == options > right >= 1
        assert right == 1 or 'type="checkbox"' in text


def test_the_right_answer_is_the_engines(pages: dict[str, Page]):
    page = pages["es/quizzes/base.md"]
    corner = _question(page, "base-round-the-corner")
    assert re.search(r'data-right="yes">\s*<input[^>]*><label[^>]*>No: el as no enlaza', corner)
    high = _question(page, "base-queen-king-ace")
    assert re.search(r'data-right="yes">\s*<input[^>]*><label[^>]*>Sí, vale', high)
    dealt = _question(page, "base-cards-dealt")
    assert re.search(r'data-right="yes">\s*<input[^>]*><label[^>]*>13<', dealt)


def test_every_id_of_a_page_is_there_once(pages: dict[str, Page]):
    for uri, page in pages.items():
        ids = re.findall(r'\bid="([^"]+)"', re.sub(r"<svg.*?</svg>", "", page.markdown, flags=re.S))
        assert len(ids) == len(set(ids)), uri


def test_an_order_of_options_depends_on_the_question_alone():
    offers = [Offer(key, key == "c") for key in "abcde"]
    first = shuffled("quiz/one", offers)
    assert shuffled("quiz/one", offers[::-1]) == first
    assert {offer.key for offer in first} == set("abcde")
    assert any(shuffled(f"quiz/{number}", offers) != first for number in range(5))


def test_numbers_stay_in_their_order():
    offers = [Offer(str(number), number == 9, number) for number in (13, 9, 15)]
    assert [offer.value for offer in shuffled("quiz/one", offers)] == [9, 13, 15]
    assert [
        it.value for it in shuffled("quiz/one", [Offer("no", False, False), Offer("yes", True, True)])
    ] == [True, False]


def test_every_order_of_options_is_about_as_frequent():
    """Shuffled a thousand times, the right one is always the same, and stands everywhere."""
    offers = [Offer("A 2 3", True), Offer("Q K A", True), Offer("K A 2", False)]
    places: Counter[int] = Counter()
    for number in range(999):
        mixed = shuffled(f"quiz/{number}", offers)
        assert {offer.key for offer in mixed if offer.right} == {"A 2 3", "Q K A"}
        places[[offer.key for offer in mixed].index("K A 2")] += 1
    assert min(places[place] for place in range(3)) > 250


def test_the_right_answer_is_not_always_in_one_place(
    content: Content, answers: dict[tuple[str, str], Answer]
):
    places: Counter[int] = Counter()
    for quiz, question in _asked(content):
        offers = shuffled(f"{quiz.id}/{question.id}", answers[quiz.id, question.id].offers)
        if len(offers) > 2 and not any(isinstance(offer.value, int) for offer in offers):
            places[next(at for at, offer in enumerate(offers) if offer.right)] += 1
    assert places.total() >= 30
    assert max(places.values()) <= places.total() * 0.6, places
    assert len(places) >= 3


def test_a_key_changes_with_the_cards_and_not_with_the_words(content: Content):
    keys = {key_of(quiz, question) for quiz, question in _asked(content)}
    assert len(keys) >= len(_asked(content)) * 0.9
    quiz = content.quizzes["base"]
    question = next(it for it in quiz.questions if it.kind == "legal")
    said_otherwise = Question(question.id, question.kind, {"es": "Otra cosa"}, meld=question.meld)
    assert key_of(quiz, question) == key_of(quiz, said_otherwise)
    other_cards = Question(question.id, question.kind, question.why, meld=question.meld[:-1])
    assert key_of(quiz, question) != key_of(quiz, other_cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_asked_for_and_explained_in_sentences(
    content: Content, answers: dict[tuple[str, str], Answer], lang: str
):
    own = wording(lang)
    asked = [(quiz, it) for quiz, it in _asked(content) if it.parameter in rule_keys()]
    assert len(asked) > 40
    for quiz, question in asked:
        key, variant = question.parameter or "", content.variants[quiz.variant_of(question)]
        assert ask_of(question, answers[quiz.id, question.id], own).endswith("?")
        said = rule_in_words(key, variant, own)
        assert not said.startswith(f"{rule_name(key, own)}:")
        assert re.fullmatch(r"[A-ZÉ].*[.]", said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_to_draw_is_explained_by_the_rules_of_the_variant(content: Content, lang: str):
    said = {
        variant.rules.turn.draw_when: rule_in_words("turn.draw_when", variant, wording(lang))
        for variant in content.variants.values()
    }
    assert len(said) == len(set(said.values())) == 3
