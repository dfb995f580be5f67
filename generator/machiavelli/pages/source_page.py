"""The sources: what each says, what follows from it, what it leaves unsaid, where it differs."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.sources import Source, Status
from machiavelli.model.variant import Variant
from machiavelli.pages.card_markup import cards_in_text, sprite_html
from machiavelli.pages.differences import differing_rules
from machiavelli.pages.literal import heading
from machiavelli.pages.page import Page, link
from machiavelli.pages.provenance_markup import MARKS
from machiavelli.pages.rule_words import rule_name, rule_value
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

_KEY = "sources"
_LISTS = {
    "sources-states": (Status.STATED,),
    "sources-implies": (Status.DERIVED,),
    "sources-odds": (Status.DISPUTED,),
    "sources-silent": (Status.CONVENTION, Status.SILENT),
}


def source_page(content: Content, wording: Wording) -> Page:
    """The page of all sources in one language."""
    wording.asked |= {*_LISTS, "sources-against", "sources-puzzles"}
    title = wording.say("sources-title")
    markdown = render(
        "sources.md",
        say=wording.say,
        link=partial(link, _KEY),
        sprite=sprite_html(),
        heading=heading,
        title=title,
        sources=[_source(content, source, wording) for source in content.sources.values()],
    )
    return Page(
        wording.lang,
        _KEY,
        title=title,
        description=wording.say("sources-description"),
        markdown=markdown,
        hide=("navigation",),
        source=next(content.place("source", id_).path for id_ in content.sources),
    )


def _source(content: Content, source: Source, wording: Wording) -> dict[str, Any]:
    number = wording.say("sources-number", short=source.short)
    told = [
        (variant, list(_lists(source, variant, _own_rules(content, variant), wording)))
        for variant in content.variants.values()
    ]
    return {
        "id": source.id,
        "heading": f"{number} · {source.title}",
        "note": cards_in_text(wording.words(source.note), wording),
        "url": source.url,
        "puzzles": [
            {"id": puzzle.id, "title": wording.words(puzzle.title)}
            for puzzle in content.puzzles.values()
            if puzzle.source == source.id
        ],
        "variants": [
            {
                "id": variant.id,
                "name": wording.say("sources-variant", name=wording.words(variant.name)),
                "lists": lists,
            }
            for variant, lists in told
            if lists
        ],
    }


def _own_rules(content: Content, variant: Variant) -> set[str]:
    """The rules that the variant does not take over from its parent as they are, with the same reasons."""
    parent = content.variants.get(variant.parent or "")
    if parent is None:
        return set(variant.provenance)
    differing = differing_rules(variant.rules, parent.rules)
    return {
        key for key, why in variant.provenance.items() if key in differing or why != parent.provenance[key]
    }


def _lists(source: Source, variant: Variant, own: set[str], wording: Wording) -> Iterator[dict[str, Any]]:
    """The variant's own rules by what the source has to do with them."""
    why_of = {key: why for key, why in variant.provenance.items() if key in own}
    for title, statuses in _LISTS.items():
        keys = [key for key, why in why_of.items() if why.status in statuses and source.id in why.by]
        yield from _list(title, keys, variant, wording)
    keys = [key for key, why in why_of.items() if source.id in why.against and source.id not in why.by]
    yield from _list("sources-against", keys, variant, wording)


def _list(title: str, keys: list[str], variant: Variant, wording: Wording) -> Iterator[dict[str, Any]]:
    if keys:
        yield {"title": wording.say(title), "rules": [_rule(key, variant, wording) for key in keys]}


def _rule(key: str, variant: Variant, wording: Wording) -> dict[str, Any]:
    why = variant.provenance[key]
    return {
        "sign": MARKS[why.status],
        "name": rule_name(key, wording),
        "value": rule_value(variant.rules, key, wording),
        "note": cards_in_text(wording.words(why.note), wording) if why.note else "",
    }
