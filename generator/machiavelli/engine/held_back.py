"""Melds held back: who could have laid them a turn before, and did not, may not lay them any more."""

from collections import Counter
from itertools import chain

from machiavelli.engine.matching import left_without
from machiavelli.model.cards import Card
from machiavelli.model.position import Meld, Turn


def held_back(turn: Turn, played: tuple[Card, ...]) -> int | None:
    """The index in the table after the turn of a meld that only held cards make; None where there is none.

    Each meld that did not lie there before must have a card that did, or one that came to the hand since.
    Which of several equal cards was played, nobody can tell: what speaks for the player is taken to be so.
    """
    lay_there = Counter(map(_sorted, turn.before))
    new = []
    for at, meld in enumerate(map(_sorted, turn.after)):
        if not lay_there[meld]:
            new.append(at)
        lay_there[meld] -= lay_there[meld] > 0
    since = Counter(turn.hand) - Counter(turn.held)
    from_held = Counter(played) - since
    others = Counter(chain.from_iterable(turn.after[at] for at in new)) - from_held
    lacking = left_without([turn.after[at] for at in new], others)
    return None if lacking is None else new[lacking]


def _sorted(meld: Meld) -> Meld:
    return tuple(sorted(meld, key=lambda card: card.sort_key))
