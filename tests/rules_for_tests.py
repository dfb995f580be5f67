"""The rules of the four variants as the engine's tests use them, and a way to bend single parameters.

Written out rather than loaded, so that a change of the data cannot silently change what the tests mean.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from machiavelli.model.variant import (
    CardPoints,
    Deal,
    End,
    Failure,
    Jokers,
    Melds,
    Players,
    Rules,
    Scoring,
    TurnRules,
)

BASE = Rules(
    deal=Deal(
        players=Players(least=2, most=5, more_allowed=False),
        decks=2,
        jokers=0,
        packs_by_players={},
        hand_size=13,
        hand_by_players={},
        hand_floor=None,
        face_up=0,
        first_dealer="by-lot",
        deal_passes="clockwise",
        first_player="left-of-dealer",
        direction="clockwise",
    ),
    melds=Melds(
        group_min=3,
        group_max=4,
        group_distinct_suits=True,
        run_min=3,
        run_max=None,
        ace_low=True,
        ace_high=True,
        ace_inside=False,
        ace_both_ends=False,
    ),
    jokers=Jokers(per_meld=0, on_table="none", replaced_from="none", freed_joker="none"),
    turn=TurnRules(
        draw_when="instead-of-playing",
        draw_count=1,
        draws_most=1,
        drawn_card_playable=False,
        must_play=False,
        first_only_draws=False,
        opening="none",
        opening_points=None,
        table_before_opening=True,
        hold_back=False,
        table_to_hand=False,
        least_added=1,
        most_added=None,
        discard=False,
        time_limit=None,
    ),
    failure=Failure(
        restore=True,
        take_back=True,
        penalty="always",
        penalty_cards=3,
        replaces_draw=True,
        unfinished_meld=True,
        others_restore=False,
        loose_cards="never",
    ),
    end=End(
        going_out="empty-hand",
        knock_points=None,
        empty_stock="pass",
        short_penalty="what-is-left",
        blocked="round-without-adding",
        blocked_winner="nobody",
    ),
    scoring=Scoring(
        basis="per-card",
        counted="every-hand",
        points_go="to-losers",
        card_points=None,
        match="dealer-rotations",
        target=None,
        match_winner="lowest-total",
        tie="shared",
    ),
)


def bend(rules: Rules, changes: Mapping[str, Any]) -> Rules:
    """The same rules with some parameters changed: ``bend(BASE, {"deal.hand_size": 15})``."""
    for key, value in changes.items():
        section, parameter = key.split(".")
        changed = replace(getattr(rules, section), **{parameter: value})
        rules = replace(rules, **{section: changed})
    return rules


QUINDICI = bend(
    BASE,
    {
        "deal.players": Players(least=2, most=5, more_allowed=True),
        "deal.hand_size": 15,
        "deal.hand_by_players": {6: 13, 7: 11, 8: 9},
        "deal.hand_floor": 3,
        "deal.deal_passes": "none",
        "failure.penalty": "if-not-restored",
        "failure.unfinished_meld": False,
        "failure.others_restore": True,
        "failure.loose_cards": "stay",
        "scoring.basis": "none",
        "scoring.counted": "never",
        "scoring.points_go": "none",
        "scoring.match": "single-hand",
        "scoring.match_winner": "hand-winner",
        "scoring.tie": "draw",
    },
)

SCOPERTE = bend(
    QUINDICI,
    {
        "deal.hand_size": 6,
        "deal.hand_by_players": {},
        "deal.hand_floor": None,
        "deal.face_up": 4,
        "failure.loose_cards": "help-cards",
    },
)

JOLLY = bend(
    BASE,
    {
        "deal.jokers": 4,
        "deal.players": Players(least=2, most=4, more_allowed=False),
        "deal.deal_passes": "none",
        "jokers.per_meld": 1,
        "jokers.on_table": "free",
        "jokers.replaced_from": "hand-or-table",
        "jokers.freed_joker": "same-turn",
        "failure.penalty": "never",
        "failure.penalty_cards": 0,
        "failure.replaces_draw": False,
        "failure.unfinished_meld": False,
        "end.short_penalty": "none",
        "end.blocked_winner": "fewest-points",
        "scoring.basis": "card-points",
        "scoring.counted": "blocked-hand",
        "scoring.card_points": CardPoints(ace=11, ten=10, figure=10, joker=25, low=None),
        "scoring.match": "single-hand",
        "scoring.match_winner": "hand-winner",
        "scoring.tie": "draw",
    },
)

FROZEN = {"jokers.on_table": "frozen"}
"""Jokers stay until a real card from anywhere replaces them; then: one from the hand."""
FROM_HAND = FROZEN | {"jokers.replaced_from": "hand"}
ROUND = {"melds.ace_inside": True}
BOTH_ENDS = {"melds.ace_both_ends": True}

SPECIAL = {
    "round the corner": bend(BASE, ROUND),
    "round the corner, runs of five at most": bend(BASE, ROUND | {"melds.run_max": 5}),
    "round the corner, runs of four at least": bend(BASE, ROUND | {"melds.run_min": 4}),
    "round the corner, two cards a turn": bend(BASE, ROUND | {"turn.most_added": 2}),
    "round the corner, loose cards": bend(QUINDICI, ROUND),
    "round the corner, jokers": bend(JOLLY, ROUND),
    "round the corner, two jokers a meld": bend(JOLLY, ROUND | {"jokers.per_meld": 2}),
    "round the corner, pairs, runs of two": bend(JOLLY, ROUND | {"melds.group_min": 2, "melds.run_min": 2}),
    "an ace at each end": bend(BASE, BOTH_ENDS),
    "an ace at each end, four jokers, runs of seven at least": bend(
        JOLLY, BOTH_ENDS | {"melds.run_min": 7, "jokers.per_meld": 4}
    ),
    "frozen": bend(JOLLY, FROZEN),
    "frozen, from the hand": bend(JOLLY, FROM_HAND),
    "frozen, two jokers a meld": bend(JOLLY, FROZEN | {"jokers.per_meld": 2}),
    "frozen, from the hand, two jokers a meld": bend(JOLLY, FROM_HAND | {"jokers.per_meld": 2}),
    "frozen, from the hand, two cards at most": bend(JOLLY, FROM_HAND | {"turn.most_added": 2}),
    "frozen, from the hand, two cards at least": bend(JOLLY, FROM_HAND | {"turn.least_added": 2}),
    "frozen, loose cards": bend(JOLLY, FROZEN | {"failure.loose_cards": "stay"}),
    "frozen, from the hand, loose cards, two at most": bend(
        JOLLY, FROM_HAND | {"failure.loose_cards": "stay", "turn.most_added": 2}
    ),
    "frozen, from the hand, round the corner": bend(JOLLY, FROM_HAND | ROUND),
    "frozen, an ace at each end": bend(JOLLY, FROZEN | BOTH_ENDS),
}
"""Rules under which melds lie beside those that a sweep lays."""

RULES = {"base": BASE, "quindici": QUINDICI, "scoperte": SCOPERTE, "jolly": JOLLY}
