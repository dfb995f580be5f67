"""From PyYAML's events to data. What a piece of text means is decided here, not by YAML 1.1.

Only ``true`` and ``false`` are truth values, whole numbers are written without leading zeros, nothing or
``null`` is empty, and all else is text.
"""

import re
from collections.abc import Iterator
from typing import Any

import yaml

from machiavelli.loading.characters import NO_BREAK_SPACES, invisible, unseen
from machiavelli.loading.yaml_faults import comment_cuts
from machiavelli.loading.yaml_file import Data, Key, YamlFile
from machiavelli.model.findings import Code, Place, finding_at

DEEPEST = 12
"""Levels of nesting. The deepest honest file has six."""

WHOLE_NUMBER = r"0|-?[1-9][0-9]{0,8}"
_NUMBER = re.compile(WHOLE_NUMBER)
_NUMBER_LIKE_KEY = re.compile(r"[-+.0-9].*")
_MERGE = "<<"
_PLAIN = {"": None, "null": None, "true": True, "false": False}


class TooDeepError(Exception):
    """Nested deeper than any honest file; reading stops."""

    def __init__(self, place: Place) -> None:
        self.place = place


class Builder:
    """Makes data from PyYAML's events; faults that leave the rest readable go to the file's findings."""

    def __init__(self, file: YamlFile, text: str) -> None:
        self.file = file
        self.lines = text.split("\n")
        self.events: Iterator[yaml.Event] = yaml.parse(text, Loader=yaml.CSafeLoader)

    def read_document(self) -> None:
        """Fill the file with data and places. Raises TooDeepError, or yaml.MarkedYAMLError for syntax."""
        next(self.events)  # the start of the stream
        first = next(self.events)
        if isinstance(first, yaml.StreamEndEvent):
            self._report(Place(self.file.path), Code.EMPTY_FILE, "nothing stands in this file")
            return
        self.file.data = self._value(next(self.events), ())
        self.file.readable = True
        next(self.events)  # the end of the document
        following = next(self.events)
        if isinstance(following, yaml.DocumentStartEvent):
            self._report(
                self._place(following), Code.SEVERAL_DOCUMENTS, "a second document: one file holds one thing"
            )
            self.file.readable = False  # half of it is not there: what the keys lack would be noise
            return
        for _ in self.events:
            """Read to the end, so that faults of the last lines are found."""

    def _value(self, event: yaml.Event, key: Key, indent: int = -1) -> Data:
        place = self._place(event)
        self.file.places[key] = place
        if len(key) > DEEPEST:
            raise TooDeepError(place)
        self._refuse_references(event, place)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(event, key)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(key, indent)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, key, indent)
        return None  # an alias, reported above

    def _refuse_references(self, event: yaml.Event, place: Place) -> None:
        anchor, tag = getattr(event, "anchor", None), getattr(event, "tag", None)
        if isinstance(event, yaml.AliasEvent):
            message = (
                f'*{anchor} refers to another value: write the value itself (a joker is "*" in quotes, or ★)'
            )
            self._report(place, Code.ANCHOR, message)
        elif anchor is not None:
            self._report(place, Code.ANCHOR, f"&{anchor} names a value: names are not used here, take it out")
        if tag is not None:
            self._report(place, Code.TAG, "a type after ! is not used here: take it out")

    def _mapping(self, start: yaml.MappingStartEvent, key: Key) -> dict[str, Data]:
        entries: dict[str, Data] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            name = self._key(event, key)
            value = next(self.events)
            if start.flow_style and _mark(value.start_mark) == _mark(event.end_mark):
                self._lost(event, name)
            if name is None or name in entries:
                if name is not None:
                    self._duplicate(event, key, name)
                self._skip(value)
                continue
            self.file.key_places[*key, name] = self._place(event)
            entries[name] = self._value(value, (*key, name), self._place(start).column - 1)
        return entries

    def _lost(self, event: yaml.Event, name: str | None) -> None:
        """A text without colon inside ``{ }`` would be a key with nothing in it."""
        message = f"{name!r} has no colon: inside {{ }} a comma ends a text, put the text in double quotes"
        self._report(self._place(event), Code.QUOTE_THE_TEXT, message)

    def _key(self, event: yaml.Event, parent: Key) -> str | None:
        place = self._place(event)
        if not isinstance(event, yaml.ScalarEvent):
            self._report(place, Code.BAD_KEY, "a key must be one word or number")
            self._skip(event)
            return None
        self._refuse_references(event, place)
        name: str = event.value
        if name == _MERGE and not event.style:
            message = "<< takes values over from elsewhere: that is not used here, write them out"
            self._report(place, Code.ANCHOR, message)
            return None
        self._refuse_unseen(name, place)
        number_like = not event.style and _NUMBER_LIKE_KEY.fullmatch(name)
        if number_like and not _NUMBER.fullmatch(name):
            self._report(place, Code.BAD_KEY, f"{name!r} is no key: write a number such as 6, or a word")
        if any(space in name for space in NO_BREAK_SPACES):
            self._report(place, Code.BAD_KEY, f"{name!r} holds a no-break space: write a common one, or none")
        return name

    def _duplicate(self, event: yaml.Event, parent: Key, name: str) -> None:
        first = self.file.key_places[*parent, name].line
        self._report(
            self._place(event), Code.DUPLICATE_KEY, f"the key {name!r} stands in line {first} already"
        )

    def _sequence(self, key: Key, indent: int) -> list[Data]:
        items: list[Data] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            items.append(self._value(event, (*key, str(len(items))), indent))
        return items

    def _scalar(self, event: yaml.ScalarEvent, key: Key, indent: int) -> Data:
        text: str = event.value
        place = self.file.places[key]
        quotes = 1 if event.style in ("'", '"') else 0
        if _mark(event.end_mark) == (place.line - 1, place.column - 1 + len(text) + 2 * quotes):
            self.file.text_starts[key] = Place(place.path, place.line, place.column + quotes)
        self._refuse_unseen(text, place)
        if event.style:
            return text
        value: Data = _PLAIN.get(text, text)
        if isinstance(value, str) and _NUMBER.fullmatch(text):
            return int(text)
        cut = text == "" or isinstance(value, str)
        end = _mark(event.end_mark)
        if cut and (at := comment_cuts(self.lines, *end, indent)):
            message = (
                "a space and # begin a comment: put the text in double quotes, or the comment on its own line"
            )
            self._report(Place(place.path, *at), Code.COMMENT_IN_TEXT, message)
        return value

    def _refuse_unseen(self, text: str, place: Place) -> None:
        for character in unseen(text):
            self._report(place, Code.INVISIBLE_CHARACTER, invisible(character))

    def _skip(self, event: yaml.Event) -> None:
        depth = 0
        while True:
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth == 0:
                return
            event = next(self.events)

    def _place(self, event: yaml.Event) -> Place:
        line, column = _mark(event.start_mark)
        return Place(self.file.path, line + 1, column + 1)

    def _report(self, place: Place, code: Code, message: str) -> None:
        self.file.findings.append(finding_at(place, code, message))


def _mark(mark: Any) -> tuple[int, int]:
    """Line and column from 0. Every event of a text has them, whatever the stubs of PyYAML say."""
    return mark.line, mark.column
