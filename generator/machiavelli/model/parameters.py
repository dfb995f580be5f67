"""Parameters by their keys: ``deal.hand_size``, as files, pages and findings name them."""

from operator import attrgetter
from typing import Any, TypeAlias, get_args, get_type_hints

from machiavelli.model.variant import Rules

Held: TypeAlias = int | bool | str
"""The value of a rule that words rest on."""


def value_of(rules: Rules, key: str) -> Any:
    """The value of a parameter. Raises AttributeError for a key that names none."""
    return attrgetter(key)(rules)


def possible_values(key: str) -> tuple[Held, ...]:
    """What a parameter can be, where that is yes or no or one of a few codes; empty where it is a number.

    Raises KeyError for a key that names none.
    """
    section, _, name = key.partition(".")
    kind = get_type_hints(get_type_hints(Rules)[section])[name]
    values: tuple[Held, ...] = (True, False) if kind is bool else get_args(kind)
    return values if values and all(isinstance(value, bool | str) for value in values) else ()
