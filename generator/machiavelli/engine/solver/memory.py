"""What a search remembers of its states: the limits that failed, and those that held.

Who has spent fewer jokers, and can still place as many, can do all that another can: so each failure speaks
for the states that are worse off, and each success for those better off.
"""

from collections.abc import Hashable
from typing import NamedTuple


class Jokers(NamedTuple):
    """The jokers of a state: how many are spent, and how many those and the room made for more come to."""

    spent: int
    most: int


class Memory:
    """Answers of one search, by what a state is apart from its jokers."""

    def __init__(self) -> None:
        self._failed: dict[Hashable, list[tuple[Jokers, int]]] = {}
        self._held: dict[Hashable, list[tuple[Jokers, int]]] = {}

    def recall(self, state: Hashable, jokers: Jokers, limit: int) -> bool | None:
        """Whether the state can be completed within ``limit``; None where that is not known."""
        spent, most = jokers
        for (other_spent, other_most), other_limit in self._failed.get(state, ()):
            if other_limit >= limit and other_spent <= spent and other_most >= most:
                return False
        for (other_spent, other_most), other_limit in self._held.get(state, ()):
            if other_limit <= limit and other_spent >= spent and other_most <= most:
                return True
        return None

    def note(self, state: Hashable, jokers: Jokers, limit: int, held: bool) -> None:
        """Remember an answer, in place of what was known for the same jokers."""
        known = (self._held if held else self._failed).setdefault(state, [])
        known[:] = [entry for entry in known if entry[0] != jokers]
        known.append((jokers, limit))
