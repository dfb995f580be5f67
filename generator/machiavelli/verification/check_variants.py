"""Variants: parameters fit together, the deal is possible, every source is known and used."""

from collections.abc import Iterator
from dataclasses import replace

from machiavelli.engine import stock_after_deal
from machiavelli.errors import PositionError
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, Place, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.sources import Status, sources_named
from machiavelli.model.variant import Players, Variant
from machiavelli.verification.check_notes import check_notes
from machiavelli.verification.laws import LAWS

_BY_PLAYERS = ("packs_by_players", "hand_by_players")
"""Parameters of the deal with entries for single numbers of players."""

_ALWAYS_SETTLED = frozenset(
    {
        "deal.players",
        "deal.decks",
        "deal.hand_size",
        "melds.group_min",
        "melds.group_max",
        "melds.run_min",
        "turn.draw_when",
        "turn.draw_count",
        "turn.least_added",
    }
)


def check_variants(content: Content) -> Iterator[Finding]:
    """Everything about the variants and their sources."""
    yield from refusals(content)
    for variant in content.variants.values():
        yield from _check_silent(content, variant)
        yield from _check_incomplete(content, variant)
        yield from _check_sources(content, variant)
        yield from check_notes(content, variant)
    yield from _check_unused(content)


def refusals(content: Content) -> Iterator[Finding]:
    """Why nobody can play by the rules of some variants.

    A fault that a variant takes over from its parent is the same finding again, or is not told again.
    """
    for variant in content.variants.values():
        parent = content.variants.get(variant.parent or "")
        told = parent is not None and any(_check_deal(content, parent))
        for finding in _check_rules(content, variant):
            if not told or finding.code is not Code.IMPOSSIBLE_DEAL:
                yield finding


def without_refused(content: Content) -> Content:
    """The content without variants whose rules are refused: nobody can play, judge or deal by them."""
    refused = {id_ for id_, variant in content.variants.items() if any(_check_rules(content, variant))}
    if not refused:
        return content
    sound = {id_: variant for id_, variant in content.variants.items() if id_ not in refused}
    return replace(content, variants=sound, unread=content.unread | {("variant", id_) for id_ in refused})


def _check_rules(content: Content, variant: Variant) -> Iterator[Finding]:
    yield from _check_laws(content, variant)
    yield from _check_seats(content, variant)
    yield from _check_deal(content, variant)


def _entry(variant: Variant, parameter: str, *rest: str) -> tuple[str, ...]:
    return ("variant", variant.id, "rules", *parameter.split("."), *rest)


def _own_place(content: Content, variant: Variant, *parameters: str, players: int | None = None) -> Place:
    """Where to look: the first of the parameters that the variant's own file has, else the first of all.

    In the first it is the entry for so many ``players``, where they are given.
    """
    own = content.place("variant", variant.id).path
    places = [content.place(*_entry(variant, parameter, "value")) for parameter in parameters]
    if players is not None:
        places[0] = content.place(*_entry(variant, parameters[0], "value", str(players)))
    return next((place for place in places if place.path == own), places[0])


def _check_laws(content: Content, variant: Variant) -> Iterator[Finding]:
    for law in LAWS:
        if not law.holds(variant.rules):
            place = _own_place(content, variant, law.parameter, *law.others)
            fault = law.fault(variant.rules)
            if content.place(*_entry(variant, law.parameter)).path != place.path:
                fault += (
                    f"; {law.parameter} is taken over from {variant.parent!r}: write an entry for it here"
                )
            yield finding_at(place, Code.INCONSISTENT_RULES, fault)


def _check_seats(content: Content, variant: Variant) -> Iterator[Finding]:
    """The numbers of players with packs or a hand of their own, and that hand."""
    deal = variant.rules.deal
    if deal.players.least > deal.players.most:
        return
    fewest = max(1, deal.hand_floor or 1)
    for players, hand in deal.hand_by_players.items():
        place = content.place(*_entry(variant, "deal.hand_by_players", "value", str(players)))
        if hand < fewest:
            message = f"{players} players get {hand} each, but at least {fewest} must be dealt"
            yield finding_at(place, Code.INCONSISTENT_RULES, message)
    for parameter in _BY_PLAYERS:
        for players in getattr(deal, parameter):
            if not _may_play(deal.players, players):
                place = _own_place(content, variant, f"deal.{parameter}", "deal.players", players=players)
                message = f"{players} players, but {deal.players.least} to {deal.players.most} may play"
                yield finding_at(place, Code.INCONSISTENT_RULES, message)


def _may_play(players: Players, number: int) -> bool:
    return players.least <= number and (number <= players.most or players.more_allowed)


def _check_silent(content: Content, variant: Variant) -> Iterator[Finding]:
    """What every game needs is never left without a rule."""
    for parameter, why in variant.provenance.items():
        if why.status is Status.SILENT and parameter in _ALWAYS_SETTLED:
            message = f"'silent' says that there is no such rule, but every game needs {parameter}"
            place = content.place(*_entry(variant, parameter, "status"))
            yield finding_at(
                place, Code.INCONSISTENT_RULES, f"{message}: write 'convention' for a rule of yours"
            )


def _check_incomplete(content: Content, variant: Variant) -> Iterator[Finding]:
    """What is not known of a variant is its parent's, which there must be."""
    if variant.incomplete and variant.parent is None:
        place = content.place("variant", variant.id, "incomplete")
        message = f"{variant.id!r} extends no variant whose rules fill the gaps"
        yield finding_at(place, Code.INCONSISTENT_RULES, message)


def _check_deal(content: Content, variant: Variant) -> Iterator[Finding]:
    """Enough cards for every number of players that may play; of the usual deals the first fault is told."""
    deal = variant.rules.deal
    seats = {*range(deal.players.least, deal.players.most + 1), *deal.hand_by_players, *deal.packs_by_players}
    usual_told = False
    for players in sorted(seat for seat in seats if _may_play(deal.players, seat)):
        own = next((name for name in _BY_PLAYERS if players in getattr(deal, name)), None)
        if own is None and usual_told:
            continue
        try:
            stock_after_deal(variant.rules, players)
        except PositionError as error:
            place = _place_of_deal(content, variant, players, own)
            yield finding_at(place, Code.IMPOSSIBLE_DEAL, f"{players} players: {error}")
            usual_told = usual_told or own is None


def _place_of_deal(content: Content, variant: Variant, players: int, own: str | None) -> Place:
    """Where so many players are dealt what they are dealt; ``own`` has an entry for them."""
    others = ("deal.hand_size", "deal.decks", "deal.jokers", "deal.face_up")
    if own is not None:
        return _own_place(content, variant, f"deal.{own}", *others, players=players)
    if players == variant.rules.deal.players.least:  # too few cards for all
        return _own_place(content, variant, *others, "deal.players")
    return _own_place(content, variant, "deal.players", *others)


def _check_sources(content: Content, variant: Variant) -> Iterator[Finding]:
    for number, source in enumerate(variant.sources):
        key = ("variant", variant.id, "sources", str(number))
        unknown = list(_check_known(content, source, key))
        yield from unknown
        inherited = ("variant", variant.id, "sources") not in content.places
        named = inherited or any(source in (*why.by, *why.against) for why in variant.provenance.values())
        if not named and not unknown:
            message = f"no rule of this variant names {source!r} in 'by' or 'against'"
            yield finding_at(content.place(*key), Code.UNUSED_SOURCE, message)
    for parameter, why in variant.provenance.items():
        for key_name, sources in (("by", why.by), ("against", why.against)):
            for number, source in enumerate(sources):
                yield from _check_known(content, source, _entry(variant, parameter, key_name, str(number)))


def _check_known(content: Content, source: str, key: tuple[str, ...]) -> Iterator[Finding]:
    if source not in content.sources and ("source", "") not in content.unread:
        message = f"no source {source!r}, {cure(source, content.sources)}"
        yield finding_at(content.place(*key), Code.UNKNOWN_SOURCE, message)


def _check_unused(content: Content) -> Iterator[Finding]:
    if any(kind in ("variant", "puzzle") for kind, _ in content.unread):
        return
    used = {
        source
        for variant in content.variants.values()
        for source in sources_named(variant.sources, variant.provenance)
    }
    used |= {puzzle.source for puzzle in content.puzzles.values() if puzzle.source}
    for id_ in content.sources.keys() - used:
        message = f"no variant and no puzzle names the source {id_!r}"
        yield finding_at(content.place("source", id_), Code.UNUSED_SOURCE, message)
