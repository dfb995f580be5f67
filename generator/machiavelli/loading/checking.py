"""Data against its model: every error becomes one finding that points at its line and names the cure."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from machiavelli.loading.fields import Asked
from machiavelli.loading.known_keys import allowed_keys, closest
from machiavelli.loading.wrong_values import say_wrong_value
from machiavelli.loading.yaml_file import Data, Key, YamlFile, at_path
from machiavelli.model.findings import Code, Finding, finding_at

T = TypeVar("T")

_MISSING = {"missing", "union_tag_not_found"}
_UNKNOWN = {"extra_forbidden", "unexpected_keyword_argument"}
_PLAIN = {"int_type", "bool_type", "string_type"}
"""Where the same value is all of these at once, any of them would do."""


def check(
    file: YamlFile,
    model: TypeAdapter[T],
    languages: Sequence[str],
    needed: Sequence[str] | None = None,
    texts: str = "texts",
) -> T | None:
    """The file's data as its model, or None; what is wrong is added to ``file.findings``.

    Words may be in any of ``languages`` and must be in those ``needed``, by default in all. ``texts`` is
    the path of the languages' own folders as findings print it.
    """
    if not file.readable:
        return None
    asked = Asked(tuple(languages), tuple(languages if needed is None else needed))
    try:
        return model.validate_json(json.dumps(file.data), context=asked)
    except ValidationError as error:
        file.findings += _Faults(file, model, error.errors(include_url=False), texts).findings()
        return None


class _Faults:
    """The errors of one file."""

    def __init__(
        self, file: YamlFile, model: TypeAdapter[Any], errors: Sequence[ErrorDetails], texts: str
    ) -> None:
        self.file, self.model, self.texts = file, model, texts
        self.errors = _joined(self._without_bare_values(errors), file.data)
        self.meant = {key: name for key, name in map(self._meant, errors) if name is not None}

    def findings(self) -> list[Finding]:
        """One finding a fault: what follows from another fault is left out."""
        # A line with a fault of its own has followers: a text cut short, an alias without a value.
        reported = {finding.line for finding in self.file.findings}
        return [
            finding
            for error in self.errors
            for finding in self._explain(error)
            if finding.line not in reported or error["type"] in _MISSING
        ]

    def _without_bare_values(self, errors: Sequence[ErrorDetails]) -> list[ErrorDetails]:
        """The errors, where those of a value that stands in place of its entry are made one."""
        bare: dict[tuple[int | str, ...], ErrorDetails] = {}
        for error in errors:
            loc = error["loc"][:-1] if error["type"] == "missing" else error["loc"]
            known = set(allowed_keys(self.model, tuple(map(str, loc))))
            value = at_path(self.file.data, way(loc, self.file.data))
            inside = isinstance(value, dict) and (not value or known & value.keys())
            if error["type"] in ("missing", "model_type") and known >= {"value", "status"} and not inside:
                bare[loc] = {**error, "type": "no-entry", "loc": loc, "input": value}
        others = [error for error in errors if not any(error["loc"][: len(loc)] == loc for loc in bare)]
        return [*others, *bare.values()]

    def _meant(self, error: ErrorDetails) -> tuple[Key, str | None]:
        """The place of an unknown key and the key it is a slip for, if any."""
        key = way(error["loc"], self.file.data)
        return key, closest(key[-1], self._allowed(error)) if error["type"] in _UNKNOWN else None

    def _allowed(self, error: ErrorDetails) -> list[str]:
        return allowed_keys(self.model, tuple(map(str, error["loc"][:-1])))

    def _explain(self, error: ErrorDetails) -> Iterator[Finding]:
        key = way(error["loc"], self.file.data)
        kind, context = error["type"], error.get("ctx", {})
        if kind == "words":
            yield from self._explain_words(key, context["faults"])
        elif kind in _MISSING:
            name = context.get("discriminator", "").strip("'") or str(error["loc"][-1])
            slips = (slip[:-1] for slip, meant in self.meant.items() if meant == name)
            if key not in slips:
                message = f"the key {name!r} is missing here"
                yield finding_at(self.file.place(key), Code.MISSING_KEY, message)
        elif kind in _UNKNOWN:
            cure = f"did you mean {self.meant[key]!r}?" if key in self.meant else ""
            cure = cure or f"known here: {', '.join(self._allowed(error)) or 'none'}"
            yield finding_at(self.file.key_places[key], Code.UNKNOWN_KEY, f"unknown key {key[-1]!r}, {cure}")
        elif kind in (Code.UNREADABLE_CARD, Code.INVISIBLE_CHARACTER):
            yield finding_at(self.file.place_inside(key, context["column"]), Code(kind), context["text"])
        elif kind != "too_short" or len(error["input"]) < context["min_length"]:
            code, message = say_wrong_value(kind, error["input"], context, error["msg"])
            of_key = error["loc"][-1:] == ("[key]",)
            key = (*key, "kind") if kind == "union_tag_invalid" else key
            yield finding_at(self.file.key_places[key] if of_key else self.file.place(key), code, message)

    def _explain_words(self, key: Key, faults: Sequence[tuple[str, str, str]]) -> Iterator[Finding]:
        """Faults that a check of ours found together; each may name a key inside."""
        for name, part, message in faults:
            code, inner = Code(name), (*key, part)
            folder = self.file.path.rpartition("/")[0].rpartition("/")[2]
            if folder and code is Code.MISSING_LANGUAGE and inner not in self.file.key_places:
                home = f"{self.texts}/{part}/{folder}.yaml"
                yield finding_at(self.file.place(key), code, f"{message}, or in {home}", home)
                continue
            at_key = code is not Code.EMPTY_TEXT and inner in self.file.key_places
            yield finding_at(self.file.key_places[inner] if at_key else self.file.place(inner), code, message)


def _joined(errors: Sequence[ErrorDetails], data: Data) -> list[ErrorDetails]:
    """The errors, where those of one value that may be this or that are made one."""
    joined: dict[tuple[Key, str] | int, ErrorDetails] = {}
    for number, error in enumerate(errors):
        kind = "plain" if error["type"] in _PLAIN else error["type"]
        key = (way(error["loc"], data), kind) if kind in ("enum", "plain") else number
        if key in joined and kind == "plain":
            error = {**error, "type": "plain"}
        elif key in joined:
            expected = f"{joined[key]['ctx']['expected']}, {error['ctx']['expected']}"
            error = {**error, "ctx": {"expected": expected}}
        joined[key] = error
    return list(joined.values())


def way(location: Sequence[int | str], data: Data) -> Key:
    """The way through the file: pydantic's location without what it adds, the names of alternatives.

    The last step of an unknown or missing key counts only if the key is there.
    """
    key: Key = ()
    alternative = False  # whether a list item was just entered, whose kind may come next
    for step in location:
        here = at_path(data, key)
        if isinstance(here, list) and isinstance(step, int):
            key, alternative = (*key, str(step)), True
        elif isinstance(here, dict) and str(step) in here and not (alternative and here.get("kind") == step):
            key, alternative = (*key, str(step)), False
        else:
            alternative = False
    return key
