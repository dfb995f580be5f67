"""The melds from which all tables near a position are made, against the reference."""

from collections import Counter
from random import Random

import pytest

from bent_rules import bent_rules
from brute_force import legal_melds
from machiavelli.engine.nearby.bags import bag_of, legal_bags
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.variant import Rules
from rules_for_tests import JOLLY, RULES, SPECIAL, bend

SHORT = {"pairs and runs of two": bend(JOLLY, {"melds.group_min": 2, "melds.run_min": 2})}


def check(rules: Rules) -> None:
    """Of two suits in full, so that there is each run; of the others one card, for groups."""
    faces = [Card(rank, suit) for rank in range(1, 14) for suit in (Suit.CLUBS, Suit.HEARTS)]
    pool = Counter(faces * rules.deal.decks + [Card(7, Suit.SPADES), Card(1, Suit.DIAMONDS)])
    pool[JOKER] = rules.deal.jokers
    found = legal_bags(rules, bag_of(pool.elements()))
    assert len(found) == len(set(found))
    assert set(found) == {bag_of(meld) for meld in legal_melds(rules) if Counter(meld) <= pool}


@pytest.mark.parametrize("name", [*RULES, *SPECIAL, *SHORT])
def test_every_legal_meld_is_there(name: str) -> None:
    check((RULES | SPECIAL | SHORT)[name])


@pytest.mark.parametrize("seed", range(20))
def test_and_under_rules_bent_at_random(seed: int) -> None:
    check(bent_rules(Random(seed), 20))
