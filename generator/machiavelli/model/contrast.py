"""A position that is answered otherwise under other rules: what a rule changes at the table."""

from dataclasses import dataclass
from typing import TypeAlias

from machiavelli.model.parameters import Held
from machiavelli.model.position import Position, Table

LEGAL = "legal"

Says: TypeAlias = int | str
"""The most cards that can be played; of a turn ``legal`` or the reason why not; or why there is no such
position: the code of a PositionError."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the position is answered with one value of the rule."""

    value: Held | None
    says: Says


@dataclass(frozen=True, slots=True)
class Contrast:
    """A position, asked about under the rules of ``variant`` and under the same with one rule changed.

    The question is how many cards can be played; with a table ``after``, whether that turn is legal.
    """

    id: str
    parameter: str
    variant: str
    position: Position
    after: Table | None
    answers: tuple[Answer, ...]
