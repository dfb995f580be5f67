"""The command line: ``machiavelli`` and the commands of :mod:`machiavelli.delivery.commands`."""

import click

from machiavelli import __version__
from machiavelli.delivery.commands.check_proof import check_proof
from machiavelli.delivery.commands.judge import judge
from machiavelli.delivery.commands.render import render
from machiavelli.delivery.commands.replay import replay
from machiavelli.delivery.commands.rules import rules
from machiavelli.delivery.commands.simulate import simulate
from machiavelli.delivery.commands.solve import solve
from machiavelli.delivery.commands.verify import verify


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="machiavelli")
def main() -> None:
    """Rules, puzzles and an exact engine for Machiavelli, the Italian rummy with a shared table."""


for command in (check_proof, judge, render, replay, rules, simulate, solve, verify):
    main.add_command(command)
