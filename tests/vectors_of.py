"""Reading the vector files: one truth for the Python and the JavaScript engine.

A case may bend its variant's rules with ``"with": {"melds.ace_low": false}``.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from machiavelli.model.cards import Card
from machiavelli.model.notation import parse_card
from machiavelli.model.position import Table
from machiavelli.model.variant import CardPoints, Packs, Players, Rules
from rules_for_tests import RULES, bend

Case = dict[str, Any]
VECTORS = Path(__file__).parent / "vectors"


def cases(name: str) -> list[Case]:
    """All cases of ``tests/vectors/<name>.json``."""
    loaded: list[Case] = json.loads((VECTORS / f"{name}.json").read_text(encoding="utf-8"))
    return loaded


def each(name: str) -> pytest.MarkDecorator:
    """Run a test once per case of the file."""
    return pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in cases(name)])


def rules_of(case: Case) -> Rules:
    """The rules of the case's variant, bent as the case says."""
    changes = dict(case.get("with", {}))
    if "deal.hand_by_players" in changes:  # JSON has no whole-number keys
        by_players = changes["deal.hand_by_players"]
        changes["deal.hand_by_players"] = {int(players): hand for players, hand in by_players.items()}
    if "deal.packs_by_players" in changes:
        by_players = changes["deal.packs_by_players"]
        changes["deal.packs_by_players"] = {
            int(players): Packs(**packs) for players, packs in by_players.items()
        }
    if "deal.players" in changes:
        changes["deal.players"] = Players(**changes["deal.players"])
    if changes.get("scoring.card_points"):
        changes["scoring.card_points"] = CardPoints(**changes["scoring.card_points"])
    return bend(RULES[case["variant"]], changes)


def cards(codes: Sequence[str]) -> tuple[Card, ...]:
    """Cards from their JSON codes."""
    return tuple(map(parse_card, codes))


def table(melds: Sequence[Sequence[str]]) -> Table:
    """A table from JSON codes."""
    return tuple(map(cards, melds))
