"""A rule page for each variant, and the page that leads to them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.sources import sources_named
from machiavelli.model.variant import Variant
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.differences import parent_of, what_differs
from machiavelli.pages.family_tree import family_tree
from machiavelli.pages.literal import heading, html_page
from machiavelli.pages.measured_block import measured_block
from machiavelli.pages.origins import ORIGIN_MESSAGES, origin_disputes, origin_sources
from machiavelli.pages.page import Page, link
from machiavelli.pages.provenance_markup import MARKS, Provenances
from machiavelli.pages.rule_examples import counted_hand, shown_melds, worked_examples
from machiavelli.pages.rule_questions import QUESTIONS, Question, questions_of
from machiavelli.pages.rule_sentences import SECTIONS, all_sentences
from machiavelli.pages.rule_words import rule_keys, rule_name, rule_value, sentence_terms
from machiavelli.pages.sentences import Section, about_rules, rule_anchor
from machiavelli.pages.sheet_pages import incomplete_text, sheet_key
from machiavelli.pages.templates import render
from machiavelli.pages.variant_facts import VariantFacts
from machiavelli.pages.wording import Wording

_INDEX = "variants/index"

_OF_SOME = (
    "deal-column-pack",
    "packs-for-players",
    "hand-for-players",
    "incomplete-title",
    "incomplete-text",
    "incomplete-parent",
    "incomplete-mark",
)
"""Messages that the page of a variant says where its rules call for them, beside its sentences."""


def variant_pages(content: Content, wording: Wording, facts: Mapping[str, VariantFacts]) -> Iterator[Page]:
    """The index of the variants, then a page for each; ``facts`` by variant id."""
    wording.may_say(
        *(sentence.message for sentence in all_sentences()),
        *(f"{question.message}-{part}" for question in QUESTIONS for part in "qa"),
        *_OF_SOME,
        *ORIGIN_MESSAGES,
    )
    yield _index(content, wording, facts)
    for variant in content.variants.values():
        yield _variant_page(content, variant, wording, facts[variant.id])


def _index(content: Content, wording: Wording, facts: Mapping[str, VariantFacts]) -> Page:
    variants = [
        {
            "href": link(_INDEX, f"variants/{variant.id}"),
            "name": wording.words(variant.name),
            "tagline": wording.words(variant.tagline),
            "incomplete": variant.incomplete,
            "cards": wording.say(
                "variants-cards", hand_size=variant.rules.deal.hand_size, pack=facts[variant.id].pack
            ),
        }
        for variant in content.variants.values()
    ]
    title = wording.say("variants-title")
    return Page(
        wording.lang,
        _INDEX,
        title=title,
        description=wording.say("variants-description"),
        markdown=html_page(
            title,
            render(
                "variant_index.html",
                say=wording.say,
                link=partial(link, _INDEX),
                variants=variants,
                family=family_tree(
                    content.variants, lambda variant: link(_INDEX, f"variants/{variant}"), wording
                ),
            ),
        ),
        source=wording.path("variants-intro"),
        hide=("toc",),
    )


def _variant_page(content: Content, variant: Variant, wording: Wording, facts: VariantFacts) -> Page:
    key = f"variants/{variant.id}"
    name = wording.words(variant.name)
    kind = "relative" if variant.relative else "variant"
    title = wording.say(f"{kind}-title", name=name)
    provenances = Provenances(content, variant, wording)
    terms = sentence_terms(variant.rules, facts.pack, wording)
    markdown = render(
        "variant.md",
        say=wording.say,
        heading=heading,
        link=partial(link, key),
        sprite=sprite_html(),
        title=title,
        tagline=wording.words(variant.tagline),
        sheet=link(key, sheet_key(variant.id)),
        differs=_differs(content, variant, provenances, terms),
        sections=_sections(variant, provenances, terms),
        incomplete=_incomplete(content, variant, wording),
        deals=facts.deals,
        own_packs=bool(variant.rules.deal.packs_by_players),
        melds=shown_melds(content, facts, wording),
        examples=worked_examples(content, variant, facts, wording),
        counted=counted_hand(variant, facts, wording),
        measured=measured_block(content, variant, wording),
        questions=_questions(variant, provenances, terms),
        marks=[(sign, wording.say(f"status-{status}")) for status, sign in MARKS.items()],
        marks_own=provenances.own_sources(),
        sources=_sources(content, variant, wording),
        parameters=_parameters(variant, provenances, wording),
    )
    return Page(
        wording.lang,
        key,
        title=title,
        description=wording.say(f"{kind}-description", name=name),
        markdown=markdown,
        source=content.place("variant", variant.id).path,
        picture=next(iter(variant.examples), None),
    )


def _differs(
    content: Content, variant: Variant, provenances: Provenances, terms: dict[str, str | int]
) -> dict[str, Any] | None:
    """What distinguishes the variant from its parent; None for the reference, which has none."""
    parent = parent_of(content, variant)
    if parent is None:
        return None
    wording = provenances.wording
    return {
        "href": link(f"variants/{variant.id}", f"variants/{parent.id}"),
        "lead": wording.say("about-differs", parent=wording.words(parent.name)),
        "sentences": what_differs(variant, parent, provenances, terms),
    }


def _incomplete(content: Content, variant: Variant, wording: Wording) -> dict[str, str] | None:
    """What the page opens with where the rules are known only in part."""
    text = incomplete_text(content, variant, wording)
    if text is None or variant.parent is None:
        return None
    return {
        "text": text,
        "parent": wording.words(content.variants[variant.parent].name),
        "href": link(f"variants/{variant.id}", f"variants/{variant.parent}"),
    }


def _sections(
    variant: Variant, provenances: Provenances, terms: dict[str, str | int]
) -> dict[str, dict[str, Any]]:
    """The sections by anchor. A note or a box stands in the first section that speaks of its rule."""
    shown: set[str] = set()
    sections = {}
    for id_, section in SECTIONS.items():
        keys = [key for key in about_rules(section, variant) if key not in shown]
        shown.update(keys)
        sections[id_] = {
            "paragraphs": _paragraphs(section, variant, provenances, terms),
            "disputes": provenances.disputes(keys),
            "notes": provenances.notes(keys),
        }
    sections["about"]["disputes"] += origin_disputes(provenances)
    return sections


def _paragraphs(
    section: Section, variant: Variant, provenances: Provenances, terms: dict[str, str | int]
) -> list[dict[str, Any]]:
    say = provenances.wording.say
    asked = _asked(variant)
    return [
        {
            "points": paragraph.points,
            "sentences": [
                {
                    "id": rule_anchor(sentence) if sentence.message in asked else "",
                    "text": provenances.sentence(
                        say(sentence.message, **terms),
                        sentence.about,
                        sentence.said_by,
                        provenances.asked(asked.get(sentence.message, ())),
                    ),
                }
                for sentence in sentences
            ],
        }
        for paragraph in section
        if (sentences := paragraph.of(variant))
    ]


def _asked(variant: Variant) -> dict[str, list[Question]]:
    """The questions about each sentence, by its message."""
    asked = defaultdict(list)
    for question in questions_of(variant):
        if sentence := question.rule_sentence(variant):
            asked[sentence.message].append(question)
    return dict(asked)


def _questions(
    variant: Variant, provenances: Provenances, terms: dict[str, str | int]
) -> list[dict[str, Any]]:
    say = provenances.wording.say
    return [
        {
            "id": question.message,
            "question": say(f"{question.message}-q"),
            "answer": provenances.sentence(
                say(f"{question.message}-a", **terms), question.about, question.said_by
            ),
            "rule": f"#{rule_anchor(sentence)}" if (sentence := question.rule_sentence(variant)) else "",
            "elsewhere": link(f"variants/{variant.id}", "settle", question.message) if question.about else "",
        }
        for question in questions_of(variant)
    ]


def _sources(content: Content, variant: Variant, wording: Wording) -> list[dict[str, str]]:
    """The sources that the page names, its own before the others."""
    said = (
        id_
        for sentence in all_sentences()
        if sentence.is_said_of(variant)
        for id_ in sentence.said_by
        if id_ in content.sources
    )
    named = sources_named(variant.sources, variant.provenance)
    return [
        {
            "id": id_,
            "number": wording.say("sources-number", short=content.sources[id_].short),
            "title": content.sources[id_].title,
            "language": content.sources[id_].language,
        }
        for id_ in dict.fromkeys((*named, *said, *origin_sources(content, variant)))
    ]


def _parameters(variant: Variant, provenances: Provenances, wording: Wording) -> list[dict[str, str]]:
    """Every rule with its value and who says so."""
    return [
        {
            "rule": rule_name(key, wording),
            "value": rule_value(variant.rules, key, wording),
            "sign": MARKS[variant.provenance[key].status],
            "who": provenances.spoken(variant.provenance[key]),
        }
        for key in rule_keys()
    ]
