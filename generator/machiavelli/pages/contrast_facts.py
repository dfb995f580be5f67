"""What the engine says of a position under other rules, as its page is handed it."""

from collections.abc import Mapping
from dataclasses import dataclass

from machiavelli.model.contrast import Says
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import MeldVerdict, Reason


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a position is answered under some rules.

    Where that is less than under others, ``reason`` tells why the longest of all turns is not legal here,
    and ``meld`` the meld at fault, of that turn or of the table before it.
    """

    rules: Rules
    says: Says
    reason: Reason | None = None
    meld: MeldVerdict | None = None


@dataclass(frozen=True, slots=True)
class AnswerFacts:
    """One answer, and the table it ends with, if anything can be played."""

    outcome: Outcome
    after: tuple[MeldVerdict, ...]


@dataclass(frozen=True, slots=True)
class ContrastFacts:
    """The table before, the answers, and what each variant answers, by id."""

    before: tuple[MeldVerdict, ...]
    answers: tuple[AnswerFacts, ...]
    elsewhere: Mapping[str, Outcome]
