"""Lessons: one idea each, told in words, drawn with cards, tried on a board, asked about at the end."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from machiavelli.model.cards import Card
from machiavelli.model.examples import Verdict
from machiavelli.model.parameters import Held
from machiavelli.model.position import Position, Table
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.quiz import Quiz
from machiavelli.model.words import Words

FIGURE_IN_WORDS = re.compile(r"\{([a-z][a-z0-9-]*\.[a-z0-9.-]+)\}")
"""A measured figure inside words, by its name: ``{patient.won}``."""


@dataclass(frozen=True, slots=True)
class ShownMeld:
    """Some cards with the verdict they are shown for."""

    meld: tuple[Card, ...]
    verdict: Verdict
    caption: Words


@dataclass(frozen=True, slots=True)
class ShownWait:
    """Cards that want for one more: ``completed_by`` so many cards of the rest of the pack makes a meld."""

    cards: tuple[Card, ...]
    completed_by: int
    caption: Words


@dataclass(frozen=True, slots=True)
class Figure:
    """A table with its hand to look at and, where ``after`` is given, what a turn makes of it."""

    position: Position
    after: Table | None = None
    caption: Words | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a lesson; on the page its members follow each other in this order.

    ``holds`` names the rules that the words rest on, each with the value it has: ``deal.hand_size`` 13. The
    words of a part name no card that is not drawn in it, and no number that ``holds`` does not name; a
    measured figure stands in them by its name, ``{patient.won}``. ``measured`` holds comparisons of figures
    that the words rest on: ``patient.won-high < 50``.
    """

    heading: Words | None = None
    text: tuple[Words, ...] = ()
    melds: tuple[ShownMeld, ...] = ()
    waits: tuple[ShownWait, ...] = ()
    figure: Figure | None = None
    points: tuple[Words, ...] = ()
    checklist: tuple[Words, ...] = ()
    play: Puzzle | None = None
    holds: Mapping[str, Held] = field(default_factory=dict)
    measured: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of the way. ``place`` orders the lessons; only which is greater counts.

    ``idea`` says in a sentence what it is about. ``quiz`` holds the questions at its end, under its id.
    """

    id: str
    place: int
    variant: str
    title: Words
    idea: Words
    parts: tuple[Part, ...]
    quiz: Quiz | None = None
