"""The referee against the tests' brute force, which looks at every layout of a tiny position, one by one."""

import random
from collections.abc import Mapping
from itertools import islice

from bench.random_positions import bent_rules, random_positions
from bench.referee import Referee
from brute_force import answer
from machiavelli.model.variant import Rules


def check_referee(rules: Mapping[str, Rules], count: int, seed: int) -> tuple[int, list[str]]:
    """The number of tiny random positions compared, and the ids of those where the two differ."""
    different = []
    chance = random.Random(seed)
    for one in islice(random_positions(chance, bent_rules(rules), 9, 5), count):
        truth = answer(one.rules, one.position)
        referee = Referee(one.rules, one.position)
        dead = {card for card in one.position.hand if not referee.playable(card)}
        if referee.closest() != (truth.max_played, truth.broken, truth.moved) or dead != truth.unplayable:
            different.append(f"{one.as_line()}")
    return count, different
