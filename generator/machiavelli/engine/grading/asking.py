"""What measures ask the solver: how many cards can be played, not how."""

from machiavelli.engine.solver.counts import copies_of, count
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import Card
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


def can_lie(rules: Rules, position: Position, meld: tuple[Card, ...], most: int) -> bool:
    """Whether ``meld`` can lie on the table after a play of at least ``most`` hand cards.

    The cards of the meld are set aside, those first that the table must keep in melds, then hand cards; what
    is left has to be laid out without them.
    """
    counts, played = count(rules, position), 0
    for card in meld:
        copies = counts.of(card)
        if copies.need:
            copies = copies_of(copies.need - 1, copies.loose, copies.hand)
        elif copies.hand:
            copies, played = copies_of(0, copies.loose, copies.hand - 1), played + 1
        else:
            copies = copies_of(0, copies.loose - 1, 0)
        counts = counts.changed(card, copies)
    most_added = rules.turn.most_added
    sweep = Sweep(rules, counts, None if most_added is None else most_added - played)
    return played <= most and sweep.can_lose_at_most(counts.hand - (most - played))
