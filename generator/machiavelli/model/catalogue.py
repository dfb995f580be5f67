"""The sentences of one language, as their files hold them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from machiavelli.model.findings import Place
from machiavelli.model.prose import Prose

LOCALE = "language-locale"
"""The message that names the country's usage a language follows; it decides plurals."""


def is_locale_of(locale: str, lang: str) -> bool:
    """Whether the usage is one of the language's own: the plurals of another would be wrong in it."""
    return locale.partition("-")[0] == lang.partition("-")[0]


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence: where it stands, the names of the values it needs, and the codes it chooses by.

    ``codes`` maps the name of a value to the codes that the sentence tells apart, such as ``every-hand``;
    what depends on the grammar of the language (plurals, numbers, ranks) is left out.
    """

    id: str
    place: Place
    variables: frozenset[str]
    codes: Mapping[str, frozenset[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All sentences of one language.

    ``trees`` maps the path of each file to its syntax tree, a ``fluent.syntax.ast.Resource``, for whoever
    forms the sentences; ``messages`` maps each message id to what is known of it; ``prose`` is what people
    read of them.
    """

    lang: str
    trees: Mapping[str, object]
    messages: Mapping[str, Message]
    prose: tuple[Prose, ...] = ()
