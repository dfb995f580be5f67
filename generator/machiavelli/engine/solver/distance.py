"""How far a layout is from the table it was made of: melds broken and cards moved, from the definitions.

The search for the closest layout counts these as it goes; here they are measured on the finished melds, so
that the one checks the other. Melds that share no cards do not matter to each other: each family of melds
that do, however roundabout, is measured by itself.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Table


def overlap(one: Sequence[Card], other: Sequence[Card]) -> int:
    """Cards that the two melds have in common, copies counted."""
    return (Counter(one) & Counter(other)).total()


AnyMeld: TypeAlias = Meld | frozenset[Card]
"""A meld; as a set of cards where none comes twice."""

Melds: TypeAlias = Sequence[AnyMeld]


def melds_broken(before: Melds, after: Melds) -> int:
    """Melds of ``before`` whose cards do not all end in one of ``after``, equal cards read most kindly."""
    before, after = _changed(before, after)
    shared = _shared(before, after)
    hosts = [
        {new: 1 for new, cards in row.items() if cards == len(meld)}
        for row, meld in zip(shared, before, strict=True)
    ]
    whole = 0
    for olds, news in _families(hosts):
        if len(olds) == 1:
            whole += 1
        else:
            held, hosting = [before[old] for old in olds], [after[new] for new in news]
            whole += _most_whole(list(map(Counter, held)), list(map(Counter, hosting)))
    return len(before) - whole


def _most_whole(before: list[Counter[Card]], after: list[Counter[Card]]) -> int:
    """Most old melds that can lie whole in the new ones, each card of a new meld serving one old meld."""
    if not before or not after:
        return 0
    meld, others = before[0], before[1:]
    best = 0
    for at, host in enumerate(after):
        if meld <= host:
            best = max(best, 1 + _most_whole(others, [*after[:at], host - meld, *after[at + 1 :]]))
            if best == len(before):
                return best
    return max(best, _most_whole(others, after))


def cards_moved(before: Melds, after: Melds) -> int:
    """Cards of ``before`` that leave their meld where each old meld becomes at most one new one."""
    before, after = _changed(before, after)
    shared = _shared(before, after)
    kept = sum(shared[old][new] for old, new in _matched(shared).items())
    return sum(map(len, before)) - kept


def homes(before: Table, after: Table) -> dict[int, int]:
    """The one-to-one matching of old melds with new ones that keeps most cards; empty pairs left out."""
    return _matched(_shared(before, after))


def _changed(before: Melds, after: Melds) -> tuple[Melds, Melds]:
    """Both without the melds that lie unchanged: no other old meld keeps more in such a new one."""
    fresh = Counter(after)
    changed = []
    for meld in before:
        if fresh[meld]:
            fresh[meld] -= 1
        else:
            changed.append(meld)
    return changed, list(fresh.elements())


def _shared(before: Melds, after: Melds) -> list[dict[int, int]]:
    """For each old meld, the new ones with cards in common, and how many."""
    holding: dict[Card, list[tuple[int, int]]] = {}
    for new, meld in enumerate(after):
        for card, copies in _copies(meld):
            holding.setdefault(card, []).append((new, copies))
    shared: list[dict[int, int]] = []
    for meld in before:
        row: dict[int, int] = {}
        for card, copies in _copies(meld):
            for new, held in holding.get(card, ()):
                row[new] = row.get(new, 0) + min(copies, held)
        shared.append(row)
    return shared


def _copies(meld: AnyMeld) -> Iterable[tuple[Card, int]]:
    """The different cards of a meld, each with how many of it there are."""
    once = dict.fromkeys(meld, 1)
    return (once if len(once) == len(meld) else Counter(meld)).items()


def _families(rows: Sequence[Mapping[int, int]]) -> list[tuple[list[int], list[int]]]:
    """Old and new melds that belong together: rows are old melds, their keys the new ones they go with."""
    family_of: dict[int, int] = {}
    families: dict[int, tuple[list[int], list[int]]] = {}
    for old, row in enumerate(rows):
        olds, news = [old], [new for new in row if new not in family_of]
        for number in sorted({family_of[new] for new in row if new in family_of}):
            more_olds, more_news = families.pop(number)
            olds, news = more_olds + olds, more_news + news
        families[old] = (olds, news)
        for new in news:
            family_of[new] = old
    return [(sorted(olds), sorted(news)) for olds, news in families.values() if news]


def _matched(shared: Sequence[Mapping[int, int]]) -> dict[int, int]:
    """The one-to-one matching of rows with keys whose sum is greatest, in the order of the rows."""
    found: dict[int, int] = {}
    for olds, news in _families(shared):
        if len(olds) == 1:
            row = shared[olds[0]]
            found[olds[0]] = max(news, key=lambda new: row[new])
            continue
        size = max(len(olds), len(news))
        worth = [[0] * size for _ in range(size)]
        for at, old in enumerate(olds):
            for column, new in enumerate(news):
                worth[at][column] = shared[old].get(new, 0)
        for at, column in enumerate(_best_matching(worth)):
            if worth[at][column]:
                found[olds[at]] = news[column]
    return dict(sorted(found.items()))


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
