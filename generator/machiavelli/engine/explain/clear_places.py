"""Free places where they make a play clearer: no pile where groups and runs lie mixed, if it can be helped.

Where groups become runs, the fewest gestures let each run grow among the cards of a group. Nobody plays like
that: the run begins on a free place, although the card that stays then has to move too.
"""

from machiavelli.engine.explain.gestures import Gesture, Reading, read, stretches
from machiavelli.engine.explain.order import rounds
from machiavelli.engine.explain.piles import Piles
from machiavelli.engine.melds import judge_meld
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Reason


def laid_out(rules: Rules, before: Table, after: Table, begun: Table) -> tuple[Piles, list[list[int]]]:
    """The places and the rounds of a play from ``before`` to ``after``, in a turn that began with ``begun``;
    all as they are written.
    """
    reading = read(before, after)
    piles = Piles(rules, before, after, begun, reading)
    order = rounds(piles)
    mixed = _mixed(piles, order)
    while mixed:
        ways = []
        for old in reading.anchors:
            if reading.anchors[old] in mixed:
                other = _without_anchor(reading, before, after, old)
                there = Piles(rules, before, after, begun, other)
                its_order = rounds(there)
                ways.append((_mixed(there, its_order), other, there, its_order))
        found, reading_, piles_, order_ = min(ways, key=lambda way: len(way[0]))
        if len(found) >= len(mixed):
            break
        mixed, reading, piles, order = found, reading_, piles_, order_
    return piles, order


def _mixed(piles: Piles, order: list[list[int]]) -> list[int]:
    """The places where cards without a common rank or suit meet on the way, once for each time."""
    found, done = [], 0
    for number in (number for round_ in order for number in round_):
        done |= 1 << number
        place = piles.gestures[number].target
        if judge_meld(piles.rules, piles.cards(place, done)).reason is Reason.MIXED:
            found.append(place)
    return found


def _without_anchor(reading: Reading, before: Table, after: Table, old: int) -> Reading:
    """The same, with the cards that stayed of meld ``old`` moving to where the final meld begins anew."""
    new = reading.anchors[old]
    left = list(before[old])
    for gesture in reading.gestures:
        if gesture.source == old:
            for card in gesture.cards:
                left.remove(card)
    moves = tuple(Gesture(old, new, block) for block in stretches(left, after[new]))
    anchors = {one: other for one, other in reading.anchors.items() if one != old}
    return Reading((*reading.gestures, *moves), anchors, False)
