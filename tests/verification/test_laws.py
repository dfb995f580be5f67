"""How parameters must fit together: every law holds for the site, and each can be broken."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

import pytest

from machiavelli.loading import load_content
from machiavelli.model.variant import CardPoints, Packs, Players, Rules, Variant
from machiavelli.verification.laws import LAWS
from sample_content import SAMPLE

PLAIN = load_content(SAMPLE, SAMPLE / "texts").variants["plain"].rules
POINTS = CardPoints(ace=-1, ten=10, figure=10, joker=25, low=None)

# One change for each law, in the order of the laws.
BREAKS: list[dict[str, Any]] = [
    {"deal.players": Players(least=0, most=3, more_allowed=False)},
    {"deal.decks": 0},
    {"deal.jokers": -1},
    {"deal.packs_by_players": {2: Packs(decks=0, jokers=0)}},
    {"deal.packs_by_players": {2: Packs(decks=1, jokers=-1)}},
    {"deal.packs_by_players": dict.fromkeys(range(2, 6), Packs(decks=1, jokers=0))},
    {"deal.hand_size": 0},
    {"deal.hand_floor": 0},
    {"deal.hand_floor": 14},
    {"deal.hand_floor": 3},
    {"deal.face_up": -1},
    {"deal.deal_passes": "none"},
    {"melds.group_min": 1},
    {"melds.group_min": 4, "melds.group_max": 3},
    {"melds.group_max": 5},
    {"melds.run_min": 1},
    {"melds.run_max": 2},
    {"melds.ace_inside": True, "melds.ace_high": False},
    {"melds.ace_both_ends": True, "melds.ace_low": False},
    {"melds.ace_both_ends": True, "melds.ace_inside": True},
    {"jokers.per_meld": 1},
    {"jokers.on_table": "free"},
    {"jokers.replaced_from": "hand"},
    {"jokers.replaced_from": "hand-or-table"},
    {"jokers.freed_joker": "same-turn"},
    {"turn.draw_count": 0},
    {"turn.draws_most": 0},
    {"turn.draws_most": None},
    {"turn.drawn_card_playable": True},
    {"turn.draw_when": "until-able", "turn.must_play": True},
    {"turn.draw_when": "until-able", "turn.drawn_card_playable": True},
    {"turn.opening": "points"},
    {"turn.opening": "points", "turn.opening_points": 0},
    {"turn.table_before_opening": False},
    {"turn.hold_back": True, "turn.must_play": True},
    {"turn.time_limit": 0},
    {"turn.least_added": 0},
    {"turn.most_added": 0},
    {"failure.penalty_cards": 0},
    {"failure.penalty": "never"},
    {"failure.loose_cards": "help-cards"},
    {"deal.face_up": 4},
    {"turn.draw_when": "before-playing", "end.knock_points": -1},
    {"end.knock_points": 5},
    {"turn.draw_when": "before-playing", "end.knock_points": 5, "scoring.counted": "blocked-hand"},
    {"end.short_penalty": "none"},
    {"end.blocked_winner": "fewest-points", "scoring.counted": "never"},
    {"scoring.counted": "blocked-hand"},
    {"scoring.counted": "never"},
    {"scoring.basis": "card-points"},
    {"scoring.card_points": POINTS},
    {"scoring.points_go": "none"},
    {"scoring.target": 100},
    {"scoring.match": "target", "scoring.target": 0},
    {"scoring.counted": "blocked-hand"},
    {"scoring.points_go": "both"},
    {"scoring.match_winner": "highest-total"},
    {"scoring.match_winner": "hand-winner"},
]


def changed(changes: dict[str, Any]) -> Rules:
    rules = PLAIN
    for name, value in changes.items():
        section, parameter = name.split(".")
        rules = replace(rules, **{section: replace(getattr(rules, section), **{parameter: value})})
    return rules


def test_every_law_names_parameters_that_exist():
    known = {
        f"{part.name}.{field.name}" for part in fields(Rules) for field in fields(getattr(PLAIN, part.name))
    }
    assert {name for law in LAWS for name in (law.parameter, *law.others)} <= known


@pytest.mark.parametrize(("law", "changes"), list(zip(LAWS, BREAKS, strict=True)))
def test_every_law_can_be_broken(law: Any, changes: dict[str, Any]):
    assert law.holds(PLAIN)
    assert not law.holds(changed(changes))


def test_the_variants_of_the_site_obey_all_laws(variants: Mapping[str, Variant]):
    for variant in variants.values():
        assert [law.parameter for law in LAWS if not law.holds(variant.rules)] == []
