"""The rules that decide what can be played are those the engine looks at, and each is shown by a position."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from brute_force import answer
from brute_held import may_be_laid
from brute_opening import may_be_first
from machiavelli.engine import check_position, judge_turn, solve
from machiavelli.engine.contrasts import DECISIVE
from machiavelli.engine.contrasts import answer as engine_answer
from machiavelli.errors import PositionError
from machiavelli.facts.contrasts import contrast_facts
from machiavelli.model.content import Content
from machiavelli.model.findings import Code
from machiavelli.model.notation import parse_address, parse_cards
from machiavelli.model.parameters import is_possible, value_of, with_value
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules
from machiavelli.pages.house_specs import specs
from machiavelli.pages.rule_words import rule_keys
from machiavelli.verification.check_contrasts import check_contrasts
from rules_for_tests import BASE, FROM_HAND, JOLLY, QUINDICI, RULES, SCOPERTE, bend
from watched_rules import Watched

OPENING = {"turn.opening": "points", "turn.opening_points": 20, "turn.table_before_opening": False}
SEEN_UNDER = (
    *RULES.values(),
    bend(SCOPERTE, {"failure.loose_cards": "help-cards"}),
    bend(JOLLY, FROM_HAND),
    bend(BASE, OPENING),
    bend(QUINDICI, {"turn.hold_back": True}),
)
NAMES_OF_OTHERS = {"deal.packs_by_players"}
"""Decks and jokers again, for some numbers of players."""
ALWAYS_SO = {"melds.group_distinct_suits", "jokers.freed_joker"}
"""With one value to look at."""


OF_NO_POSITION = {
    *("deal.players", "deal.hand_size", "deal.hand_by_players", "deal.hand_floor"),
    *("deal.first_dealer", "deal.deal_passes", "deal.first_player", "deal.direction"),
    *("jokers.freed_joker", "melds.group_distinct_suits"),
    *("turn.draw_when", "turn.draw_count", "turn.draws_most", "turn.drawn_card_playable", "turn.must_play"),
    *("turn.first_only_draws", "turn.table_to_hand", "turn.discard", "turn.time_limit"),
    *("failure.restore", "failure.take_back", "failure.penalty", "failure.penalty_cards"),
    *("failure.replaces_draw", "failure.unfinished_meld", "failure.others_restore"),
    *("end.going_out", "end.knock_points", "end.empty_stock", "end.short_penalty", "end.blocked"),
    *("end.blocked_winner", "scoring.basis", "scoring.counted", "scoring.points_go"),
    *("scoring.card_points", "scoring.match", "scoring.target", "scoring.match_winner", "scoring.tie"),
}
"""Rules of the deal, of who draws when, of failed turns, of points: a table and a hand do not show them.

A new parameter belongs here or among the decisive ones, with a position that shows it.
"""


def positions() -> list[Position]:
    table, hand = parse_address("5C6C7C8C.9S9H9D:8D8HKSKHKD")
    plain = Position(table, hand)
    return [
        plain,
        replace(plain, opened=False),
        replace(plain, held=parse_cards("K♠ K♥ K♦")),
        Position(*parse_address("5H*7H.2C3C4C:6HACAC")),
        Position(*parse_address("5H6H7H.9S:8HQSKSAS2S")),
    ]


def ask(rules: Any, position: Position) -> None:
    """Everything that decides about a position, and about the turn that plays most."""
    check_position(rules, position)
    solution = solve(rules, position)
    judge_turn(rules, position.turn(solution.layout))


def test_the_engine_looks_at_no_other_rule_to_decide():
    seen: set[str] = set()
    for rules in SEEN_UNDER:
        for position in positions():
            watched: Any = Watched(rules, seen)
            try:
                ask(watched, position)
            except PositionError:  # a position that these rules do not know
                continue
    assert seen - NAMES_OF_OTHERS - ALWAYS_SO == set(DECISIVE)


def test_every_parameter_of_the_model_decides_or_is_known_not_to():
    assert not OF_NO_POSITION & set(DECISIVE)
    assert set(rule_keys()) == OF_NO_POSITION | set(DECISIVE) | NAMES_OF_OTHERS


def _other_values(key: str, own: object) -> list[Any]:
    """Some that the rule can have instead, of every kind there is."""
    spec = specs().get(key)
    if spec is None:  # with one value
        return []
    possible = spec["options"] if spec["kind"] == "choice" else [None, 0, 1, 2, 3, 5, 40]
    return [value for value in possible if value != own and is_possible(key, value)]


def test_the_other_rules_change_no_answer(content: Content):
    tried = set()
    for contrast in content.contrasts.values():
        rules = content.variants[contrast.variant].rules
        says = engine_answer(rules, contrast)
        for key in OF_NO_POSITION:
            for value in _other_values(key, value_of(rules, key)):
                assert engine_answer(with_value(rules, key, value), contrast) == says, (contrast.id, key)
                tried.add(key)
    assert len(tried) > 25


def test_every_decisive_rule_is_shown(content: Content):
    assert {contrast.parameter for contrast in content.contrasts.values()} == set(DECISIVE)
    assert list(check_contrasts(content)) == []


def test_a_rule_that_none_shows_is_missed(content: Content):
    left = {id_: one for id_, one in content.contrasts.items() if one.parameter != "melds.ace_low"}
    (finding,) = check_contrasts(replace(content, contrasts=left))
    assert finding.code is Code.MISSING_CONTRAST
    assert "melds.ace_low" in finding.message
    assert finding.path == "rules/contrasts.yaml"


def test_the_pages_tell_what_each_variant_answers(content: Content):
    for id_, facts in contrast_facts(content).items():
        contrast = content.contrasts[id_]
        assert [one.outcome.says for one in facts.answers] == [one.says for one in contrast.answers]
        own = value_of(content.variants[contrast.variant].rules, contrast.parameter)
        said = {one.value: one.says for one in contrast.answers}
        assert facts.elsewhere.keys() == content.variants.keys()
        assert facts.elsewhere[contrast.variant].says == said[own]
        for one in facts.answers:
            says = one.outcome.says
            assert bool(one.after) == (says not in (0, "") and not _refused(says))


def test_whoever_can_play_less_is_told_why(content: Content):
    """The reason is the engine's, of the turn that plays most where most can be played."""
    for id_, facts in contrast_facts(content).items():
        outcomes = [*(one.outcome for one in facts.answers), *facts.elsewhere.values()]
        most = max((it.says for it in outcomes if isinstance(it.says, int)), default=0)
        for one in outcomes:
            if isinstance(one.says, int):
                assert (one.reason is None) == (one.says == most), (id_, one)
            elif one.says in ("illegal-meld", "illegal-table"):
                assert one.meld is not None, (id_, one)
                assert not one.meld.legal


def test_trying_every_layout_gives_the_same_answers(content: Content):
    for contrast in content.contrasts.values():
        rules, position = content.variants[contrast.variant].rules, contrast.position
        for one in contrast.answers:
            if isinstance(one.says, int):
                bent = with_value(rules, contrast.parameter, one.value)
                assert answer(bent, position, _may_be_laid(bent, position)).max_played == one.says


def _may_be_laid(rules: Rules, position: Position) -> Callable[[Table, Table], bool]:
    def fits(layout: Any, played: Any) -> bool:
        opened = position.opened or rules.turn.opening == "none"
        first = opened or may_be_first(rules, position, layout, played)
        return first and (not rules.turn.hold_back or may_be_laid(rules, position, layout, played))

    return fits


def _refused(says: int | str) -> bool:
    return isinstance(says, str) and says not in {"legal", "illegal-meld"}


@pytest.mark.parametrize(
    ("key", "value", "possible"),
    [
        ("melds.run_min", 3, True),
        ("melds.run_min", 1, False),
        ("melds.run_min", True, False),
        ("melds.run_min", None, False),
        ("melds.run_max", None, True),
        ("melds.ace_low", False, True),
        ("melds.ace_low", 0, False),
        ("jokers.per_meld", 4, True),
        ("jokers.per_meld", 5, False),
        ("jokers.per_meld", False, False),
        ("turn.opening", "run", True),
        ("turn.opening", "runs", False),
        ("turn.most_added", 0, False),
    ],
)
def test_what_a_rule_can_be(key: str, value: object, possible: bool):
    assert is_possible(key, value) is possible
