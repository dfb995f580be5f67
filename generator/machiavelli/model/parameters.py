"""Parameters by their keys: ``deal.hand_size``, as files, pages and findings name them."""

from dataclasses import replace
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from annotated_types import Ge, Interval

from machiavelli.model.variant import Rules

Held: TypeAlias = int | bool | str
"""The value of a rule that words rest on."""


def value_of(rules: Rules, key: str) -> Any:
    """The value of a parameter. Raises AttributeError for a key that names none."""
    return attrgetter(key)(rules)


def with_value(rules: Rules, key: str, value: Any) -> Rules:
    """The same rules with another value of one parameter. Raises AttributeError for a key that names none."""
    section, _, name = key.partition(".")
    return replace(rules, **{section: replace(getattr(rules, section), **{name: value})})


def possible_values(key: str) -> tuple[Held, ...]:
    """What a parameter can be, where that is yes or no or one of a few codes; empty where it is a number.

    Raises KeyError for a key that names none.
    """
    section, _, name = key.partition(".")
    kind = get_type_hints(get_type_hints(Rules)[section])[name]
    values: tuple[Held, ...] = (True, False) if kind is bool else get_args(kind)
    return values if values and all(isinstance(value, bool | str) for value in values) else ()


def is_possible(key: str, value: object) -> bool:
    """Whether a parameter can be so, whatever the others are: one of its codes, or a number in its bounds.

    Those made of several numbers are not asked about. Raises KeyError for a key that names none.
    """
    section, _, name = key.partition(".")
    kind = get_type_hints(get_type_hints(Rules)[section], include_extras=True)[name]
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return any(_fits(one, value) for one in kinds)


def _fits(kind: Any, value: object) -> bool:
    if kind is bool or kind is NoneType:
        return type(value) is kind
    if get_origin(kind) is Literal:
        return any(value == code and type(value) is type(code) for code in get_args(kind))
    if get_origin(kind) is not Annotated or type(value) is not int:
        return False
    (bound,) = (one for one in get_args(kind) if isinstance(one, Ge | Interval))
    least: Any = bound.ge
    most: Any = getattr(bound, "le", None)
    return bool(value >= least and (most is None or value <= most))
