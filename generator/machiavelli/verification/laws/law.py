"""A law: how parameters of one variant must fit together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass

from machiavelli.model.parameters import value_of
from machiavelli.model.variant import Rules


@dataclass(frozen=True, slots=True)
class Law:
    """``holds`` says whether rules obey; if not, ``parameter`` is where to look, and ``asks`` what it asks.

    ``others`` are all other parameters that it looks at, which may be at fault instead.
    """

    parameter: str
    holds: Callable[[Rules], bool]
    asks: str
    others: tuple[str, ...] = ()

    def fault(self, rules: Rules) -> str:
        """What is asked of the parameters, and what they are instead."""
        found = [f"{name} is {written(value_of(rules, name))}" for name in (self.parameter, *self.others)]
        return f"{self.parameter}: {self.asks}; here {', '.join(found)}"


def written(value: object) -> str:
    """A value as a file has it."""
    if is_dataclass(value):
        value = {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key}: {written(inner)}' for key, inner in value.items())}}}"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return repr(value)
