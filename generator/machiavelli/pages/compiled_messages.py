"""Messages as a script can say them of any rules: taken apart here, so that no Fluent runtime is shipped.

A text is a list of parts: a string, ``{"v": name}`` where a value goes, or a choice
``{"s": name, "of": {code: text}, "else": text}``. ``web/ui/house/saying.mjs`` puts them together.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from fluent.syntax import ast

from machiavelli.errors import WordingError
from machiavelli.model.catalogue import Catalogue

Parts: TypeAlias = list[str | dict[str, Any]]


def compiled(catalogue: Catalogue, message_ids: Iterable[str]) -> dict[str, Parts]:
    """The messages by id. Raises WordingError for one that is missing or does more than choose by values."""
    patterns = _patterns(catalogue)
    made: dict[str, Parts] = {}
    for message_id in message_ids:
        if message_id not in patterns:
            raise WordingError(f"{catalogue.lang}: no message {message_id!r}")
        made[message_id] = _text(patterns[message_id])
    return made


def _patterns(catalogue: Catalogue) -> Mapping[str, ast.Pattern]:
    return {
        entry.id.name: entry.value
        for tree in catalogue.trees.values()
        if isinstance(tree, ast.Resource)
        for entry in tree.body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _text(pattern: ast.Pattern) -> Parts:
    parts: Parts = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _placed(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        elif part != "":
            parts.append(part)
    return parts


def _placed(expression: ast.Expression | ast.Placeable) -> str | dict[str, Any]:
    """What stands in braces."""
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return {"v": _name(expression)}
    if isinstance(expression, ast.SelectExpression) and isinstance(
        expression.selector, ast.VariableReference
    ):
        choices = {
            _code(variant): _text(variant.value) for variant in expression.variants if not variant.default
        }
        (default,) = (variant for variant in expression.variants if variant.default)
        return {"s": _name(expression.selector), "of": choices, "else": _text(default.value)}
    raise WordingError(f"{type(expression).__name__}: a script cannot say this")


def _name(reference: ast.VariableReference) -> str:
    return reference.id.name.replace("-", "_")


def _code(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
