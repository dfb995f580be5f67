"""Every legal table that the table cards and some of the hand can form, where there are not too many."""

from collections import Counter

from machiavelli.engine.nearby.bags import ONE, Bag, cards_of, holds
from machiavelli.engine.nearby.rounds import Bags, OutOfWork, Surroundings

TABLES = 150
"""Legal tables up to which all are compared with one another."""


def all_tables(around: Surroundings) -> tuple[Bags, ...]:
    """All of them. Raises OutOfWork where there are more than TABLES, or the search takes too long."""
    found: dict[Bags, None] = {}
    seen: set[tuple[Bag, Bag, Bags]] = set()
    loose = Counter(around.start)

    def go_on(must: Bag, may: Bag, made: Bags) -> None:
        around.spend()
        if (must, may, made) in seen:
            return
        seen.add((must, may, made))
        if not must:
            found[made] = None
            if len(found) > TABLES:
                raise OutOfWork
            # A hand card may take the place of an equal one that lay alone and is in a meld now.
            alone = [one for one in around.loose if holds(may, one) and made.count(one) < loose[one]]
            choices = [*alone, *(meld for meld in around.melds if holds(may, meld))]
        else:
            card = cards_of(must)[0]
            alone = [ONE[card]] if ONE[card] in around.loose else []
            choices = [*alone, *(meld for meld in around.holding.get(card, ()) if holds(must + may, meld))]
        for meld in choices:
            from_must = around.part_in(meld, must)
            go_on(must - from_must, may - (meld - from_must), tuple(sorted((*made, meld))))

    go_on(sum(around.start), around.hand_after(around.start), ())
    return tuple(found)
