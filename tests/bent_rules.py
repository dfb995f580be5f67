"""Rules of all variants, and rules bent at random as far as the laws of the parameters allow."""

from collections.abc import Sequence
from random import Random
from typing import Any

from machiavelli.engine.stock import cards_dealt, cards_in_pack
from machiavelli.model.variant import CardPoints, Packs, Players, Rules
from machiavelli.verification.laws import LAWS
from rules_for_tests import RULES, bend

POINTS = CardPoints(ace=11, ten=10, figure=10, joker=25, low=None)
FIVES = CardPoints(ace=15, ten=5, figure=10, joker=0, low=5)
_JOKERS = {
    "jokers.on_table": "free",
    "jokers.replaced_from": "hand-or-table",
    "jokers.freed_joker": "same-turn",
}
_NO_PENALTY = {
    "failure.penalty": "never",
    "failure.penalty_cards": 0,
    "failure.replaces_draw": False,
    "end.short_penalty": "none",
}
_UNTIL_ABLE = {
    "turn.draw_when": "until-able",
    "turn.drawn_card_playable": True,
    "turn.must_play": True,
}

PER_CARD = {
    "scoring.basis": "per-card",
    "scoring.counted": "every-hand",
    "scoring.card_points": None,
    "scoring.points_go": "to-losers",
}
BY_CARD = {"scoring.basis": "card-points", "scoring.counted": "every-hand", "scoring.card_points": POINTS}
COLLECTED = {
    "end.blocked_winner": "fewest-points",
    "deal.deal_passes": "clockwise",
    "scoring.match": "target",
    "scoring.match_winner": "highest-total",
}

# Each is applied as a whole, and only where the rules still obey all laws.
BENDS: Sequence[dict[str, Any]] = (
    {"deal.players": Players(least=1, most=7, more_allowed=True), "deal.hand_floor": 1},
    {"deal.decks": 1, "deal.hand_size": 4},
    {"deal.decks": 3},
    {"deal.jokers": 3, "jokers.per_meld": 1} | _JOKERS,
    {"deal.jokers": 4, "jokers.per_meld": 2} | _JOKERS,
    {"deal.jokers": 4, "jokers.per_meld": 3} | _JOKERS,
    {"deal.jokers": 4, "jokers.per_meld": 4} | _JOKERS,
    {"deal.packs_by_players": {2: Packs(decks=1, jokers=0), 4: Packs(decks=3, jokers=0)}},
    {"deal.packs_by_players": {2: Packs(decks=1, jokers=1), 3: Packs(decks=2, jokers=0)}},
    {"deal.hand_size": 1},
    {"deal.hand_size": 7},
    {"deal.hand_by_players": {2: 9, 3: 5}},
    {"deal.face_up": 0},
    {"deal.face_up": 5, "failure.loose_cards": "help-cards"},
    {"deal.face_up": 2, "failure.loose_cards": "stay"},
    {"deal.first_dealer": "lowest-card"},
    {"deal.first_dealer": "highest-card"},
    {"deal.first_dealer": "oldest"},
    {"deal.first_player": "right-of-dealer"},
    {"deal.first_player": "dealer"},
    {"deal.direction": "counterclockwise"},
    {"deal.direction": "clockwise"},
    {"melds.group_min": 2},
    {"melds.group_max": 3},
    {"melds.run_min": 2},
    {"melds.run_min": 4},
    {"melds.run_max": 5},
    {"melds.ace_low": False},
    {"melds.ace_high": False},
    {"melds.ace_inside": True},
    {"melds.ace_both_ends": True},
    {"jokers.on_table": "frozen"},
    {"jokers.on_table": "frozen", "jokers.replaced_from": "hand"},
    {"turn.draw_count": 2},
    {"turn.draw_count": 5},
    {"turn.draws_most": 2},
    {"turn.draws_most": 3},
    {"turn.draw_when": "before-playing", "turn.drawn_card_playable": True},
    {"turn.draw_when": "before-playing", "turn.drawn_card_playable": True, "turn.draws_most": 3},
    {"turn.draw_when": "before-playing", "turn.drawn_card_playable": False},
    _UNTIL_ABLE | {"turn.draws_most": None},
    _UNTIL_ABLE | {"turn.draws_most": 2},
    {"turn.must_play": True},
    {"turn.first_only_draws": True},
    {"turn.opening": "meld", "turn.opening_points": None},
    {"turn.opening": "run", "turn.opening_points": None},
    {"turn.opening": "points", "turn.opening_points": 20},
    {"turn.opening": "points", "turn.opening_points": 30, "turn.table_before_opening": False},
    {"turn.opening": "meld", "turn.opening_points": None, "turn.table_before_opening": False},
    {"turn.hold_back": True},
    {"turn.time_limit": 60},
    {"turn.least_added": 2},
    {"turn.most_added": 3},
    _NO_PENALTY,
    {"failure.penalty": "always", "failure.penalty_cards": 2, "end.short_penalty": "what-is-left"},
    {"failure.penalty": "if-not-restored", "failure.penalty_cards": 4, "end.short_penalty": "what-is-left"},
    {"failure.replaces_draw": True},
    {"failure.replaces_draw": False},
    {"failure.unfinished_meld": True},
    {"failure.unfinished_meld": False},
    {"failure.others_restore": True},
    {"failure.others_restore": False},
    {"failure.loose_cards": "never"},
    {"failure.loose_cards": "stay"},
    {"end.empty_stock": "ends-hand"},
    {"end.empty_stock": "pass"},
    {"turn.draw_when": "before-playing", "end.knock_points": 5},
    {"turn.draw_when": "before-playing", "turn.draws_most": 2, "end.knock_points": 0},
    {"end.blocked_winner": "fewest-points"},
    {"end.blocked_winner": "nobody"},
    PER_CARD,
    BY_CARD | {"scoring.points_go": "to-losers"},
    BY_CARD | {"scoring.points_go": "to-winner"},
    {"scoring.card_points": FIVES},
    {
        "scoring.basis": "none",
        "scoring.counted": "never",
        "scoring.card_points": None,
        "scoring.points_go": "none",
    },
    PER_CARD
    | {
        "deal.deal_passes": "clockwise",
        "scoring.match": "dealer-rotations",
        "scoring.match_winner": "lowest-total",
    },
    PER_CARD
    | {
        "deal.deal_passes": "counterclockwise",
        "scoring.match": "dealer-rotations",
        "scoring.match_winner": "lowest-total",
    },
    PER_CARD
    | {
        "deal.deal_passes": "to-winner",
        "scoring.match": "target",
        "scoring.target": None,
        "scoring.match_winner": "lowest-total",
    },
    BY_CARD | COLLECTED | {"scoring.points_go": "to-winner"},
    BY_CARD | COLLECTED | {"scoring.points_go": "differences"},
    BY_CARD | COLLECTED | {"scoring.points_go": "both", "scoring.target": 40},
    {
        "deal.deal_passes": "none",
        "scoring.match": "single-hand",
        "scoring.target": None,
        "scoring.match_winner": "hand-winner",
    },
    {"scoring.tie": "shared"},
    {"scoring.tie": "draw"},
)


def obeys(rules: Rules) -> bool:
    """Whether the parameters fit together."""
    return all(law.holds(rules) for law in LAWS)


def bent_rules(chance: Random, bends: int) -> Rules:
    """The rules of a variant after so many tries to bend them."""
    rules = chance.choice(list(RULES.values()))
    for changes in chance.choices(BENDS, k=bends):
        bent = bend(rules, changes)
        if obeys(bent):
            rules = bent
    return rules


def seats_that_fit(rules: Rules, wanted: int) -> int:
    """As many players as the rules and the pack allow, ``wanted`` if possible."""
    meant = rules.deal.players
    for seats in range(max(meant.least, min(wanted, meant.most)), meant.least - 1, -1):
        if cards_dealt(rules, seats) + rules.deal.face_up <= cards_in_pack(rules, seats):
            return seats
    raise AssertionError("the pack does not suffice for the fewest players")
