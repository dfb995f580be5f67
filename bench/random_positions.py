"""Random positions under every variant and some bent rules: tables nobody would play, and so a hard test."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bench.catalogue import FACES, JOKER_NUMBER, Meld, all_melds, meld_rules
from bench.positions import Placed
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules


def bent_rules(rules: Mapping[str, Rules]) -> dict[str, Rules]:
    """The variants, and the one with jokers where two or four may lie in one meld."""
    found = dict(rules)
    more: Any = (2, 4)
    for per_meld in more:
        jokers = replace(rules["jolly"].jokers, per_meld=per_meld)
        found[f"jolly-{per_meld}"] = replace(rules["jolly"], jokers=jokers)
    return found


def random_positions(
    chance: random.Random, rules: Mapping[str, Rules], most_table: int, most_hand: int
) -> Iterator[Placed]:
    """Endless positions: legal melds of a pack until the table is as full as drawn by lot, then a hand."""
    number = 0
    while True:
        number += 1
        id_ = chance.choice(list(rules))
        yield _random_position(chance, f"{id_}-{number}", id_, rules[id_], most_table, most_hand)


def _random_position(
    chance: random.Random, name: str, id_: str, rules: Rules, most_table: int, most_hand: int
) -> Placed:
    pack = [rules.deal.decks] * JOKER_NUMBER + [rules.deal.jokers]
    melds = all_melds(meld_rules(rules), True)
    table = []
    wanted = chance.randint(0, most_table)
    for _ in range(20 * most_table):
        meld = chance.choice(melds)
        if len(meld) > wanted or _unwelcome(chance, meld) or any(pack[f] < meld.count(f) for f in meld):
            continue
        for face in meld:
            pack[face] -= 1
        wanted -= len(meld)
        table.append(meld)
    for _ in range(_most_loose(rules)):
        face = chance.choice(range(JOKER_NUMBER))
        if pack[face] and chance.random() < 0.4:
            pack[face] -= 1
            table.append((face,))
    left = [face for face, copies in enumerate(pack) for _ in range(copies)]
    hand = chance.sample(left, min(len(left), chance.randint(1, most_hand)))
    before = tuple(tuple(FACES[face] for face in meld) for meld in table)
    return Placed(name, id_, rules, Position(before, tuple(FACES[face] for face in hand)))


def _unwelcome(chance: random.Random, meld: Meld) -> bool:
    """Of all melds most are long or hold jokers: let some of these pass by."""
    return chance.random() < 0.12 * max(0, len(meld) - 4) + 0.3 * (JOKER_NUMBER in meld)


def _most_loose(rules: Rules) -> int:
    if rules.failure.loose_cards == "never":
        return 0
    return rules.deal.face_up if rules.failure.loose_cards == "help-cards" else 3
