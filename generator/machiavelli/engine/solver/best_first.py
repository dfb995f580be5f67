"""How few hand cards must be left over, room for jokers aside: the search that only counts.

Of the states reached, those come first that have lost fewest hand cards, and of these the ones reached last:
so no state is looked into again as more may be lost, and the first layout that is complete is a best one.
"""

from typing import NamedTuple, TypeAlias

from machiavelli.engine.solver.loss_search import IMPOSSIBLE
from machiavelli.engine.solver.moves import END, Moves, Opened
from machiavelli.engine.solver.place_table import Joint
from machiavelli.model.cards import ACE

Node: TypeAlias = tuple[int, Opened, int, int, "Node | None", Joint]
"""A state looked up at its place: the jokers spent and the hand cards lost on the way, then where it comes
from, and by which joint."""


Step: TypeAlias = tuple[int, Opened, Joint]
"""A place, the state looked up there, and the joint taken."""


class Found(NamedTuple):
    """A layout: the hand cards lost, the jokers spent, the steps, the last one first."""

    lost: int
    spent: int
    steps: list[Step]


NOTHING: Joint = (0, 0, 0, 0, 0, 0, 0)


def best_first(moves: Moves, jokers: int, most_lost: int) -> Found | None:
    """A layout that loses fewest hand cards; None where each loses more than ``most_lost``."""
    spent_least: list[dict[int, int]] = [{} for _ in range(END)]
    losing: list[Node] = []
    now: list[tuple[int, int, int, Node | None, Joint]] = [(ACE, 0, 0, None, NOTHING)]
    for lost in range(most_lost + 1):
        losing, to_lose = [], losing
        while now or to_lose:
            if now:
                place, state, spent, before, by = now.pop()
                if not state:  # nothing open: on to the next cards
                    place = moves.next_filled[place]
                if place == END:
                    if moves.can_close(state):
                        return Found(lost, spent, _steps(before, by))
                    continue
                seen = spent_least[place]
                if seen.get(state, IMPOSSIBLE) <= spent:
                    continue
                seen[state] = spent
                opened = moves.opened(place, state)
                node: Node = (place, opened, spent, lost, before, by)
            else:
                place, opened, spent, _, _, _ = node = to_lose.pop()
            rank, kinds, afters_a, afters_b, afters_c, afters_d, aces = opened
            here, left = lost - node[3], jokers - spent
            if here < len(rank.joined) - 1:
                losing.append(node)
            joints = rank.joined[here][left].get(kinds)
            if joints is None:
                joints = moves.joints(opened, here, left)
            for joint in reversed(joints):
                _, forced, _, a, b, c, d = joint
                after = afters_a[a] + afters_b[b] + afters_c[c] + afters_d[d] + aces
                now.append((place + 1, after, spent + forced, node, joint))
    return None


def _steps(node: Node | None, by: Joint) -> list[Step]:
    """The steps that lead on from ``node`` by a joint, and to it."""
    steps: list[Step] = []
    while node is not None:
        place, opened, _, _, before, by_before = node
        steps.append((place, opened, by))
        node, by = before, by_before
    return steps
