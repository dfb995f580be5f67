"""Adding to melds of the table that are not touched otherwise: the most hand cards that find a place."""

from collections.abc import Iterator
from functools import cache

from machiavelli.engine.frozen import wrongly_changed
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.tables import is_loose
from machiavelli.model.cards import Card
from machiavelli.model.position import Hand, Meld, Position, Table, Turn
from machiavelli.model.variant import Rules

NOWHERE = -1_000
"""Fewer cards than any that can be added."""


def most_additions(rules: Rules, position: Position, card: Card | None = None) -> tuple[int, Table]:
    """How many cards can be added, with ``card`` where one is given, and the table then.

    0 and the table as it lies if that is too few.
    """
    asked = 0 if card is None else position.hand.count(card)
    growing = [at for at, meld in enumerate(position.table) if not is_loose(rules, meld)]

    @cache
    def most(number: int, hand: Hand, room: int) -> tuple[int, tuple[Meld, ...]]:
        """The most cards that can be added to the melds from that number on, and these melds then."""
        if number == len(growing):
            return (0, ()) if card is None or hand.count(card) < asked else (NOWHERE, ())
        best: tuple[int, tuple[Meld, ...]] = NOWHERE, ()
        meld = position.table[growing[number]]
        for grown, left in _grown(rules, meld, hand, room):
            added = len(grown) - len(meld)
            more, others = most(number + 1, left, room - added)
            best = max(best, (added + more, (grown, *others)), key=lambda found: found[0])
        return best

    limit = rules.turn.most_added
    hand = tuple(sorted(position.hand, key=lambda card: card.sort_key))
    added, melds = most(0, hand, len(hand) if limit is None else limit)
    if added < max(1, rules.turn.least_added):
        return 0, position.table
    table = list(position.table)
    for at, meld in zip(growing, melds, strict=True):
        table[at] = meld
    return added, tuple(table)


def all_additions(rules: Rules, position: Position, added: int) -> Iterator[Table]:
    """The tables to which so many cards were added, and nothing else done."""

    def add(at: int, hand: Hand, room: int) -> Iterator[Table]:
        if at == len(position.table):
            if not room:
                yield ()
            return
        meld = position.table[at]
        grown = [(meld, hand)] if is_loose(rules, meld) else _grown(rules, meld, hand, room)
        for first, left in grown:
            for others in add(at + 1, left, room - len(first) + len(meld)):
                yield (first, *others)

    yield from add(0, tuple(sorted(position.hand, key=lambda card: card.sort_key)), added)


def _grown(rules: Rules, meld: Meld, hand: Hand, room: int) -> list[tuple[Meld, Hand]]:
    """The meld with no more than ``room`` cards of the hand in all ways, and the hand without them.

    Whatever a meld can take, it can take one by one: of a run the outermost card comes last. To a frozen meld
    something is added only where a card that its joker stands for is among it.
    """
    found: dict[Hand, Meld] = {hand: meld}
    newest = [hand]
    for _ in range(room):
        newer: list[Hand] = []
        for left in newest:
            for card in dict.fromkeys(left):
                grown, rest = (*found[left], card), _without(left, card)
                if rest not in found and judge_meld(rules, grown).legal:
                    found[rest] = grown
                    newer.append(rest)
        newest = newer
    return [
        (grown, left)
        for left, grown in found.items()
        if not wrongly_changed(rules, Turn((meld,), (grown,), hand), grown[len(meld) :])
    ]


def _without(hand: Hand, card: Card) -> Hand:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
