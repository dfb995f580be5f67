"""Notes that a variant takes over from another: what they speak of is still so."""

from collections.abc import Iterator

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, Place, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.parameters import value_of
from machiavelli.model.variant import Variant


def check_notes(content: Content, variant: Variant) -> Iterator[Finding]:
    """The notes of one variant, and those that it takes over."""
    for parameter, why in variant.provenance.items():
        origin = _origin(content, variant, parameter)
        if why.note is None or origin is None:
            continue
        if origin is variant:
            yield from _check_names(content, variant, parameter, why.rests_on or ())
        elif why.rests_on is None and why.by:  # a house rule's reason is asked nothing
            message = (
                f"{variant.id!r} takes this note over: write 'rests_on' beside it, "
                "the other rules of which it speaks, such as [deal.jokers], or [] where it speaks of none"
            )
            yield finding_at(_place(content, origin, parameter, "note"), Code.MISSING_KEY, message)
        else:
            yield from _check_still_so(content, variant, origin, parameter, why.rests_on or ())


def _origin(content: Content, variant: Variant, parameter: str) -> Variant | None:
    """The variant in whose file the entry stands; None where it is not known."""
    path = _place(content, variant, parameter).path
    while content.place("variant", variant.id).path != path:
        parent = content.variants.get(variant.parent or "")
        if parent is None:
            return None
        variant = parent
    return variant


def _check_names(
    content: Content, variant: Variant, parameter: str, rests_on: tuple[str, ...]
) -> Iterator[Finding]:
    for number, name in enumerate(rests_on):
        if name not in variant.provenance:
            place = _place(content, variant, parameter, "rests_on", str(number))
            yield finding_at(
                place, Code.UNKNOWN_PARAMETER, f"no rule {name!r}, {cure(name, variant.provenance)}"
            )


def _check_still_so(
    content: Content, variant: Variant, origin: Variant, parameter: str, rests_on: tuple[str, ...]
) -> Iterator[Finding]:
    for name in rests_on:
        if name in variant.provenance and value_of(variant.rules, name) != value_of(origin.rules, name):
            message = (
                f"{name} is not as in {origin.id!r}, but the note on {parameter}, taken over from there, "
                f"speaks of it: write an entry for {parameter} here, with a note that is true"
            )
            yield finding_at(_place(content, variant, name), Code.STALE_NOTE, message)


def _place(content: Content, variant: Variant, parameter: str, *rest: str) -> Place:
    return content.place("variant", variant.id, "rules", *parameter.split("."), *rest)
