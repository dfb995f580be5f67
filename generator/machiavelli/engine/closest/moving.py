"""How few cards must move where no more melds break than must: place by place, all that is within bounds."""

from typing import NamedTuple, Optional

from machiavelli.engine.closest.breaking import Breaking
from machiavelli.engine.closest.nodes import FAR, Node, Stage, Step
from machiavelli.engine.closest.open_runs import FREE, Suit
from machiavelli.engine.closest.plans import Plans
from machiavelli.engine.closest.suit_ways import BREAK
from machiavelli.engine.solver.sweep import LAST_CLOSE
from machiavelli.model.cards import ACE


class Trail(NamedTuple):
    """How a node was reached: at what cost, by which step, from which node, and how that was reached."""

    cost: int
    step: Step
    node: Node
    before: Optional["Trail"]


class Moving(Stage):
    """One search within bounds of melds broken and cards moved."""

    def __init__(self, breaking: Breaking, plans: Plans, broken: int, moved: int) -> None:
        own = breaking.task._replace(matching=True, placing=True, most_broken=broken, most_moved=moved)
        super().__init__(own, plans)
        self._most = broken * BREAK + moved
        self._breaking = breaking
        self._unmatched: dict[Suit, Suit] = {}

    def way(self, limit: int) -> list[tuple[Node, Step]] | None:
        """The steps of the best way that leaves over ``limit`` hand cards, each with the node it leaves.

        None where every one breaks or moves more than the bounds allow.
        """
        reached: dict[Node, Trail | None] = {self.start(limit): None}
        for _ in range(ACE, LAST_CLOSE + 1):
            after: dict[Node, Trail | None] = {}
            for node, trail in reached.items():
                cost = trail.cost if trail else 0
                seen = self._worth_following(node, cost)
                if seen is None:
                    continue
                for step in self.steps(seen, self._most - cost):
                    total = cost + step.cost
                    known = after.get(step.after)
                    if known is None or total < known.cost:
                        after[step.after] = Trail(total, step, seen, trail)
            reached = after
        for trail in reached.values():
            return _steps(trail)
        return None

    def _worth_following(self, node: Node, cost: int) -> Node | None:
        """The node without the looks from where too much must break or move; None where none is left."""
        listed = self.outlooks.listed
        plain = [self._without_matches(listed[outlook]) for outlook in node.outlooks]
        numbers = [self._breaking.outlooks.number(_cheapest(looks)) for looks in plain]
        marks = node.marks & (self.old.wholes | self.old.aces)
        outlooks = list(node.outlooks)
        for suit in range(4):
            kept = {}
            fitting: dict[tuple[Suit, int], bool] = {}
            for (look, diff), unmatched in zip(listed[outlooks[suit]].items(), plain[suit], strict=True):
                left = self._most - cost - diff
                key = (unmatched[0], left)
                if key not in fitting:
                    own = list(numbers)
                    own[suit] = self._breaking.outlooks.number({unmatched[0]: 0})
                    seen = Node(node.place, tuple(own), node.low_aces, marks, node.limit, node.jokers)
                    fitting[key] = left >= 0 and self._breaking.fits(seen, left)
                if fitting[key]:
                    kept[look] = diff
            if not kept:
                return None
            if len(kept) < len(listed[outlooks[suit]]):
                outlooks[suit] = self.outlooks.number(kept)
        return node._replace(outlooks=tuple(outlooks))

    def _without_matches(self, looks: dict[Suit, int]) -> list[tuple[Suit, int]]:
        """The looks as the first search knows them, with their costs."""
        found = []
        for look, cost in looks.items():
            known = self._unmatched.get(look)
            if known is None:
                runs = tuple(sorted([run._replace(match=FREE, pledged=False) for run in look[0]]))
                known = self._unmatched[look] = (runs, 0)
            found.append((known, cost))
        return found


def _cheapest(looks: list[tuple[Suit, int]]) -> dict[Suit, int]:
    costs: dict[Suit, int] = {}
    for look, cost in looks:
        costs[look] = min(cost, costs.get(look, FAR))
    return costs


def _steps(trail: Trail | None) -> list[tuple[Node, Step]]:
    steps = []
    while trail is not None:
        steps.append((trail.node, trail.step))
        trail = trail.before
    return steps[::-1]
