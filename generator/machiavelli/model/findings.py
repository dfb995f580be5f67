"""Faults of the content, each with its place in a file and a short stable code."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A spot in a file. ``path`` is relative to the root, with ``/``; line and column count from 1."""

    path: str
    line: int = 1
    column: int = 1


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One fault. Sorted by path, line and column; prints as ``path:line:column: CODE message``."""

    path: str
    line: int
    column: int
    code: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}: {self.code} {self.message}"


def finding_at(place: Place, code: str, message: str) -> Finding:
    """A finding that points at ``place``."""
    return Finding(place.path, place.line, place.column, code, message)
