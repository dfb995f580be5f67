"""All legal tables one round away: some table cards are lifted, then everything is put down again.

A round may also lay hand cards. Only as many are laid as it needs: more can follow in a round of their own.
"""

from collections.abc import Iterator
from typing import TypeAlias

from machiavelli.engine.nearby.bags import ONE, Bag, bag_of, cards_of, holds, legal_bags, parts_of
from machiavelli.model.cards import Card
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules

Bags: TypeAlias = tuple[Bag, ...]
"""A table: its melds as bags, the smallest number first. A card lying loose is a meld of one."""


class OutOfWork(Exception):
    """The work allowed is used up: what was asked is not decided."""


class Surroundings:
    """The rounds that are possible with the cards of one position."""

    def __init__(self, rules: Rules, position: Position, work: int) -> None:
        self.start = table_of(position.table)
        self.all_cards = sum(self.start) + bag_of(position.hand)
        self.loose = dict.fromkeys(meld for meld in self.start if len(cards_of(meld)) == 1)
        """Faces that may lie alone; one face is enough, for no copy of it lies anywhere else."""
        self.melds = legal_bags(rules, self.all_cards)
        self.legal = frozenset(self.melds)
        self.holding: dict[Card, list[Bag]] = {}
        for meld in self.melds:
            for card in dict.fromkeys(cards_of(meld)):
                self.holding.setdefault(card, []).append(meld)
        self.work = work
        """Melds that may still be tried, counted down."""

    def hand_after(self, table: Bags) -> Bag:
        """The hand cards that ``table`` leaves."""
        return self.all_cards - sum(table)

    def layings(self, table: Bags) -> Iterator[Bags]:
        """The tables after hand cards are laid and no table card is moved."""
        hand = self.hand_after(table)
        for place, meld in enumerate(table):
            for card in dict.fromkeys(cards_of(hand)):
                self.spend()
                if meld + ONE[card] in self.legal:
                    yield _sorted((*table[:place], meld + ONE[card], *table[place + 1 :]))
        for meld in self.melds:
            self.spend()
            if holds(hand, meld) and not self._can_do_without(meld, hand):
                yield _sorted((*table, meld))
        for lone in dict.fromkeys(meld for meld in table if meld not in self.legal):
            for meld in self.melds:
                self.spend()
                if (
                    holds(meld, lone)
                    and holds(hand, meld - lone)
                    and not self._can_do_without(meld, meld - lone)
                ):
                    yield _replaced(table, (lone,), (meld,))

    def liftings(self, table: Bags, most: int) -> Iterator[Bags]:
        """The tables after 1 to ``most`` table cards change their meld."""
        for touched, rests, lifted in self._lifted(table, 0, most):
            kept = _without(table, touched)
            open_ = [rest for rest in rests if rest not in self.legal and rest not in self.loose]
            whole = [rest for rest in rests if rest in self.legal or rest in self.loose]
            hand = self.hand_after(table)
            yield from self._put_down([*kept, *whole], open_, lifted, hand, [])

    def _lifted(self, table: Bags, place: int, most: int) -> Iterator[tuple[list[Bag], list[Bag], Bag]]:
        """The ways to lift cards from ``place`` on: melds touched, what is left of them, cards lifted."""
        for at in range(place, len(table)):
            for part in parts_of(cards_of(table[at]), most):
                rest = table[at] - part
                here = [rest] if rest else []
                if rest and not self._has_a_future(rest):
                    continue
                self.spend()
                yield [table[at]], here, part
                left = most - len(cards_of(part))
                if left:
                    for touched, rests, lifted in self._lifted(table, at + 1, left):
                        yield [table[at], *touched], here + rests, part + lifted

    def _has_a_future(self, rest: Bag) -> bool:
        return rest in self.legal or any(
            holds(meld, rest) for meld in self.holding.get(cards_of(rest)[0], ())
        )

    def _put_down(
        self, whole: list[Bag], open_: list[Bag], lifted: Bag, hand: Bag, made: list[Bag]
    ) -> Iterator[Bags]:
        """Put down all of ``lifted`` and make good all of ``open_``, with cards of ``hand`` where needed."""
        if not lifted and not open_:
            yield _sorted((*whole, *made))
            return
        must = cards_of(lifted)[0] if lifted else cards_of(open_[0])[0]
        for meld in self.holding.get(must, ()):
            self.spend()
            bases = [0, *dict.fromkeys((*open_, *whole))] if lifted else [open_[0]]
            for base in bases:
                extra = meld - base
                if extra < 0 or not holds(meld, base) or (lifted and not holds(extra, ONE[must])):
                    continue
                from_hand = _beyond(extra, lifted)
                if not holds(hand, from_hand) or (from_hand and self._can_do_without(meld, from_hand)):
                    continue
                others = [list(whole), list(open_)]
                for melds in others:
                    if base in melds and base:
                        melds.remove(base)
                        break
                rest = lifted - (extra - from_hand)
                yield from self._put_down(others[0], others[1], rest, hand - from_hand, [*made, meld])

    def _can_do_without(self, meld: Bag, from_hand: Bag) -> bool:
        """Whether ``meld`` is legal also without some of the hand cards in it."""
        cards = cards_of(from_hand)
        return any(meld - part in self.legal for part in parts_of(cards, len(cards)))

    def part_in(self, bag: Bag, other: Bag) -> Bag:
        """The cards of ``bag`` that ``other`` holds too, copies counted."""
        return bag - _beyond(bag, other)

    def spend(self) -> None:
        """Count one try. Raises OutOfWork."""
        self.work -= 1
        if self.work < 0:
            raise OutOfWork


def table_of(table: Table) -> Bags:
    """A table as bags."""
    return _sorted(map(bag_of, table))


def _sorted(melds: "Iterator[Bag] | map[Bag] | tuple[Bag, ...]") -> Bags:
    return tuple(sorted(melds))


def _without(table: Bags, melds: list[Bag]) -> list[Bag]:
    left = list(table)
    for meld in melds:
        left.remove(meld)
    return left


def _replaced(table: Bags, old: Bags, new: Bags) -> Bags:
    return _sorted((*_without(table, list(old)), *new))


def _beyond(wanted: Bag, there: Bag) -> Bag:
    """The cards of ``wanted`` that are not among ``there``."""
    left, at = 0, dict[Card, int]()
    for card in cards_of(there):
        at[card] = at.get(card, 0) + 1
    for card in cards_of(wanted):
        if at.get(card, 0):
            at[card] -= 1
        else:
            left += ONE[card]
    return left
