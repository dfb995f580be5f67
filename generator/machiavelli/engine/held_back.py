"""Melds held back: who laid cards and kept a meld may lay it in the next turn only with a card come since."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations

from machiavelli.engine.own_melds import own_melds
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Turn
from machiavelli.model.variant import Rules


@dataclass(frozen=True, slots=True)
class Origins:
    """Where the cards of some melds come from, counted: ``held`` from the hand, where they lay a turn before;
    ``fresh`` from it, where they came since, or laid by others since; ``old`` are the others of the table.
    """

    held: Counter[Card]
    fresh: Counter[Card]
    old: Counter[Card]

    def without(self, cards: Counter[Card]) -> "Origins":
        """What is left where these go that were not held: old ones first, for the fresh are worth more."""
        from_old = cards & self.old
        return Origins(self.held, self.fresh - (cards - from_old), self.old - from_old)


def held_back(rules: Rules, turn: Turn, played: tuple[Card, ...]) -> int | None:
    """The index in the table after the turn of a meld that was held back; None where there is none.

    A new meld whose held cards make a meld by themselves must have a fresh card. Which of several equal cards
    is which, nobody can tell: what speaks for the player is taken to be so.
    """
    if not own_melds(rules, Counter(turn.held)):
        return None
    new = _new_melds(turn)
    melds = [turn.after[at] for at in new]
    count = first_held_back(rules, melds, _origins(turn, melds, played))
    return None if count is None else new[count]


def first_held_back(rules: Rules, melds: Sequence[Meld], origins: Origins) -> int | None:
    """The first of the melds that is held back, however the cards are given to those before; None if none."""
    return next((at for at in range(len(melds)) if not _can_lie(rules, melds[: at + 1], origins)), None)


def _new_melds(turn: Turn) -> list[int]:
    """The places of the melds that did not lie there before."""
    lay_there = Counter(map(_sorted, turn.before))
    new = []
    for at, meld in enumerate(map(_sorted, turn.after)):
        if not lay_there[meld]:
            new.append(at)
        lay_there[meld] -= lay_there[meld] > 0
    return new


def _origins(turn: Turn, melds: Sequence[Meld], played: tuple[Card, ...]) -> Origins:
    in_melds = Counter(chain.from_iterable(melds))
    held = Counter(played) - (Counter(turn.hand) - Counter(turn.held))
    others = in_melds - held
    fresh = others & (Counter(turn.since) + (Counter(played) - held))
    return Origins(held, fresh, others - fresh)


def _can_lie(rules: Rules, melds: Sequence[Meld], origins: Origins) -> bool:
    """Whether the cards can be given to the melds such that none is held back."""
    if not melds:
        return True
    return any(_can_lie(rules, melds[1:], left) for left in _given(rules, melds[0], origins))


def _given(rules: Rules, meld: Meld, origins: Origins) -> Iterator[Origins]:
    """What is left of the cards where ``meld`` has those that it needs; of the others nobody asks."""
    cards = Counter(meld)
    kept = cards & origins.held
    beyond = cards - kept  # jokers, of which a meld may have more than were held
    left = origins.without(beyond)
    if not own_melds(rules, kept):
        yield left
        return
    for card in cards:
        if origins.fresh[card]:
            one = Counter([card])
            yield Origins(origins.held, origins.fresh - one, origins.old).without(beyond - one)
    others = kept & (left.fresh + left.old)
    for number in range(1, others.total() + 1):
        for taken in map(Counter, dict.fromkeys(combinations(others.elements(), number))):
            if not own_melds(rules, kept - taken):
                yield left.without(taken)


def _sorted(meld: Meld) -> Meld:
    return tuple(sorted(meld, key=lambda card: card.sort_key))
