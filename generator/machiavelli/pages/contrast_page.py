"""The same position under other rules: what each rule that decides what can be played changes."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.contrast import LEGAL, Contrast
from machiavelli.model.notation import format_address, format_cards
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import MeldVerdict, Reason
from machiavelli.pages.card_markup import card_html, sprite_html
from machiavelli.pages.card_names import capitalised
from machiavelli.pages.contrast_facts import AnswerFacts, ContrastFacts, Outcome
from machiavelli.pages.elsewhere import ELSEWHERE_MESSAGES, by_outcome, outcome_words
from machiavelli.pages.figures import Side, figure_html
from machiavelli.pages.lab_page import lab_link
from machiavelli.pages.literal import html_page
from machiavelli.pages.meld_words import verdict_words
from machiavelli.pages.moved_cards import moved_cards
from machiavelli.pages.page import Page, link
from machiavelli.pages.rule_words import rule_name, rule_terms, rule_value
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "contrasts"

_REASONS = {
    Reason.JOKER_FROZEN: "contrast-frozen",
    Reason.NOTHING_ADDED: "contrast-few",
    Reason.TOO_MANY_ADDED: "contrast-many",
    Reason.NO_OPENING: "contrast-no-opening",
    Reason.HELD_BACK: "contrast-held-back",
    Reason.LOOSE_CARD: "contrast-loose",
}
"""Why a turn is not legal, where no meld is at fault by itself."""

_OF_SOME = (
    *("contrast-not-opened", "contrast-held", "contrast-legal", "contrast-illegal"),
    *("contrast-why", "contrast-why-table", *_REASONS.values()),
)
"""Messages that only some positions call for."""


def contrast_page(content: Content, wording: Wording, facts: Mapping[str, ContrastFacts]) -> Page:
    """The page of one language; ``facts`` by contrast."""
    wording.may_say(*ELSEWHERE_MESSAGES, *_OF_SOME)
    title = wording.say("contrasts-title")
    body = render(
        "contrasts.html",
        say=wording.say,
        sprite=sprite_html(),
        compare=link(KEY, "compare"),
        sections=[
            {"id": section.name, "name": wording.say(f"compare-{section.name}"), "contrasts": contrasts}
            for section in fields(Rules)
            if (contrasts := _contrasts(section.name, content, facts, wording))
        ],
    )
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("contrasts-description"),
        markdown=html_page(title, body),
        source=content.place("contrast", "", next(iter(content.contrasts))).path,
        hide=("navigation", "toc"),
    )


def contrast_anchors(content: Content) -> dict[str, str]:
    """By the key of a rule, where the page shows what it changes: its first position, if it has several."""
    anchors: dict[str, str] = {}
    for contrast in content.contrasts.values():
        anchors.setdefault(contrast.parameter, contrast.id)
    return anchors


def _contrasts(
    section: str, content: Content, facts: Mapping[str, ContrastFacts], wording: Wording
) -> list[dict[str, Any]]:
    return [
        _contrast(contrast, facts[contrast.id], content, wording)
        for contrast in content.contrasts.values()
        if contrast.parameter.startswith(f"{section}.")
    ]


def _contrast(contrast: Contrast, facts: ContrastFacts, content: Content, wording: Wording) -> dict[str, Any]:
    position = contrast.position
    before = Side(facts.before, position.hand if facts.before else ())
    size = len(position.hand)
    outcomes = {
        id_: (one.says, _words(one, size, wording), _why(one, wording))
        for id_, one in facts.elsewhere.items()
    }
    rows = by_outcome(outcomes, contrast.variant, lambda id_: _lab(contrast, id_), content, wording)
    return {
        "id": contrast.id,
        "rule": rule_name(contrast.parameter, wording),
        "not_opened": not position.opened,
        "held": bool(position.held),
        "figure": figure_html(before, None, wording) if facts.before else None,
        "hand": None if facts.before else [card_html(card, wording) for card in position.hand],
        "answers": [_answer(one, facts.before, contrast, wording) for one in facts.answers],
        "elsewhere": [(words, why, variants) for (_, words, why), variants in rows],
    }


def _answer(
    one: AnswerFacts, before: tuple[MeldVerdict, ...], contrast: Contrast, wording: Wording
) -> dict[str, Any]:
    _, joined = moved_cards(before, one.after)
    # What is no meld has no order of its own: it is shown as it is written.
    drawn = [
        verdict if verdict.legal else replace(verdict, cards=meld)
        for verdict, meld in zip(one.after, contrast.after or [it.cards for it in one.after], strict=True)
    ]
    after = Side(tuple(drawn), marks=dict.fromkeys(joined, "moved"))
    return {
        "value": rule_value(one.outcome.rules, contrast.parameter, wording),
        "words": _words(one.outcome, len(contrast.position.hand), wording),
        "why": _why(one.outcome, wording),
        "figure": figure_html(after, None, wording) if one.after else None,
    }


def _words(outcome: Outcome, size: int, wording: Wording) -> str:
    """The answer in words; of a turn that is not legal, why the meld at fault is not."""
    if outcome.says == LEGAL:
        return wording.say("contrast-legal")
    if outcome.says == Reason.ILLEGAL_MELD:
        wrong = outcome.meld
        return capitalised(verdict_words(wrong, wording)) if wrong else wording.say("contrast-illegal")
    return outcome_words(outcome.says, size, wording)


def _why(outcome: Outcome, wording: Wording) -> str:
    """Why no more can be played, or what is wrong with the table; nothing where the answer says it."""
    if outcome.reason is None or outcome.says == Reason.ILLEGAL_MELD:
        return ""
    if outcome.meld is None or outcome.reason in _REASONS:
        terms = rule_terms(outcome.rules, wording)
        return wording.say("contrast-why", reason=wording.say(_REASONS[outcome.reason], **terms))
    reason = verdict_words(outcome.meld, wording, alone=False)
    if isinstance(outcome.says, int):
        return wording.say("contrast-why", reason=reason)
    return wording.say("contrast-why-table", cards=format_cards(outcome.meld.cards), reason=reason)


def _lab(contrast: Contrast, variant: str) -> str:
    """The position in the laboratory; where it knows no such position, what the variant says of the turn."""
    if contrast.position.held:
        return link(KEY, f"variants/{variant}", "turn")
    address = format_address(contrast.position.table, contrast.position.hand)
    return lab_link(KEY, variant, address if contrast.position.opened else f"{address}&o=0")
