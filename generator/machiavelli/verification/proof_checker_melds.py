"""The melds of a pool of cards, for checking proofs: every one written out, straight from the parameters.

Nothing here is shared with the engine. Of runs only those are kept that cannot be cut into two legal runs:
whoever lays a longer one can lay the pieces instead, with the same cards.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Meld
from machiavelli.model.variant import Rules


def short_melds(rules: Rules, pool: Counter[Card]) -> frozenset[Meld]:
    """The melds that can be made from ``pool``, each sorted: a joker stands last, whatever it stands for."""
    runs = list(_runs(rules, pool))
    cut = {meld for meld, pieces in runs if pieces}
    whole = {meld for meld, _ in runs} - cut
    return frozenset(whole | set(_groups(rules, pool)) - cut)


def sorted_meld(cards: Meld) -> Meld:
    """Cards in the order in which :func:`short_melds` names them."""
    return tuple(sorted(cards, key=lambda card: card.sort_key))


def _groups(rules: Rules, pool: Counter[Card]) -> Iterator[Meld]:
    """Cards of one rank and different suits, some of them perhaps jokers, but not all."""
    for rank in range(1, 14):
        there = [card for card in (Card(rank, suit) for suit in Suit) if pool[card]]
        for size in range(rules.melds.group_min, min(rules.melds.group_max, 4) + 1):
            for jokers in range(min(rules.jokers.per_meld, pool[JOKER]) + 1):
                for cards in combinations(there, max(0, size - jokers)):
                    if cards:
                        yield sorted_meld((*cards, *[JOKER] * jokers))


def _runs(rules: Rules, pool: Counter[Card]) -> Iterator[tuple[Meld, bool]]:
    """Neighbours of one suit, some of them perhaps jokers, but not all; and whether they can be cut.

    The places go from 1, the low ace, to 14, the high ace, and round the corner to the two, 15, where runs
    may do so. A run that holds both aces is written out where the pool has one of them: more melds prove
    nothing that fewer would not.
    """
    least, most = rules.melds.run_min, rules.melds.run_max or 14
    first, last = (1 if rules.melds.ace_low else 2), (14 if rules.melds.ace_high else 13)
    jokers = min(rules.jokers.per_meld, pool[JOKER])
    for suit in Suit:
        for low in range(first, last + 1):
            end = low + 12 if rules.melds.ace_inside else last
            for high in range(low + least - 1, min(end, low + most - 1) + 1):
                cards = [Card((place - 1) % 13 + 1, suit) for place in range(low, high + 1)]
                there = [card for card in cards if pool[card]]
                if len(cards) - len(there) > jokers:
                    break  # a longer one lacks no fewer
                if (low, high) == (1, 14) and not rules.melds.ace_both_ends:
                    continue
                for run in _with_jokers(cards, there, jokers):
                    can_be_cut = any(
                        _is_piece(run[:cut], least) and _is_piece(run[cut:], least)
                        for cut in range(1, len(run))
                    )
                    yield sorted_meld(run), can_be_cut


def _with_jokers(cards: Sequence[Card], there: Sequence[Card], jokers: int) -> Iterator[Meld]:
    """A run of these cards, with jokers for those that are not ``there`` and for any others."""
    spare = jokers - (len(cards) - len(there))
    for number in range(spare + 1):
        for replaced in combinations(there, number):
            if number < len(there):
                yield tuple(card if card in there and card not in replaced else JOKER for card in cards)


def _is_piece(cards: Meld, least: int) -> bool:
    """Whether a part of a legal run is a legal run: no shorter than the shortest, and not of jokers alone."""
    return len(cards) >= least and any(card != JOKER for card in cards)
