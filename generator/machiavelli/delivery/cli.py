"""The command line: ``machiavelli`` and the commands of :mod:`machiavelli.delivery.commands`."""

from importlib import import_module

import click

from machiavelli import __version__

COMMANDS = (
    "check-proof",
    "judge",
    "positions",
    "render",
    "replay",
    "rules",
    "simulate",
    "solve",
    "study",
    "texts",
    "verify",
)
"""Each stands in a module of its name, with ``_`` for ``-``."""


class _Commands(click.Group):
    """The commands, each imported when it is asked for: judging a meld needs no site generator."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        command: click.Command = getattr(import_module(f"machiavelli.delivery.commands.{name}"), name)
        return command


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="machiavelli")
def main() -> None:
    """Rules, puzzles and an exact engine for Machiavelli, the Italian rummy with a shared table."""
