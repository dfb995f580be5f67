"""The best play of who held melds back: each of these needs a card that came since.

Where the best play of all is allowed, it is the one. Else it lays a meld that was held back, and in any play
that is allowed a card of it lies in another meld, or stays in the hand. Each way is tried, the most promising
first, until nothing left to be tried could be better.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import chain, product
from typing import NamedTuple

from machiavelli.engine.closest.beside import closest_of_cases
from machiavelli.engine.closest.search import BROKEN, MOVED, Closest
from machiavelli.engine.frozen import frozen_melds
from machiavelli.engine.held_back import Origins, first_held_back
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.own_melds import own_melds
from machiavelli.engine.solver.layout import in_order
from machiavelli.engine.solver.most import most_played
from machiavelli.engine.tables import loose_cards
from machiavelli.engine.turns import judge_turn
from machiavelli.errors import PositionError
from machiavelli.model.cards import Card
from machiavelli.model.position import Hand, Meld, Position
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Kind, Reason

MOST_TRIED = 600
"""Layouts looked at for one position, after which no more is tried and the answer not decided."""


class Part(NamedTuple):
    """Plays of some cards of the hand that all have the melds ``laid``."""

    hand: Hand
    laid: tuple[Meld, ...]


def may_hold_back(rules: Rules, position: Position) -> bool:
    """Whether some meld of the position can be held back."""
    return rules.turn.hold_back and bool(own_melds(rules, Counter(position.held)))


def most_not_held_back(
    rules: Rules, position: Position, wanted: Collection[Card] = (), laid: tuple[Meld, ...] = ()
) -> int:
    """Most hand cards in a play with nothing held back, with those ``wanted`` and the melds ``laid``; 0 where
    there is none.

    Raises PositionError with code not-decided where it takes too long.
    """
    search = _Search(rules, position, wanted, closest=False)
    search.search(laid)
    return search.most


def best_not_held_back(
    rules: Rules, position: Position, wanted: Collection[Card] = ()
) -> tuple[int, Closest] | None:
    """The most cards that such a play can have, and the closest layout; None where there is none."""
    search = _Search(rules, position, wanted, closest=True)
    search.search()
    if search.best is None:
        return None
    is_open = search.is_open and (search.best.broken, search.best.moved) != (0, 0)
    return search.most, search.best._replace(undecided=(BROKEN, MOVED) if is_open else ())


class _Search:
    def __init__(self, rules: Rules, position: Position, wanted: Collection[Card], closest: bool) -> None:
        self.rules, self.position, self.wanted, self._closest = rules, position, tuple(wanted), closest
        self.most, self.is_open = 0, False
        self.best: Closest | None = None
        self._tried = self._given_up = 0
        self._table = Counter(chain.from_iterable(position.table))
        places = frozen_melds(rules, position.table)
        self._frozen = Counter(chain.from_iterable(position.table[at] for at in places))
        self._loose = loose_cards(rules, position.table)
        self._need = self._table - self._frozen - self._loose
        self._drawn = Counter(position.hand) - Counter(position.held)

    def search(self, laid: tuple[Meld, ...] = ()) -> None:
        """Look at all plays that have the melds ``laid``."""
        for hand in self._hands():
            self._look(Part(hand, laid))
        if self._given_up > self.most:
            raise _not_decided()
        self.is_open |= self._given_up == self.most

    def _hands(self) -> Iterator[Hand]:
        """The hand, whole and without cards that lie loose as well: one that lay there may go into a meld in
        place of one that was held back."""
        hand, wanted = Counter(self.position.hand), Counter(self.wanted)
        twice = [card for card in self._loose if hand[card]]
        for kept in product(*(range(hand[card], wanted[card] - 1, -1) for card in twice)):
            fewer = dict(hand) | dict(zip(twice, kept, strict=True))
            yield _in_order(self.position.hand, Counter(fewer))

    def _look(self, part: Part) -> None:
        """Look for something better than what was found among the plays of ``part``."""
        most = self._bound(part)
        if most < max(1, self.most) or (most == self.most and not self._closest):
            return
        self._tried += 1
        if self._tried > MOST_TRIED:
            raise _not_decided()
        position = replace(self.position, hand=part.hand)
        found = closest_of_cases(self.rules, position, most, self.wanted, part.laid)
        if found.undecided:
            self.is_open = True
        if self.best is not None and most == self.most and found[1:3] >= self.best[1:3]:
            return
        layout = in_order(self.rules, self.position.table, found.melds)
        verdict = judge_turn(self.rules, self.position.turn(layout))
        if verdict.reason is not Reason.HELD_BACK:
            self.most, self.best = most, found
            return
        parts = list(self._parts(part, most, layout, verdict.cards))
        bounds = [self._bound(one) for one in parts]
        for at in sorted(range(len(parts)), key=lambda at: -bounds[at]):
            self._look(parts[at])

    def _bound(self, part: Part) -> int:
        """Most cards that a play of ``part`` can have, if nothing is held back in it."""
        position = replace(self.position, hand=part.hand)
        return most_played(self.rules, position, self.wanted, part.laid)

    def _parts(self, part: Part, most: int, layout: tuple[Meld, ...], meld: Meld) -> Iterator[Part]:
        """Parts that together have every play of ``part`` that is allowed; ``meld`` of ``layout`` is not.

        Where all depends on melds whose joker is frozen, a part with so many cards at ``most`` is given up.
        """
        laid = Counter(chain.from_iterable(part.laid))
        hand, bound = Counter(part.hand), laid - self._need
        cards = self._in_question(meld, layout)
        choices = [card for card in cards if hand[card] > bound[card]]
        if choices:
            in_meld = [card for card in choices if card in meld] or choices[:1]
            each = [(card, self._melds_with(card, part)) for card in in_meld]
            card, melds = min(each, key=lambda choice: len(choice[1]))
            if self.wanted.count(card) <= bound[card]:
                fewer = hand - Counter({card: hand[card] - bound[card]})
                yield Part(_in_order(part.hand, fewer), part.laid)
        else:
            open_ = [card for card in cards if self._need[card] > laid[card]]
            if not open_ and any(self._frozen[card] for card in cards):
                self._given_up = max(self._given_up, most)
            melds = self._melds_with(open_[0], part) if open_ else []
        yield from (Part(part.hand, (*part.laid, one)) for one in melds)

    def _in_question(self, meld: Meld, layout: tuple[Meld, ...]) -> list[Card]:
        """Cards on which it depends what is held back: those of the meld, then those of other such melds."""
        held = Counter(self.position.held)
        others = [other for other in layout if own_melds(self.rules, Counter(other) & held)]
        listed = sorted(meld, key=lambda card: (not held[card], card.is_joker, card.sort_key))
        return list(dict.fromkeys(chain(listed, *others)))

    def _melds_with(self, card: Card, part: Part) -> list[Meld]:
        """The melds for ``card`` in the cards not yet laid, which may be laid beside those that are."""
        laid = Counter(chain.from_iterable(part.laid))
        near = {
            other: count
            for other, count in (self._table + Counter(part.hand) - laid).items()
            if other.is_joker or card.is_joker or other.suit == card.suit or other.rank == card.rank
        }
        return [
            meld
            for meld in own_melds(self.rules, Counter(near))
            if card in meld and not self._lost((*part.laid, meld)) and not self._needless(meld)
        ]

    def _lost(self, laid: tuple[Meld, ...]) -> bool:
        """Whether one of these melds is held back, whatever lies beside them."""
        new = list((Counter(map(_sorted, laid)) - Counter(map(_sorted, self.position.table))).elements())
        cards = Counter(chain.from_iterable(new))
        held = cards - self._table - self._drawn
        fresh = (cards - held) & (Counter(self.position.since) + self._drawn)
        return first_held_back(self.rules, new, Origins(held, fresh, cards - held - fresh)) is not None

    def _needless(self, meld: Meld) -> bool:
        """Whether a run can be cut in two that are not held back: with jokers there are too many runs."""
        if self._closest and not self.rules.jokers.per_meld:
            return False
        verdict = judge_meld(self.rules, meld)
        if verdict.kind is not Kind.RUN:
            return False
        run = verdict.cards
        needless = any(self._is_safe(run[:cut]) and self._is_safe(run[cut:]) for cut in range(1, len(run)))
        self.is_open |= needless
        return needless

    def _is_safe(self, piece: Meld) -> bool:
        held, since = Counter(self.position.held), Counter(self.position.since)
        if not judge_meld(self.rules, piece).legal:
            return False
        if not own_melds(self.rules, Counter(piece) & held):
            return True
        return any(not held[card] and self._table[card] == since[card] for card in piece)


def _not_decided() -> PositionError:
    return PositionError("not-decided", "what may be laid of the cards held back was not found out")


def _in_order(hand: Hand, cards: Counter[Card]) -> Hand:
    left = Counter(cards)
    kept = []
    for card in hand:
        if left[card]:
            left[card] -= 1
            kept.append(card)
    return tuple(kept)


def _sorted(meld: Meld) -> Meld:
    return tuple(sorted(meld, key=lambda card: card.sort_key))
