"""The errors of the package.

MachiavelliError
├── NotationError      a text that is not a card, a meld or a position; carries code and column
├── PositionError      cards that no game of this variant can hold (a third 8♦, an illegal table)
├── ProofError         data that is no proof, or more of it than is looked at; carries a code
├── WordingError       a page asks for a sentence, or gives it values, that its language does not know
├── UsageError         a command or a plugin option that makes no sense
└── ContentError       faulty rules, puzzles or words; carries every finding, each with file, line and column

Outside the tree, for nobody to catch: EngineFault, an answer that the engine itself refutes.

A readable meld that breaks a rule is no error: it is a verdict with a reason code.
"""

from collections.abc import Sequence
from typing import Protocol


class MachiavelliError(Exception):
    """Root of all errors that callers may want to catch."""


class NotationError(MachiavelliError):
    """Text that cannot be read as cards. ``column`` counts from 1 in the text given."""

    def __init__(self, code: str, found: str, column: int) -> None:
        self.code, self.found, self.column = code, found, column
        super().__init__(f"{_NOTATION[code]} (found {found[:40]!r})")


_NOTATION = {
    "unreadable-card": (
        'not a card: write rank A 2-10 J Q K, then suit S H D C or ♠ ♥ ♦ ♣, ★ or "*" for the joker'
    ),
    "no-hand": "no hand: write the table, a colon, then the hand",
    "empty-meld": "an empty meld: two dots stand side by side",
}


class PositionError(MachiavelliError):
    """Cards that cannot lie like this in any game of the variant. ``code`` is one of a closed list."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


class ProofError(MachiavelliError):
    """Data that does not read as a proof. ``code`` is wrong-shape, too-deep or too-long."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


class WordingError(MachiavelliError):
    """A sentence that is missing, or that cannot be formed from the values given."""


class EngineFault(AssertionError):
    """The engine found its own answer wrong: a fault of the program, never of its input."""


class UsageError(MachiavelliError):
    """A command or option that makes no sense."""


class Located(Protocol):
    """Anything that prints as ``path:line:column: CODE message``."""

    def __str__(self) -> str: ...


class ContentError(MachiavelliError):
    """The content has faults. ``findings`` holds all of them, in the order of files and lines."""

    def __init__(self, findings: Sequence[Located]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(map(str, findings)))
