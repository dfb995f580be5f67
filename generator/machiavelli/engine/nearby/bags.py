"""Cards as bags: one number for any cards without order, so that comparing and subtracting is one step.

Each face has four bits that count its copies; the highest of the four stays free, so that a difference shows
where cards are lacking.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from machiavelli.engine.melds import HIGH_ACE, judge_meld
from machiavelli.model.cards import ACE, JOKER, KING, Card, Suit
from machiavelli.model.position import Meld
from machiavelli.model.variant import Rules

Bag: TypeAlias = int

BITS = 4
FACES = (*(Card(rank, suit) for suit in Suit for rank in range(ACE, KING + 1)), JOKER)
PLACE = {card: BITS * place for place, card in enumerate(FACES)}
ONE = {card: 1 << place for card, place in PLACE.items()}
_SPARE = sum(1 << (BITS * place + BITS - 1) for place in range(len(FACES)))
"""The free bit of every face."""


def bag_of(cards: Iterable[Card]) -> Bag:
    """The bag of ``cards``."""
    return sum(ONE[card] for card in cards)


def cards_of(bag: Bag) -> tuple[Card, ...]:
    """The cards in ``bag``, by suit and rank, jokers last."""
    found = []
    while bag:
        place = (bag & -bag).bit_length() - 1
        place -= place % BITS
        face = FACES[place // BITS]
        copies = bag >> place & (1 << BITS) - 1
        found += [face] * copies
        bag -= copies << place
    return tuple(found)


def holds(bag: Bag, part: Bag) -> bool:
    """Whether every card of ``part`` is in ``bag``."""
    return ((bag | _SPARE) - part) & _SPARE == _SPARE


def copies(bag: Bag, card: Card) -> int:
    """How often ``card`` is in ``bag``."""
    return bag >> PLACE[card] & (1 << BITS) - 1


def parts_of(cards: Meld, most: int) -> Iterator[Bag]:
    """Every bag of 1 to ``most`` of ``cards``, small ones first."""
    for size in range(1, min(most, len(cards)) + 1):
        yield from dict.fromkeys(bag_of(chosen) for chosen in combinations(cards, size))


def legal_bags(rules: Rules, pool: Bag) -> list[Bag]:
    """Every legal meld that the cards of ``pool`` can form."""
    jokers = min(copies(pool, JOKER), rules.jokers.per_meld)
    found: dict[Bag, None] = {}
    for frame in _frames(rules):
        there = [card for card in frame if copies(pool, card)]
        lacking = len(frame) - len(there)
        for spent in range(lacking, min(jokers, len(frame) - 1) + 1):
            for left_out in combinations(range(len(there)), spent - lacking):  # of two aces perhaps one
                meld = [card for at, card in enumerate(there) if at not in left_out] + [JOKER] * spent
                found[bag_of(meld)] = None
    return [bag for bag in found if holds(pool, bag) and judge_meld(rules, cards_of(bag)).legal]


def _frames(rules: Rules) -> Iterator[tuple[Card, ...]]:
    """The cards that a group or run would have without jokers."""
    for rank in range(ACE, KING + 1):
        for size in range(rules.melds.group_min, len(Suit) + 1):
            yield from combinations([Card(rank, suit) for suit in Suit], size)
    for suit in Suit:
        for low in range(ACE, KING + 1):
            last = low + KING - 1 if rules.melds.ace_inside else HIGH_ACE
            for high in range(low + rules.melds.run_min - 1, last + 1):
                if high - low < KING or rules.melds.ace_both_ends:
                    yield tuple(Card((at - 1) % KING + 1, suit) for at in range(low, high + 1))
