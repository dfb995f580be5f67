"""How few hand cards a packed state must leave over, room for jokers aside.

Depth first under a limit; what is remembered for each state and number of jokers spent is the least loss
that is still possible (a proven bound), and the limits that held. Without jokers the answer is exact. With
jokers it is a bound: what this search cannot complete cannot be completed, for here open runs forget which of
them hold jokers, and every joker finds room.
"""

from typing import TypeAlias

from machiavelli.engine.solver.moves import END, Move, Moves, Opened

IMPOSSIBLE = 1_000

Node: TypeAlias = tuple[list[int], list[int], Opened, dict[tuple[int, int], list[Move]]]
"""By jokers spent: the least loss that is still possible, and the least limit that held. Then the state
looked up, and its moves known so far, by the hand cards lost and the jokers left."""


class LossSearch:
    """One position's search; answers are kept as long as it lives."""

    def __init__(self, moves: Moves, jokers: int) -> None:
        self._moves, self._jokers = moves, jokers
        self._nodes: list[dict[int, Node]] = [{} for _ in range(END + 1)]
        self._next_filled = moves.next_filled

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
        possible, held, opened, known_moves = node
        if possible[spent] > limit or held[spent] <= limit:
            return possible[spent]
        nodes, left, least = self._nodes[place + 1], self._jokers - spent, IMPOSSIBLE
        most_lost = opened[4]
        for lost in range(min(limit, most_lost) + 1):
            moves = known_moves.get((lost, left))
            if moves is None:
                moves = known_moves[lost, left] = self._moves.moves(opened, lost, left)
            for _, forced, _, after in moves:
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
        node: Node = ([0] * size, [IMPOSSIBLE] * size, self._moves.opened(place, state), {})
        self._nodes[place][state] = node
        return node

    def _note_held(self, held: list[int], spent: int, limit: int) -> None:
        """Who has more jokers left can do as much."""
        for fewer in range(spent + 1):
            if held[fewer] > limit:
                held[fewer] = limit
