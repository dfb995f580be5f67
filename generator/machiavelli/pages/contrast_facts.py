"""What the engine says of a position under other rules, as its page is handed it."""

from collections.abc import Mapping
from dataclasses import dataclass

from machiavelli.model.contrast import Says
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import MeldVerdict


@dataclass(frozen=True, slots=True)
class AnswerFacts:
    """One answer: the rules it is given under, and the table it ends with, if anything can be played."""

    rules: Rules
    says: Says
    after: tuple[MeldVerdict, ...]


@dataclass(frozen=True, slots=True)
class ContrastFacts:
    """The table before, the answers, and what each variant answers, by id."""

    before: tuple[MeldVerdict, ...]
    answers: tuple[AnswerFacts, ...]
    elsewhere: Mapping[str, Says]
