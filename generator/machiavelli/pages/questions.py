"""Questions as the template shows them: what is asked, the options in an order of their own, the answers."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from itertools import permutations
from typing import Any

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.model.quiz import Answer, Offer, Question, Quiz
from machiavelli.pages.board_markup import tray_html
from machiavelli.pages.card_markup import card_html, cards_in_text
from machiavelli.pages.page import link
from machiavelli.pages.proof_markup import proof_html
from machiavelli.pages.question_feedback import feedback_of
from machiavelli.pages.question_labels import ask_of, label_of
from machiavelli.pages.step_words import step_words
from machiavelli.pages.wording import Wording

SEVERAL = frozenset({"variant-diff"})
"""Kinds of which several options may be right, so that any number can be chosen."""


def question_html(
    quiz: Quiz, question: Question, answer: Answer, content: Content, wording: Wording, page: str
) -> dict[str, Any]:
    """What the template shows of a question on the page of the key ``page``."""
    position = question.position
    own = content.variants[question.variant] if question.variant else None
    return {
        "id": f"{quiz.id}-{question.id}",
        "name": f"{quiz.id}/{question.id}",
        "key": key_of(quiz, question),
        "kind": question.kind,
        "topic": answer.topic,
        "ask": ask_of(question, answer, wording),
        "variant": own and {"name": wording.words(own.name), "href": link(page, f"variants/{own.id}")},
        "meld": _cards(question.meld, wording),
        "table": None if position is None else [_cards(meld, wording) for meld in position.table],
        "hand": [] if position is None else _cards(position.hand, wording),
        "several": question.kind in SEVERAL or len(answer.right) > 1,
        "options": _options(quiz, question, answer, content, wording),
        "order": _order(quiz, question, answer, wording) if answer.steps else None,
        "why": "" if question.why is None else cards_in_text(wording.words(question.why), wording),
        "layout": [tray_html(verdict, wording) for verdict in answer.layout],
        "proof": _proof(question, answer, wording),
    }


def key_of(quiz: Quiz, question: Question) -> str:
    """A short name of what is asked: it changes with the rules and cards in question, not with the words."""
    asked = asdict(question) | {"variant": quiz.variant_of(question), "id": "", "why": "", "ask": ""}
    asked["choices"] = [{"meld": one.meld, "when": one.when and asdict(one.when)} for one in question.choices]
    return sha256(json.dumps(asked, sort_keys=True, default=str).encode()).hexdigest()[:10]


def shuffled(seed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The options in an order that depends on the seed alone, numbers in the order of numbers."""
    if all(isinstance(offer.value, int) for offer in offers):
        # Yes comes before no, as people say it.
        return sorted(offers, key=lambda it: -it.value if isinstance(it.value, bool) else int(it.value or 0))
    return sorted(offers, key=lambda it: sha256(f"{seed}/{it.key}".encode()).digest())


def _options(
    quiz: Quiz, question: Question, answer: Answer, content: Content, wording: Wording
) -> list[dict[str, Any]]:
    variant = content.variants[quiz.variant_of(question)]
    number = next((int(offer.key) for offer in answer.right if offer.key.isdigit()), 0)
    return [
        {
            "label": label_of(offer, question, variant, content, wording),
            "right": offer.right,
            "feedback": feedback_of(offer, question, number, variant, content, wording),
        }
        for offer in shuffled(f"{quiz.id}/{question.id}", answer.offers)
    ]


def _order(quiz: Quiz, question: Question, answer: Answer, wording: Wording) -> dict[str, Any]:
    """The steps in an order that is none of the right ones, and each right one by their places in it."""
    told = [cards_in_text(step_words(step, wording), wording) for step in answer.steps]
    places = range(len(told))
    seed = f"{quiz.id}/{question.id}"
    mixed = sorted(permutations(places), key=lambda it: sha256(f"{seed}/{it}".encode()).digest())
    shown = next(order for order in mixed if order not in answer.orders)
    at = {step: place for place, step in enumerate(shown)}
    return {
        "shown": [told[step] for step in shown],
        "told": told,
        "right": " ".join("".join(str(at[step]) for step in order) for order in answer.orders),
        "places": [str(place + 1) for place in places],
    }


def _proof(question: Question, answer: Answer, wording: Wording) -> Markup:
    if answer.proof is None or question.position is None:
        return Markup()
    return proof_html(answer.proof, len(question.position.hand), wording)


def _cards(cards: Sequence[Any], wording: Wording) -> list[Markup]:
    return [card_html(card, wording) for card in cards]
