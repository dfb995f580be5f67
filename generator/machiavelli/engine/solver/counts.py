"""A position as the solver sees it: how many copies of each card must, and may, go into melds.

Equal cards are the same to the solver, so a position is thirteen by four small numbers and the jokers. Places
are 1 (low ace), 2 to 13, 14 (high ace); suits are numbered 0 to 3 in the order S H D C.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import chain

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.tables import loose_cards
from machiavelli.model.cards import ACE, KING, Card, Suit
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

SUITS = tuple(Suit)
RANKS = range(ACE, KING + 1)
_BEGINS: dict[Suit | None, int] = {None: 0, **{suit: 14 * number for number, suit in enumerate(SUITS)}}
"""Cards as numbers: the joker, whose rank is 0, is 0; of the others the rank is added to this."""


@dataclass(frozen=True, slots=True)
class Copies:
    """Copies of one card: ``need`` must lie in melds, ``loose`` and ``hand`` may; only ``hand`` is played.

    ``most`` are all of them, and ``code`` is a number that tells copies apart.
    """

    need: int
    loose: int
    hand: int
    most: int
    code: int

    def left_over(self, used: int) -> int:
        """Hand copies not played when ``used`` copies lie in melds; loose copies go in last."""
        return max(0, self.need + self.hand - used)

    def losses(self, used: int, to_the_card: bool) -> range:
        """How many hand copies may be left over then: the fewest, or where losses count ``to_the_card`` also
        more, for a loose copy may go in instead of one of the hand.
        """
        least = self.left_over(used)
        most = self.hand - max(0, used - self.need - self.loose) if to_the_card else least
        return range(least, most + 1)

    def less(self, used: int) -> "Copies":
        """What is left when ``used`` copies lie in melds elsewhere; those beyond the needed ones make up for
        what may be left over, so that fewer than none may be needed.
        """
        return copies_of(self.need - used, self.loose, self.hand)


@lru_cache(maxsize=4096)
def copies_of(need: int, loose: int, hand: int) -> Copies:
    """The same object for the same numbers."""
    return Copies(need, loose, hand, need + loose + hand, need << 16 | loose << 8 | hand)


NOTHING = copies_of(0, 0, 0)


@dataclass(frozen=True)
class Counts:
    """Copies of every card: ``naturals[suit][rank]`` and ``jokers``."""

    naturals: tuple[tuple[Copies, ...], ...]
    jokers: Copies

    @cached_property
    def hand(self) -> int:
        """All cards of the hand."""
        return self.jokers.hand + sum([copies.hand for copies in chain(*self.naturals)])

    def upside_down(self) -> "Counts":
        """The same with the king for the two, the queen for the three and so on."""
        rows = [(*row[:2], *reversed(row[2:])) for row in self.naturals]
        return Counts(tuple(rows), self.jokers)

    def at(self, suit: int, place: int) -> Copies:
        """Copies of the card of ``suit`` that stands at ``place``."""
        return self.naturals[suit][ACE if place == HIGH_ACE else place]

    def of(self, card: Card) -> Copies:
        """Copies of ``card``."""
        return self.jokers if card.suit is None else self.naturals[SUITS.index(card.suit)][card.rank]

    def beside(self, cards: Iterable[Card], forced: Iterable[Card] = ()) -> "Counts":
        """What is left where ``cards`` lie in melds elsewhere; the hand cards ``forced`` must be played."""
        counts = self
        for card in forced:
            copies = counts.of(card)
            counts = counts.changed(card, copies_of(copies.need + 1, copies.loose, copies.hand - 1))
        for card in cards:
            counts = counts.changed(card, counts.of(card).less(1))
        return counts

    def changed(self, card: Card, copies: Copies) -> "Counts":
        """The same counts with other copies of ``card``."""
        if card.suit is None:
            return replace(self, jokers=copies)
        rows = [list(row) for row in self.naturals]
        rows[SUITS.index(card.suit)][card.rank] = copies
        return replace(self, naturals=tuple(map(tuple, rows)))


def count(rules: Rules, position: Position) -> Counts:
    """Count the cards of ``position``."""
    table, hand = _numbers(chain.from_iterable(position.table)), _numbers(position.hand)
    loose = [0] * len(table)
    for card, copies in loose_cards(rules, position.table).items():
        loose[_number(card)] = copies
    all_copies = [
        copies_of(on_table - lying, lying, in_hand) if on_table or in_hand else NOTHING
        for on_table, lying, in_hand in zip(table, loose, hand, strict=True)
    ]
    naturals = tuple([(NOTHING, *all_copies[14 * suit + ACE : 14 * suit + HIGH_ACE]) for suit in range(4)])
    return Counts(naturals, all_copies[0])


def _number(card: Card) -> int:
    return _BEGINS[card.suit] + card.rank


def _numbers(cards: Iterable[Card]) -> list[int]:
    """How many there are of each card, the jokers first."""
    numbers = [0] * (4 * 14)
    for card in cards:
        numbers[_BEGINS[card.suit] + card.rank] += 1
    return numbers


def without_dead_cards(rules: Rules, counts: Counts) -> Counts:
    """Leave out hand cards that no meld of the pool can hold, until every one left has a meld."""
    jokers = min(rules.jokers.per_meld, counts.jokers.most)
    there = [sum([1 << rank for rank, copies in enumerate(row) if copies.most]) for row in counts.naturals]
    may_die = [
        sum([1 << rank for rank, copies in enumerate(row) if copies.hand and not copies.need])
        for row in counts.naturals
    ]
    rows: list[list[Copies]] = []
    in_runs: dict[int, int] = {}
    while any(dead := _dead(rules, there, may_die, jokers, in_runs)):
        rows = rows or [list(row) for row in counts.naturals]
        for suit, cards in enumerate(dead):
            may_die[suit] &= ~cards
            while cards:
                rank = cards.bit_length() - 1
                cards ^= 1 << rank
                loose = rows[suit][rank].loose
                rows[suit][rank] = copies_of(0, loose, 0)
                if not loose:
                    there[suit] ^= 1 << rank
    return Counts(tuple(map(tuple, rows)), counts.jokers) if rows else counts


def _dead(
    rules: Rules, there: list[int], may_die: list[int], jokers: int, in_runs: dict[int, int]
) -> list[int]:
    """Of each suit the cards that may die and that no meld can hold; cards of a suit are a mask of bits.

    ``in_runs``: of the suits met so far the cards that runs can hold.
    """
    groups = in_at_least(there, rules.melds.group_min - jokers)
    dead = []
    for cards, candidates in zip(there, may_die, strict=True):
        alone = candidates & ~groups
        if alone:
            held = in_runs.get(cards)
            if held is None:
                places = places_in_runs(rules, cards, jokers)
                held = in_runs[cards] = places | (places >> HIGH_ACE & 1) << ACE
            alone &= ~held
        dead.append(alone)
    return dead


def in_at_least(masks: Iterable[int], number: int) -> int:
    """The bits that at least so many of the masks have."""
    if number <= 0:
        return -1
    found = [-1] + [0] * number
    for mask in masks:
        for so_many in range(number, 0, -1):
            found[so_many] |= found[so_many - 1] & mask
    return found[number]


def places_in_runs(rules: Rules, cards: int, jokers: int) -> int:
    """The places of a suit in a shortest run that lacks no more cards than jokers can stand for."""
    size, places = rules.melds.run_min, run_places(rules)
    both_ends = cards | (cards >> ACE & 1) << HIGH_ACE
    # by the cards that a run lacks so far: the places where it may begin
    begins = [max(0, (1 << places.stop - size + 1) - (1 << places.start))] * (jokers + 1)
    for step in range(size):
        here = both_ends >> step
        for lacking in range(jokers, 0, -1):
            begins[lacking] = begins[lacking] & here | begins[lacking - 1]
        begins[0] &= here
    covered = 0
    for step in range(size):
        covered |= begins[jokers] << step
    return covered


def run_places(rules: Rules) -> range:
    """The places that runs may use."""
    return range(ACE if rules.melds.ace_low else 2, (HIGH_ACE if rules.melds.ace_high else KING) + 1)


def upside_down_places(places: range) -> range:
    """The same places counted from the high ace down."""
    return range(HIGH_ACE + ACE + 1 - places.stop, HIGH_ACE + ACE + 1 - places.start)
