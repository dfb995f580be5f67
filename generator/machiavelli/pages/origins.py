"""When the game appeared: no rule, so no parameter carries it; the sources that say so differ."""

from typing import Any

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
    sources, own = provenances.content.sources, set(provenances.variant.sources)
    sides = [
        (message, known)
        for message, said_by in ORIGINS
        if (known := [id_ for id_ in said_by if id_ in sources])
    ]
    if len(sides) < 2 or not own & {id_ for _, known in sides for id_ in known}:
        return []
    say = provenances.wording.say
    told = [
        {"who": provenances.who(known), "says": f"{capitalised(say(message))}."} for message, known in sides
    ]
    return [{"id": "odds-origin", "rule": say("origin-title"), "sides": told, "note": "", "here": ""}]
