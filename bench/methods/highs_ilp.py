"""An integer program in HiGHS: one integer variable for each distinct meld, one row for each card face.

The set-up is the quickest that was found: the melds of the variant are listed once, those that the cards at
hand can form are picked by one comparison of arrays, and a warm HiGHS takes the arrays as they are. Long
runs need no variable of their own, since they fall apart into shorter ones. Presolve pays on large tables
without jokers and costs on the others, so that both ways are measured.
"""

from collections.abc import Callable, Iterable

import highspy
import numpy as np
from numpy.typing import NDArray

from bench.catalogue import FACES, NUMBER, loose_cards, meld_matrix, meld_rules
from bench.ilp import NotSolved, new_highs
from machiavelli.model.cards import Card
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

Copies = NDArray[np.int8]
"""Copies of each face."""


class HighsIlp:
    """HiGHS, presolve ``on`` or ``off``; past ``seconds`` NotSolved is raised."""

    def __init__(self, presolve: str, seconds: float) -> None:
        self.name = f"HiGHS ILP, presolve {presolve}"
        self._highs = new_highs(presolve, seconds)

    def prepare(self, rules: Rules, position: Position) -> Callable[[], int] | None:
        """See Method."""
        table = _copies(card for meld in position.table for card in meld)
        most = table + _copies(position.hand)
        alone = _copies(loose_cards(rules, position.table).elements())
        melds = meld_matrix(meld_rules(rules), False)
        return lambda: self._most_played(melds, table, most, alone, rules)

    def _most_played(self, melds: Copies, table: Copies, most: Copies, alone: Copies, rules: Rules) -> int:
        fitting = melds[(melds <= most).all(axis=1)]
        staying = np.eye(len(FACES), dtype=np.int8)[alone > 0]
        upper = np.concatenate(
            [np.full(len(fitting), float(rules.deal.decks)), alone[alone > 0].astype(float)]
        )
        rows = np.flatnonzero(most)
        columns = np.concatenate([fitting, staying])[:, rows]
        if not len(columns):
            return 0
        played = self._greatest(columns, upper, table[rows], most[rows]) - int(table.sum())
        return played if played >= rules.turn.least_added else 0

    def _greatest(self, columns: Copies, upper: NDArray[np.float64], table: Copies, most: Copies) -> int:
        """Most cards in melds where each face lies between ``table`` and ``most`` times."""
        count = len(columns)
        column, row = columns.nonzero()
        values = columns[column, row].astype(float)
        self._highs.passModel(
            count,
            len(table),
            len(values),
            int(highspy.MatrixFormat.kColwise),
            int(highspy.ObjSense.kMaximize),
            0.0,
            columns.sum(axis=1).astype(float),
            np.zeros(count),
            upper,
            table.astype(float),
            most.astype(float),
            np.searchsorted(column, np.arange(count)).astype(np.int32),
            row.astype(np.int32),
            values,
            np.ones(count, np.int32),
        )
        self._highs.run()
        status = self._highs.getModelStatus()
        if status != highspy.HighsModelStatus.kOptimal:
            raise NotSolved(self._highs.modelStatusToString(status))
        return round(self._highs.getInfo().objective_function_value)


def _copies(cards: Iterable[Card]) -> Copies:
    counted = np.zeros(len(FACES), np.int8)
    for card in cards:
        counted[NUMBER[card]] += 1
    return counted
