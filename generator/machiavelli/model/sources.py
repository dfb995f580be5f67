"""Who states a rule: sources, and the provenance of each rule parameter."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from machiavelli.model.words import Words


@dataclass(frozen=True, slots=True)
class Source:
    """One document that states rules. ``short`` is the label beside a rule, ``title`` the full reference."""

    id: str
    short: str
    title: str
    language: str
    note: Words
    url: str | None = None
    consulted: str | None = None


class Status(StrEnum):
    """On what a parameter's value rests."""

    STATED = "stated"
    """The sources in ``by`` say it in so many words."""
    DERIVED = "derived"
    """It follows from what the sources in ``by`` say; ``note`` shows how."""
    CONVENTION = "convention"
    """The sources are silent and the game needs an answer: this one is ours, ``note`` gives the reason.
    Without ``by`` it is a house rule, whatever the sources say, and may have no note."""
    SILENT = "silent"
    """The sources are silent and nothing needs to be settled: there is no such rule."""
    DISPUTED = "disputed"
    """The sources in ``by`` say it, those in ``against`` say something else; ``note`` tells what."""


@dataclass(frozen=True, slots=True)
class Provenance:
    """Why a parameter has its value.

    ``rests_on`` are the other parameters of which ``note`` speaks, None where nobody has said.
    """

    status: Status
    by: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    note: Words | None = None
    rests_on: tuple[str, ...] | None = None


def sources_named(own: Iterable[str], provenance: Mapping[str, Provenance]) -> tuple[str, ...]:
    """A variant's own sources, then those that its rules name beside them, each once."""
    named = (source for why in provenance.values() for source in (*why.by, *why.against))
    return tuple(dict.fromkeys((*own, *named)))
