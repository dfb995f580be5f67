"""The sentences of one language, as their files hold them."""

from collections.abc import Mapping
from dataclasses import dataclass

from machiavelli.model.findings import Place


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence: where it stands and the names of the values it needs."""

    id: str
    place: Place
    variables: frozenset[str]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All sentences of one language.

    ``sources`` maps the path of each file to its text in Fluent syntax, for whoever forms the sentences;
    ``messages`` maps each message id to what is known of it.
    """

    lang: str
    sources: Mapping[str, str]
    messages: Mapping[str, Message]
