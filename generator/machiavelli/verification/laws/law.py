"""A law: how parameters of one variant must fit together."""

from collections.abc import Callable
from dataclasses import dataclass

from machiavelli.model.variant import Rules


@dataclass(frozen=True, slots=True)
class Law:
    """``holds`` says whether rules obey; if not, ``parameter`` is where to look, and ``why`` the fault;
    ``others`` are parameters that may be at fault instead."""

    parameter: str
    holds: Callable[[Rules], bool]
    why: str
    others: tuple[str, ...] = ()
