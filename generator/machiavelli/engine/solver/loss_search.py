"""How few hand cards a packed state must leave over, room for jokers aside.

Depth first under a limit; what is remembered for each state and number of jokers spent is the least loss
that is still possible (a proven bound), and the limits that held. Without jokers the answer is exact. With
jokers it is a bound: what this search cannot complete cannot be completed, for here open runs forget which of
them hold jokers, and every joker finds room.
"""

from typing import TypeAlias

from machiavelli.engine.solver.moves import END, Move, Moves

IMPOSSIBLE = 1_000

Node: TypeAlias = tuple[list[int], list[int], int]
"""By jokers spent: the least loss that is still possible, and the least limit that held. Then how many hand
cards a move can lose at most."""


class LossSearch:
    """One position's search; answers are kept as long as it lives."""

    def __init__(self, moves: Moves, jokers: int) -> None:
        self._moves, self._jokers = moves, jokers
        self._nodes: list[dict[int, Node]] = [{} for _ in range(END + 1)]
        self._known_moves: list[dict[tuple[int, int, int], list[Move]]] = [{} for _ in range(END)]

    def fits(self, place: int, state: int, spent: int, limit: int) -> bool:
        """Whether the packed ``state`` before ``place``, ``spent`` jokers used, can be completed with at
        most ``limit`` further hand cards left over.
        """
        return self.bound(place, state, spent, limit) <= limit

    def bound(self, place: int, state: int, spent: int, limit: int) -> int:
        """A loss that no completion goes below; if it is within ``limit``, then so is some completion."""
        if place == END:
            return 0 if self._moves.can_close(state) else IMPOSSIBLE
        node = self._nodes[place].get(state) or self._node(place, state)
        possible, held, most_lost = node
        if possible[spent] > limit or held[spent] <= limit:
            return possible[spent]
        nodes, left, least = self._nodes[place + 1], self._jokers - spent, IMPOSSIBLE
        for lost in range(min(limit, most_lost) + 1):
            for _, forced, _, after in self._moves_of(place, state, lost, left):
                known = nodes.get(after)
                further = known[0][spent + forced] if known is not None else 0
                if lost + further <= limit:
                    further = self.bound(place + 1, after, spent + forced, limit - lost)
                    if lost + further <= limit:
                        self._note_held(held, spent, limit)
                        return possible[spent]
                if lost + further < least:
                    least = lost + further
        if limit < most_lost:  # moves that lose more were not looked at
            least = min(least, limit + 1)
        for more in range(spent, self._jokers + 1):  # who has fewer jokers left can do no better
            if possible[more] < least:
                possible[more] = least
        return possible[spent]

    def _node(self, place: int, state: int) -> Node:
        size = self._jokers + 1
        node = ([0] * size, [IMPOSSIBLE] * size, self._moves.most_lost(place, state))
        self._nodes[place][state] = node
        return node

    def _moves_of(self, place: int, state: int, lost: int, left: int) -> list[Move]:
        key = (state, lost, left)
        known = self._known_moves[place].get(key)
        if known is None:
            known = self._known_moves[place][key] = self._moves.moves(place, state, lost, left)
        return known

    def _note_held(self, held: list[int], spent: int, limit: int) -> None:
        """Who has more jokers left can do as much."""
        for fewer in range(spent + 1):
            if held[fewer] > limit:
                held[fewer] = limit
