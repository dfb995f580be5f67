"""The parameters that choose from a closed list."""

from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from machiavelli.model.variant import Rules


def alternatives() -> list[tuple[str, tuple[Any, ...]]]:
    """The rules that choose from a closed list, with all that can be chosen."""
    found: list[tuple[str, tuple[Any, ...]]] = []
    for section in fields(Rules):
        for name, kind in get_type_hints(get_type_hints(Rules)[section.name]).items():
            options = (True, False) if kind is bool else get_args(kind) if get_origin(kind) is Literal else ()
            if len(options) > 1:
                found.append((f"{section.name}.{name}", options))
    return found
