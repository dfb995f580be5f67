"""Questions lead to their rules and back; arguments are settled in the words of the rule pages."""

import re
from functools import cache
from html import unescape

import pytest

from machiavelli.facts.variants import variant_facts
from machiavelli.pages.page import Page
from machiavelli.pages.rule_questions import QUESTIONS, questions_of
from machiavelli.pages.settle_page import settle_page
from machiavelli.pages.wording import Wording
from rule_pages import LANGUAGES, VARIANTS, content, html_of, section_html, variant_page

SITUATION = re.compile(
    r'<details class="mk-fold" data-rules="([^"]*)"><summary>(.*?)<svg.*?'
    r'<div class="mk-ruling" id="(faq-[a-z-]+)">(.*?)</details>',
    re.DOTALL,
)


@cache
def settling(lang: str) -> Page:
    wording = Wording(lang, content().catalogues[lang])
    return settle_page(content(), wording, variant_facts(content()))


def text_of(html: str) -> str:
    text = re.sub(r'<a class="mk-src".*?</a>|<[^>]*>', "", html, flags=re.DOTALL)
    return " ".join(unescape(text).split())


def test_players_ask_all_these_questions():
    asked = {question.message for question in QUESTIONS}
    assert len(asked) == len(QUESTIONS) >= 29
    assert {"faq-others", "faq-opened", "faq-two-aces", "faq-first-joker", "faq-target"} <= asked


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_question_has_a_rule_and_each_leads_to_the_other(variant: str):
    rules = content().variants[variant]
    html = html_of(variant_page("es", variant))
    for question in questions_of(rules):
        sentence = question.rule_sentence(rules)
        assert sentence is not None, question.message
        (said,) = re.findall(
            rf'<span id="rule-{sentence.message}">(.*?\?</a></span>)</span>', html, re.DOTALL
        )
        assert f'href="#{question.message}"' in said
        answer = html.split(f'id="{question.message}"')[1].split("<h3")[0]
        assert f'href="#rule-{sentence.message}"' in answer
        assert (f'href="../../settle/#{question.message}"' in answer) == bool(question.about)


def test_a_question_belongs_to_a_sentence_that_exists():
    for question in QUESTIONS:
        sentences = {question.rule_sentence(variant) for variant in content().variants.values()}
        named = {one.message for one in sentences if one}
        assert not question.belongs_to or question.belongs_to in named, question.message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arguments_are_settled_in_the_words_of_the_rule_pages(lang: str):
    html = html_of(settling(lang))
    seen = set()
    for ids, asked, anchor, rulings in SITUATION.findall(html):
        told = {}
        for variants, body in re.findall(r'<div data-rules="([^"]*)">(.*?)</div>', rulings, re.DOTALL):
            answer = text_of(body.rpartition("<p>")[2])
            told |= dict.fromkeys(variants.split(), answer)
            assert re.findall(r'<a href="../variants/([a-z-]+)/#rule-', body) == variants.split()
            assert body.count('class="mk-src"') >= len(variants.split())
        assert ids.split() == [id_ for id_ in VARIANTS if id_ in told]
        for variant, answer in told.items():
            faq = section_html(variant_page(lang, variant), "faq")
            own = faq.split(f'id="{anchor}"')[1].split("</p>")[0].split("<p>")[1]
            assert text_of(own) == answer
            assert text_of(asked) in text_of(faq)
            seen.add((anchor, variant))
    arises = {
        (one.message, id_) for id_ in VARIANTS for one in questions_of(content().variants[id_]) if one.about
    }
    assert seen == arises


def test_answers_alike_stand_together():
    html = html_of(settling("es"))
    (rulings,) = [rulings for _, _, anchor, rulings in SITUATION.findall(html) if anchor == "faq-broken"]
    told = re.findall(r'<div data-rules="([^"]*)">(.*?)</div>', rulings, re.DOTALL)
    groups = [set(variants.split()) for variants, _ in told]
    together = next(group for group in groups if "quindici" in group)
    assert "scoperte" in together
    assert not {"base", "jolly"} & together
    assert sorted(id_ for group in groups for id_ in group) == sorted(VARIANTS)
    answers = [text_of(body.rpartition("<p>")[2]) for _, body in told]
    assert len(set(answers)) == len(answers) > 2


def test_each_variant_can_be_chosen_and_marks_lead_to_its_page():
    html = html_of(settling("es"))
    assert re.findall(r'<option id="play-([a-z-]+)">', html) == list(VARIANTS)
    for variant in VARIANTS:
        assert f'#play-{variant}:checked) [data-rules]:not([data-rules~="{variant}"])' in html
    marks = re.findall(r'<a class="mk-src" href="([^"]*)"', html)
    assert marks
    for href in set(marks):
        page, _, anchor = href.removeprefix("../variants/").partition("/#")
        assert f'id="{anchor}"' in html_of(variant_page("es", page))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_must_open_first_and_who_may_join_two_aces_is_answered_by_the_rules(lang: str):
    told: dict[tuple[str, object], set[str]] = {}
    for _, _, anchor, rulings in SITUATION.findall(html_of(settling(lang))):
        for variants, body in re.findall(r'<div data-rules="([^"]*)">(.*?)</div>', rulings, re.DOTALL):
            for rules in (content().variants[id_].rules for id_ in variants.split()):
                ruled = {
                    "faq-others": (rules.turn.opening == "none", rules.turn.table_before_opening),
                    "faq-opened": rules.turn.opening == "none",
                    "faq-two-aces": rules.melds.ace_both_ends,
                }
                if anchor in ruled:
                    told.setdefault((anchor, ruled[anchor]), set()).add(text_of(body.rpartition("<p>")[2]))
    answers = [(anchor, answer) for (anchor, _), said in told.items() for answer in said]
    assert len(answers) == len(set(answers)) == 3 + 2 + 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whether_a_hand_can_be_ended_with_cards_in_it_is_answered_by_the_points(lang: str):
    rulings = {anchor: rulings for _, _, anchor, rulings in SITUATION.findall(html_of(settling(lang)))}
    told = re.findall(r'<div data-rules="([^"]*)">(.*?)</div>', rulings["faq-knock"], re.DOTALL)
    for variants, body in told:
        (points,) = {content().variants[id_].rules.end.knock_points for id_ in variants.split()}
        numbers = re.findall(r"\d+", text_of(body.rpartition("<p>")[2]))
        assert numbers == ([] if points is None else [str(points)])
    assert len(told) == 2
