"""The referee: an integer program that answers what the engine answers, and shares nothing with it but the
model.

One column for each way a meld may lie says whether it lies in the new table, once or twice. The rest is the
definitions of the model written as rows: what lies stays, only the hand is added; an old meld is whole if
it lies inside a new one that no other old meld uses up; each old meld goes on as at most one new meld.
"""

from collections import Counter
from itertools import chain

import numpy as np

from bench.catalogue import FACES, NUMBER, Meld, all_melds, loose_cards, meld_matrix, meld_rules
from bench.ilp import IntegerProgram, NotSolved, Term
from machiavelli.model.cards import Card
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

__all__ = ["NotSolved", "Referee", "knows"]


def knows(rules: Rules) -> bool:
    """Whether all rules are in the program: not joker melds that lie frozen, nor runs round the corner.

    Where it knows too little the tests ask a brute force instead.
    """
    return rules.jokers.on_table != "frozen" and not rules.melds.ace_inside


class Referee:
    """What is true of one position. ``seconds`` bounds each question; past that NotSolved is raised."""

    def __init__(self, rules: Rules, position: Position, seconds: float | None = None) -> None:
        self._rules, self._seconds = rules, seconds
        self._old = [Counter(NUMBER[card] for card in meld) for meld in position.table]
        self._hand = Counter(NUMBER[card] for card in position.hand)
        self._before = sum(self._old, Counter[int]())
        self._pool = self._before + self._hand
        loose = loose_cards(rules, position.table)
        self._alone = Counter({NUMBER[card]: copies for card, copies in loose.items()})
        self._melds = self._melds_of_the_pool()

    def _melds_of_the_pool(self) -> list[Meld]:
        rules = meld_rules(self._rules)
        pool = np.array([self._pool[face] for face in range(len(FACES))])
        fits = np.all(meld_matrix(rules, True) <= pool, axis=1).tolist()
        return [meld for meld, fit in zip(all_melds(rules, True), fits, strict=True) if fit]

    def max_played(self) -> int:
        """Most hand cards in a legal play; 0 where there is none."""
        program = _Program(self, IntegerProgram(seconds=self._seconds))
        played = program.ilp.greatest(program.laid)
        return 0 if played is None else played - self._before.total()

    def playable(self, card: Card) -> bool:
        """Whether some legal play includes ``card``, which the hand holds."""
        program = _Program(self, IntegerProgram(seconds=self._seconds), must=NUMBER[card])
        return program.ilp.greatest([]) is not None

    def closest(self) -> tuple[int, int, int]:
        """Most cards played; among those plays fewest melds broken; among those fewest cards moved."""
        played = self.max_played()
        if not played:
            return 0, 0, 0
        program = _Program(self, IntegerProgram(seconds=self._seconds))
        laid = self._before.total() + played
        program.ilp.row(laid, program.laid, laid)
        whole = program.whole()
        most_whole = program.ilp.greatest(whole)
        assert most_whole is not None
        program.ilp.row(most_whole, whole)
        kept = program.kept()
        most_kept = program.ilp.greatest(kept)
        assert most_kept is not None
        return played, len(self._old) - most_whole, self._before.total() - most_kept


class _Program:
    """The integer program of a position; ``laid`` sums up all cards of the new table."""

    def __init__(self, referee: Referee, ilp: IntegerProgram, must: int | None = None) -> None:
        self.ilp = ilp
        self._old = referee._old
        # Each way to lie, and the columns of its first and its second copy.
        self._copies: list[tuple[Counter[int], list[int]]] = []
        uses: dict[int, list[Term]] = {face: [] for face in referee._pool}
        alone = [(Counter({face: 1}), copies) for face, copies in sorted(referee._alone.items())]
        melds = [(cards, _fitting(cards, referee._pool)) for cards in map(Counter, referee._melds)]
        for cards, most in chain(melds, alone):
            columns = [ilp.column(1) for _ in range(most)]
            self._copies.append((cards, columns))
            for face, copies in cards.items():
                uses[face] += [(column, copies) for column in columns]
        self.laid = [term for terms in uses.values() for term in terms]
        for face, terms in uses.items():
            least = referee._before[face] + (face == must)
            ilp.row(least, terms, referee._pool[face])
        before = referee._before.total()
        turn = referee._rules.turn
        most_added = referee._hand.total() if turn.most_added is None else turn.most_added
        ilp.row(before + max(1, turn.least_added), self.laid, before + most_added)

    def whole(self) -> list[Term]:
        """Terms that count old melds lying inside new ones, no card of a new one used twice."""
        inside: dict[int, list[Term]] = {number: [] for number in range(len(self._old))}
        for cards, columns in self._copies:
            guests = [number for number, old in enumerate(self._old) if old <= cards]
            for column in columns:
                if not guests:
                    continue
                stays = {number: self.ilp.column(1) for number in guests}
                for face, copies in cards.items():
                    taken = [(stays[number], float(self._old[number][face])) for number in guests]
                    self.ilp.row(0, [*((at, -n) for at, n in taken if n), (column, copies)])
                for number in guests:
                    inside[number].append((stays[number], 1))
        return self._once(inside)

    def kept(self) -> list[Term]:
        """Terms that count the cards kept together where each old meld goes on as at most one new one."""
        goes_on: dict[int, list[Term]] = {number: [] for number in range(len(self._old))}
        for cards, columns in self._copies:
            shared = {number: (old & cards).total() for number, old in enumerate(self._old)}
            matches = {number: self.ilp.column(1) for number in shared if shared[number]}
            if matches:
                self.ilp.row(
                    0, [*((at, -1) for at in matches.values()), *((column, 1) for column in columns)]
                )
            for number, at in matches.items():
                goes_on[number].append((at, shared[number]))
        return self._once(goes_on)

    def _once(self, by_old: dict[int, list[Term]]) -> list[Term]:
        for terms in by_old.values():
            if terms:
                self.ilp.row(0, [(column, 1) for column, _ in terms], 1)
        return [term for terms in by_old.values() for term in terms]


def _fitting(cards: Counter[int], pool: Counter[int]) -> int:
    """How many times the cards are in the pool."""
    return min(pool[face] // copies for face, copies in cards.items())
