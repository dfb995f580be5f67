"""How few hand cards must be left over, room for jokers aside: the search that only counts.

Of the states reached, those come first that have lost fewest hand cards, and of these the ones reached last:
so no state is looked into again as more may be lost, and the first layout that is complete is a best one.
"""

from typing import TypeAlias

from machiavelli.engine.solver.loss_search import IMPOSSIBLE
from machiavelli.engine.solver.moves import END, Moves, Opened
from machiavelli.model.cards import ACE

Reached: TypeAlias = tuple[int, int, int, int, "Reached | None"]
"""A state: its place, the packed state, the jokers spent, the hand cards lost; the state it comes from."""

START: Reached = (ACE, 0, 0, 0, None)


def best_first(moves: Moves, jokers: int, most_lost: int) -> Reached | None:
    """The end of a layout that loses fewest hand cards; None where each loses more than ``most_lost``."""
    spent_least: list[dict[int, int]] = [{} for _ in range(END)]
    losing: list[tuple[Reached, Opened]] = []
    now = [START]
    for lost in range(most_lost + 1):
        losing, to_lose = [], losing
        while now or to_lose:
            if now:
                place, state, spent, _, before = one = now.pop()
                if not state:  # nothing open: on to the next cards
                    place = moves.next_filled[place]
                if place == END:
                    if moves.can_close(state):
                        return one
                    continue
                seen = spent_least[place]
                if seen.get(state, IMPOSSIBLE) <= spent:
                    continue
                seen[state] = spent
                one, opened = (place, state, spent, lost, before), moves.opened(place, state)
            else:
                one, opened = to_lose.pop()
                place, _, spent, _, _ = one
            here, left = lost - one[3], jokers - spent
            rank, kinds, afters_a, afters_b, afters_c, afters_d, aces = opened
            if here < len(rank.joined) - 1:
                losing.append((one, opened))
            joints = rank.joined[here][left].get(kinds)
            if joints is None:
                joints = moves.joints(opened, here, left)
            for _, forced, _, a, b, c, d in reversed(joints):
                after = afters_a[a] + afters_b[b] + afters_c[c] + afters_d[d] + aces
                now.append((place + 1, after, spent + forced, lost, one))
    return None
