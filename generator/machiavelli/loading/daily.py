"""The list of the puzzles of the day → the model's nouns."""

from datetime import date
from typing import Annotated

from pydantic import Field, TypeAdapter

from machiavelli.loading.fields import DISTINCT, Id, Strict
from machiavelli.model.daily import Joining


class JoiningEntry(Strict):
    """Puzzles that join the puzzles of the day."""

    day: date
    """The day from which they have a part in it; it has not come yet when they are written here."""
    puzzles: Annotated[tuple[Id, ...], DISTINCT] = Field(min_length=1)
    """Their ids, in the order in which they are shown."""


DAILY: TypeAdapter[tuple[JoiningEntry, ...]] = TypeAdapter(
    Annotated[tuple[JoiningEntry, ...], Field(min_length=1)]
)


def build_daily(entries: tuple[JoiningEntry, ...]) -> tuple[Joining, ...]:
    """A checked list as joinings."""
    return tuple(Joining(entry.day, entry.puzzles) for entry in entries)
