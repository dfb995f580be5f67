"""Saying things in one language: sentences from the catalogue, and words that stand beside their data."""

import re

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from machiavelli.errors import WordingError
from machiavelli.model.catalogue import Catalogue
from machiavelli.model.words import Words

_LOCALES = {"pt": "pt-PT"}
"""Languages whose site means one country's usage; it decides plurals."""

_COUNTED_UP_TO = 110
"""More than the cards of any pack, so that every plural form a board can need is met."""


class Wording:
    """The sentences of one language. Answers are plain text: whoever puts them into HTML escapes them."""

    def __init__(self, lang: str, catalogue: Catalogue) -> None:
        self.lang = lang
        self.locale = _LOCALES.get(lang, lang)
        self.asked: set[str] = set()
        """The ids of all messages said so far, so that the build can name those that nobody says."""
        self._said: dict[tuple[object, ...], str] = {}
        self._catalogue = catalogue
        self._bundle = FluentBundle([self.locale], use_isolating=False)
        self._plural = Locale.parse(self.locale, sep="-").plural_form
        for source in catalogue.sources.values():
            self._bundle.add_resource(FluentResource(source))

    def say(self, message_id: str, **values: str | int) -> str:
        """Form the sentence ``message_id``. A name like ``played-count`` is passed as ``played_count``.

        Numbers choose plurals; labels such as ranks are passed as strings.
        Raises WordingError if the message is missing or lacks a value.
        """
        self.asked.add(message_id)
        key = (message_id, *values.items())
        if key not in self._said:
            self._said[key] = self._formed(message_id, values)
        return self._said[key]

    def _formed(self, message_id: str, values: dict[str, str | int]) -> str:
        if not self._bundle.has_message(message_id):
            raise WordingError(f"{self.lang}: no message {message_id!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise WordingError(f"{self.lang}: message {message_id!r} has no text")
        named = {name.replace("_", "-"): value for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, named)
        if errors:
            raise WordingError(f"{self.lang}: message {message_id!r}: {errors[0]}")
        return str(text)

    def variables(self, message_id: str) -> frozenset[str]:
        """The names of the values that a message needs. Raises WordingError if it is missing."""
        if message_id not in self._catalogue.messages:
            raise WordingError(f"{self.lang}: no message {message_id!r}")
        return self._catalogue.messages[message_id].variables

    def forms(self, message_id: str, number: str, **values: str) -> dict[str, str]:
        """All plural forms of a message, with ``{number}`` where the number stands.

        Keys are the plural categories of the language, and ``"0"`` where none is said in its own way.
        """
        forms: dict[str, str] = {}
        for count in range(1, _COUNTED_UP_TO):
            if self._plural(count) not in forms:
                forms[self._plural(count)] = self._form(message_id, number, count, values)
        none = self._form(message_id, number, 0, values)
        if forms.get(self._plural(0)) != none:
            forms["0"] = none
        return forms

    def _form(self, message_id: str, number: str, count: int, values: dict[str, str]) -> str:
        said = self.say(message_id, **{number: count}, **values)
        return re.sub(rf"\b{count}\b", f"{{{number}}}", said)

    def words(self, words: Words) -> str:
        """The text of this language among ``words``. Raises WordingError if there is none."""
        if self.lang not in words:
            raise WordingError(f"{self.lang}: no text among {sorted(words)}")
        return words[self.lang]
