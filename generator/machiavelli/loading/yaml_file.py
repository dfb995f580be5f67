"""Plain data of a YAML file, where every value knows its line and column."""

from dataclasses import dataclass, field
from typing import TypeAlias

from machiavelli.model.findings import Finding, Place

Data: TypeAlias = "dict[str, Data] | list[Data] | str | int | bool | None"
Key: TypeAlias = tuple[str, ...]
"""The way to a value: keys, and numbers of list items counted from ``"0"``."""


@dataclass(slots=True)
class YamlFile:
    """A file's data. ``places`` has the place of each value, ``key_places`` that of its key,
    ``text_starts`` that of the first character of each text written in one line as it is."""

    path: str
    data: Data = None
    places: dict[Key, Place] = field(default_factory=dict)
    key_places: dict[Key, Place] = field(default_factory=dict)
    text_starts: dict[Key, Place] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    readable: bool = False

    def place(self, key: Key) -> Place:
        """Where the value at ``key`` stands, or the nearest value around it."""
        while key and key not in self.places:
            key = key[:-1]
        return self.places.get(key, Place(self.path))

    def place_inside(self, key: Key, column: int) -> Place:
        """Where the character ``column`` (from 1) of a text stands, or the text if folded or escaped."""
        start = self.text_starts.get(key)
        return self.place(key) if start is None else Place(start.path, start.line, start.column + column - 1)


def at_path(data: Data, key: Key) -> Data:
    """The value at ``key``; None where there is none."""
    for step in key:
        if isinstance(data, dict):
            data = data.get(step)
        elif isinstance(data, list) and step.isdigit() and int(step) < len(data):
            data = data[int(step)]
        else:
            return None
    return data
