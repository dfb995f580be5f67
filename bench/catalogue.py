"""Every meld of a variant, from the rules as they are written: what the ILP chooses from.

Shares nothing with the engine but the model. Faces are numbered suit by suit, ace to king, the joker last;
a meld is a row of copies of each face. Runs are listed up to just under twice the shortest, since longer
ones fall apart into those, or, where every meld counts as it lies, to their full length.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules

FACES = [Card(rank, suit) for suit in Suit for rank in range(1, 14)] + [JOKER]
NUMBER = {face: number for number, face in enumerate(FACES)}
JOKER_NUMBER = NUMBER[JOKER]
HIGH_ACE = 14

Meld = tuple[int, ...]
"""Numbers of faces in ascending order."""


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The parameters that say what a meld is."""

    group_min: int
    group_max: int
    run_min: int
    run_max: int
    first: int
    last: int
    jokers: int


def meld_rules(rules: Rules) -> MeldRules:
    """The parameters of ``rules`` that say what a meld is."""
    melds = rules.melds
    return MeldRules(
        group_min=melds.group_min,
        group_max=min(4, melds.group_max),
        run_min=melds.run_min,
        run_max=HIGH_ACE if melds.run_max is None else melds.run_max,
        first=1 if melds.ace_low else 2,
        last=HIGH_ACE if melds.ace_high else 13,
        jokers=min(rules.jokers.per_meld, rules.deal.jokers),
    )


@cache
def all_melds(rules: MeldRules, long_runs: bool) -> tuple[Meld, ...]:
    """Every meld, each once; with ``long_runs`` also the runs that are two shorter ones laid together."""
    found: set[Meld] = set()
    for rank in range(1, 14):
        suited = [NUMBER[Card(rank, suit)] for suit in Suit]
        for size in range(1, 5):
            for naturals in combinations(suited, size):
                for jokers in range(rules.jokers + 1):
                    if rules.group_min <= size + jokers <= rules.group_max:
                        found.add((*naturals, *[JOKER_NUMBER] * jokers))
    longest = rules.run_max if long_runs else min(rules.run_max, 2 * rules.run_min - 1)
    for suit in Suit:
        for size in range(rules.run_min, longest + 1):
            for low in range(rules.first, rules.last - size + 2):
                found |= _runs(suit, range(low, low + size), rules.jokers)
    return tuple(sorted(found))


def _runs(suit: Suit, places: Sequence[int], jokers: int) -> set[Meld]:
    """The run over ``places`` with up to ``jokers`` of its cards replaced, one natural card left at least."""
    if places[0] == 1 and places[-1] == HIGH_ACE:  # an ace at each end
        return set()
    cards = [NUMBER[Card(1 if place == HIGH_ACE else place, suit)] for place in places]
    found = set()
    for count in range(min(jokers, len(cards) - 1) + 1):
        for kept in combinations(cards, len(cards) - count):
            found.add((*sorted(kept), *[JOKER_NUMBER] * count))
    return found


def loose_cards(rules: Rules, table: Table) -> Counter[Card]:
    """Cards that lie alone on ``table`` and may stay so; they need not be in a meld."""
    if rules.failure.loose_cards == "never":
        return Counter()
    return Counter(meld[0] for meld in table if len(meld) == 1)


@cache
def meld_matrix(rules: MeldRules, long_runs: bool) -> NDArray[np.int8]:
    """Copies of each face (columns) in each meld (rows)."""
    melds = all_melds(rules, long_runs)
    matrix = np.zeros((len(melds), len(FACES)), np.int8)
    for row, meld in enumerate(melds):
        for face in meld:
            matrix[row, face] += 1
    return matrix
