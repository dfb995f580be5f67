"""The figures of simulated hands as files hold them: one for each variant, cell by cell."""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, replace
from pathlib import Path

import click

from machiavelli import __version__
from machiavelli.delivery.jsonl import compact
from machiavelli.delivery.simulating import CellOfHands
from machiavelli.loading.simulated import parse_simulated
from machiavelli.model.simulated import PLAY, POLICIES, Cell, Simulated
from machiavelli.study.simulated_figures import figures_of
from machiavelli.study.simulation import Course


def simulated(
    variant: str, digest: str, seed: int, played: Mapping[CellOfHands, Sequence[Course]]
) -> Simulated:
    """What the hands of a variant show."""
    cells = tuple(_cell(cell, seed, courses) for cell, courses in played.items())
    return Simulated(variant, __version__, PLAY, digest, seed, cells)


def _cell(cell: CellOfHands, seed: int, courses: Sequence[Course]) -> Cell:
    command = (
        f"machiavelli simulate --variant {cell.variant} --players {cell.players} --policy {cell.policy} "
        f"--games {len(courses)} --seed {seed}"
    )
    # The first hand and the shortest one: the second is soon played again.
    shortest = min(range(len(courses)), key=lambda hand: courses[hand].turns)
    replayed = {hand: courses[hand].numbers() for hand in sorted({0, shortest})}
    figures = figures_of(courses, mixed=cell.policy == "mixed")
    return Cell(cell.players, cell.policy, len(courses), command, figures, replayed)


def write_into(folder: Path, new: Simulated) -> None:
    """Write the file of a variant; cells that it has and that are not made anew stay, if they still hold."""
    path = folder / f"{new.variant}.json"
    old = parse_simulated(path.read_text(encoding="utf-8")) if path.exists() else None
    kept: tuple[Cell, ...] = ()
    if old is not None and (old.rules, old.play, old.seed) == (new.rules, new.play, new.seed):
        kept = tuple(cell for cell in old.cells if new.cell(cell.players, cell.policy) is None)
    cells = sorted((*kept, *new.cells), key=lambda cell: (cell.players, POLICIES.index(cell.policy)))
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(as_json(replace(new, cells=tuple(cells))), encoding="utf-8")
    click.echo(f"written: {path}", err=True)


def as_json(shown: Simulated) -> str:
    """The file: a line for each thing that is told of all, then the cells."""
    head = {"variant": shown.variant, "engine": shown.engine, "play": shown.play, "rules": shown.rules}
    lines = [f"{compact(key)}: {compact(value)}" for key, value in (head | {"seed": shown.seed}).items()]
    cells = ",\n".join(map(_cell_json, shown.cells))
    return "{\n" + ",\n".join(lines) + f',\n"cells": [\n{cells}\n]\n}}\n'


def _cell_json(cell: Cell) -> str:
    told = {"players": cell.players, "policy": cell.policy, "games": cell.games, "command": cell.command}
    figures = ",\n  ".join(f"{compact(key)}: {compact(astuple(it))}" for key, it in cell.figures.items())
    return f'{compact(told)[:-1]},\n "replayed": {compact(cell.replayed)},\n "figures": {{\n  {figures}}}}}'
