"""A position as the solver sees it: how many copies of each card must, and may, go into melds.

Equal cards are the same to the solver, so a position is thirteen by four small numbers and the jokers. Places
are 1 (low ace), 2 to 13, 14 (high ace); suits are numbered 0 to 3 in the order S H D C.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.tables import loose_cards
from machiavelli.model.cards import ACE, JOKER, KING, Card, Suit
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

SUITS = tuple(Suit)
RANKS = range(ACE, KING + 1)


@dataclass(frozen=True, slots=True)
class Copies:
    """Copies of one card: ``need`` must lie in melds, ``loose`` and ``hand`` may; only ``hand`` is played."""

    need: int
    loose: int
    hand: int

    @property
    def most(self) -> int:
        """All copies that can lie in melds."""
        return self.need + self.loose + self.hand

    def left_over(self, used: int) -> int:
        """Hand copies not played when ``used`` copies lie in melds; loose copies go in last."""
        return max(0, self.need + self.hand - used)

    def loose_left(self, used: int) -> int:
        """Loose copies that stay loose when ``used`` copies lie in melds."""
        return self.loose - max(0, used - self.need - self.hand)


@dataclass(frozen=True, slots=True)
class Counts:
    """Copies of every card: ``naturals[suit][rank]`` and ``jokers``."""

    naturals: tuple[tuple[Copies, ...], ...]
    jokers: Copies

    @property
    def hand(self) -> int:
        """All cards of the hand."""
        return self.jokers.hand + sum(copies.hand for copies in chain(*self.naturals))

    def at(self, suit: int, place: int) -> Copies:
        """Copies of the card of ``suit`` that stands at ``place``."""
        return self.naturals[suit][ACE if place == HIGH_ACE else place]

    def of(self, card: Card) -> Copies:
        """Copies of ``card``."""
        return self.jokers if card.suit is None else self.naturals[SUITS.index(card.suit)][card.rank]

    def changed(self, card: Card, copies: Copies) -> "Counts":
        """The same counts with other copies of ``card``."""
        if card.suit is None:
            return replace(self, jokers=copies)
        rows = [list(row) for row in self.naturals]
        rows[SUITS.index(card.suit)][card.rank] = copies
        return replace(self, naturals=tuple(map(tuple, rows)))


def count(rules: Rules, position: Position) -> Counts:
    """Count the cards of ``position``."""
    loose = loose_cards(rules, position.table)
    need = Counter(chain.from_iterable(position.table)) - loose
    hand = Counter(position.hand)

    def copies(card: Card) -> Copies:
        return Copies(need[card], loose[card], hand[card])

    nothing = Copies(0, 0, 0)
    naturals = tuple((nothing, *(copies(Card(rank, suit)) for rank in RANKS)) for suit in SUITS)
    return Counts(naturals, copies(JOKER))


def without_dead_cards(rules: Rules, counts: Counts) -> Counts:
    """Leave out hand cards that no meld of the pool can hold, until every one left has a meld."""
    while dead := list(_dead(rules, counts)):
        for card in dead:
            counts = counts.changed(card, replace(counts.of(card), hand=0))
    return counts


def _dead(rules: Rules, counts: Counts) -> Iterable[Card]:
    jokers = min(rules.jokers.per_meld, counts.jokers.most)
    for suit_number, suit in enumerate(SUITS):
        for rank in RANKS:
            copies = counts.naturals[suit_number][rank]
            if copies.need or not copies.hand or _fits_a_group(rules, counts, rank, jokers):
                continue
            places = (ACE, HIGH_ACE) if rank == ACE else (rank,)
            if not any(_fits_a_run(rules, counts, suit_number, place, jokers) for place in places):
                yield Card(rank, suit)


def _fits_a_group(rules: Rules, counts: Counts, rank: int, jokers: int) -> bool:
    return sum(row[rank].most > 0 for row in counts.naturals) + jokers >= rules.melds.group_min


def _fits_a_run(rules: Rules, counts: Counts, suit: int, place: int, jokers: int) -> bool:
    """Whether some shortest run over ``place`` lacks no more cards than jokers can stand for."""
    size = rules.melds.run_min
    places = run_places(rules)
    windows = (range(low, low + size) for low in range(place - size + 1, place + 1))
    return any(
        window[0] in places
        and window[-1] in places
        and sum(not counts.at(suit, other).most for other in window) <= jokers
        for window in windows
    )


def run_places(rules: Rules) -> range:
    """The places that runs may use."""
    return range(ACE if rules.melds.ace_low else 2, (HIGH_ACE if rules.melds.ace_high else KING) + 1)
