"""When the game appeared: no rule, so no parameter carries it; the sources that say so differ."""

from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.variant import Variant
from machiavelli.pages.card_names import capitalised
from machiavelli.pages.provenance_markup import Provenances

ORIGINS = (
    ("origin-between", ("islam-online",)),
    ("origin-during", ("wikipedia-es",)),
    ("origin-after", ("genovagioca", "sedutocomodo", "onmadesoft")),
)
"""What is said of it, oldest first, and the sources that say so."""

ORIGIN_MESSAGES = ("origin-title", *(message for message, _ in ORIGINS))


def origin_disputes(provenances: Provenances) -> list[dict[str, Any]]:
    """The box of all sides, on the pages of the variants that follow one of these sources."""
    say = provenances.wording.say
    told = [
        {"who": provenances.who(ids), "says": f"{capitalised(say(message))}."}
        for message, ids in _sides(provenances.content, provenances.variant)
    ]
    if not told:
        return []
    return [{"id": "odds-origin", "rule": say("origin-title"), "sides": told, "note": "", "here": ""}]


def origin_sources(content: Content, variant: Variant) -> tuple[str, ...]:
    """The sources that the box names; none where the variant follows none of them, or all agree."""
    return tuple(id_ for _, ids in _sides(content, variant) for id_ in ids)


def _sides(content: Content, variant: Variant) -> list[tuple[str, list[str]]]:
    """What is said, and the sources of the content that say so."""
    known = [(message, [id_ for id_ in said_by if id_ in content.sources]) for message, said_by in ORIGINS]
    sides = [(message, ids) for message, ids in known if ids]
    is_told = any(id_ in variant.sources for _, ids in sides for id_ in ids)
    return sides if len(sides) > 1 and is_told else []
