"""Sentences of the rule pages as such: what each is about, who says it, and of which variants."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from machiavelli.model.variant import Rules, Variant


def _always(rules: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Sentence:
    """One message. ``about`` names rules as ``deal.hand_size``, ``said_by`` sources.

    ``only_there``: said only where the variant follows one of ``said_by``. ``holds``: whether the rules give
    the sentence something to say. ``relatives``: whether it is said of relatives alone, or of
    all others alone.
    """

    message: str
    about: tuple[str, ...] = ()
    said_by: tuple[str, ...] = ()
    only_there: bool = True
    holds: Callable[[Rules], bool] = _always
    relatives: bool | None = None

    def is_said_of(self, variant: Variant) -> bool:
        """Whether the page of ``variant`` says it."""
        elsewhere = self.said_by and self.only_there and not set(self.said_by) & set(variant.sources)
        other_kind = self.relatives is not None and self.relatives != variant.relative
        return not elsewhere and not other_kind and self.holds(variant.rules)


def rule_anchor(sentence: Sentence) -> str:
    """Where the rule pages have the sentence, in every language, if a question is about it."""
    return f"rule-{sentence.message}"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences in a row, or a list with one point for each."""

    sentences: tuple[Sentence, ...]
    points: bool = False

    def of(self, variant: Variant) -> list[Sentence]:
        """The sentences said of ``variant``."""
        return [sentence for sentence in self.sentences if sentence.is_said_of(variant)]


Section: TypeAlias = tuple[Paragraph, ...]


def about_rules(section: Section, variant: Variant) -> Iterator[str]:
    """The keys of all rules that a section speaks of, in order, as often as it does."""
    for paragraph in section:
        for sentence in paragraph.of(variant):
            yield from sentence.about
