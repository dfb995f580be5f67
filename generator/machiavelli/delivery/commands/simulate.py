"""``machiavelli simulate``: whole hands played by stated policies, and what they show."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from machiavelli.delivery.commands.positions import span
from machiavelli.delivery.hands_file import HandsFile
from machiavelli.delivery.jsonl import chosen, load_variants
from machiavelli.delivery.simulated_files import as_json, simulated, write_into
from machiavelli.delivery.simulating import CellOfHands, PlayOnCores, PlayTasks, tasks_of
from machiavelli.delivery.simulating_on_dask import PlayOnDask
from machiavelli.model.simulated import POLICIES, Policy
from machiavelli.model.variant import Rules
from machiavelli.study.simulation import can_play, possible_players
from machiavelli.verification.rules_digest import rules_digest


def _players(text: str) -> range:
    """``3``, or ``2-4``. Raises BadParameter."""
    return span(text if "-" in text else f"{text}-{text}")


@click.command()
@click.option("--variant", "names", multiple=True, metavar="ID", help="May be given again; by default all.")
@click.option("--players", type=_players, metavar="N", help="3, or 2-4; by default all the rules speak of.")
@click.option("--games", type=click.IntRange(min=2), default=100, help="How many hands of each kind.")
@click.option("--seed", type=int, default=1, help="The same seed gives the same hands, on any machine.")
@click.option("--policy", "policies", type=click.Choice(POLICIES), multiple=True, help="By default each.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Keep the hands; goes on there.")
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), help="Write DIR/<variant>.json.")
@click.option("--workers", type=click.IntRange(1, 1024), help="Processes; by default one for each core.")
@click.option(
    "--executor", type=click.Choice(["cores", "dask"]), default="cores", help="Who plays the hands."
)
@click.option("--scheduler", metavar="ADDRESS", help="Of a Dask cluster, such as tcp://192.0.2.1:8786.")
def simulate(
    names: tuple[str, ...],
    players: range | None,
    games: int,
    seed: int,
    policies: tuple[Policy, ...],
    out: Path | None,
    into: Path | None,
    workers: int | None,
    executor: str,
    scheduler: str | None,
) -> None:
    """Play whole hands and print what they show, with 95 % intervals, as JSON.

    Policies: all plays whatever it sees; hold keeps its cards back until it can go out at once, or the stock
    is used up; mixed is both by turns round the table. Players see four melds of the table at a time. Hands
    end as the rules have it, nothing else ends them.
    """
    variants = load_variants()
    rules = {name: variant.rules for name, variant in chosen(variants, names).items()}
    cells = _cells(rules, players, policies or POLICIES)
    if not cells:
        raise click.UsageError(f"{', '.join(rules)}: nobody can play so")
    digests = {name: rules_digest(variant.rules) for name, variant in variants.items()}
    hands = HandsFile(out, seed, digests)
    _play(cells, rules, games, seed, hands, _executor(executor, scheduler, workers))
    for name in rules:
        played = {cell: hands.hands[cell][:games] for cell in cells if cell.variant == name}
        if played:
            shown = simulated(name, digests[name], seed, played)
            write_into(into, shown) if into else click.echo(as_json(shown), nl=False)


def _executor(name: str, scheduler: str | None, workers: int | None) -> PlayTasks:
    """Who plays the hands. Raises UsageError for options that do not go together."""
    if (name == "dask") != (scheduler is not None):
        raise click.UsageError("--executor dask and --scheduler ADDRESS go together")
    if scheduler is not None:
        return PlayOnDask(scheduler)
    return PlayTasks() if workers == 1 else PlayOnCores(workers or _cores())


def _cells(
    rules: Mapping[str, Rules], players: range | None, policies: Sequence[Policy]
) -> list[CellOfHands]:
    return [
        CellOfHands(name, number, policy)
        for name, these in rules.items()
        for number in players or possible_players(these)
        for policy in policies
        if can_play(these, number, policy)
    ]


def _play(
    cells: Sequence[CellOfHands],
    rules: Mapping[str, Rules],
    games: int,
    seed: int,
    hands: HandsFile,
    player: PlayTasks,
) -> None:
    """Play what is missing of every cell, and keep it as it comes."""
    tasks = [
        task
        for cell in cells
        for task in tasks_of(cell, rules[cell.variant], seed, len(hands.hands.get(cell, ())), games)
    ]
    total = sum(task.stop - task.first for task in tasks)
    with player, click.progressbar(length=total, label="hands", file=sys.stderr) as bar:
        for task, courses in zip(tasks, player.results(tasks), strict=True):
            hands.add(task.cell, courses)
            bar.update(len(courses))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
