"""What a fault of YAML syntax means to an author, in place of the parser's own words."""

import re
from typing import Any, TypeAlias

import yaml

from machiavelli.model.findings import Code, Place

Explained: TypeAlias = tuple[Place, Code, str, str | None]
"""Place, code, message, and the text with the fault put right where that is possible without guessing."""

_COMMENT = re.compile(r"[ ]+#")
_KEY_BEFORE = re.compile(r"[ -]*[^\s:#]+: +\S")
_NO_SPACE = re.compile(r"[ -]*[\w-]+:[^ ]")
_NO_KEY = "did not find expected key"
_NO_LINE_BREAK = "did not find expected comment or line break"
_QUOTE = 'put the whole text in double quotes ("…")'


def comment_cuts(lines: list[str], line: int, column: int, indent: int) -> tuple[int, int] | None:
    """Where a comment cuts off a plain text that ends at ``line``, ``column`` (from 0): from 1, or None.

    A comment line below counts too if it is indented deeper than ``indent``, as a text's next line would be.
    """
    rest = lines[line][column:] if line < len(lines) else ""
    if found := _COMMENT.match(rest):
        return line + 1, column + found.end()
    below = lines[line + 1] if line + 1 < len(lines) else ""
    depth = len(below) - len(below.lstrip(" "))
    if not rest.strip() and column > 0 and below.lstrip(" ").startswith("#") and depth > max(indent, 0):
        return line + 2, depth + 1
    return None


def explain(error: yaml.MarkedYAMLError, text: str, path: str) -> Explained:
    """Turn a parser's error into place, code and cure."""
    lines = text.split("\n")
    problem, context = error.problem or "", error.context or ""
    line, column = _position(error.problem_mark or error.context_mark)
    opened_line, opened_column = _position(error.context_mark or error.problem_mark)
    here = Place(path, line + 1, column + 1)
    opened = Place(path, opened_line + 1, opened_column + 1)
    before = _line(lines, line)[:column].rstrip(" ")
    if context == "while scanning an alias":
        return _bare_joker(opened, lines)
    if problem == "exceeded maximum nesting depth":
        return here, Code.TOO_DEEP, "nested far too deep: write it flatter", None
    if problem == "found unexpected end of stream":
        return opened, Code.QUOTE_THE_TEXT, f"the quotes opened here are never closed: {_QUOTE}", None
    if before.endswith(("'", '"')):
        return _ended_early(before, here)
    if context in ("while parsing a flow sequence", "while parsing a flow mapping"):
        bracket = "[" if context.endswith("sequence") else "{"
        message = (
            f"the {bracket} opened here is not closed, lacks a comma, or a text in it needs double quotes"
        )
        return opened, Code.YAML_SYNTAX, message, None
    if problem.startswith("mapping values are not allowed"):
        if _KEY_BEFORE.match(before):
            return here, Code.QUOTE_THE_TEXT, f"a second colon and space in one line: {_QUOTE}", None
        message = "a key here does not fit: check the indentation of this line and the one above"
        return here, Code.YAML_SYNTAX, message, None
    if problem == "found character that cannot start any token":
        sign = _line(lines, line)[column : column + 1]
        return here, Code.QUOTE_THE_TEXT, f"a text cannot begin with {sign!r}: {_QUOTE}", None
    if problem == "could not find expected ':'" and _NO_SPACE.match(_line(lines, opened_line)):
        return opened, Code.YAML_SYNTAX, "a space is missing after the colon", None
    if problem == "could not find expected ':'":
        message = "this line is neither a key with a colon nor the rest of a text above"
        return opened, Code.YAML_SYNTAX, message, None
    if problem in (_NO_KEY, _NO_LINE_BREAK):
        return _goes_on(problem, before, here)
    if problem == "did not find expected '-' indicator":
        message = "this is no item of the list above: begin it with '- ', or check the indentation"
        return here, Code.YAML_SYNTAX, message, None
    if problem == "did not find expected node content":
        problem = "no value can be read here, or a bracket before it is not closed"
    return here, Code.YAML_SYNTAX, problem, None


def _position(mark: Any) -> tuple[int, int]:
    """Line and column from 0; the start of the file for an error that knows no place."""
    return (0, 0) if mark is None else (mark.line, mark.column)


def _line(lines: list[str], number: int) -> str:
    return lines[number] if number < len(lines) else ""


def _bare_joker(place: Place, lines: list[str]) -> Explained:
    line, column = lines[place.line - 1], place.column - 1
    cured = [*lines]
    cured[place.line - 1] = line[:column] + "★" + line[column + 1 :]
    message = 'a bare * means something else in YAML: write the joker as "*" in quotes, or ★'
    return place, Code.BARE_JOKER, message, "\n".join(cured)


def _ended_early(before: str, here: Place) -> Explained:
    cure = _QUOTE if before[-1] == "'" else 'write quotes inside the text as \\" or «»'
    message = f"the text ends at this {before[-1]} already: {cure}"
    return Place(here.path, here.line, len(before)), Code.QUOTE_THE_TEXT, message, None


def _goes_on(problem: str, before: str, here: Place) -> Explained:
    """A text that goes on after what YAML takes for a whole value, or a key that stands too far left."""
    if problem == _NO_LINE_BREAK:
        return here, Code.QUOTE_THE_TEXT, f"a text cannot begin with '|' or '>': {_QUOTE}", None
    if _KEY_BEFORE.match(before):
        return here, Code.QUOTE_THE_TEXT, f"YAML takes the text for ended before this: {_QUOTE}", None
    message = "a key here does not fit: check the indentation of this line and the one above"
    return here, Code.YAML_SYNTAX, message, None
