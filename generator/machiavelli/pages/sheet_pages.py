"""The rules of each variant on one sheet of paper, to lie on the table."""

from collections.abc import Iterator, Mapping
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.variant import Variant
from machiavelli.pages.card_markup import cards_in_text, sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.rule_examples import shown_melds
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.rule_words import sentence_terms
from machiavelli.pages.sentences import Section
from machiavelli.pages.templates import render
from machiavelli.pages.variant_facts import VariantFacts
from machiavelli.pages.wording import Wording

PARTS = ("deal", "melds", "turn", "failure", "end")
"""The sections of the rule page that the sheet repeats."""
_EXAMPLES = 4
"""So many melds of each kind fit beside the rules."""


def sheet_pages(content: Content, wording: Wording, facts: Mapping[str, VariantFacts]) -> Iterator[Page]:
    """A sheet for each variant; ``facts`` by variant id."""
    for variant in content.variants.values():
        yield _sheet(content, variant, wording, facts[variant.id])


def sheet_key(variant: str) -> str:
    """The key of a variant's sheet."""
    return f"sheets/{variant}"


def _sheet(content: Content, variant: Variant, wording: Wording, facts: VariantFacts) -> Page:
    key, say = sheet_key(variant.id), wording.say
    title = say("sheet-title", name=wording.words(variant.name))
    terms = sentence_terms(variant.rules, facts.pack, wording)
    melds = shown_melds(content, facts, wording)
    body = render(
        "sheet.html",
        say=say,
        sprite=sprite_html(),
        tagline=wording.words(variant.tagline),
        incomplete=incomplete_text(content, variant, wording),
        sections=[
            {"title": say(f"section-{id_}"), "paragraphs": _said(SECTIONS[id_], variant, terms, wording)}
            for id_ in PARTS
        ],
        melds={legal: melds[legal][:_EXAMPLES] for legal in (True, False)},
        whole=link(key, f"variants/{variant.id}"),
    )
    return Page(
        wording.lang,
        key,
        title=title,
        description=say("sheet-description", name=wording.words(variant.name)),
        markdown=html_page(title, body),
        source=content.place("variant", variant.id).path,
        template="sheet.html",
        hide=("navigation", "toc", "path", "footer"),
        searched=False,
        picture=next(iter(variant.examples), None),
    )


def incomplete_text(content: Content, variant: Variant, wording: Wording) -> str | None:
    """What page and sheet open with where the rules are known only in part."""
    if not variant.incomplete or variant.parent is None:
        return None
    return wording.say("incomplete-text", name=wording.words(content.variants[variant.parent].name))


def _said(
    section: Section, variant: Variant, terms: Mapping[str, str | int], wording: Wording
) -> list[dict[str, Any]]:
    """The paragraphs of a section without marks and notes."""
    return [
        {
            "points": paragraph.points,
            "sentences": [
                cards_in_text(wording.say(sentence.message, **terms), wording) for sentence in sentences
            ],
        }
        for paragraph in section
        if (sentences := paragraph.of(variant))
    ]
