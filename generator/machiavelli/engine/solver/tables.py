"""The tables that all positions of a variant share, and when to begin new ones."""

from typing import TypeAlias, TypeVar

from machiavelli.engine.solver.groups import GroupShape
from machiavelli.engine.solver.place_table import PlaceTable
from machiavelli.engine.solver.run_table import RunTable
from machiavelli.engine.solver.runs import RunShape

_Key: TypeAlias = tuple[RunShape, GroupShape, int, bool]

Key = TypeVar("Key")
Table = TypeVar("Table")

_MOST_VARIANTS = 32
_tables: dict[_Key, PlaceTable] = {}
_run_tables: dict[RunShape, RunTable] = {}


def tables(runs: RunShape, groups: GroupShape, jokers: int, to_the_card: bool) -> PlaceTable:
    """The tables for these shapes (see :class:`PlaceTable`); new ones where the old have grown too large."""
    key = (runs, groups, jokers, to_the_card)
    known = _tables.get(key)
    if known is None or known.full:
        known = PlaceTable(run_table(runs), groups, jokers, to_the_card)
        _keep(_tables, key, known)
    return known


def run_table(shape: RunShape) -> RunTable:
    """The table for runs of this shape alone; a new one where the old has grown too large."""
    known = _run_tables.get(shape)
    if known is None or known.full:
        known = RunTable(shape)
        _keep(_run_tables, shape, known)
    return known


def _keep(kept: dict[Key, Table], key: Key, table: Table) -> None:
    if len(kept) >= _MOST_VARIANTS:
        kept.clear()
    kept[key] = table
