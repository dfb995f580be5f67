"""How much a search may still do, counted in steps of work, so that every machine ends at the same one."""


class BudgetSpent(Exception):
    """The work allowed is done, the question is not decided."""


class Budget:
    """The work left: a node counts as one, a look of a suit by the ways that go on from it.

    None: as much as it takes.
    """

    def __init__(self, work: int | None) -> None:
        self.left = work

    def spend(self, work: int = 1) -> None:
        """Count so much. Raises BudgetSpent where nothing is left."""
        if self.left is not None:
            if self.left <= 0:
                raise BudgetSpent
            self.left -= work
