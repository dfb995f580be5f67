"""Parameters by their keys: ``deal.hand_size``, as files, pages and findings name them."""

from operator import attrgetter
from typing import Any

from machiavelli.model.variant import Rules


def value_of(rules: Rules, key: str) -> Any:
    """The value of a parameter. Raises AttributeError for a key that names none."""
    return attrgetter(key)(rules)
