"""Digests of what an answer depends on: what is asked about, and the program that answers."""

import json
import sys
from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).parents[1]
_LIBRARIES = ("pydantic", "pillow")
"""Those that have a say in answers and in how they are written down."""


@cache
def program_digest() -> str:
    """Of every module of the package, of Python and of the libraries.

    Asked once in a process, at its beginning: what is edited later is not what this process runs.
    """
    found = sha256(repr((sys.version, [version(name) for name in _LIBRARIES])).encode())
    for path in sorted(_PACKAGE.rglob("*.py")):
        name = path.relative_to(_PACKAGE).as_posix()
        found.update(f"\0{name}\0{sha256(path.read_bytes()).hexdigest()}".encode())
    return found.hexdigest()


def digest_of(value: object) -> str:
    """Of a noun of the model, or of any collection of them: another as soon as anything in it is.

    Raises TypeError for what has no canonical form.
    """
    text = json.dumps(value, default=_plain, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def _plain(value: Any) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        return {f"{type(value).__name__}.{one.name}": getattr(value, one.name) for one in fields(value)}
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Set):
        return sorted(value)
    raise TypeError(f"no canonical form for {type(value).__name__}")
