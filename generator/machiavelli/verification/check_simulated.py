"""Figures of simulated hands: played by the rules as they are, and in the way that is played now."""

from collections.abc import Iterator

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.simulated import PLAY
from machiavelli.verification.rules_digest import rules_digest


def check_simulated(content: Content) -> Iterator[Finding]:
    """A finding for every variant whose figures no longer follow from its rules, or that does not exist."""
    for id_, found in content.simulated.items():
        place = content.place("simulated", id_)
        variant = content.variants.get(id_)
        if variant is None:
            if ("variant", id_) not in content.unread:
                message = f"figures of {id_!r}, which is no variant: remove this file"
                yield finding_at(place, Code.UNKNOWN_VARIANT, message)
        elif found.rules != rules_digest(variant.rules):
            yield finding_at(place, Code.STALE_FIGURES, _since("the rules", id_))
        elif found.play != PLAY:
            yield finding_at(place, Code.STALE_FIGURES, _since("the way simulated players play", id_))


def _since(what: str, variant: str) -> str:
    return f"{what} changed since these hands were played: run `make simulated VARIANT={variant}`"
