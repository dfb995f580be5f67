"""Data against its model: every error becomes one finding that points at its line and names the cure."""

import json
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from machiavelli.loading.yaml_source import Data, Key, YamlFile, at_path
from machiavelli.model.findings import Code, Finding, Place, finding_at

T = TypeVar("T")

_MISSING = {"missing", "union_tag_not_found"}
_UNKNOWN = {"extra_forbidden", "unexpected_keyword_argument"}


def check(file: YamlFile, model: TypeAdapter[T], languages: Sequence[str]) -> T | None:
    """The file's data as its model, or None; what is wrong is added to ``file.findings``."""
    if not file.readable:
        return None
    try:
        return model.validate_json(json.dumps(file.data), context=tuple(languages))
    except ValidationError as error:
        # A line with a fault of its own has followers: a text cut short, an alias without a value.
        reported = {finding.line for finding in file.findings}
        file.findings += [
            finding
            for detail in error.errors(include_url=False)
            for finding in _findings(detail, file, model)
            if finding.line not in reported or detail["type"] in _MISSING
        ]
        return None


def _findings(detail: ErrorDetails, file: YamlFile, model: TypeAdapter[Any]) -> Iterator[Finding]:
    key = _key(detail["loc"], file.data)
    kind, context = detail["type"], detail.get("ctx", {})
    if kind == "words":
        for name, part, message in context["faults"]:
            code = Code(name)
            place = file.key_places.get((*key, part)) or file.place(key)
            yield finding_at(file.place((*key, part)) if code == Code.EMPTY_TEXT else place, code, message)
    elif kind in _MISSING:
        name = context.get("discriminator", "").strip("'") or str(detail["loc"][-1])
        yield finding_at(file.place(key), Code.MISSING_KEY, f"the key {name!r} is missing here")
    elif kind in _UNKNOWN:
        name = str(detail["loc"][-1])
        known = allowed_keys(model, tuple(map(str, detail["loc"][:-1])))
        yield finding_at(
            file.key_places[key], Code.UNKNOWN_KEY, f"unknown key {name!r}{_suggest(name, known)}"
        )
    elif kind in (Code.UNREADABLE_CARD, Code.INVISIBLE_CHARACTER):
        yield finding_at(_inside(file.place(key), file.data, key, context), Code(kind), context["text"])
    elif kind != "too_short" or len(detail["input"]) < context["min_length"]:
        code, message = _say(kind, detail["input"], context, detail["msg"])
        place = (
            file.key_places.get(key, file.place(key)) if detail["loc"][-1:] == ("[key]",) else file.place(key)
        )
        yield finding_at(place, code, message)


def _key(location: Sequence[int | str], data: Data) -> Key:
    """The way through the file: pydantic's location without what it adds, the names of alternatives."""
    key: Key = ()
    for step in location:
        here = at_path(data, key)
        if str(step) in here if isinstance(here, dict) else isinstance(here, list) and isinstance(step, int):
            key = (*key, str(step))
    return key


def _inside(place: Place, data: Data, key: Key, context: dict[str, Any]) -> Place:
    """The column inside a text. A text that goes over several lines is pointed at as a whole."""
    return Place(place.path, place.line, place.column + context["column"] - 1)


def _say(kind: str, value: Any, context: dict[str, Any], fallback: str) -> tuple[Code, str]:
    shown = _show(value)
    match kind:
        case "empty-text":
            return Code.EMPTY_TEXT, fallback
        case "string_pattern_mismatch":
            return (
                Code.BAD_ID,
                f"{shown} is no name here: small letters a-z, digits and hyphens, a letter first, at most 40",
            )
        case "string_type":
            return (
                Code.WRONG_TYPE,
                "a text is missing here"
                if value is None
                else f'a text is expected: write "{value}" in quotes'
                if not isinstance(value, (dict, list))
                else f"a text is expected, not {shown}",
            )
        case "int_type":
            return Code.WRONG_TYPE, f"a whole number is expected, such as 10, not {shown}"
        case "int_parsing":
            return Code.WRONG_TYPE, f"a whole number is expected as key, such as 6, not {shown}"
        case "bool_type":
            return Code.WRONG_TYPE, f"true or false is expected, not {shown}"
        case "literal_error" | "enum" | "union_tag_invalid":
            return _say_options(
                context.get("expected") or context["expected_tags"], context.get("tag", value)
            )
        case "none_required":
            return Code.WRONG_VALUE, f"only null is possible here, not {shown}"
        case "tuple_type" | "list_type":
            return Code.WRONG_TYPE, f"a list is expected, not {shown}"
        case "dict_type" | "model_type" | "dataclass_type" | "model_attributes_type":
            return Code.WRONG_TYPE, f"keys with values are expected, not {shown}"
        case "too_short":
            return (
                Code.WRONG_VALUE,
                f"too few: at least {context['min_length']}",
            )
    return Code.WRONG_VALUE, f"{shown}: {fallback[:1].lower()}{fallback[1:]}"


def _say_options(expected: str, value: Any) -> tuple[Code, str]:
    options = [option.strip("'") for option in expected.replace(" or ", ", ").split(", ")]
    options = [{"True": "true", "False": "false", "None": "null"}.get(option, option) for option in options]
    near = get_close_matches(str(value), options, n=1)
    cure = f"did you mean {near[0]!r}?" if near else f"possible: {', '.join(options)}"
    return Code.WRONG_VALUE, f"{_show(value)} is not possible here, {cure}"


def _suggest(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, n=1, cutoff=0.5)
    if near:
        return f", did you mean {near[0]!r}?"
    return f", known here: {', '.join(known)}" if known else ""


def _show(value: Any) -> str:
    """A value as the author wrote it, shortened."""
    if isinstance(value, dict):
        return "keys with values"
    if isinstance(value, list):
        return "a list"
    written = json.dumps(value, ensure_ascii=False)
    text = repr(value) if isinstance(value, str) else written
    return text if len(text) <= 60 else text[:57] + "…"


@cache
def _schema(model: TypeAdapter[Any]) -> dict[str, Any]:
    return model.json_schema()


def allowed_keys(model: TypeAdapter[Any], location: tuple[str, ...]) -> list[str]:
    """The keys that may stand at a location, by the model's schema."""
    whole = _schema(model)
    nodes = [whole]
    for step in (*location, None):
        nodes = [resolved for node in nodes for resolved in _resolve(node, whole)]
        if step is None:
            break
        inner = [node for node in nodes if step == node.get("properties", {}).get("kind", {}).get("const")]
        nodes = inner or [deeper for node in nodes if (deeper := _step(node, step)) is not None]
    return [name for node in nodes for name in node.get("properties", {})]


def _resolve(node: dict[str, Any], whole: dict[str, Any]) -> list[dict[str, Any]]:
    """A schema node without references and alternatives."""
    if "$ref" in node:
        return _resolve(whole["$defs"][node["$ref"].rsplit("/", 1)[-1]], whole)
    alternatives = node.get("anyOf") or node.get("oneOf")
    if alternatives:
        return [resolved for option in alternatives for resolved in _resolve(option, whole)]
    return [node]


def _step(node: dict[str, Any], step: str) -> dict[str, Any] | None:
    named = node.get("properties", {}).get(step)
    if isinstance(named, dict):
        return named
    for rest in ("items", "additionalProperties"):
        if isinstance(node.get(rest), dict):
            found: dict[str, Any] = node[rest]
            return found
    return None
