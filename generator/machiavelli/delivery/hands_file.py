"""A file of simulated hands, written as they are played: what is cut off goes on where it stood.

JSON lines. The first tells the seed and the way of playing; each other holds some hands in their order, with
the cell (variant, players, policy) they belong to and the digest of the rules they were played by.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from machiavelli import __version__
from machiavelli.delivery.jsonl import compact
from machiavelli.delivery.simulating import CellOfHands
from machiavelli.model.simulated import PLAY
from machiavelli.study.simulation import Course


class HandsFile:
    """The hands of every cell that a file holds; new ones are added at its end at once.

    Without a file the hands are only kept in mind.
    Raises click.ClickException for a file of another seed, way of playing or rules, or that is no such file.
    """

    def __init__(self, path: Path | None, seed: int, digests: dict[str, str]) -> None:
        self.path, self.digests = path, digests
        self.hands: dict[CellOfHands, list[Course]] = {}
        self.head = {"seed": seed, "play": PLAY, "engine": __version__}
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]  # a line cut off was never finished: its hands are played again
        for number, line in enumerate(whole.splitlines(), start=1):
            self._read(number, line)
        if whole != text or not whole:
            path.write_text(whole or compact(self.head) + "\n", encoding="utf-8")

    def _read(self, number: int, line: str) -> None:
        try:
            data = json.loads(line)
            if number > 1:
                self._add(CellOfHands(data["variant"], data["players"], data["policy"]), data)
                return
            found = {key: data[key] for key in ("seed", "play")}
        except (ValueError, TypeError, KeyError, RecursionError):
            raise click.ClickException(
                f"{self.path}, line {number}: this is no file of simulated hands"
            ) from None
        for key, value in found.items():
            if value != self.head[key]:
                raise self._other(f"{key} {str(value)[:20]}, not {self.head[key]}")

    def _add(self, cell: CellOfHands, data: dict[str, Any]) -> None:
        if cell.variant in self.digests and data["rules"] != self.digests[cell.variant]:
            raise self._other(f"other rules: those of {cell.variant} have changed since")
        known = self.hands.setdefault(cell, [])
        if data["from"] != len(known):
            raise ValueError(data["from"])
        known += [Course(*map(int, numbers)) for numbers in data["hands"]]

    def _other(self, what: str) -> click.ClickException:
        return click.ClickException(
            f"{self.path} holds hands of {what}: name another file, or remove this one"
        )

    def add(self, cell: CellOfHands, courses: Sequence[Course]) -> None:
        """Write more hands of a cell, which follow those that are there."""
        known = self.hands.setdefault(cell, [])
        line = {
            **cell._asdict(),
            "rules": self.digests[cell.variant],
            "from": len(known),
            "hands": [course.numbers() for course in courses],
        }
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(compact(line) + "\n")
        known += courses
