"""Many positions for comparing the two engines: random ones under all kinds of rules, and played ones.

Random positions are small and lie close together, so that much depends on each card; played ones are large.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from machiavelli.engine import judge_meld
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Meld, Position
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, QUINDICI, RULES, SCOPERTE, SPECIAL, bend
from vectors_of import cards, table

ODD_RULES = {
    "jokers-together": bend(JOLLY, {"jokers.per_meld": 2}),
    "limited": bend(QUINDICI, {"turn.most_added": 2}),
    "two-at-least": bend(SCOPERTE, {"turn.least_added": 2, "failure.loose_cards": "stay"}),
    "long-runs": bend(BASE, {"melds.run_min": 4, "melds.group_max": 3, "melds.ace_low": False}),
    "short": bend(
        JOLLY, {"melds.group_min": 2, "melds.run_max": 5, "melds.ace_high": False, "deal.decks": 1}
    ),
}

OPENINGS = {
    "open-with-a-meld": bend(BASE, {"turn.opening": "meld"}),
    "open-with-a-run": bend(
        JOLLY, {"turn.opening": "run", "turn.table_before_opening": False, "turn.hold_back": True}
    ),
    "open-with-points": bend(
        JOLLY, {"turn.opening": "points", "turn.opening_points": 20, "jokers.on_table": "frozen"}
    ),
}

HOLD = {"turn.hold_back": True}

HOLDING = {
    "open-with-a-run": OPENINGS["open-with-a-run"],
    "hold-nothing-back": bend(BASE, HOLD),
    "hold-no-loose-cards-back": bend(SCOPERTE, HOLD),
    "hold-no-jokers-back": bend(JOLLY, HOLD | {"jokers.on_table": "frozen"}),
}

PLAIN = RULES | ODD_RULES | OPENINGS | HOLDING

TWIN_RULES = PLAIN | SPECIAL
"""The rules by the names under which both engines know them here."""

PLAYED = sorted(
    [
        *(Path(__file__).parent / "positions").glob("*.jsonl"),
        *(Path(__file__).parents[1] / "bench" / "positions").glob("*.jsonl"),
    ]
)


def played_positions(every: int) -> Iterator[tuple[str, Position]]:
    """Each ``every``-th position of the simulated games in the repository, with the name of its rules."""
    for path in PLAYED:
        for line in path.read_text(encoding="utf-8").splitlines()[::every]:
            found = json.loads(line)
            yield found["variant"], Position(table(found["table"]), cards(found["hand"]))


def large_position(variant: str) -> dict[str, Any]:
    """The fullest played position of a variant, as JSON carries it."""
    lines = [json.loads(line) for path in PLAYED for line in path.read_text(encoding="utf-8").splitlines()]
    found = max(
        (one for one in lines if one["variant"] == variant), key=lambda one: sum(map(len, one["table"]))
    )
    return {"table": found["table"], "hand": found["hand"]}


def random_positions(
    chance: random.Random, rules: Mapping[str, Rules], count: int
) -> Iterator[tuple[str, Position]]:
    """Positions that the pack allows, with legal tables, the rules in turn."""
    names = list(rules)
    for number in range(count):
        name = names[number % len(names)]
        yield name, _position(chance, rules[name], chance.choice((4, 5, 6, 7, 8, 13)))


def _position(chance: random.Random, rules: Rules, most: int) -> Position:
    start = chance.randint(1, 13)
    ranks = [(start + step - 1) % 13 + 1 for step in range(chance.randint(3, 6))]
    pool = Counter({Card(rank, suit): rules.deal.decks for rank in ranks for suit in Suit})
    pool[JOKER] = rules.deal.jokers
    melds = []
    for _ in range(chance.randint(0, 8)):
        meld = _meld(chance, rules, ranks)
        if meld and len(meld) + sum(map(len, melds)) < most and Counter(meld) <= pool:
            pool -= Counter(meld)
            melds.append(meld)
    if rules.failure.loose_cards != "never":
        for card in chance.sample(list(pool), k=chance.randint(0, 3)):
            if card != JOKER:
                pool -= Counter([card])
                melds.append((card,))
    left = list(pool.elements())
    return Position(tuple(melds), tuple(chance.sample(left, k=min(len(left), chance.randint(1, 5)))))


def _meld(chance: random.Random, rules: Rules, ranks: list[int]) -> Meld:
    """A legal meld of neighbours, in any order, or none at all."""
    if chance.random() < 0.5:
        rank = chance.choice(ranks)
        meld = [Card(rank, suit) for suit in chance.sample(list(Suit), k=chance.randint(2, 4))]
    else:
        low = chance.randrange(len(ranks) - 1)
        suit = chance.choice(list(Suit))
        meld = [Card(rank, suit) for rank in ranks[low : low + chance.randint(2, 6)]]
    for _ in range(rules.jokers.per_meld):
        if chance.random() < 0.3:
            meld[chance.randrange(len(meld))] = JOKER
    chance.shuffle(meld)
    return tuple(meld) if judge_meld(rules, meld).legal else ()
