"""Which keys may stand where, by a model's schema, so that a wrong key can be told what it may have meant."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from pydantic import TypeAdapter


def closest(name: str, known: Sequence[str]) -> str | None:
    """The known key that ``name`` is most likely a slip for, if any."""
    return next(iter(get_close_matches(name.lower(), known, n=1)), None)


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
    for pattern in node.get("patternProperties", {}).values():
        return dict(pattern)
    for rest in ("items", "additionalProperties"):
        if isinstance(node.get(rest), dict):
            found: dict[str, Any] = node[rest]
            return found
    return None
