"""How far a layout is from the table it was made of: melds broken and cards moved, from the definitions.

The search for the closest layout counts these as it goes; here they are measured on the finished melds, so
that the one checks the other.
"""

from collections import Counter
from collections.abc import Sequence

from machiavelli.model.cards import Card
from machiavelli.model.position import Table


def overlap(one: Sequence[Card], other: Sequence[Card]) -> int:
    """Cards that the two melds have in common, copies counted."""
    return (Counter(one) & Counter(other)).total()


def melds_broken(before: Table, after: Table) -> int:
    """Melds of ``before`` whose cards do not all end in one of ``after``, equal cards read most kindly."""
    return len(before) - _most_whole([Counter(meld) for meld in before], [Counter(meld) for meld in after])


def _most_whole(before: list[Counter[Card]], after: list[Counter[Card]]) -> int:
    """Most old melds that can lie whole in the new ones, each card of a new meld serving one old meld."""
    if not before:
        return 0
    meld, others = before[0], before[1:]
    hosts = [index for index, host in enumerate(after) if meld <= host]
    best = 0
    for index in hosts:
        rest = [*after[:index], after[index] - meld, *after[index + 1 :]]
        best = max(best, 1 + _most_whole(others, rest))
        if best == len(before):
            return best
    return max(best, _most_whole(others, after)) if best < len(before) else best


def cards_moved(before: Table, after: Table) -> int:
    """Cards of ``before`` that leave their meld where each old meld becomes at most one new one."""
    found = homes(before, after)
    kept = sum(overlap(before[old], after[new]) for old, new in found.items())
    return sum(map(len, before)) - kept


def homes(before: Table, after: Table) -> dict[int, int]:
    """The one-to-one matching of old melds with new ones that keeps most cards; empty pairs left out."""
    size = max(len(before), len(after))
    shared = [[0] * size for _ in range(size)]
    for old, meld in enumerate(before):
        for new, other in enumerate(after):
            shared[old][new] = overlap(meld, other)
    return {old: new for old, new in enumerate(_best_matching(shared)) if shared[old][new]}


def _best_matching(worth: list[list[int]]) -> list[int]:
    """The column of each row where the sum over a one-to-one matching is greatest (the Hungarian method).

    Rows are matched one by one; ``row_price`` and ``column_price`` keep every pair at or above its worth.
    """
    size = len(worth)
    row_price = [max(row, default=0) for row in worth]
    column_price = [0] * size
    row_of: list[int | None] = [None] * size
    for start in range(size):
        slack = [10**6] * size
        came_from: list[int | None] = [None] * size
        reached: list[int] = []
        row, column = start, -1
        while True:
            for other in range(size):
                gap = row_price[row] + column_price[other] - worth[row][other]
                if other not in reached and gap < slack[other]:
                    slack[other], came_from[other] = gap, column if reached else None
            column = min((other for other in range(size) if other not in reached), key=slack.__getitem__)
            step = slack[column]
            row_price[start] -= step
            for other in reached:
                row_price[row_of[other]] -= step  # type: ignore[index]
                column_price[other] += step
            slack = [gap if other in reached else gap - step for other, gap in enumerate(slack)]
            reached.append(column)
            if row_of[column] is None:
                break
            row = row_of[column]  # type: ignore[assignment]
        at: int | None = column
        while at is not None:
            previous = came_from[at]
            row_of[at] = start if previous is None else row_of[previous]
            at = previous
    column_of = [0] * size
    for column, owner in enumerate(row_of):
        column_of[owner if owner is not None else 0] = column
    return column_of
