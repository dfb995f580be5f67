"""The words of the game: for each thing the one word that the site uses, and those it never does."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from machiavelli.model.words import Words

WordLists: TypeAlias = Mapping[str, tuple[str, ...]]
"""Language code to words of that language; a language without any is left out."""


@dataclass(frozen=True, slots=True)
class Term:
    """One thing of the game.

    ``forms`` are other forms of its word, ``also`` what other people call it, ``never`` what this site does
    not; ``explained`` says whether pages explain the word where it first comes up.
    """

    id: str
    word: Words
    definition: Words
    forms: WordLists
    also: WordLists
    never: WordLists
    explained: bool


@dataclass(frozen=True, slots=True)
class Usage:
    """Words that no text may use, in some languages, and what to write instead."""

    id: str
    never: WordLists
    write: Words


@dataclass(frozen=True, slots=True)
class Glossary:
    """All terms in their order, and the usage of words that are no terms of the game."""

    terms: Mapping[str, Term] = field(default_factory=dict)
    usage: Mapping[str, Usage] = field(default_factory=dict)

    def never(self, lang: str) -> Iterator[tuple[str, str]]:
        """Each word that texts in ``lang`` may not use, with what to write instead."""
        for term in self.terms.values():
            yield from ((word, term.word[lang]) for word in term.never.get(lang, ()))
        for usage in self.usage.values():
            yield from ((word, usage.write[lang]) for word in usage.never.get(lang, ()))
