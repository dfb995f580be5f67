"""Saying things in one language: sentences from the catalogue, and words that stand beside their data."""

import re
from collections.abc import Iterable, Sequence

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from machiavelli.errors import WordingError
from machiavelli.model.catalogue import LOCALE, Catalogue, Message, is_locale_of
from machiavelli.model.words import Words

_COUNTED_UP_TO = 110
"""More than the cards of any pack, so that every plural form a board can need is met."""


def _bundle(locale: str, resources: Iterable[ast.Resource]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


class Wording:
    """The sentences of one language. Answers are plain text: whoever puts them into HTML escapes them."""

    def __init__(self, lang: str, catalogue: Catalogue) -> None:
        self.lang = lang
        self.asked: set[str] = set()
        """The ids of all messages said so far, so that the build can name those that nobody says."""
        self._said: dict[tuple[object, ...], str] = {}
        self._catalogue = catalogue
        resources = [tree for tree in catalogue.trees.values() if isinstance(tree, ast.Resource)]
        self.locale = self._locale(resources)
        self._bundle = _bundle(self.locale, resources)
        self.babel = Locale.parse(self.locale, sep="-")
        self._plural = self.babel.plural_form

    def _locale(self, resources: Sequence[ast.Resource]) -> str:
        """What the catalogue names as its locale: by default the language, and never another language."""
        bundle = _bundle("en", resources)
        pattern = bundle.get_message(LOCALE).value if bundle.has_message(LOCALE) else None
        if pattern is None:
            return self.lang
        locale = str(bundle.format_pattern(pattern)[0])
        if not is_locale_of(locale, self.lang):
            raise WordingError(f"{self.lang}: {LOCALE} is {locale!r}, a locale of another language")
        self.asked.add(LOCALE)
        return locale

    def may_say(self, *message_ids: str) -> None:
        """Name messages that only some content calls for, so that none counts as unused where it does not.

        Raises WordingError if one is missing.
        """
        for message_id in message_ids:
            self._message(message_id)
        self.asked.update(message_ids)

    def say(self, message_id: str, **values: str | int) -> str:
        """Form the sentence ``message_id``. A name like ``played-count`` is passed as ``played_count``.

        Numbers choose plurals; labels such as ranks are passed as strings.
        Raises WordingError if the message is missing or lacks a value.
        """
        self.asked.add(message_id)
        # Messages may be given all parameters of a variant and need one: the others do not make it another.
        needed = self._message(message_id).variables
        given = {name: value for name, value in values.items() if name.replace("_", "-") in needed}
        key = (message_id, *given.items())
        if key not in self._said:
            self._said[key] = self._formed(message_id, given)
        return self._said[key]

    def _formed(self, message_id: str, values: dict[str, str | int]) -> str:
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
        return self._message(message_id).variables

    def path(self, message_id: str) -> str:
        """The file in which a message stands. Raises WordingError if it is missing."""
        return self._message(message_id).place.path

    def _message(self, message_id: str) -> Message:
        if message_id not in self._catalogue.messages:
            raise WordingError(f"{self.lang}: no message {message_id!r}")
        return self._catalogue.messages[message_id]

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
