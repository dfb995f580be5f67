"""What can be made of the cards of one rank that go into groups, in the search for the closest layout."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from machiavelli.engine.closest.old_melds import Natural, OldTable
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.groups import GroupShape, Taken, divisions
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import ACE

Kind: TypeAlias = tuple[int, int, int, int]
"""Hand cards lost, jokers spent, room for more, old groups broken."""


class NewGroup(NamedTuple):
    """The suits of a group as a mask, and its jokers."""

    mask: int
    jokers: int


class GroupChoice(NamedTuple):
    """One outcome for the rank: groups, hand cards lost, cards kept, old melds matched, old groups broken.

    ``alone`` says for each suit how many loose cards stay loose.
    """

    groups: tuple[NewGroup, ...]
    alone: Taken
    lost: int
    jokers: int
    room: int
    kept: int
    kept_jokers: int
    matched: int
    broken: int

    @property
    def kind(self) -> Kind:
        """What a choice is to those who know nothing of matches."""
        return self.lost, self.jokers, self.room, self.broken


class GroupChooser:
    """Lists the choices for one rank by their kind, remembering what it listed.

    A ``lazy`` chooser counts the room that groups leave for jokers, and lists no choice that another beats.
    """

    def __init__(self, sweep: Sweep, old: OldTable, matching: bool, lazy: bool = False) -> None:
        self.sweep, self.old, self.matching, self.lazy = sweep, old, matching, lazy
        self.shape: GroupShape = sweep.group_shape
        self._known: dict[tuple[int, Taken, int], dict[Kind, list[GroupChoice]]] = {}

    def choices(self, place: int, used: Taken, taken: int) -> dict[Kind, list[GroupChoice]]:
        """All outcomes with ``used`` cards of the rank in runs and the old melds in ``taken`` matched."""
        rank = ACE if place == HIGH_ACE else place
        taken &= self.old.relevant(rank, (0, 1, 2, 3))
        key = (rank, used, taken)
        if key not in self._known:
            best: dict[tuple[Kind, int], GroupChoice] = {}
            for choice in self._all(rank, used, taken):
                same = (choice.kind, choice.matched)
                known = best.get(same)
                if known is None or choice.kept + choice.kept_jokers > known.kept + known.kept_jokers:
                    best[same] = choice
            if self.lazy:
                kinds = {kind for kind, _ in best}
                best = {at: one for at, one in best.items() if not any(_beats(kind, at[0]) for kind in kinds)}
            by_kind: dict[Kind, list[GroupChoice]] = {}
            for choice in sorted(best.values(), key=lambda choice: choice.kind):
                by_kind.setdefault(choice.kind, []).append(choice)
            self._known[key] = by_kind
        return self._known[key]

    def _all(self, rank: int, used: Taken, taken: int) -> Iterator[GroupChoice]:
        copies = [self.sweep.counts.naturals[suit][rank] for suit in range(4)]
        ranges = [range(max(0, c.need - u), c.most - u + 1) for c, u in zip(copies, used, strict=True)]
        for a, b, c, d in product(*ranges):
            in_melds = [cards + runs for cards, runs in zip((a, b, c, d), used, strict=True)]
            lost = sum(one.left_over(cards) for one, cards in zip(copies, in_melds, strict=True))
            alone_by_suit = [one.loose_left(cards) for one, cards in zip(copies, in_melds, strict=True)]
            alone = (alone_by_suit[0], alone_by_suit[1], alone_by_suit[2], alone_by_suit[3])
            kept_alone, matched_alone = self._match_alone(rank, alone, taken)
            for masks in divisions(self.shape, (a, b, c, d)):
                for groups in self._with_jokers(masks):
                    broken = self._broken(rank, groups)
                    spent = sum(group.jokers for group in groups)
                    room = sum(self.shape.takes(mask) for mask in masks) - spent if self.lazy else 0
                    for kept, kept_jokers, matched in self._match(rank, groups, taken | matched_alone):
                        yield GroupChoice(
                            groups,
                            alone,
                            lost,
                            spent,
                            room,
                            kept + kept_alone,
                            kept_jokers,
                            matched | matched_alone,
                            broken,
                        )

    def _with_jokers(self, masks: tuple[int, ...]) -> list[tuple[NewGroup, ...]]:
        ranges = [range(self.shape.forced(mask), self.shape.takes(mask) + 1) for mask in masks]
        return [
            tuple(map(NewGroup, masks, spent))
            for spent in product(*ranges)
            if sum(spent) <= self.sweep.jokers
        ]

    def _match_alone(self, rank: int, alone: Taken, taken: int) -> tuple[int, int]:
        """Match each card that stays loose with itself: cards kept, old melds matched."""
        matched = 0
        for suit in range(4 if self.matching else 0):
            loose = [i for i in self.old.loose_of[suit, rank] if not taken >> i & 1]
            for index in loose[: alone[suit]]:
                matched |= 1 << index
        return matched.bit_count(), matched

    def _match(self, rank: int, groups: tuple[NewGroup, ...], taken: int) -> Iterator[tuple[int, int, int]]:
        """Triples (cards kept, jokers kept, matched) for the ways to match the groups with old melds."""
        if not groups or not self.matching:
            yield 0, 0, 0
            return
        group, rest = groups[0], groups[1:]
        naturals = [(suit, rank) for suit in range(4) if group.mask >> suit & 1]
        yield from self._match(rank, rest, taken)
        for index in self._partners(group, naturals, taken):
            meld = self.old.melds[index]
            own = sum(natural in meld.naturals for natural in naturals)
            own_jokers = min(group.jokers, meld.jokers)
            for kept, kept_jokers, matched in self._match(rank, rest, taken | 1 << index):
                yield own + kept, own_jokers + kept_jokers, matched | 1 << index

    def _partners(self, group: NewGroup, naturals: list[Natural], taken: int) -> set[int]:
        partners = {index for natural in naturals for index in self.old.holding(natural, taken)}
        return partners.union(self.old.with_joker(taken)) if group.jokers else partners

    def _broken(self, rank: int, groups: tuple[NewGroup, ...]) -> int:
        """Old groups of the rank that no new group holds whole."""
        old = self.old.groups_of[rank]
        return len(old) - self._most_whole(old, list(groups))

    def _most_whole(self, old: list[int], free: list[NewGroup]) -> int:
        if not old:
            return 0
        meld = self.old.melds[old[0]]
        mask = sum(1 << suit for suit, _ in meld.naturals)
        best = self._most_whole(old[1:], free)
        for index, group in enumerate(free):
            if mask & group.mask == mask and meld.jokers <= group.jokers:
                rest = NewGroup(group.mask & ~mask, group.jokers - meld.jokers)
                best = max(best, 1 + self._most_whole(old[1:], [*free[:index], rest, *free[index + 1 :]]))
        return best


def _beats(one: Kind, other: Kind) -> bool:
    """Whether ``one`` loses the same cards, and spends, places and breaks no worse."""
    lost, spent, room, broken = one
    same_cards = one != other and lost == other[0]
    return same_cards and spent <= other[1] and spent + room >= other[1] + other[2] and broken <= other[3]
