"""Random small positions for property tests: legal tables of cards that lie close together, a hand near."""

import random

from hypothesis import strategies as st

from brute_force import legal_melds_of
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Meld, Position
from machiavelli.model.variant import Rules


def positions(rules: Rules, most_cards: int = 13) -> st.SearchStrategy[Position]:
    """Positions that the pack allows, of at most ``most_cards`` cards."""
    return st.randoms(use_true_random=False).map(lambda chance: random_position(chance, rules, most_cards))


def random_position(chance: random.Random, rules: Rules, most_cards: int) -> Position:
    """A table of up to four melds and a hand, all from a few neighbouring ranks so that they meet."""
    nearby = _nearby(chance)
    pool = [Card(rank, suit) for rank in nearby for suit in Suit for _ in range(rules.deal.decks)]
    pool += [JOKER] * rules.deal.jokers
    melds = [meld for meld in legal_melds_of(rules, frozenset((JOKER, *pool))) if len(meld) <= 5]
    table: list[Meld] = []
    room = most_cards - chance.randint(1, 6)
    for _ in range(chance.randint(0, 4)):
        meld = chance.choice(melds)
        if len(meld) <= room and _take(pool, meld):
            table.append(tuple(chance.sample(meld, len(meld))))
            room -= len(meld)
    if rules.failure.loose_cards != "never":
        for _ in range(chance.randint(0, min(4, room))):
            card = chance.choice(pool)
            _take(pool, (card,))
            table.append((card,))
            room -= 1
    chance.shuffle(table)
    if chance.random() < 0.3:
        pool += [card for card in [JOKER] if card in pool] * 4
    hand = chance.sample(pool, min(len(pool), chance.randint(1, 6), most_cards - sum(map(len, table))))
    spare = rules.deal.jokers - sum(meld.count(JOKER) for meld in table)
    hand = [card for card in hand if card != JOKER] + [JOKER] * min(spare, hand.count(JOKER))
    return Position(tuple(table), tuple(hand))


def _nearby(chance: random.Random) -> list[int]:
    """Three to six ranks in a row, round the corner as well, so that aces meet twos and kings."""
    start = chance.randint(1, 13)
    return [(start + step - 1) % 13 + 1 for step in range(chance.randint(3, 6))]


def _take(pool: list[Card], cards: Meld) -> bool:
    """Take ``cards`` out of ``pool`` if all are there."""
    if any(pool.count(card) < cards.count(card) for card in cards):
        return False
    for card in cards:
        pool.remove(card)
    return True
