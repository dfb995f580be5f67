"""``machiavelli study``: simulated play measured for the pages on strategy, as JSON."""

import json
from collections.abc import Mapping
from dataclasses import astuple

import click

from machiavelli.delivery.jsonl import compact, load_variants
from machiavelli.study.report import Measured, figures, measure

_VARIANT = "base"


@click.command()
@click.option("--seed", type=int, default=1, help="The same seed gives the same hands.")
@click.option("--hands", type=click.IntRange(min=2), help="At most so many hands of each kind, for a try.")
def study(seed: int, hands: int | None) -> None:
    """Print what simulated hands show; strategy/measured.json is made so, in the better part of an hour."""
    click.echo(as_json(measure(load_variants()[_VARIANT].rules, seed, hands), seed), nl=False)


def as_json(measured: Measured, seed: int) -> str:
    """The file: the figures one a line, below them what they were made from, one kind a line."""
    made_from: dict[str, object] = {
        f"duels.{name}": [list(map(int, astuple(outcome))) for outcome in outcomes]
        for name, outcomes in measured.duels.items()
    }
    made_from |= {f"tables.{name}": list(shares) for name, shares in measured.tables.items()}
    made_from["dealt"] = list(measured.dealt)
    parts = [
        f'"variant": {json.dumps(_VARIANT)},\n"seed": {seed}',
        f'"figures": {_lines(figures(measured))}',
        f'"hands": {_lines(made_from)}',
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(values: Mapping[str, object]) -> str:
    lines = (f"{compact(name)}: {compact(value)}" for name, value in values.items())
    return "{\n" + ",\n".join(lines) + "\n}"
