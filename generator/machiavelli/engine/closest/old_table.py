"""The melds that lie on the table, as the search for the closest layout looks at them.

Suits are numbered 0 to 3, and sets of suits, ranks or melds are masks of bits. What a search must know of old
melds beyond one suit or one place is a mask of marks: an old meld is taken once a new one is matched with it.
"""

from collections.abc import Container, Sequence
from typing import NamedTuple

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import SUITS
from machiavelli.engine.solver.sweep import END
from machiavelli.model.cards import ACE
from machiavelli.model.position import Meld, Table


class OldRun(NamedTuple):
    """An old run of one suit: the ranks of its cards, its jokers, its number among all melds with jokers.

    ``joined`` is -1 without jokers; ``first`` and ``last`` are its lowest and highest rank, the ace aside.
    ``settled``: whether it breaks is known, nothing need hold it whole. ``gone``: it is matched already.
    """

    ranks: int
    jokers: int
    joined: int
    first: int
    last: int
    settled: bool
    gone: bool


class OldGroup(NamedTuple):
    """An old group or a loose card of one rank, or a lone card with jokers, which may be a run as well.

    ``taken`` is its mark; ``whole`` the one of a lone card with jokers that lies whole in a run, else 0.
    ``settled`` and ``gone`` as of a run.
    """

    suits: int
    jokers: int
    taken: int
    whole: int
    loose: bool
    settled: bool
    gone: bool


class OldTable:
    """All old melds.

    ``runs[suit]`` are numbered, those without jokers are what ``plain[suit]`` holds; ``holding[suit][place]``
    and ``starting[suit][place]`` are masks of them, ``twins[suit]`` pairs (a run, the equal one before it).
    ``jokers`` says how many each meld with jokers has: meld number k has the mark 1 << k; ``gone[suit]`` is
    the mask of runs that are matched already.

    Melds of the table may lie in, or be matched with, others than those searched for: ``settled`` and
    ``gone`` are their places in the table. What is both is no matter here. ``aces_apart`` old runs with an
    ace at each end break in any case, and of ``aces_moved`` one ace moves: ``table`` holds these without it.
    """

    def __init__(
        self,
        table: Table,
        settled: Container[int] = (),
        gone: Container[int] = (),
    ) -> None:
        self.jokers: list[int] = []
        self.loose_jokers = 0
        self.aces_apart = self.aces_moved = 0
        left = [(meld, at in settled, at in gone) for at, meld in enumerate(table)]
        left = [one for one in left if not (one[1] and one[2])]
        self.table = tuple([_with_one_ace(meld) for meld, _, is_gone in left if not is_gone])
        self.melds, self.cards = len(left), sum(len(meld) for meld, _, _ in left)
        self.is_whole = not any(is_settled or is_gone for _, is_settled, is_gone in left)
        self.runs: list[list[OldRun]] = [[], [], [], []]
        self.groups: list[list[OldGroup]] = [[] for _ in range(HIGH_ACE)]
        self._marks = sum(any(card.is_joker for card in meld) for meld in self.table)
        for one in sorted(left, key=lambda one: [card.sort_key for card in one[0]]):
            self._enter(*one)
        self.wholes = sum(one.whole for groups in self.groups for one in groups)
        self.aces = sum(one.taken for one in self.groups[ACE])
        self.lasting = (1 << self._marks) - 1
        for rank in range(2, HIGH_ACE):
            self.groups[rank] = self._with_marks(self.groups[rank], self._marks)
        self.suit_of = [0] * len(self.jokers)
        self._passing: list[tuple[int, int]] = [(0, 0)] * len(self.jokers)
        for suit, runs in enumerate(self.runs):
            for run in runs:
                if run.joined >= 0:
                    self.suit_of[run.joined] = suit
                    self._passing[run.joined] = (HIGH_ACE, run.ranks >> ACE & 1)
        for rank, groups in enumerate(self.groups):
            for group in groups:
                if group.jokers and not group.gone:
                    place = HIGH_ACE if rank == ACE else rank
                    self._passing[group.taken.bit_length() - 1] = (place, group.suits.bit_count())
        self.runs_with_ace = sum(
            1 << run.joined for runs in self.runs for run in runs if run.joined >= 0 and run.ranks >> ACE & 1
        )
        self.holding = [[0] * (END + 1) for _ in range(4)]
        self.starting = [[0] * (END + 1) for _ in range(4)]
        self.with_ace = [0] * 4
        for suit, runs in enumerate(self.runs):
            for at, run in enumerate(runs):
                self._enter_places(suit, run, 1 << at)
        self.plain = [sum(1 << at for at, run in enumerate(runs) if not run.jokers) for runs in self.runs]
        self.gone = [sum(1 << at for at, run in enumerate(runs) if run.gone) for runs in self.runs]
        self.twins = [_twins(runs) for runs in self.runs]

    def _enter(self, meld: Meld, settled: bool, gone: bool) -> None:
        naturals = [(SUITS.index(card.suit), card.rank) for card in meld if card.suit is not None]
        jokers, joined = len(meld) - len(naturals), -1
        if jokers and not gone:
            joined = len(self.jokers)
            self.jokers.append(jokers)
        if not naturals:
            self.loose_jokers |= 0 if gone else 1 << joined
        elif len(ranks := {rank for _, rank in naturals}) > 1:
            if len(ranks) < len(naturals):  # an ace at each end: no run that is searched for holds both
                self.aces_apart += not settled
                self.aces_moved += not gone
                settled = True
            middle = [rank for rank in ranks if rank != ACE]
            mask = sum(1 << rank for rank in ranks)
            self.runs[naturals[0][0]].append(
                OldRun(mask, jokers, joined, min(middle), max(middle), settled, gone)
            )
        else:
            rank, suits = naturals[0][1], sum(1 << suit for suit, _ in naturals)
            lone = len(naturals) == 1 and jokers > 0 and not settled
            taken = 1 << joined if joined >= 0 else self._new_mark() if rank == ACE else 0
            whole = self._new_mark() if lone else 0
            self.groups[rank].append(OldGroup(suits, jokers, taken, whole, len(meld) == 1, settled, gone))

    def still_to_pass(self, number: int, place: int) -> int:
        """Cards, from ``place`` on, that count as moved once the meld with jokers is matched for them alone.

        Of a run only the ace: its other cards count at their own places.
        """
        at, cards = self._passing[number]
        return cards if at >= place else 0

    def _new_mark(self) -> int:
        self._marks += 1
        return 1 << self._marks - 1

    def _with_marks(self, groups: Sequence[OldGroup], marks: int) -> list[OldGroup]:
        """The groups of a rank with marks that only matter at its place."""
        return [one if one.taken else one._replace(taken=1 << marks + at) for at, one in enumerate(groups)]

    def _enter_places(self, suit: int, run: OldRun, mark: int) -> None:
        for rank in range(ACE, HIGH_ACE):
            if run.ranks >> rank & 1:
                self.holding[suit][rank] |= mark
        if run.ranks >> ACE & 1:
            self.holding[suit][HIGH_ACE] |= mark
        if not run.settled:
            self.starting[suit][run.first] |= mark
            self.with_ace[suit] |= mark if run.ranks >> ACE & 1 else 0


def _with_one_ace(meld: Meld) -> Meld:
    """The meld, but a run with two aces without one of them: no run that is searched for holds both."""
    aces = [card for card in meld if card.rank == ACE]
    is_run = any(card.rank != ACE and not card.is_joker for card in meld)
    if len(aces) < 2 or not is_run:
        return meld
    at = meld.index(aces[0])
    return meld[:at] + meld[at + 1 :]


def _twins(runs: Sequence[OldRun]) -> list[tuple[int, int]]:
    """Pairs (mark of a run without jokers, mark of the equal one before it)."""
    pairs = []
    for at, run in enumerate(runs):
        earlier = [other for other in range(at) if runs[other] == run]
        if earlier and not run.jokers and not run.gone:
            pairs.append((1 << at, 1 << earlier[-1]))
    return pairs
