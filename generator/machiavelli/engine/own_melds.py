"""The melds that can be made of some cards alone, with the points they have in an opening."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.model.cards import ACE, JOKER, KING, Card, Suit
from machiavelli.model.position import Meld
from machiavelli.model.variant import Rules

HIGH_ACE_POINTS, FIGURE_POINTS = 11, 10


def own_melds(rules: Rules, cards: Counter[Card]) -> dict[Meld, int]:
    """Every legal meld of ``cards``, its cards sorted, with the most points it can have."""
    found: dict[Meld, int] = {}
    for meld, points in (*_groups(rules, cards), *_runs(rules, cards)):
        found[meld] = max(points, found.get(meld, 0))
    return found


def own_runs(rules: Rules, cards: Counter[Card]) -> dict[Meld, int]:
    """The same for runs alone."""
    return dict(sorted(_runs(rules, cards), key=lambda run: run[1]))


def _points(place: int) -> int:
    """The points of the card at a place of a run. Before the two an ace counts 1, after the king 11."""
    if place == ACE:
        return 1
    rank = (place - 1) % KING + 1
    return HIGH_ACE_POINTS if rank == ACE else min(rank, FIGURE_POINTS)


def _groups(rules: Rules, cards: Counter[Card]) -> Iterator[tuple[Meld, int]]:
    melds, most_jokers = rules.melds, min(rules.jokers.per_meld, cards[JOKER])
    for rank in range(ACE, KING + 1):
        points = _points(HIGH_ACE if rank == ACE and melds.ace_high else rank)
        present = [Card(rank, suit) for suit in Suit if cards[Card(rank, suit)]]
        for jokers in range(most_jokers + 1):
            for size in range(max(melds.group_min, jokers + 1), melds.group_max + 1):
                for naturals in combinations(present, size - jokers):
                    yield _sorted((*naturals, *[JOKER] * jokers)), points * size


def _runs(rules: Rules, cards: Counter[Card]) -> Iterator[tuple[Meld, int]]:
    for suit in Suit:
        if any(cards[Card(rank, suit)] for rank in range(ACE, KING + 1)):
            for first in range(ACE if rules.melds.ace_low else ACE + 1, KING + 1):
                yield from _runs_from(rules, cards, suit, first)


def _runs_from(rules: Rules, cards: Counter[Card], suit: Suit, first: int) -> Iterator[tuple[Meld, int]]:
    """The runs whose lowest card stands at ``first``, built upwards."""
    jokers = min(rules.jokers.per_meld, cards[JOKER])
    begun: list[tuple[Meld, int]] = [((), 0)]
    for place in range(first, _last_place(rules, first) + 1):
        card, worth = Card((place - 1) % KING + 1, suit), _points(place)
        begun = [
            ((*run, one), points + worth)
            for run, points in begun
            for one in (card, JOKER)
            if run.count(one) < (jokers if one == JOKER else cards[card])
        ]
        if place - first + 1 >= rules.melds.run_min:
            yield from [(_sorted(run), points) for run, points in begun if set(run) != {JOKER}]


def _last_place(rules: Rules, first: int) -> int:
    """Where a run from the place ``first`` must end; beyond the high ace it has gone round the corner."""
    melds = rules.melds
    longest = first + (melds.run_max or HIGH_ACE) - 1
    if melds.ace_inside:
        return min(longest, first + KING - 1)
    return min(longest, HIGH_ACE if melds.ace_high and (first > ACE or melds.ace_both_ends) else KING)


def _sorted(cards: Iterable[Card]) -> Meld:
    return tuple(sorted(cards, key=lambda card: card.sort_key))
