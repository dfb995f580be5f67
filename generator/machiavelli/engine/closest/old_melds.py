"""The melds that lie on the table, as the search for the closest layout looks at them.

A natural card is (suit, rank) with the suit's number; a set of old melds is a mask of their indices.
"""

from collections import defaultdict
from typing import NamedTuple, TypeAlias

from machiavelli.engine.melds import HIGH_ACE, judge_meld
from machiavelli.engine.solver.counts import SUITS
from machiavelli.engine.solver.sweep import END
from machiavelli.model.cards import ACE
from machiavelli.model.position import Meld, Table
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Kind

Natural: TypeAlias = tuple[int, int]


class OldMeld(NamedTuple):
    """One old meld; ``kind`` None: a loose card; ``first``: the lowest place of a card that is no ace."""

    kind: Kind | None
    naturals: frozenset[Natural]
    jokers: int
    first: int


class OldTable:
    """All old melds, and where in the sweep each can still be of use."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.melds = [_old_meld(rules, meld) for meld in table]
        self._twin: list[int | None] = []
        self._holding: dict[Natural, list[int]] = defaultdict(list)
        self.with_jokers: list[int] = []
        self.runs_from: dict[Natural, list[int]] = defaultdict(list)
        self.groups_of: dict[int, list[int]] = defaultdict(list)
        self.loose_of: dict[Natural, list[int]] = defaultdict(list)
        self.loose_jokers: list[int] = []
        self.cards_at, self.starting_at = [0] * (END + 1), [0] * (END + 1)
        self.aces_and_jokers = 0
        for index, meld in enumerate(self.melds):
            self._enter(index, meld)
        self._relevant: dict[tuple[int, tuple[int, ...]], int] = {}
        self.alive = [self._alive_from(place) for place in range(END + 1)]

    def _enter(self, index: int, meld: OldMeld) -> None:
        earlier = [other for other in range(index) if self.melds[other] == meld]
        self._twin.append(earlier[-1] if earlier else None)
        if meld.jokers:
            self.with_jokers.append(index)
        self.aces_and_jokers += meld.jokers
        if not meld.naturals:
            self.loose_jokers.append(index)
            return
        for suit, rank in meld.naturals:
            self._holding[suit, rank].append(index)
            if rank == ACE:
                self.aces_and_jokers += 1
            else:
                self.cards_at[rank] += 1
        suit, rank = min(meld.naturals)
        if meld.kind == Kind.RUN:
            self.runs_from[suit, meld.first].append(index)
            self.starting_at[meld.first] += 1
        elif meld.kind == Kind.GROUP:
            self.groups_of[rank].append(index)
            self.starting_at[HIGH_ACE if rank == ACE else rank] += 1
        else:
            self.loose_of[suit, rank].append(index)

    def _alive_from(self, place: int) -> int:
        """The old melds that new melds can still share cards with at ``place`` or later."""
        mask = 0
        for index, meld in enumerate(self.melds):
            last = max((HIGH_ACE if rank == ACE else rank for _, rank in meld.naturals), default=0)
            if meld.jokers or last >= place:
                mask |= 1 << index
        return mask

    def cards_from(self, place: int, melds: int) -> int:
        """Cards, aces aside, at ``place`` or later of those old ``melds`` that begin before it."""
        cards, index = 0, 0
        while melds >> index:
            if melds >> index & 1 and self.melds[index].first < place:
                cards += sum(rank >= place for _, rank in self.melds[index].naturals)
            index += 1
        return cards

    def holding(self, natural: Natural, taken: int) -> list[int]:
        """Old melds with this card, those in the mask ``taken`` left out; of equal ones only the first."""
        return self._first_of_equals(self._holding[natural], taken)

    def with_joker(self, taken: int) -> list[int]:
        """Old melds with a joker, those in the mask ``taken`` left out; of equal ones only the first."""
        return self._first_of_equals(self.with_jokers, taken)

    def relevant(self, rank: int, suits: tuple[int, ...]) -> int:
        """The mask of old melds that hold a card of ``rank`` in one of ``suits``, or a joker."""
        key = (rank, suits)
        if key not in self._relevant:
            indices = {*self.with_jokers}.union(*(self._holding[suit, rank] for suit in suits))
            self._relevant[key] = sum(1 << index for index in indices)
        return self._relevant[key]

    def _first_of_equals(self, indices: list[int], taken: int) -> list[int]:
        free = [index for index in indices if not taken >> index & 1]
        return [index for index in free if self._twin[index] not in free]


def _old_meld(rules: Rules, meld: Meld) -> OldMeld:
    naturals = frozenset((SUITS.index(card.suit), card.rank) for card in meld if card.suit is not None)
    first = min((rank for _, rank in naturals if rank != ACE), default=ACE)
    return OldMeld(judge_meld(rules, meld).kind, naturals, len(meld) - len(naturals), first)
