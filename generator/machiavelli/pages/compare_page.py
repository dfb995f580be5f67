"""All rules of all variants side by side, with what differs from the first marked."""

from dataclasses import fields
from functools import partial
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.parameters import value_of
from machiavelli.model.sources import Status
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.provenance_markup import MARKS
from machiavelli.pages.rule_words import rule_name, rule_value
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

REFERENCE = "base"
"""The variant that the others are compared with."""

SHOWN = 4
"""Columns to begin with: as many as a screen has room for. Readers choose the others."""

_KEY = "compare"


def compare_page(content: Content, wording: Wording) -> Page:
    """The page of one language. Raises KeyError if the content lacks the variant ``REFERENCE``."""
    variants = reference_first(content)
    body = render(
        "compare.html",
        say=wording.say,
        sprite=sprite_html(),
        shown=SHOWN,
        variants={variant.id: _column(variant, wording) for variant in variants},
        sections=[
            {
                "id": section.name,
                "name": wording.say(f"compare-{section.name}"),
                "rows": _rows(section.name, section.type, variants, wording),
            }
            for section in fields(Rules)
        ],
        marks=[(mark, wording.say(f"status-{status}")) for status, mark in MARKS.items()],
    )
    title = wording.say("compare-title")
    return Page(
        wording.lang,
        _KEY,
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
        "href": link(_KEY, f"variants/{variant.id}"),
        "incomplete": variant.incomplete,
    }


def _rows(section: str, kind: Any, variants: list[Variant], wording: Wording) -> list[dict[str, Any]]:
    keys = [f"{section}.{field.name}" for field in fields(kind)]
    cell = partial(_cell, reference=variants[0], wording=wording)
    return [
        {"name": rule_name(key, wording), "cells": [cell(variant, key) for variant in variants]}
        for key in keys
    ]


def _cell(variant: Variant, key: str, reference: Variant, wording: Wording) -> dict[str, str]:
    status = variant.provenance[key].status
    differs = value_of(variant.rules, key) != value_of(reference.rules, key)
    looks = {"diff": differs, "mute": status is Status.SILENT}
    return {
        "variant": variant.id,
        "value": rule_value(variant.rules, key, wording),
        "status": wording.say(f"status-{status}"),
        "mark": MARKS[status],
        "look": " ".join(look for look, holds in looks.items() if holds),
    }
