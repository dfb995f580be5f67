"""Settling an argument: each situation with what every variant rules, in the words of its own page."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.card_markup import cards_in_text, sprite_html
from machiavelli.pages.literal import heading
from machiavelli.pages.page import Page, link
from machiavelli.pages.provenance_markup import Provenances
from machiavelli.pages.rule_questions import QUESTIONS, Question
from machiavelli.pages.rule_words import sentence_terms
from machiavelli.pages.sentences import rule_anchor
from machiavelli.pages.templates import render
from machiavelli.pages.variant_facts import VariantFacts
from machiavelli.pages.wording import Wording

_KEY = "settle"


def settle_page(content: Content, wording: Wording, facts: Mapping[str, VariantFacts]) -> Page:
    """The page of one language; ``facts`` by variant id."""
    title = wording.say("settle-title")
    rulings = _Rulings(content, wording, facts)
    markdown = render(
        "settle.md",
        say=wording.say,
        sprite=sprite_html(),
        heading=heading,
        title=title,
        variants=[(variant.id, wording.words(variant.name)) for variant in content.variants.values()],
        topics=list(rulings.topics()),
    )
    return Page(
        wording.lang,
        _KEY,
        title=title,
        description=wording.say("settle-description"),
        markdown=markdown,
        source=wording.path("settle-lead"),
        hide=("navigation",),
    )


class _Rulings:
    """The rulings of all variants, in one language."""

    def __init__(self, content: Content, wording: Wording, facts: Mapping[str, VariantFacts]) -> None:
        self.wording = wording
        self.variants = tuple(content.variants.values())
        self.terms = {one.id: sentence_terms(one.rules, facts[one.id].pack, wording) for one in self.variants}
        self.provenances = {
            one.id: Provenances(content, one, wording, link(_KEY, f"variants/{one.id}"))
            for one in self.variants
        }

    def topics(self) -> Iterator[dict[str, Any]]:
        """The situations by the section of the rules that they turn on."""
        for section in fields(Rules):
            asked = [one for one in QUESTIONS if one.about and one.about[0].startswith(f"{section.name}.")]
            asked = [one for one in asked if any(map(one.is_said_of, self.variants))]
            if situations := list(map(self._situation, asked)):
                arises = dict.fromkeys(id_ for one in situations for id_ in one["ids"].split())
                name = self.wording.say(f"compare-{section.name}")
                yield {"id": section.name, "name": name, "ids": " ".join(arises), "situations": situations}

    def _situation(self, question: Question) -> dict[str, Any]:
        """A question and its answers; variants that answer alike stand together."""
        answers: dict[str, list[Variant]] = {}
        arises = [variant for variant in self.variants if question.is_said_of(variant)]
        for variant in arises:
            text = self.wording.say(f"{question.message}-a", **self.terms[variant.id])
            answers.setdefault(text, []).append(variant)
        return {
            "id": question.message,
            "question": self.wording.say(f"{question.message}-q"),
            "ids": " ".join(variant.id for variant in arises),
            "rulings": [
                {
                    "ids": " ".join(variant.id for variant in variants),
                    "answer": cards_in_text(text, self.wording),
                    "variants": [self._variant(question, variant) for variant in variants],
                }
                for text, variants in answers.items()
            ],
        }

    def _variant(self, question: Question, variant: Variant) -> dict[str, Any]:
        sentence = question.rule_sentence(variant)
        anchor = rule_anchor(sentence) if sentence else question.message
        return {
            "id": variant.id,
            "name": self.wording.words(variant.name),
            "href": link(_KEY, f"variants/{variant.id}", anchor),
            "marks": self.provenances[variant.id].marks(question.about, question.said_by),
        }
