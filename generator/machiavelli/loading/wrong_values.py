"""What to say of a value that does not fit: the code of the fault, and what would be right."""

import json
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from machiavelli.loading.yaml_builder import WHOLE_NUMBER
from machiavelli.model.findings import Code

_LARGE = r"-?[1-9][0-9]{9,}"
"""A number with more digits than any honest one, which is read as text."""


def say_wrong_value(kind: str, value: Any, context: Mapping[str, Any], fallback: str) -> tuple[Code, str]:
    """Code and message for an error of pydantic by its ``kind``; ``fallback`` is pydantic's own message."""
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
            return Code.WRONG_TYPE, _say_text_expected(value)
        case "int_type":
            return Code.WRONG_TYPE, _say_number_expected(value)
        case "int_parsing":
            return Code.WRONG_TYPE, f"a whole number is expected as key, such as 6, not {shown}"
        case "no-entry":
            shown = "…" if value is None or isinstance(value, (dict, list)) else json.dumps(value)
            return Code.WRONG_TYPE, f"an entry is expected: write {{value: {shown}, status: …}}"
        case "empty-value" | "twice" | "one-card":
            return Code.WRONG_VALUE, fallback
        case "greater_than_equal":
            return Code.WRONG_VALUE, f"at least {context['ge']} is expected, not {shown}"
        case "less_than_equal":
            return Code.WRONG_VALUE, f"at most {context['le']} is expected, not {shown}"
        case "plain":
            return Code.WRONG_TYPE, f"a number, true or false or a text is expected, not {shown}"
        case "bool_type":
            return Code.WRONG_TYPE, f"true or false is expected, not {shown}"
        case "literal_error" | "enum" | "union_tag_invalid":
            return _say_options(
                context.get("expected") or context["expected_tags"], context.get("tag", value)
            )
        case "tuple_type" | "list_type":
            return Code.WRONG_TYPE, f"a list is expected, [a, b] or lines that begin with '- ', not {shown}"
        case "dict_type" | "model_type" | "dataclass_type" | "model_attributes_type":
            return Code.WRONG_TYPE, f"keys with values are expected, not {shown}"
        case "too_short":
            return (
                Code.WRONG_VALUE,
                f"too few: at least {context['min_length']}",
            )
    return Code.WRONG_VALUE, f"{shown}: {fallback[:1].lower()}{fallback[1:]}"


def _say_text_expected(value: Any) -> str:
    if value is None:
        return "a text is missing here"
    if isinstance(value, (dict, list)):
        return f"a text is expected, not {_show(value)}"
    return f'a text is expected: write "{_show(value)}" in quotes'


def _say_number_expected(value: Any) -> str:
    if isinstance(value, str) and re.fullmatch(WHOLE_NUMBER, value):
        return f"a whole number is expected: write {value} without quotes"
    if isinstance(value, str) and re.fullmatch(_LARGE, value):
        return f"{value:.60} is too large: a whole number has nine digits at most"
    return f"a whole number is expected, such as 10, not {_show(value)}"


def _say_options(expected: str, value: Any) -> tuple[Code, str]:
    options = [option.strip("'") for option in expected.replace(" or ", ", ").split(", ")]
    options = [{"True": "true", "False": "false", "None": "null"}.get(option, option) for option in options]
    near = get_close_matches(str(value), options, n=1)
    cure = f"did you mean {near[0]!r}?" if near else f"possible: {', '.join(options)}"
    return Code.WRONG_VALUE, f"{_show(value)} is not possible here, {cure}"


def _show(value: Any) -> str:
    """A value as the author wrote it, shortened."""
    if isinstance(value, dict):
        return "keys with values"
    if isinstance(value, list):
        return "a list"
    written = json.dumps(value, ensure_ascii=False)
    text = repr(value) if isinstance(value, str) else written
    return text if len(text) <= 60 else text[:57] + "…"
