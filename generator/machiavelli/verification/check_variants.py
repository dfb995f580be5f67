"""Variants: parameters fit together, the deal is possible, every source is known and used."""

from collections.abc import Iterator

from machiavelli.engine import stock_after_deal
from machiavelli.errors import PositionError
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.variant import Variant
from machiavelli.verification.laws import LAWS


def check_variants(content: Content) -> Iterator[Finding]:
    """Everything about the variants and their sources."""
    for variant in content.variants.values():
        yield from _check_laws(content, variant)
        yield from _check_deal(content, variant)
        yield from _check_sources(content, variant)
    yield from _check_unused(content)


def _entry(variant: Variant, parameter: str, *rest: str) -> tuple[str, ...]:
    return ("variant", variant.id, "rules", *parameter.split("."), *rest)


def _check_laws(content: Content, variant: Variant) -> Iterator[Finding]:
    for law in LAWS:
        if not law.holds(variant.rules):
            place = content.place(*_entry(variant, law.parameter, "value"))
            yield finding_at(
                place, Code.INCONSISTENT_RULES, f"{law.parameter}: {law.why} (variant {variant.id!r})"
            )


def _check_deal(content: Content, variant: Variant) -> Iterator[Finding]:
    deal = variant.rules.deal
    where = _entry(variant, "deal.hand_by_players", "value")
    for players, hand in deal.hand_by_players.items():
        place = content.place(*where, str(players))
        if hand < max(1, deal.hand_floor or 1):
            least = max(1, deal.hand_floor or 1)
            yield finding_at(
                place, Code.INCONSISTENT_RULES, f"{players} players get {hand}, the fewest are {least}"
            )
        if players < deal.players.least or (players > deal.players.most and not deal.players.more_allowed):
            message = f"{players} players, but {deal.players.least} to {deal.players.most} may play"
            yield finding_at(place, Code.INCONSISTENT_RULES, message)
    seats = {*range(max(1, deal.players.least), deal.players.most + 1), *deal.hand_by_players}
    for players in sorted(seat for seat in seats if seat >= 1):
        try:
            stock_after_deal(variant.rules, players)
        except PositionError as error:
            own = (*where, str(players))
            place = content.place(
                *(own if players in deal.hand_by_players else _entry(variant, "deal.hand_size", "value"))
            )
            yield finding_at(place, Code.IMPOSSIBLE_DEAL, f"{players} players: {error}")


def _check_sources(content: Content, variant: Variant) -> Iterator[Finding]:
    for number, source in enumerate(variant.sources):
        place = content.place("variant", variant.id, "sources", str(number))
        yield from _check_known(content, source, place_key=("variant", variant.id, "sources", str(number)))
        if not any(source in (*why.by, *why.against) for why in variant.provenance.values()):
            yield finding_at(
                place, Code.UNUSED_SOURCE, f"no rule of this variant names {source!r} in 'by' or 'against'"
            )
    for parameter, why in variant.provenance.items():
        for key, sources in (("by", why.by), ("against", why.against)):
            for number, source in enumerate(sources):
                yield from _check_known(content, source, _entry(variant, parameter, key, str(number)))


def _check_known(content: Content, source: str, place_key: tuple[str, ...]) -> Iterator[Finding]:
    if source not in content.sources and ("source", "") not in content.unread:
        known = ", ".join(content.sources)
        yield finding_at(
            content.place(*place_key), Code.UNKNOWN_SOURCE, f"no source {source!r}: there are {known}"
        )


def _check_unused(content: Content) -> Iterator[Finding]:
    if any(kind == "variant" for kind, _ in content.unread):
        return
    used = {source for variant in content.variants.values() for source in variant.sources}
    for id_ in content.sources.keys() - used:
        yield finding_at(
            content.place("source", id_), Code.UNUSED_SOURCE, f"no variant follows the source {id_!r}"
        )
