"""The open runs of one suit in the search for the closest layout, and what is chosen for them at a place.

Besides its start and jokers, an open run remembers the old meld it is matched with (FREE: none yet; DONE:
with one that has nothing more to share) and the old run it has promised to contain whole. A promise is made
at the first card of the old run that the new one takes up, and must be kept: else that old run counts as
broken.
"""

from typing import NamedTuple, TypeAlias

FREE, DONE, NONE = -1, -2, -1


class OpenRun(NamedTuple):
    """An open run; ``owed`` are the jokers that its promises, kept and open, ask for."""

    start: int
    jokers: int
    match: int
    promise: int
    owed: int


OpenRuns: TypeAlias = tuple[OpenRun, ...]


PlainRuns: TypeAlias = tuple[tuple[int, int], ...]
"""Open runs as the sweep knows them: their lengths, up to where it makes no more difference, and jokers."""


class Move(NamedTuple):
    """What one run does at a place, in terms that later rebuild the layout.

    ``origin`` is its index among the runs open before (None: it begins here); ``closing`` the jokers taken in
    at the end, or None while it goes on, then ``natural`` tells whether with a card or a joker.
    """

    origin: int | None
    natural: bool
    closing: int | None


class RunChoice(NamedTuple):
    """One outcome for the suit: open runs, jokers spent, cards kept, old melds matched and promised.

    ``room`` is for more jokers in runs that close, ``broken`` counts old runs that begin here unpromised.
    """

    runs: OpenRuns
    moves: tuple[Move, ...]
    jokers: int
    room: int
    kept: int
    kept_jokers: int
    matched: int
    promised: int
    broken: int


def plain(place: int, runs: OpenRuns, cap: int) -> PlainRuns:
    """The open runs before ``place`` as the sweep knows them."""
    return tuple(sorted([(min(place - run.start, cap), run.jokers) for run in runs]))


def free(runs: OpenRuns) -> OpenRuns:
    """The open runs without their matches."""
    return tuple(sorted([run._replace(match=FREE) for run in runs]))
