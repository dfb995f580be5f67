"""The positions that are measured: of played games, those that Rummikub knows, dealt hands."""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from bench.catalogue import FACES, JOKER_NUMBER
from machiavelli.engine import judge_table
from machiavelli.loading.content import read_content
from machiavelli.model.notation import codes, parse_card
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

T = TypeVar("T")
ROOT = Path(__file__).parents[1]
SETS = ("small", "medium", "large", "small-jokers", "medium-jokers", "large-jokers")
"""Tables of at most 20, of 21 to 49, and of 50 to 90 cards."""
HANDS = (13, 30, 52, 78, 104)
"""Cards of the hands that are dealt with an empty table."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A position under its rules."""

    id: str
    variant: str
    rules: Rules
    position: Position

    def as_line(self) -> dict[str, object]:
        """The position as the command line takes it."""
        table = [codes(meld) for meld in self.position.table]
        return {"id": self.id, "variant": self.variant, "table": table, "hand": codes(self.position.hand)}


def read_rules() -> dict[str, Rules]:
    """The rules of every variant, by its id."""
    content, _ = read_content(ROOT)
    return {id_: variant.rules for id_, variant in content.variants.items()}


def read_set(folder: Path, name: str, rules: Mapping[str, Rules], most: int) -> list[Placed]:
    """Up to ``most`` positions of a set, taken evenly from its file."""
    lines = (folder / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [_placed(json.loads(line), rules) for line in evenly(lines, most)]


def evenly(items: Sequence[T], most: int) -> list[T]:
    """Up to ``most`` of the items, spread over all of them."""
    count = min(most, len(items))
    return [items[number * len(items) // count] for number in range(count)]


def _placed(line: Mapping[str, object], rules: Mapping[str, Rules]) -> Placed:
    table, hand = line["table"], line["hand"]
    assert isinstance(table, list)
    assert isinstance(hand, list)
    position = Position(tuple(tuple(map(parse_card, meld)) for meld in table), tuple(map(parse_card, hand)))
    variant = str(line["variant"])
    return Placed(str(line["id"]), variant, rules[variant], position)


def ace_low_only(placed: Sequence[Placed]) -> list[Placed]:
    """The positions legal where the ace is low only and no card lies alone, under such rules."""
    found = []
    for one in placed:
        melds = replace(one.rules.melds, ace_low=True, ace_high=False)
        failure = replace(one.rules.failure, loose_cards="never")
        rules = replace(one.rules, melds=melds, failure=failure)
        if all(verdict.legal for verdict in judge_table(rules, one.position.table)):
            found.append(Placed(one.id, one.variant, rules, one.position))
    return found


def dealt_hands(variant: str, rules: Rules, size: int, count: int) -> list[Placed]:
    """Hands of ``size`` cards and all jokers of the pack, dealt from its ``count`` different shuffles."""
    pack = [face for face in range(JOKER_NUMBER) for _ in range(rules.deal.decks)]
    found = []
    for number in range(count):
        dealt = random.Random(f"{variant} {size} {number}").sample(pack, size)
        hand = [FACES[face] for face in (*sorted(dealt), *[JOKER_NUMBER] * rules.deal.jokers)]
        found.append(Placed(f"{variant}-{size}-{number}", variant, rules, Position((), tuple(hand))))
    return found
