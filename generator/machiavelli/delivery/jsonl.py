"""JSON lines in, JSON lines out: every line is answered, a bad one with an error that says what and where."""

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO, NoReturn, TypeAlias

import click

from machiavelli.errors import EngineFault, NotationError, PositionError, UsageError
from machiavelli.loading.content import read_variants
from machiavelli.model.cards import Card
from machiavelli.model.notation import parse_card
from machiavelli.model.position import Meld, Position, Table
from machiavelli.model.variant import Variant
from machiavelli.verification.check_variants import refusals

Line: TypeAlias = Mapping[str, Any]
Answer: TypeAlias = dict[str, Any]

compact = partial(json.dumps, separators=(",", ":"))
"""JSON without blanks."""

LONGEST_LINE = 1_000_000
"""Bytes that a line may have: a whole pack with a long proof needs far fewer."""


class BadLine(Exception):
    """A line that cannot be answered; ``column`` counts from 1 in the line, or in the card at fault."""

    def __init__(self, code: str, message: str, column: int | None = None) -> None:
        self.code, self.column = code, column
        super().__init__(message)


def answer_all(source: BinaryIO, answer: Callable[[Line], Answer]) -> None:
    """Print an answer for every line of ``source``; exit with status 1 if any was bad."""
    any_bad = False
    for id_, result in _answers(source, answer):
        any_bad |= "error" in result
        text = json.dumps({"id": id_, **result}, ensure_ascii=False)
        # As bytes: UTF-8 whatever the terminal; half a surrogate pair in an id goes back as it came, escaped.
        _write(text.encode("utf-8", "backslashreplace"))
    if any_bad:
        raise SystemExit(1)


def _write(line: bytes) -> None:
    try:
        click.echo(line)
    except BrokenPipeError:  # nobody reads on: click ends the command without a word
        raise
    except OSError as error:
        # What the buffer still holds would be tried again at the end, and end the command in its own way.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise click.ClickException(f"the answers cannot be written: {error.strerror}") from None


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long, no more than shows it, whatever its length."""
    while line := source.readline(LONGEST_LINE + 1):
        part = line
        while len(part) > LONGEST_LINE and not part.endswith(b"\n"):
            part = source.readline(LONGEST_LINE + 1)
        yield line


def _answers(source: BinaryIO, answer: Callable[[Line], Answer]) -> Iterator[tuple[Any, Answer]]:
    for number, raw in enumerate(_lines(source)):
        if not raw.strip():
            continue
        id_ = None
        try:
            if len(raw) > LONGEST_LINE:
                raise BadLine("line-too-long", f"more than {LONGEST_LINE} bytes", LONGEST_LINE + 1)
            line, twice = _read((raw.removeprefix(b"\xef\xbb\xbf") if number == 0 else raw).rstrip(b"\r\n"))
            id_ = line.get("id")
            if twice:
                raise BadLine("duplicate-key", f"the key '{twice[0][:40]}' stands twice")
            yield id_, answer(line)
        except BadLine as error:
            yield id_, _error(error.code, str(error), error.column)
        except PositionError as error:
            yield id_, _error(error.code, str(error), None)
        except EngineFault as error:  # the other lines can still be answered
            message = f"a fault of this program, not of the line; please report it with the line: {error}"
            yield id_, _error("engine-fault", message, None)


def _error(code: str, message: str, column: int | None) -> Answer:
    return {"error": {"code": code, "message": message, "column": column}}


def _read(raw: bytes) -> tuple[Line, list[str]]:
    """The object of a line, and the keys that stand in it twice: JSON would let the last one win."""
    twice: list[str] = []

    def keep(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        kept = dict(pairs)
        if len(kept) < len(pairs):
            twice.extend(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        return kept

    try:
        line = json.loads(
            raw.decode("utf-8"), object_pairs_hook=keep, parse_constant=_refuse_number, parse_float=_finite
        )
    except UnicodeDecodeError as error:
        raise BadLine("not-utf-8", "the line is not UTF-8", error.start + 1) from None
    except json.JSONDecodeError as error:
        raise BadLine("not-json", f"the line is not JSON: {error.msg}", error.colno) from None
    except (RecursionError, ValueError):
        raise BadLine("not-json", "the line is nested too deeply, or has a number too long", 1) from None
    if not isinstance(line, dict):
        raise BadLine("not-an-object", f"the line must be a JSON object, not {_kind_of(line)}", 1)
    return line, twice


def _finite(text: str) -> float:
    """A number that can be written back: JSON has no infinity."""
    number = float(text)
    return number if isfinite(number) else _refuse_number(text)


def _refuse_number(text: str) -> NoReturn:
    raise BadLine("not-json", f"the line is not JSON: {text[:20]} is no number there", 1)


def cards_of(line: Line, key: str) -> Meld:
    """The cards under ``key``, a list of codes such as ``["10C", "*"]``. Raises BadLine."""
    return _cards(_value(line, key), key)


def table_of(line: Line, key: str) -> Table:
    """The melds under ``key``, a list of lists of codes. Raises BadLine."""
    melds = _value(line, key)
    if not isinstance(melds, list):
        raise BadLine("wrong-type", f"'{key}' must be a list of melds, not {_kind_of(melds)}")
    return tuple(_cards(meld, f"{key}[{number}]") for number, meld in enumerate(melds))


def position_of(line: Line, table: str = "table") -> Position:
    """The position, its table under the key ``table``. Raises BadLine."""
    held, since = (cards_of(line, key) if key in line else () for key in ("held", "since"))
    opened = flag_of(line, "opened", True)
    return Position(table_of(line, table), cards_of(line, "hand"), opened, held, since)


def flag_of(line: Line, key: str, default: bool) -> bool:
    """True or false under ``key``, ``default`` where the line has none. Raises BadLine."""
    value = line.get(key, default)
    if not isinstance(value, bool):
        raise BadLine("wrong-type", f"'{key}' must be true or false, not {_kind_of(value)}")
    return value


def variant_of(line: Line, variants: Mapping[str, Variant]) -> Variant:
    """The variant that the line names. Raises BadLine."""
    name = _value(line, "variant")
    if not isinstance(name, str):
        raise BadLine("wrong-type", f"'variant' must be text, not {_kind_of(name)}")
    if name not in variants:
        raise BadLine("unknown-variant", f"no variant '{name[:40]}': there are {', '.join(variants)}")
    return variants[name]


def _value(line: Line, key: str) -> object:
    if key not in line:
        raise BadLine("missing-key", f"the line has no '{key}'")
    return line[key]


def _cards(codes: object, place: str) -> Meld:
    if not isinstance(codes, list):
        raise BadLine("wrong-type", f"'{place}' must be a list of cards, not {_kind_of(codes)}")
    return tuple(_card(code, f"{place}[{number}]") for number, code in enumerate(codes))


def _card(code: object, place: str) -> Card:
    if not isinstance(code, str):
        raise BadLine("wrong-type", f"'{place}' must be a card as text, not {_kind_of(code)}")
    try:
        return parse_card(code)
    except NotationError as error:
        raise BadLine(error.code, f"'{place}' is {error}", error.column) from None


def _kind_of(value: object) -> str:
    kinds = {dict: "an object", list: "a list", str: "text", bool: "true or false", type(None): "null"}
    return kinds.get(type(value), "a number")


def load_variants() -> Mapping[str, Variant]:
    """The variants of the current folder or the nearest one above that has ``rules/``.

    Faults in puzzles or words are no concern here; a fault in the rules ends the command.
    """
    here = Path.cwd()
    root = next((folder for folder in (here, *here.parents) if (folder / "rules").is_dir()), None)
    if root is None:
        raise click.UsageError(f"no folder 'rules' in {here} or above it")
    return variants_under(root)


def chosen(variants: Mapping[str, Variant], names: Sequence[str]) -> dict[str, Variant]:
    """Those that are named, all where none is. Raises UsageError for a name that is none of theirs."""
    if unknown := [name for name in names if name not in variants]:
        raise click.UsageError(f"no variant {unknown[0]!r}: there are {', '.join(variants)}")
    return {name: variants[name] for name in names or variants}


def variants_under(root: Path) -> Mapping[str, Variant]:
    """The variants of the folder ``root``; without any, or with a fault in the rules, the command ends."""
    try:
        content, findings = read_variants(root)
    except UsageError as error:
        raise click.UsageError(str(error)) from None
    if findings := sorted({*findings, *refusals(content)}):
        faults = "\n".join(map(str, findings))
        raise click.ClickException(f"the rules have faults, see 'machiavelli verify'\n{faults}")
    return content.variants
