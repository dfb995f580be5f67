"""Which table cards change their meld between two tables, for the marks on drawings."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from machiavelli.model.verdicts import MeldVerdict

Spot: TypeAlias = tuple[int, int]
"""A meld and a card in it, both counted from 0."""

Melds: TypeAlias = Sequence[MeldVerdict]


def moved_cards(old_table: Melds, new_table: Melds) -> tuple[list[Spot], list[Spot]]:
    """The table cards that change their meld: where they lay, and where they lie after."""
    before = [Counter(verdict.cards) for verdict in old_table]
    after = [Counter(verdict.cards) for verdict in new_table]
    if not after:
        return [], []
    stays = _partners(before, after)
    left = [
        spot
        for number, verdict in enumerate(old_table)
        for spot in _outside(number, verdict, after[stays[number]] if number in stays else Counter())
    ]
    wanted = Counter(old_table[meld].cards[place] for meld, place in left)
    comes_from = {new: old for old, new in stays.items()}
    joined = []
    for number, verdict in enumerate(new_table):
        lay_here = before[comes_from[number]] if number in comes_from else Counter()
        for meld, place in _outside(number, verdict, lay_here):
            card = verdict.cards[place]
            if wanted[card]:
                wanted[card] -= 1
                joined.append((meld, place))
    return left, joined


def _partners(before: list[Counter[Any]], after: list[Counter[Any]]) -> dict[int, int]:
    """Old melds to the new ones they live on in: the pairs that share most cards first."""
    pairs = sorted(
        ((old, new) for old in range(len(before)) for new in range(len(after))),
        key=lambda pair: -(before[pair[0]] & after[pair[1]]).total(),
    )
    partners: dict[int, int] = {}
    for old, new in pairs:
        if (before[old] & after[new]) and old not in partners and new not in partners.values():
            partners[old] = new
    return partners


def _outside(number: int, verdict: MeldVerdict, known: Counter[Any]) -> list[Spot]:
    """The places of a meld's cards that are not among ``known``."""
    left = Counter(known)
    spots = []
    for place, card in enumerate(verdict.cards):
        if left[card]:
            left[card] -= 1
        else:
            spots.append((number, place))
    return spots
