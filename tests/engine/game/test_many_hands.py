"""Many hands played out by chance: every card is always somewhere, every hand ends, the scores add up."""

import os
from collections import Counter
from itertools import count
from random import Random
from typing import Any

import pytest

from bent_rules import BENDS, COLLECTED, bent_rules, obeys, seats_that_fit
from closed_lists import alternatives
from game_invariants import check_end, check_state, check_step, most_turns
from machiavelli.engine.game import (
    begin_match,
    deal,
    dealer_of,
    hand_result,
    hands_in_match,
    match_result,
    note_result,
)
from machiavelli.model.game import Ending, HandInPlay
from machiavelli.model.variant import Rules
from machiavelli.study.clumsy import Clumsy
from machiavelli.study.play_out import play_out, shuffled_pack
from machiavelli.study.restless import Restless
from rules_for_tests import RULES, bend

CLUMSY = (Clumsy(Restless(8), 0.15), Clumsy(Restless(25), 0.05), Restless(60), Clumsy(Restless(2), 0.3))
# More of them: HANDS=1000 in the environment.
HANDS = int(os.environ.get("HANDS", "10"))
SHORT_HANDS = 15 * HANDS


def played(rules: Rules, start: HandInPlay, chance: Random, often: int = 1) -> HandInPlay:
    """Play a hand to its end, checking every step; of the states, those whose number ``often`` divides."""
    before = state = start
    players = chance.choices(CLUMSY, k=len(start.hands))
    for number, (state, _) in enumerate(play_out(rules, start, players, chance)):
        assert number <= most_turns(start)
        if number:
            check_step(rules, before, state)
        if number % often == 0:
            check_state(rules, state)
        before = state
    check_state(rules, state)
    check_end(rules, state)
    return state


def begin(rules: Rules, chance: Random) -> HandInPlay:
    seats = seats_that_fit(rules, chance.randint(1, 5))
    return deal(rules, shuffled_pack(rules, seats, chance), seats, chance.randrange(seats))


@pytest.mark.parametrize("name", RULES)
def test_hands_of_a_variant(name: str) -> None:
    endings: Counter[Ending | None] = Counter()
    for seed in range(HANDS):
        chance = Random(f"{name} {seed}")
        start = begin(RULES[name], chance)
        endings[played(RULES[name], start, chance, often=7).ending] += 1
    assert endings[Ending.BLOCKED]
    assert sum(endings.values()) == HANDS


def test_short_hands_of_bent_rules() -> None:
    """One pack and few cards make short hands, so that many are played."""
    endings: Counter[Ending | None] = Counter()
    for seed in range(SHORT_HANDS):
        chance = Random(f"short {seed}")
        rules = bent_rules(chance, 5)
        small = bend(rules, {"deal.decks": 1, "deal.hand_size": 3, "deal.hand_by_players": {}})
        if rules.deal.hand_floor is not None:
            small = bend(small, {"deal.hand_floor": 1})
        if rules.end.knock_points is not None:
            small = bend(small, {"end.knock_points": 2})
        assert obeys(small)
        endings[played(small, begin(small, chance), chance, often=3).ending] += 1
    assert endings[Ending.OUT] > SHORT_HANDS / 20
    assert endings[Ending.BLOCKED] > SHORT_HANDS / 20
    assert endings[Ending.STOCK_OUT] > SHORT_HANDS / 50


SMALL = bend(RULES["base"], {"deal.hand_size": 2, "deal.decks": 1, "scoring.target": None})
MATCHES: dict[str, dict[str, Any]] = {
    "rotations": {},
    "up to 20, fewest": {"scoring.match": "target", "scoring.target": 20},
    "the winner deals": {"scoring.match": "target", "scoring.target": 8, "deal.deal_passes": "to-winner"},
    "winners collect": COLLECTED | {"scoring.points_go": "to-winner", "scoring.target": 9},
    "differences": COLLECTED | {"scoring.points_go": "differences", "scoring.target": 7},
    "minus and plus": COLLECTED | {"scoring.points_go": "both", "scoring.target": 6},
    "minus and plus, rotations": {"scoring.points_go": "both", "scoring.match_winner": "highest-total"},
    "the stock ends hands": COLLECTED | {"scoring.points_go": "to-winner", "end.empty_stock": "ends-hand"},
}


@pytest.mark.parametrize("name", MATCHES)
def test_matches_add_up(name: str) -> None:
    for seed in range(6):
        chance = Random(f"match {seed} {name}")
        rules = bend(SMALL, MATCHES[name])
        assert obeys(rules)
        seats = chance.randint(2, 4)
        rotations = chance.randint(1, 2) if rules.scoring.match == "dealer-rotations" else 1
        agreed = 12 if rules.scoring.match == "target" and rules.scoring.target is None else None
        match = begin_match(rules, seats, chance.randrange(seats), rotations, agreed)
        totals = [0] * seats
        dealer = match.first_dealer
        for number in count():
            if match_result(rules, match) is not None:
                break
            assert match.target is None or max(totals) < match.target
            assert dealer_of(rules, match, number) == dealer
            end = played(rules, deal(rules, shuffled_pack(rules, seats, chance), seats, dealer), chance)
            result = hand_result(rules, end)
            assert result.points is not None
            totals = [total + own for total, own in zip(totals, result.points, strict=True)]
            match = note_result(rules, match, result)
            if rules.deal.deal_passes == "clockwise":
                dealer = (dealer + 1) % seats
            elif len(result.winners) == 1:
                dealer = result.winners[0]
        outcome = match_result(rules, match)
        assert outcome is not None
        assert outcome.totals == tuple(totals)
        assert match.target is None or max(totals) >= match.target
        assert hands_in_match(rules, match) in (None, len(match.results))
        best = max(totals) if rules.scoring.match_winner == "highest-total" else min(totals)
        assert outcome.winners == tuple(seat for seat, total in enumerate(totals) if total == best)
        assert outcome.places is not None
        assert {seat for seat, place in enumerate(outcome.places) if place == 1} == set(outcome.winners)
        assert rules.scoring.points_go != "both" or sum(totals) == 0


def test_the_bends_reach_every_choice_that_play_knows() -> None:
    """What concerns melds is judged elsewhere; here everything of deal, turn, failure, end and scoring."""
    bent = {(key, str(value)) for changes in BENDS for key, value in changes.items()}
    plain = {
        (key, str(getattr(getattr(rules, key.split(".")[0]), key.split(".")[1])))
        for rules in RULES.values()
        for key, _ in alternatives()
    }
    for key, options in alternatives():
        for option in options:
            assert (key, str(option)) in bent | plain, (key, option)
