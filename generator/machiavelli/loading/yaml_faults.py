"""What a fault of YAML syntax means to an author, in place of the parser's own words."""

import re
from typing import TypeAlias

import yaml

from machiavelli.model.findings import Code, Place

Explained: TypeAlias = tuple[Place, Code, str, str | None]
"""Place, code, message, and the text with the fault put right where that is possible without guessing."""

_COMMENT = re.compile(r"[ ]+#")
_KEY_BEFORE = re.compile(r"[ -]*[^\s:#]+:[ ]+\S")
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
    problem = error.problem or ""
    mark = error.problem_mark or error.context_mark
    lines = text.split("\n")
    if mark is None:
        return Place(path), Code.YAML_SYNTAX, problem, None
    if error.context == "while scanning an alias" and error.context_mark is not None:
        return _bare_joker(error.context_mark, lines, path)
    place = Place(path, mark.line + 1, mark.column + 1)
    before = lines[mark.line][: mark.column] if mark.line < len(lines) else ""
    if problem == "exceeded maximum nesting depth":
        return place, Code.TOO_DEEP, "nested far too deep: write it flatter", None
    if (error.context or "").startswith("while parsing a flow") and error.context_mark is not None:
        opened = Place(path, error.context_mark.line + 1, error.context_mark.column + 1)
        bracket = lines[error.context_mark.line][error.context_mark.column]
        message = f"the {bracket} opened here is not closed, or a comma is missing in it"
        return opened, Code.YAML_SYNTAX, message, None
    if problem == "found unexpected end of stream" and error.context_mark is not None:
        opened = Place(path, error.context_mark.line + 1, error.context_mark.column + 1)
        return opened, Code.QUOTE_THE_TEXT, f"the quotes opened here are never closed: {_QUOTE}", None
    if before.rstrip(" ").endswith(("'", '"')):
        return _ended_early(before, mark, path)
    if problem.startswith("mapping values are not allowed") and _KEY_BEFORE.match(before):
        return place, Code.QUOTE_THE_TEXT, f"a second colon and space in one line: {_QUOTE}", None
    if problem.startswith("mapping values are not allowed"):
        return (
            place,
            Code.YAML_SYNTAX,
            "a key here does not fit: check the indentation of this line and the one above",
            None,
        )
    if problem == "found character that cannot start any token":
        return (
            place,
            Code.QUOTE_THE_TEXT,
            f"a text cannot begin with {lines[mark.line][mark.column]!r}: {_QUOTE}",
            None,
        )
    if problem == "could not find expected ':'" and error.context_mark is not None:
        start = Place(path, error.context_mark.line + 1, error.context_mark.column + 1)
        return (
            start,
            Code.YAML_SYNTAX,
            "this line is neither a key with a colon nor the rest of a text above",
            None,
        )
    return place, Code.YAML_SYNTAX, problem, None


def _bare_joker(mark: yaml.Mark, lines: list[str], path: str) -> Explained:
    line = lines[mark.line]
    cured = [*lines]
    cured[mark.line] = line[: mark.column] + "★" + line[mark.column + 1 :]
    message = 'a bare * means something else in YAML: write the joker as "*" in quotes, or ★'
    return Place(path, mark.line + 1, mark.column + 1), Code.BARE_JOKER, message, "\n".join(cured)


def _ended_early(before: str, mark: yaml.Mark, path: str) -> Explained:
    quoted = before.rstrip(" ")
    cure = _QUOTE if quoted[-1] == "'" else 'write quotes inside the text as \\" or «»'
    message = f"the text ends at this {quoted[-1]} already: {cure}"
    return Place(path, mark.line + 1, len(quoted)), Code.QUOTE_THE_TEXT, message, None
