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
    if not origin_sources(provenances.content, provenances.variant):
        return []
    say, sources = provenances.wording.say, provenances.content.sources
    told = [
        {
            "who": provenances.who([id_ for id_ in said_by if id_ in sources]),
            "says": f"{capitalised(say(message))}.",
        }
        for message, said_by in ORIGINS
        if any(id_ in sources for id_ in said_by)
    ]
    return [{"id": "odds-origin", "rule": say("origin-title"), "sides": told, "note": "", "here": ""}]


def origin_sources(content: Content, variant: Variant) -> tuple[str, ...]:
    """The sources that the box names; none where the variant follows none of them, or all agree."""
    sides = [[id_ for id_ in said_by if id_ in content.sources] for _, said_by in ORIGINS]
    known = tuple(id_ for side in sides for id_ in side)
    differ = len([side for side in sides if side]) > 1
    return known if differ and set(variant.sources) & set(known) else ()
