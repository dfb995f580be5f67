"""``machiavelli replay``: judge a game that was written down, turn by turn, and say how it ended."""

from collections.abc import Sequence
from typing import NoReturn

import click

from machiavelli.delivery.jsonl import load_variants
from machiavelli.delivery.outcome import as_json as outcome_json
from machiavelli.delivery.outcome import as_text as outcome_text
from machiavelli.delivery.record_messages import sentence
from machiavelli.engine.game import Replay, read_record
from machiavelli.engine.game import replay as play_again
from machiavelli.model.record import RecordCode, RecordFault

MOST_BYTES = 4_000_000


@click.command()
@click.argument("path", metavar="FILE", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--json", "as_json", is_flag=True, help="The outcome as one JSON object.")
def replay(path: str, as_json: bool) -> None:
    """Judge the game recorded in FILE (- for standard input) and print its outcome.

    Each fault is one line: path:line:column: CODE message. Exit status: 0 none, 1 faults, 2 wrong usage.
    """
    variants = load_variants()
    text = _text(path)
    record, faults = read_record(text)
    outcome: Replay | None = None
    if record is not None and record.variant in variants:
        outcome = play_again(variants[record.variant].rules, record)
        faults = (*faults, *outcome.faults)
    elif record is not None:
        there = f"{record.variant[:40]}; there are {', '.join(variants)}"
        faults = (*faults, RecordFault(record.spots["variant"], RecordCode.UNKNOWN_VARIANT, there))
    if faults or record is None or outcome is None:
        _refuse(path, faults)
    show = outcome_json if as_json else outcome_text
    click.echo(show(record, outcome))


def _text(path: str) -> str:
    """The text of the file; a file that is too large or not UTF-8 ends the command with a finding."""
    try:
        with click.open_file(path, "rb") as file:
            raw: bytes = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise click.UsageError(f"{path} cannot be read: {error.strerror}") from None
    if len(raw) > MOST_BYTES:
        _print_and_leave([f"{path}:1:1: too-large more than {MOST_BYTES} bytes"])
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1
        _print_and_leave([f"{path}:{line}:{column}: not-utf8 bytes that are not UTF-8"])


def _refuse(path: str, faults: Sequence[RecordFault]) -> NoReturn:
    def place(fault: RecordFault) -> tuple[int, int]:
        return fault.spot.line, fault.spot.column

    _print_and_leave(
        [
            f"{path}:{fault.spot.line}:{fault.spot.column}: {fault.code} {sentence(fault)}"
            for fault in sorted(faults, key=place)
        ]
    )


def _print_and_leave(lines: Sequence[str]) -> NoReturn:
    click.echo("\n".join(lines))
    click.echo(f"{len(lines)} finding{'s' if len(lines) > 1 else ''}", err=True)
    raise SystemExit(1)
