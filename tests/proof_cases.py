"""Rules and claims for the tests of proofs."""

from machiavelli.model.position import Position
from machiavelli.model.proof import Denial
from rules_for_tests import BASE, JOLLY, QUINDICI, SCOPERTE, bend

RULES_FOR_PROOFS = {
    "base": BASE,
    "quindici": QUINDICI,
    "scoperte": SCOPERTE,
    "jolly": JOLLY,
    "two jokers in a meld": bend(JOLLY, {"jokers.per_meld": 2}),
    "four jokers in a meld": bend(JOLLY, {"jokers.per_meld": 4}),
    "two cards a turn": bend(BASE, {"turn.most_added": 2}),
    "one card a turn, help cards": bend(SCOPERTE, {"turn.most_added": 1}),
    "two or three cards a turn, jokers": bend(JOLLY, {"turn.least_added": 2, "turn.most_added": 3}),
    "pairs": bend(BASE, {"melds.group_min": 2, "melds.run_min": 2}),
    "runs of four or five": bend(BASE, {"melds.run_min": 4, "melds.run_max": 5, "melds.ace_low": False}),
    "groups of three": bend(JOLLY, {"melds.group_max": 3, "melds.ace_high": False}),
    "two cards at least": bend(QUINDICI, {"turn.least_added": 2}),
}
"""Every rule that a proof depends on, in more than one way."""


def denials_of(position: Position) -> list[Denial]:
    """Everything that can be denied about a hand."""
    cards = [Denial(card=card) for card in dict.fromkeys(position.hand)]
    return cards + [Denial(most=most) for most in range(len(position.hand))]
