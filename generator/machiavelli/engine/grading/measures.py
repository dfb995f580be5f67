"""The measures of a position, from all the tables its cards can form where these are few.

Where they are many, orders of play are searched as far as the work allowed goes, and what that does not
settle is named as undecided.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import chain

from machiavelli.engine.explain.gestures import read
from machiavelli.engine.explain.plan import Plan, plan
from machiavelli.engine.frozen import frozen_melds, wrongly_changed
from machiavelli.engine.grading.additions import plain_additions
from machiavelli.engine.grading.asking import can_lie
from machiavelli.engine.nearby.bags import Bag, bag_of, cards_of, holds, legal_bags
from machiavelli.engine.nearby.bottleneck import narrow_path, narrowest
from machiavelli.engine.nearby.layouts import all_tables
from machiavelli.engine.nearby.rounds import Bags, OutOfWork, Surroundings, table_of
from machiavelli.engine.solver.classes import class_count
from machiavelli.engine.solver.classes_allowed import is_restricted
from machiavelli.engine.solver.distance import cards_moved, melds_broken
from machiavelli.engine.solver.solve import max_played
from machiavelli.engine.tables import written
from machiavelli.engine.turns import hand_cards_laid, judge_turn
from machiavelli.errors import PositionError
from machiavelli.model.cards import Card
from machiavelli.model.measures import Measures
from machiavelli.model.position import Position, Table, Turn
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules

WORK = 8_000
"""Melds tried in search of all tables, and again for each width of a round."""

SIZE = 30
"""Cards of a position, above which nobody asks for all the tables they can form."""


class Analysis:
    """Everything about one position and its best play that measures and themes are made of."""

    def __init__(self, rules: Rules, position: Position, solution: Solution) -> None:
        self.rules, self.position, self.solution = rules, position, solution
        self.tables = self._tables()
        """All legal tables, or None where they are too many."""
        self.plan, self.widest_decided = self._plan()

    def _tables(self) -> tuple[Bags, ...] | None:
        if (
            len(self.position.hand) + sum(map(len, self.position.table)) > SIZE
            or not self.solution.max_played
        ):
            return None
        try:
            tables = all_tables(Surroundings(self.rules, self.position, WORK))
        except OutOfWork:
            return None
        return tuple(filter(self._leaves_jokers, tables)) if self._some_frozen else tables

    @property
    def _some_frozen(self) -> bool:
        return bool(frozen_melds(self.rules, self.position.table))

    def _leaves_jokers(self, table: Bags) -> bool:
        """Whether no joker was moved that had not been replaced."""
        turn = Turn(self.position.table, tuple(map(cards_of, table)), self.position.hand)
        return wrongly_changed(self.rules, turn, hand_cards_laid(turn)) is None

    def _plan(self) -> tuple[Plan, bool]:
        """The play in an order with the narrowest rounds, and whether no order has narrower ones."""
        before, after = self.position.table, self.solution.layout
        if not self.solution.max_played:
            return Plan((), 0, 0), True
        direct = plan(self.rules, (before, after))
        least = min(1, self.solution.cards_moved)
        if direct.widest == least:
            return direct, True
        if self.tables is not None:
            way = narrowest(self.tables, table_of(before), table_of(after), direct.widest)
            return self._along(way) if way else direct, True
        if self._some_frozen:
            return direct, False
        for most in range(least, direct.widest):
            try:
                way = narrow_path(self.rules, self.position, after, most, WORK)
            except OutOfWork:
                return direct, False
            if way:
                return self._along(way), True
        return direct, True

    def _along(self, way: tuple[Bags, ...]) -> Plan:
        inner = (tuple(map(cards_of, table)) for table in way[1:-1])
        return plan(self.rules, (self.position.table, *inner, self.solution.layout))

    @cached_property
    def all_cards(self) -> Bag:
        """The cards of table and hand."""
        return bag_of(chain(self.position.hand, *self.position.table))

    def best_tables(self) -> list[Table] | None:
        """All final tables of best plays; None where not all are known."""
        if self.tables is None:
            return None
        size = sum(map(len, self.position.table)) + self.solution.max_played
        tables = [tuple(map(cards_of, table)) for table in self.tables]
        best = [table for table in tables if sum(map(len, table)) == size]
        if not is_restricted(self.rules, self.position):
            return best
        return [table for table in best if judge_turn(self.rules, self.position.turn(table)).legal]

    def closest_solutions(self) -> list[Solution]:
        """Every best play as close as the one given; that one alone where not all are known."""
        best = self.best_tables()
        if not self.solution.max_played or best is None:
            return [self.solution]
        return [
            Solution(
                self.solution.max_played,
                self.solution.can_go_out,
                hand_cards_laid(Turn(self.position.table, table, self.position.hand)),
                table,
                self.solution.melds_broken,
                self.solution.cards_moved,
            )
            for table in (written(self.rules, table) for table in best)
            if melds_broken(self.position.table, table) == self.solution.melds_broken
            and cards_moved(self.position.table, table) == self.solution.cards_moved
        ]


def measures(analysis: Analysis) -> Measures:
    """The measures of the position; all zero but the clutter where nothing can be played."""
    rules, position, solution = analysis.rules, analysis.position, analysis.solution
    clutter = sum(map(len, position.table))
    if not solution.max_played:
        return Measures(0, 0, 0, 0, 0, 0, 0, clutter)
    reading = read(written(rules, position.table), written(rules, solution.layout))
    classes, near = class_count(rules, position), _near_misses(analysis)
    open_ = {
        "W": not analysis.widest_decided,
        "K": not analysis.widest_decided,
        "G": not reading.fewest,
        "B": "melds_broken" in solution.undecided,
        "U": not classes.exact,
        "X": is_restricted(rules, position) and analysis.tables is None,
        "N": near is None,
    }
    return Measures(
        W=analysis.plan.widest,
        K=analysis.plan.rounds,
        G=len(reading.gestures),
        B=solution.melds_broken,
        U=classes.number,
        X=len({(card, bag_of(position.table[place])) for card, place in decoys(analysis)}),
        N=near or 0,
        C=clutter,
        undecided=tuple(letter for letter, is_open in open_.items() if is_open),
    )


def decoys(analysis: Analysis) -> Iterator[tuple[Card, int]]:
    """Plain additions that no best play contains: each hand card with the place of the table meld."""
    position = analysis.position
    best = analysis.best_tables()
    melds = None if best is None else {bag_of(meld) for table in best for meld in table}
    for card, place in plain_additions(analysis.rules, position):
        home = bag_of((*position.table[place], card))
        if melds is None:
            stays = can_stay(analysis, home, analysis.solution.max_played)
        else:
            stays = any(holds(meld, home) for meld in melds)
        if not stays:
            yield card, place


def can_stay(analysis: Analysis, home: Bag, most: int) -> bool:
    """Whether a play of ``most`` hand cards can have ``home`` in one meld; small melds are tried first."""
    position = analysis.position
    homes = [cards_of(meld) for meld in legal_bags(analysis.rules, analysis.all_cards) if holds(meld, home)]
    return any(can_lie(analysis.rules, position, meld, most) for meld in sorted(homes, key=len))


def _near_misses(analysis: Analysis) -> int | None:
    """None where it is not decided."""
    try:
        return sum(1 for _ in _dispensable(analysis))
    except PositionError:
        return None


def _dispensable(analysis: Analysis) -> Iterator[Card]:
    """Each face of the play without which all its other cards can be played, if there are others."""
    rules, position, played = analysis.rules, analysis.position, analysis.solution.played
    for card in dict.fromkeys(played):
        others = list(played)
        others.remove(card)
        if others and max_played(rules, position.with_hand(tuple(others))) == len(others):
            yield card
