"""Melds shown on the rule pages, each with the verdict it is shown for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from machiavelli.model.cards import Card
from machiavelli.model.verdicts import Kind, Reason
from machiavelli.model.words import Words

Verdict: TypeAlias = Kind | Reason
"""The kind of a legal meld, or the reason why it is none."""


@dataclass(frozen=True, slots=True)
class MeldExample:
    """A legal or illegal meld. ``variants`` names the rule pages that show it; empty: all of them.

    Verification confirms ``verdict`` under the rules of every variant named, or there one of those that have
    a caption of their own in ``elsewhere``; where all are meant, under the rules of those that extend none.
    A page without a caption for the verdict of its rules leaves the meld out.
    """

    id: str
    meld: tuple[Card, ...]
    verdict: Verdict
    caption: Words
    variants: tuple[str, ...] = ()
    elsewhere: Mapping[Verdict, Words] = field(default_factory=dict)

    def caption_for(self, verdict: Verdict) -> Words | None:
        """The words for this verdict; None where nobody thought of it."""
        return self.caption if verdict == self.verdict else self.elsewhere.get(verdict)

    def is_shown_for(self, variant: str) -> bool:
        """Whether the page of ``variant`` shows it."""
        return not self.variants or variant in self.variants
