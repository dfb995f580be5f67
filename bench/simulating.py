"""Hands per second: how quickly simulated hands are played, by policy, on one core."""

import time
from collections.abc import Mapping

from bench.figures import Figures, rounded
from machiavelli.model.simulated import POLICIES
from machiavelli.model.variant import Rules
from machiavelli.study.simulation import play_hand

VARIANTS = ("base", "jolly")
PLAYERS = (2, 4)


def hands_per_second(rules: Mapping[str, Rules], hands: int) -> Figures:
    """Of so many hands of each kind, by the processor time they take; the first hand warms up."""
    found: Figures = {}
    for variant in VARIANTS:
        for players in PLAYERS:
            of_all = found[f"{variant}, {players} players"] = {}
            for policy in POLICIES:
                play_hand(variant, rules[variant], players, policy, 0, 0)
                start = time.process_time()
                turns = sum(
                    play_hand(variant, rules[variant], players, policy, 1, hand).turns
                    for hand in range(hands)
                )
                seconds = time.process_time() - start
                of_all[policy] = {
                    "hands": hands,
                    "per second": rounded(hands / seconds),
                    "ms a turn": rounded(1000 * seconds / turns),
                }
    return found
