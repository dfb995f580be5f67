"""The reference for first plays: whether cards contain an opening, from all melds beside each other."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from brute_force import Faces, Table, legal_melds
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


def may_be_first(rules: Rules, position: Position, layout: Table, played: Faces) -> bool:
    """Whether who has not opened may play this."""
    if rules.turn.opening == "none" or contains_opening(rules, played):
        return True
    return rules.turn.table_before_opening and _only_added(position.table, layout)


def contains_opening(rules: Rules, played: Faces) -> bool:
    """Whether some of the cards form an opening by themselves."""
    own = [meld for meld in legal_melds(rules) if Counter(meld) <= Counter(played)]
    if rules.turn.opening == "meld":
        return bool(own)
    if rules.turn.opening == "run":
        return any(_run_points(rules, meld) for meld in own)
    assert rules.turn.opening_points is not None
    worth = [(meld, max([*_run_points(rules, meld), *_group_points(rules, meld)])) for meld in own]
    return _most(worth, Counter(played)) >= rules.turn.opening_points


def _only_added(before: Sequence[tuple[Card, ...]], layout: Table) -> bool:
    """Loose cards are no melds: nothing can be added to them."""
    if len(before) != len(layout):
        return False
    return any(
        all(Counter(old) <= Counter(new) and (len(old) > 1 or len(new) == 1) for old, new in pairs)
        for pairs in (list(zip(before, order, strict=True)) for order in permutations(layout))
    )


def _most(worth: list[tuple[Faces, int]], cards: Counter[Card]) -> int:
    best = 0
    for at, (meld, points) in enumerate(worth):
        if Counter(meld) <= cards:
            best = max(best, points + _most(worth[at:], cards - Counter(meld)))
    return best


def _run_points(rules: Rules, meld: Faces) -> list[int]:
    """The points of the meld in each reading as a run; none where it is no run."""
    naturals = Counter(card for card in meld if card != JOKER)
    found = []
    for suit in Suit:
        for first in range(1 if rules.melds.ace_low else 2, 14):
            places = range(first, first + len(meld))
            fits = naturals <= Counter(Card((place - 1) % 13 + 1, suit) for place in places)
            high = 14 if rules.melds.ace_high else 13
            last = first + 12 if rules.melds.ace_inside else high
            both = (places[0], places[-1]) == (1, 14) and not rules.melds.ace_both_ends
            if fits and places[-1] <= last and not both and rules.melds.run_min <= len(meld):
                points = {1: 1} | {place: min(10, place) for place in range(2, 14)} | {14: 11}
                found.append(sum(points[place if place <= 14 else place - 13] for place in places))
    return found


def _group_points(rules: Rules, meld: Faces) -> list[int]:
    """The points of the meld as a group; none where it is none."""
    naturals = [card for card in meld if card != JOKER]
    distinct = len({card.suit for card in naturals}) == len(naturals) and len(meld) <= rules.melds.group_max
    if len({card.rank for card in naturals}) > 1 or not distinct or len(meld) < rules.melds.group_min:
        return []
    rank = naturals[0].rank
    each = (11 if rules.melds.ace_high else 1) if rank == 1 else min(10, rank)
    return [each * len(meld)]
