"""All rules of all variants side by side; before the table, in words, how those chosen differ."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.sources import Status
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.board_texts import message_texts
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.contrast_page import KEY as CONTRASTS
from machiavelli.pages.contrast_page import contrast_anchors
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.provenance_markup import MARKS
from machiavelli.pages.rule_words import listed, rule_id, rule_name, rule_value
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.told_apart import WORDS, Row, Stocks, told_apart
from machiavelli.pages.variant_facts import VariantFacts
from machiavelli.pages.wording import Wording

REFERENCE = "base"
"""The variant that the others are compared with, until readers choose another."""

SHOWN = 2
"""Variants compared to begin with. Readers choose others, two to four of them."""

KEY = "compare"

IDS = (*WORDS, "compare-against", "compare-count", "compare-few", "compare-most", "compare-refused")
"""Every message that the script says."""

_AFTER_HANDS = "deal.hand_by_players"
"""The rule after which the stock is told, that follows from the rules before."""


def compare_page(content: Content, wording: Wording, facts: Mapping[str, VariantFacts]) -> Page:
    """The page of one language; ``facts`` by variant.

    Raises KeyError if the content lacks the variant ``REFERENCE``.
    """
    variants = reference_first(content)
    stocks = {one.id: {deal.players: deal.stock for deal in facts[one.id].deals} for one in variants}
    sections: list[dict[str, Any]] = [
        {"id": section.name, "name": wording.say(f"compare-{section.name}"), "rows": rows}
        for section in fields(Rules)
        if (rows := list(_rows(section.name, section.type, variants, stocks, wording)))
    ]
    shown_by = {rule_id(key): link(KEY, CONTRASTS, id_) for key, id_ in contrast_anchors(content).items()}
    title = wording.say("compare-title")
    body = render(
        "compare.html",
        say=wording.say,
        sprite=sprite_html(),
        shown=SHOWN,
        contrasts=bool(content.contrasts),
        house=link(KEY, "house"),
        measured=link(KEY, "measured") if content.simulated else "",
        variants={variant.id: _column(variant, wording) for variant in variants},
        sections=[
            section | {"rows": [_drawn(row, variants, shown_by, wording) for row in section["rows"]]}
            for section in sections
        ],
        apart=[_apart(variant, variants[0], sections, wording) for variant in variants[1:]],
        marks=[(mark, wording.say(f"status-{status}")) for status, mark in MARKS.items()],
        data=script_data({"stocks": stocks, "texts": message_texts(wording, IDS)}),
    )
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("compare-description"),
        markdown=html_page(title, body),
        source=content.place("variant", REFERENCE).path,
        hide=("navigation", "toc"),
    )


def reference_first(content: Content) -> list[Variant]:
    """All variants, the reference before the others."""
    reference = content.variants[REFERENCE]
    return [reference, *(variant for variant in content.variants.values() if variant is not reference)]


def _column(variant: Variant, wording: Wording) -> dict[str, str | bool]:
    return {
        "id": variant.id,
        "name": wording.words(variant.name),
        "href": link(KEY, f"variants/{variant.id}"),
        "incomplete": variant.incomplete,
    }


def _rows(
    section: str, kind: Any, variants: list[Variant], stocks: Mapping[str, Stocks], wording: Wording
) -> Iterator[Row]:
    """The rules of a section, and after those of the deal what they leave in the stock."""
    for field in fields(kind):
        key = f"{section}.{field.name}"
        values = {variant.id: rule_value(variant.rules, key, wording) for variant in variants}
        yield Row(rule_id(key), rule_name(key, wording), values)
        if key == _AFTER_HANDS:
            words = {id_: _stocks_words(own, wording) for id_, own in stocks.items()}
            yield Row("stock", wording.say("compare-stock"), words, stocks)


def _stocks_words(stocks: Stocks, wording: Wording) -> str:
    """What is left for each number of players: ``78 si son 2, 65 si son 3 y 52 si son 4``."""
    return listed(
        [
            wording.say("compare-stock-for", stock=str(stock), players=str(players))
            for players, stock in stocks.items()
        ],
        wording,
    )


def _drawn(
    row: Row, variants: list[Variant], shown_by: Mapping[str, str], wording: Wording
) -> dict[str, Any]:
    """A row of the table; ``differs`` are the variants with other words than the reference.

    ``shown_by`` has, by rule, the link to a position that shows what it changes.
    """
    differs = row.unlike(variants[0].id)
    return {
        "id": row.id,
        "name": row.name,
        "href": shown_by.get(row.id, ""),
        "differs": " ".join(differs),
        "cells": [_cell(row, variant, variant.id in differs, wording) for variant in variants],
    }


def _cell(row: Row, variant: Variant, differs: bool, wording: Wording) -> dict[str, str]:
    key = row.id.replace("-", ".", 1).replace("-", "_")
    status = variant.provenance[key].status if row.is_rule else None
    looks = {"diff": differs, "mute": status is Status.SILENT}
    return {
        "variant": variant.id,
        "value": row.values[variant.id],
        "status": wording.say(f"status-{status}") if status else "",
        "mark": MARKS[status] if status else "",
        "look": " ".join(look for look, holds in looks.items() if holds),
    }


def _apart(
    variant: Variant, reference: Variant, sections: list[dict[str, Any]], wording: Wording
) -> dict[str, Any]:
    """How a variant differs from the reference, by section, in words."""
    here, there = wording.words(variant.name), wording.words(reference.name)
    told, count = [], 0
    for section in sections:
        rules = []
        for row in section["rows"]:
            if words := told_apart(row, variant.id, reference.id, there, wording):
                rules.append((row.name, words))
                count += row.is_rule
        if rules:
            told.append({"name": section["name"], "rules": rules})
    return {
        "id": variant.id,
        "title": wording.say("compare-against", here=here, there=there),
        "count": wording.say("compare-count", n=count),
        "sections": told,
    }
