"""How few hand cards a packed state must leave over, room for jokers aside.

Depth first under a limit; what is remembered for each state and number of jokers spent is the least loss
that is still possible (a proven bound), and the limits that held. Without jokers the answer is exact. With
jokers it is a bound: what this search cannot complete cannot be completed, for here open runs forget which of
them hold jokers, and every joker finds room.
"""

from typing import TypeAlias

from machiavelli.engine.solver.failures import Failures
from machiavelli.engine.solver.moves import END, Moves, Opened

IMPOSSIBLE = 1_000
ASK_BEST_AFTER = 20
COMPARE_AFTER = 150
"""So many states are looked into before it pays to ask the best of a place, and to compare with others."""

Node: TypeAlias = tuple[list[int], list[int], Opened]
"""By jokers spent: the least loss that is still possible, and the least limit that held. Then the state
looked up."""


class LossSearch:
    """One position's search; answers are kept as long as it lives."""

    def __init__(self, moves: Moves, jokers: int) -> None:
        self._moves, self._jokers = moves, jokers
        self._nodes: list[dict[int, Node]] = [{} for _ in range(END + 1)]
        self._failures: dict[int, Failures] = {}
        self._next_filled = moves.next_filled
        self._searched = 0
        self._best: dict[int, int | None] = {}

    def fits(self, place: int, state: int, spent: int, limit: int) -> bool:
        """Whether the packed ``state`` before ``place``, ``spent`` jokers used, can be completed with at
        most ``limit`` further hand cards left over.
        """
        return self.bound(place, state, spent, limit) <= limit

    def bound(self, place: int, state: int, spent: int, limit: int) -> int:
        """A loss that no completion goes below; if it is within ``limit``, then so is some completion."""
        if not state:  # nothing open: on to the next cards
            place = self._next_filled[place]
        if place == END:
            return 0 if self._moves.can_close(state) else IMPOSSIBLE
        node = self._nodes[place].get(state) or self._node(place, state)
        possible, held, _ = node
        if possible[spent] > limit or held[spent] <= limit:
            return possible[spent]
        self._searched += 1
        if self._asks_best and spent == self._jokers:
            least = self._of_best(place, spent, limit)
            if least > limit:
                self._note_possible(possible, spent, least)
                return possible[spent]
        if self._searched <= COMPARE_AFTER:
            return self._search(place, node, spent, limit)
        failures = self._failures.get(place)
        if failures is None:
            failures = self._failures[place] = Failures(self._moves.runs)
        elif failures.covers(state, spent, limit):
            self._note_possible(possible, spent, limit + 1)
            return possible[spent]
        least = self._search(place, node, spent, limit)
        if least > limit:
            failures.note(state, spent, least - 1)
        return least

    @property
    def _asks_best(self) -> bool:
        """Only once no joker is left: before, the best states have too many ways to go on."""
        return self._jokers > 0 and self._searched > ASK_BEST_AFTER

    def _search(self, place: int, node: Node, spent: int, limit: int) -> int:
        possible, held, opened = node
        rank, kinds, afters_a, afters_b, afters_c, afters_d, aces = opened
        asks_best = self._asks_best
        nodes, left, least = self._nodes[place + 1], self._jokers - spent, IMPOSSIBLE
        for lost in range(min(limit + 1, len(rank.joined))):
            joints = rank.joined[lost][left].get(kinds)
            if joints is None:
                joints = self._moves.joints(opened, lost, left)
            for _, forced, _, a, b, c, d in joints:
                after = afters_a[a] + afters_b[b] + afters_c[c] + afters_d[d] + aces
                known = nodes.get(after)
                if known is not None:
                    further = known[0][spent + forced]
                elif asks_best and forced == left:
                    further = self._of_best(place + 1, spent + forced, limit - lost)
                else:
                    further = 0
                if lost + further <= limit:
                    further = self.bound(place + 1, after, spent + forced, limit - lost)
                    if lost + further <= limit:
                        self._note_held(held, spent, limit)
                        return possible[spent]
                if lost + further < least:
                    least = lost + further
        if limit < len(rank.joined) - 1:  # moves that lose more were not looked at
            least = min(least, limit + 1)
        self._note_possible(possible, spent, least)
        return possible[spent]

    def _of_best(self, place: int, spent: int, limit: int) -> int:
        """The least loss of the best state at a place, or more than ``limit``."""
        if place not in self._best:
            self._best[place] = self._moves.best_state(place)
        state = self._best[place]
        if state is None:
            return 0
        node = self._nodes[place].get(state) or self._node(place, state)
        possible, held, _ = node
        if possible[spent] > limit or held[spent] <= possible[spent]:
            return possible[spent]
        self._note_possible(possible, spent, self._of_best(place + 1, spent, limit))
        while (least := possible[spent]) <= limit and held[spent] > least:
            self._searched += 1
            self._search(place, node, spent, least)
        return least

    def _node(self, place: int, state: int) -> Node:
        size = self._jokers + 1
        node: Node = ([0] * size, [IMPOSSIBLE] * size, self._moves.opened(place, state))
        self._nodes[place][state] = node
        return node

    def _note_possible(self, possible: list[int], spent: int, least: int) -> None:
        """Who has fewer jokers left can do no better."""
        for more in range(spent, self._jokers + 1):
            if possible[more] < least:
                possible[more] = least

    def _note_held(self, held: list[int], spent: int, limit: int) -> None:
        """Who has more jokers left can do as much."""
        for fewer in range(spent + 1):
            if held[fewer] > limit:
                held[fewer] = limit
