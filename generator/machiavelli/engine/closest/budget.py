"""How much a search may still do, counted in nodes looked at, so that every machine ends at the same one."""


class BudgetSpent(Exception):
    """The work allowed is done, the question is not decided."""


class Budget:
    """The nodes that may still be looked at."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes

    def spend(self) -> None:
        """Count one node. Raises BudgetSpent where none is left."""
        if self.left <= 0:
            raise BudgetSpent
        self.left -= 1
