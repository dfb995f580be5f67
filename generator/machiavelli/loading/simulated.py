"""The figures of simulated hands, as ``machiavelli simulate --into simulated`` wrote them."""

import json
from math import isfinite
from pathlib import Path
from typing import Any

from machiavelli.loading.folder import read_text
from machiavelli.model.findings import Code, Finding, Place
from machiavelli.model.simulated import POLICIES, Cell, Estimate, Simulated

FOLDER = "simulated"


def read_simulated(
    root: Path, places: dict[tuple[str, ...], Place], findings: list[Finding]
) -> dict[str, Simulated]:
    """The figures by variant; adds the place of each file's digest of the rules, and what cannot be read."""
    figures: dict[str, Simulated] = {}
    folder = root / FOLDER
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.name.startswith(".") or path.name == "README.md":
            continue
        shown = f"{FOLDER}/{path.name}"
        if path.suffix != ".json":
            message = "only .json files are read here: move it elsewhere"
            findings.append(Finding(shown, 1, 1, Code.STRAY_FILE, message))
            continue
        source = read_text(root, path, shown)
        if isinstance(source, Finding):
            findings.append(source)
            continue
        read = parse_simulated(source.text)
        if read is None or read.variant != path.stem:
            findings.append(Finding(shown, 1, 1, Code.UNREADABLE_FILE, _no_figures(path.stem)))
            continue
        figures[path.stem] = read
        places["simulated", path.stem] = _place_of_rules(shown, source.text)
    return figures


def _no_figures(variant: str) -> str:
    return f"no figures of {variant!r} can be read here: make it anew with `make simulated VARIANT={variant}`"


def parse_simulated(text: str) -> Simulated | None:
    """The figures in the text of such a file; None where it is not one."""
    try:
        data = json.loads(text)
        return Simulated(
            variant=_plain(data["variant"], str),
            engine=_plain(data["engine"], str),
            play=_plain(data["play"], int),
            rules=_plain(data["rules"], str),
            seed=_plain(data["seed"], int),
            cells=tuple(map(_cell, data["cells"])),
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _plain(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        raise TypeError(kind)
    return value


def _cell(data: dict[str, Any]) -> Cell:
    if data["policy"] not in POLICIES:
        raise ValueError(data["policy"])
    return Cell(
        _plain(data["players"], int),
        data["policy"],
        _plain(data["games"], int),
        _plain(data["command"], str),
        {name: Estimate(*map(_finite, ends)) for name, ends in data["figures"].items()},
        {int(hand): tuple(map(int, numbers)) for hand, numbers in data["replayed"].items()},
    )


def _finite(value: Any) -> float:
    if type(value) not in (int, float) or not isfinite(value):
        raise ValueError(value)
    return float(value)


def _place_of_rules(path: str, text: str) -> Place:
    """Where the digest stands: a line of its own, as such files are written."""
    key = '"rules":'
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith(key):
            return Place(path, number, line.index(key) + len(key) + 2)
    return Place(path)
