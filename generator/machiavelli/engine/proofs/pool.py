"""The melds that the cards of a position can make, for proofs.

Faces are numbers: 13 times the suit (S H D C from 0) plus rank minus one, the joker 52. A meld is a tuple of
faces in rising order. Only short melds are listed: a run that can be cut into two legal runs is left out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from machiavelli.model.cards import ACE, JOKER, KING, Card, Suit
from machiavelli.model.variant import Rules

FACES = (*(Card(rank, suit) for suit in Suit for rank in range(ACE, KING + 1)), JOKER)
"""The cards by their number."""

JOKER_FACE = 52

FaceMeld: TypeAlias = tuple[int, ...]

_NUMBERS = {card: face for face, card in enumerate(FACES)}


def face_of(card: Card) -> int:
    """The number of a card."""
    return _NUMBERS[card]


@dataclass(frozen=True, slots=True)
class Shape:
    """The limits of melds: sizes of groups, lengths and places of runs, jokers in one meld.

    ``round``: runs may go on beyond the high ace.
    """

    group_min: int
    group_max: int
    run_min: int
    run_max: int
    low: int
    high: int
    round: bool
    jokers: int


def shape_of(rules: Rules) -> Shape:
    """The limits of a variant. Where no run holds both aces, none is longer than thirteen."""
    melds = rules.melds
    longest = KING + 1 if melds.ace_both_ends else KING
    longest = longest if melds.run_max is None else min(melds.run_max, longest)
    group_max = min(melds.group_max, len(Suit))
    low, high = ACE if melds.ace_low else 2, KING + 1 if melds.ace_high else KING
    return Shape(
        melds.group_min, group_max, melds.run_min, longest, low, high, melds.ace_inside, rules.jokers.per_meld
    )


def short_melds(shape: Shape, counts: Sequence[int]) -> list[FaceMeld]:
    """All short melds of a pool with ``counts[face]`` copies of each face, in a fixed order."""
    jokers = min(shape.jokers, counts[JOKER_FACE])
    found = dict.fromkeys(_groups(shape, counts, jokers))
    cut: set[FaceMeld] = set()
    for run, can_be_cut in _runs(shape, counts, jokers):
        found[run] = None
        if can_be_cut:
            cut.add(run)
    return [meld for meld in found if meld not in cut]


def _groups(shape: Shape, counts: Sequence[int], jokers: int) -> Iterator[FaceMeld]:
    for rank in range(KING):
        present = [face for face in range(rank, JOKER_FACE, KING) if counts[face]]
        for size in range(1, len(present) + 1):
            for spare in range(jokers + 1):
                if shape.group_min <= size + spare <= shape.group_max:
                    for faces in combinations(present, size):
                        yield (*faces, *[JOKER_FACE] * spare)


def _runs(shape: Shape, counts: Sequence[int], jokers: int) -> Iterator[tuple[FaceMeld, bool]]:
    """Runs, and whether each can be cut: both pieces are long enough and hold a natural card.

    A run of twice the least length and all the jokers more can always be cut.
    """
    longest = min(shape.run_max, 2 * shape.run_min + jokers)
    for suit in range(4):
        for low in range(shape.low, shape.high + 1):
            places = KING if shape.round else shape.high + 1 - low
            for length in range(shape.run_min, min(longest, places) + 1):
                faces = [KING * suit + (place - 1) % KING for place in range(low, low + length)]
                for filled in _fillings(faces, counts, jokers):
                    naturals = [at for at in range(length) if at not in filled]
                    first, last = naturals[0] + 1, naturals[-1]  # cut after a natural, and before one
                    can_be_cut = max(first, shape.run_min) <= min(last, length - shape.run_min)
                    named = sorted(faces[at] for at in naturals)
                    yield (*named, *[JOKER_FACE] * len(filled)), can_be_cut


def _fillings(faces: Sequence[int], counts: Sequence[int], jokers: int) -> Iterator[tuple[int, ...]]:
    """The ways to fill places of a run with jokers: all places whose card is lacking, and perhaps more."""
    lacking = [at for at, face in enumerate(faces) if not counts[face]]
    others = [at for at, face in enumerate(faces) if counts[face]]
    for more in range(min(jokers - len(lacking), len(others) - 1) + 1):
        for chosen in combinations(others, more):
            yield (*lacking, *chosen)
