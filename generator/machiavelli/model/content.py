"""Everything the site is made from, as loaded and not yet verified."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from machiavelli.model.catalogue import Catalogue
from machiavelli.model.contrast import Contrast
from machiavelli.model.daily import Joining
from machiavelli.model.examples import MeldExample
from machiavelli.model.findings import Place
from machiavelli.model.glossary import Glossary
from machiavelli.model.lesson import Lesson
from machiavelli.model.prose import Prose
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.quiz import Quiz
from machiavelli.model.simulated import Simulated
from machiavelli.model.sources import Source
from machiavelli.model.variant import Variant


@dataclass(frozen=True, slots=True)
class Content:
    """Rules with their example melds, puzzles, quizzes, lessons and words, by id, in the order of the files.

    ``lessons`` are in the order of their places, and so are ``guides``, the pages on strategy.
    ``daily`` tells which puzzles are those of the days.
    ``measured`` are the figures of simulated play, by names as ``patient.won``; ``simulated`` are those of
    whole hands, by variant. ``contrasts`` are positions that other rules answer otherwise.

    ``places`` says where each value is written: kind, id, then the keys of the file, as in
    ``("puzzle", "free-an-eight", "claim", "played")``; list items count from ``"0"``. ``unread`` names what
    faults of its file kept out, as ``("variant", "base")``, so that no follow-up fault is reported for it.
    ``prose`` is every text of every language as its file has it, the pages written by hand included.
    """

    variants: Mapping[str, Variant]
    sources: Mapping[str, Source]
    puzzles: Mapping[str, Puzzle]
    quizzes: Mapping[str, Quiz]
    catalogues: Mapping[str, Catalogue]
    places: Mapping[tuple[str, ...], Place]
    unread: frozenset[tuple[str, str]] = frozenset()
    examples: Mapping[str, MeldExample] = field(default_factory=dict)
    glossary: Glossary = field(default_factory=Glossary)
    prose: tuple[Prose, ...] = ()
    lessons: Mapping[str, Lesson] = field(default_factory=dict)
    guides: Mapping[str, Lesson] = field(default_factory=dict)
    measured: Mapping[str, float] = field(default_factory=dict)
    daily: tuple[Joining, ...] = ()
    contrasts: Mapping[str, Contrast] = field(default_factory=dict)
    simulated: Mapping[str, Simulated] = field(default_factory=dict)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the site, in a fixed order."""
        return tuple(self.catalogues)

    def place(self, *key: str) -> Place:
        """Where ``key`` is written, or the nearest thing around it that is.

        Raises KeyError if not even the file of ``key`` is known.
        """
        for length in range(len(key), 1, -1):
            if key[:length] in self.places:
                return self.places[key[:length]]
        raise KeyError(key)
