"""Whether a packed state can be completed within a limit of hand cards left over, room for jokers aside.

Depth first, and remembering for each state and number of jokers spent the limits that failed and held.
Without jokers the answer is exact. With jokers it is a bound: what this search cannot complete cannot be
completed, for here open runs forget which of them hold jokers, and every joker finds room.
"""

from machiavelli.engine.solver.moves import END, Move, Moves

_MANY = 1_000


class LossSearch:
    """One position's search; answers are kept as long as it lives."""

    def __init__(self, moves: Moves, jokers: int) -> None:
        self._moves, self._jokers = moves, jokers
        self._at_least = moves.at_least
        self._nodes: list[dict[int, tuple[list[int], list[int], list[Move]]]] = [{} for _ in range(END)]

    def fits(self, place: int, state: int, spent: int, limit: int) -> bool:
        """Whether the packed ``state`` before ``place``, ``spent`` jokers used, can be completed with at
        most ``limit`` further hand cards left over.
        """
        if place == END:
            return limit >= 0 and self._moves.can_close(state)
        node = self._nodes[place].get(state)
        if node is None:
            moves = self._moves.moves(place, state)
            size = self._jokers + 1
            node = self._nodes[place][state] = ([-1] * size, [_MANY] * size, moves)
        failed, held, moves = node
        if failed[spent] >= limit:
            return False
        if held[spent] <= limit:
            return True
        left, spare = self._jokers - spent, limit - self._at_least[place + 1]
        for lost, asked, forced, _, after in moves:
            if lost > spare:
                break
            if asked <= left and self.fits(place + 1, after, spent + forced, limit - lost):
                for fewer in range(spent + 1):  # who has more jokers left can do as much
                    if held[fewer] > limit:
                        held[fewer] = limit
                return True
        for more in range(spent, self._jokers + 1):
            if failed[more] < limit:
                failed[more] = limit
        return False
