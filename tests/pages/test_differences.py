"""The paragraph that tells a variant from its parent: just the sentences about rules that differ."""

import re

import pytest

from machiavelli.pages.card_markup import cards_in_text
from machiavelli.pages.compare_page import REFERENCE
from machiavelli.pages.differences import differing_rules, parent_of
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.rule_words import sentence_terms
from machiavelli.pages.wording import Wording
from rule_pages import LANGUAGES, content, facts, variant_page

_PARAGRAPH = re.compile(r'<div class="mk-rules" id="differs">(.*?)</div>', re.DOTALL)


def test_the_reference_has_no_such_paragraph():
    assert parent_of(content(), content().variants[REFERENCE]) is None
    assert not _PARAGRAPH.search(variant_page("es", REFERENCE).markdown)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id_", [id_ for id_ in content().variants if id_ != REFERENCE])
def test_it_names_each_rule_that_differs_and_has_a_sentence(id_: str, lang: str):
    variant = content().variants[id_]
    parent = parent_of(content(), variant)
    assert parent is not None
    differ = differing_rules(variant.rules, parent.rules)
    said = {
        sentence.message: sentence
        for section in SECTIONS.values()
        for paragraph in section
        for sentence in paragraph.of(variant)
    }
    wanted = [sentence for sentence in said.values() if differ & set(sentence.about)]
    assert wanted
    paragraph = _PARAGRAPH.search(variant_page(lang, id_).markdown)
    assert paragraph
    assert f'href="../{parent.id}/"' in paragraph[1]
    wording = Wording(lang, content().catalogues[lang])
    terms = sentence_terms(variant.rules, facts()[id_].pack, wording)
    shown = plain(paragraph[1])
    for sentence in wanted:
        assert plain(cards_in_text(wording.say(sentence.message, **terms), wording)) in shown


def plain(html: str) -> str:
    """The words alone, without the numbers of sources."""
    words = re.sub(r"<sup.*?</sup>|<a class=[^>]*mk-src.*?</a>", "", html, flags=re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", words)).strip()
