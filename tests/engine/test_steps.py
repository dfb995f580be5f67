"""Steps: each leads from one table to the next, and the last to the layout, whatever the position."""

import json
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given, settings

from machiavelli.engine import judge_turn, solve
from machiavelli.engine.explain.plan import Plan, plan, written
from machiavelli.engine.explain.replay import replay
from machiavelli.errors import EngineFault
from machiavelli.model.content import Content
from machiavelli.model.notation import codes, parse_cards
from machiavelli.model.position import Position, Table, Turn
from machiavelli.model.steps import Step, StepCode
from machiavelli.model.variant import Rules
from machiavelli.pages.step_words import step_words
from rules_for_tests import BASE, RULES, SPECIAL
from strategies import positions
from vectors_of import Case, cards, cases, each, rules_of, table
from wordings import LANGUAGES, SAMPLED, wording

PLAYED = Path(__file__).parents[1] / "positions" / "played.jsonl"


def _as_data(step: Step) -> dict[str, object]:
    return {
        "code": step.code.value,
        "cards": codes(step.cards),
        "from": codes(step.source),
        "to": codes(step.target),
        "table": [codes(meld) for meld in step.table],
        "legal": step.legal,
    }


def _same_melds(rules: Rules, one: Table, other: Table) -> bool:
    return Counter(written(rules, one)) == Counter(written(rules, other))


def _check(rules: Rules, position: Position, after: Table, made: Plan) -> None:
    """Replay every step from what it says; the last table is the goal."""
    now = written(rules, position.table)
    for step in made.steps:
        on_table, after_it = Counter(chain(*now)), Counter(chain(*step.table))
        assert after_it - on_table == (Counter() if step.source else Counter(step.cards))
        assert not on_table - after_it
        now = replay(rules, now, step)
        assert now == step.table
        turn = judge_turn(rules, Turn(position.table, now, position.hand))
        assert step.legal == (turn.legal or turn.reason == "nothing-added")
    assert _same_melds(rules, now, after)
    if made.steps:
        assert made.steps[-1].legal


@each("steps")
def test_case(case: Case):
    rules, position = rules_of(case), Position(table(case["table"]), cards(case["hand"]))
    made = plan(rules, (position.table, table(case["layout"])))
    assert [_as_data(step) for step in made.steps] == case["steps"]
    _check(rules, position, table(case["layout"]), made)


def test_every_code_is_shown_by_a_case():
    assert {step["code"] for case in cases("steps") for step in case["steps"]} == {*map(str, StepCode)}


@pytest.mark.parametrize("name", [*RULES, *SPECIAL])
def test_any_play_can_be_replayed(name: str):
    rules = (RULES | SPECIAL)[name]

    @settings(max_examples=40 if name in RULES else 15, deadline=None)
    @given(positions(rules, 13 if name in RULES else 9))
    def check(position: Position) -> None:
        solution = solve(rules, position)
        if solution.max_played:
            made = plan(rules, (position.table, solution.layout))
            _check(rules, position, solution.layout, made)

    check()


def test_plays_of_played_positions_can_be_replayed():
    played = map(json.loads, PLAYED.read_text(encoding="utf-8").splitlines())
    for case in [case for case in played if case["variant"] in ("base", "jolly")][::20]:
        rules, position = RULES[case["variant"]], Position(table(case["table"]), cards(case["hand"]))
        solution = solve(rules, position)
        if solution.max_played:
            _check(rules, position, solution.layout, plan(rules, (position.table, solution.layout)))


def test_puzzles_are_told_in_steps(content: Content):
    for puzzle in content.puzzles.values():
        rules = content.variants[puzzle.variant].rules
        after = puzzle.claim.result or solve(rules, puzzle.position).layout
        made = plan(rules, (puzzle.position.table, after))
        _check(rules, puzzle.position, after, made)
        for lang in LANGUAGES:
            sentences = [step_words(step, wording(lang)) for step in made.steps]
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


def test_a_step_that_does_not_fit_the_table_is_refused():
    made = plan(BASE, (_table("5♣ 6♣ 7♣ 8♣"), _table("5♣ 6♣ 7♣", "8♥ 8♦ 8♣")))
    with pytest.raises(EngineFault):
        replay(BASE, _table("5♣ 6♣ 7♣"), made.steps[-1])


def test_a_whole_rearrangement_mixes_no_runs_into_groups():
    made = plan(
        BASE,
        (_table("5♠ 5♥ 5♣", "6♠ 6♥ 6♣", "7♠ 7♥ 7♣"), _table("5♠ 6♠ 7♠", "5♥ 6♥ 7♥", "5♣ 6♣ 7♣")),
    )
    for step in made.steps:
        for meld in step.table:
            assert len({card.rank for card in meld}) == 1 or len({card.suit for card in meld}) == 1


def test_a_long_run_is_cut_before_its_middle_is_taken():
    made = plan(BASE, (_table("3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣"), _table("3♣ 4♣ 5♣", "6♥ 6♦ 6♣", "7♣ 8♣ 9♣")))
    assert [step.code for step in made.steps] == [StepCode.SPLIT, StepCode.OFFER, StepCode.TAKE_END]
    assert made.rounds == 2


@pytest.mark.parametrize("lang", SAMPLED)
def test_a_sentence(lang: str):
    made = plan(BASE, (_table("5♣ 6♣ 7♣ 8♣"), _table("5♣ 6♣ 7♣", "8♥ 8♦ 8♣")))
    assert (
        step_words(made.steps[-1], wording(lang))
        == {
            "es": "Toma el 8♣ del extremo de la escalera 5♣–8♣ y ponlo con 8♥ 8♦.",
            "pt": "Tire o 8♣ da ponta da sequência 5♣–8♣ e ponha-o com 8♥ 8♦.",
            "it": "Prendi l’8♣ dall’estremità della scala 5♣–8♣ e mettilo con 8♥ 8♦.",
        }[lang]
    )


def _table(*melds: str) -> Table:
    return tuple(map(parse_cards, melds))
