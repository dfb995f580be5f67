"""The tables that all positions of a variant share, and when to begin new ones."""

from typing import TypeAlias

from machiavelli.engine.solver.groups import GroupShape
from machiavelli.engine.solver.place_table import PlaceTable
from machiavelli.engine.solver.run_table import RunTable
from machiavelli.engine.solver.runs import RunShape

_Key: TypeAlias = tuple[RunShape, GroupShape, int, bool]

_MOST_VARIANTS = 32
_tables: dict[_Key, PlaceTable] = {}
_run_tables: dict[RunShape, RunTable] = {}


def tables(runs: RunShape, groups: GroupShape, jokers: int, to_the_card: bool) -> PlaceTable:
    """The tables for these shapes (see :class:`PlaceTable`); new ones where the old have grown too large."""
    key = (runs, groups, jokers, to_the_card)
    known = _tables.get(key)
    if known is None or known.full:
        if len(_tables) >= _MOST_VARIANTS:
            _tables.clear()
        known = _tables[key] = PlaceTable(_run_table(runs), groups, jokers, to_the_card)
    return known


def _run_table(shape: RunShape) -> RunTable:
    known = _run_tables.get(shape)
    if known is None or known.full:
        if len(_run_tables) >= _MOST_VARIANTS:
            _run_tables.clear()
        known = _run_tables[shape] = RunTable(shape)
    return known
