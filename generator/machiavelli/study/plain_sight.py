"""What anybody sees at once: melds in the hand, cards that fit on a meld, cards that a meld can spare."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import TypeAlias

from machiavelli.engine import judge_meld
from machiavelli.model.cards import ACE, KING, Card, Suit
from machiavelli.model.position import Meld, Position
from machiavelli.model.variant import Melds, Rules

_Spared: TypeAlias = tuple[int, list[Meld]]

_MOST_REMEMBERED = 20_000


class PlainSight:
    """A table and a hand while plain plays are made, ``room`` cards at most; all melds stay legal.

    Jokers stay where they are, and so do melds that hold one.
    """

    def __init__(self, rules: Rules, position: Position, room: int) -> None:
        self.rules, self.room = rules, room
        self.table, self.hand = list(position.table), list(position.hand)
        self._groups, self._runs = rules.melds.group_min <= 3, rules.melds.run_min <= 3
        self._own = set(self.hand)
        self._lying = Counter(chain.from_iterable(self.table))
        self._asked: dict[Card, _Spared | None] = {}
        self._judged = _judged(rules.melds, rules.jokers.per_meld)

    def lay_all(self) -> None:
        """Lay whatever is plain, until nothing more is."""
        self.lay_own()
        while self._lay_one():
            pass

    def lay_own(self) -> None:
        """Lay the melds of the hand, the longest first."""
        while (meld := max(self._own_melds(), key=len, default=())) and len(meld) <= self.room:
            self._lay(meld, meld)

    def _lay_one(self) -> bool:
        for card in self.hand if self.room else ():
            if not card.is_joker and (self._add(card) or self._borrow(card)):
                return True
        return False

    def _lay(self, meld: Meld, played: Sequence[Card]) -> None:
        self.table.append(meld)
        self._play(played)

    def _play(self, played: Sequence[Card]) -> None:
        """The table has changed: what was asked of it before is forgotten."""
        for card in played:
            self.hand.remove(card)
        self.room -= len(played)
        self._own = set(self.hand)
        self._lying.update(played)
        self._asked.clear()

    def _own_melds(self) -> Iterator[Meld]:
        """The longest run from each card of the hand on, and the whole group of each rank."""
        suits: dict[int, list[Suit]] = defaultdict(list)
        for card in self.hand:
            if card.suit is not None and card.suit not in suits[card.rank]:
                suits[card.rank].append(card.suit)
        for rank, found in list(suits.items()):
            if len(found) >= self.rules.melds.group_min:
                yield tuple(Card(rank, suit) for suit in found[: self.rules.melds.group_max])
            for suit in found:
                stop = next(it for it in range(rank + 1, KING + 2) if suit not in suits.get(it, ()))
                run = tuple(Card(it, suit) for it in range(rank, stop))[: self.rules.melds.run_max]
                if len(run) >= self.rules.melds.run_min and self._legal(run):
                    yield run

    def _add(self, card: Card) -> bool:
        """Add a card to a meld, or cut a run in two that both hold one like it."""
        for at, meld in enumerate(self.table):
            if len(meld) < 2 or (card.rank != meld[0].rank and card.suit is not meld[0].suit):
                continue
            if any(it.is_joker for it in meld):
                continue
            if _is_group(meld):
                grown = [(*meld, card)] if card.rank == meld[0].rank else []
            elif card.suit is not meld[0].suit:
                continue
            elif card in meld[2:-2]:
                place = meld.index(card)
                grown = [meld[: place + 1], (card, *meld[place + 1 :])]
            else:
                grown = [(card, *meld) if card.rank == meld[0].rank - 1 else (*meld, card)]
            if grown and all(map(self._legal, grown)):
                self.table[at : at + 1] = grown
                self._play([card])
                return True
        return False

    def _borrow(self, card: Card) -> bool:
        """Make a new meld of a card with two others, of the hand or such as melds on the table can spare."""
        near = self._own | self._lying.keys()
        for pair in pairs_beside(card, self._groups, self._runs):
            if pair[0] not in near or pair[1] not in near:
                continue
            places = [None if it in self._own else self._spared(it) for it in pair]
            own = [it for it, place in zip(pair, places, strict=True) if place is None and it in self._own]
            taken = [place for place in places if place is not None]
            if (
                len(own) + len(taken) < 2
                or len({at for at, _ in taken}) < len(taken)
                or len(own) >= self.room
            ):
                continue
            meld = _in_order((card, *pair))
            if not self._legal(meld):
                continue
            for at, rest in sorted(taken, reverse=True):
                self.table[at : at + 1] = rest
            self._lay(meld, [card, *own])
            return True
        return False

    def _spared(self, card: Card) -> _Spared | None:
        """A meld that can do without ``card``, by its place, with what is left of it."""
        if self._lying[card] and card not in self._asked:
            self._asked[card] = self._spares(card)
        return self._asked.get(card)

    def _spares(self, card: Card) -> _Spared | None:
        for at, meld in enumerate(self.table):
            if len(meld) < 4 or card not in meld or any(it.is_joker for it in meld):
                continue
            place = meld.index(card)
            rest = [(*meld[:place], *meld[place + 1 :])]
            if not _is_group(meld):
                rest = [part for part in (meld[:place], meld[place + 1 :]) if part]
            if all(map(self._legal, rest)):
                return at, rest
        return None

    def _legal(self, meld: Meld) -> bool:
        if len(meld) <= 2:
            return False
        if (known := self._judged.get(meld)) is not None:
            return known
        if len(self._judged) == _MOST_REMEMBERED:
            self._judged.clear()
        return self._judged.setdefault(meld, judge_meld(self.rules, meld).legal)


@lru_cache(maxsize=16)
def _judged(melds: Melds, jokers_per_meld: int) -> dict[Meld, bool]:
    """Melds and whether they are legal under these rules: the same ones come again in every turn."""
    return {}


@cache
def pairs_beside(card: Card, groups: bool, runs: bool) -> tuple[tuple[Card, Card], ...]:
    """The pairs of cards that make a meld of three with ``card``: a group, a run."""
    others = [Card(card.rank, suit) for suit in Suit if suit is not card.suit] if groups else []
    pairs = list(combinations(others, 2))
    for place in (card.rank, KING + 1) if card.rank == ACE else (card.rank,):
        for one, two in ((-2, -1), (-1, 1), (1, 2)) if runs else ():
            if place + one >= ACE and place + two <= KING + 1:
                pairs.append((_at(place + one, card.suit), _at(place + two, card.suit)))
    return tuple(pairs)


def _is_group(meld: Meld) -> bool:
    return meld[0].rank == meld[1].rank


def _at(place: int, suit: Suit | None) -> Card:
    """The card of a suit at a place in a run, where the ace stands at both ends."""
    return Card(ACE if place == KING + 1 else place, suit)


def _in_order(meld: Meld) -> Meld:
    """A meld of three with a run in its order: beside a king the ace stands last."""
    ranks = {card.rank for card in meld}
    return tuple(sorted(meld, key=lambda card: KING + 1 if card.rank == ACE and KING in ranks else card.rank))
