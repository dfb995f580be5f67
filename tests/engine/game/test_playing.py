"""Turns of a hand in play, case by case."""

from dataclasses import replace
from typing import Any

import pytest

from machiavelli.engine.game import play
from machiavelli.model.cards import Card
from machiavelli.model.game import Action, Draw, Fail, HandInPlay, Knock, Lay, Pass, Refusal, Refused
from machiavelli.model.notation import codes
from machiavelli.model.position import Table
from vectors_of import Case, cards, cases, each, rules_of, table


def state_of(case: Case) -> HandInPlay:
    return HandInPlay(
        table(case["table"]),
        tuple(map(cards, case["hands"])),
        cards(case.get("stock", [])),
        case.get("to_play", 0),
        case.get("idle", 0),
        is_first=case.get("is_first", False),
        unopened=frozenset(case.get("unopened", [])),
        held=tuple(map(cards, case.get("held", []))),
        since=tuple(map(cards, case.get("since", []))),
    )


def action_of(turn: dict[str, Any]) -> Action:
    def optional(key: str) -> Table | None:
        return table(turn[key]) if key in turn else None

    match turn["do"]:
        case "lay":
            return Lay(table(turn["after"]))
        case "draw":
            return Draw()
        case "pass":
            return Pass()
        case "fail":
            return Fail(optional("tried"), optional("left"))
        case "late":
            return Fail(optional("tried"), optional("left"), late=True)
        case "knock":
            return Knock()
    raise AssertionError(turn["do"])


def _shown(state: HandInPlay) -> dict[str, Any]:
    return {
        "table": [codes(meld) for meld in state.table],
        "hands": [codes(hand) for hand in state.hands],
        "stock": codes(state.stock),
        "to_play": state.to_play,
        "idle": state.idle,
        "ending": state.ending,
        "drawn": codes(state.drawn),
        "unopened": sorted(state.unopened),
        "held": [codes(hand) for hand in state.held],
        "since": [codes(hand) for hand in state.since],
    }


@each("game")
def test_case(case: Case) -> None:
    rules = rules_of(case)
    state = state_of(case)
    for turn in case["turns"]:
        before = replace(state)
        result = play(rules, state, action_of(turn))
        assert state == before
        if "refused" in turn:
            assert isinstance(result, Refused), result
            assert result.code == turn["refused"]
            if "proof" in turn:
                assert result.proof == table(turn["proof"])
        else:
            assert isinstance(result, HandInPlay), result
            state = result
    expected = {"idle": 0, "ending": None} | case["expected"]
    found = _shown(state)
    assert {key: found[key] for key in expected} == expected


def test_every_refusal_and_every_action_has_cases() -> None:
    turns = [turn for case in cases("game") for turn in case["turns"]]
    assert {turn["do"] for turn in turns} == {"lay", "draw", "pass", "fail", "late", "knock"}
    assert {turn["refused"] for turn in turns if "refused" in turn} >= set(Refusal)


def test_nobody_plays_after_the_end() -> None:
    case = next(case for case in cases("game") if case["id"] == "going-out")
    state = state_of(case)
    for turn in case["turns"]:
        result = play(rules_of(case), state, action_of(turn))
        assert isinstance(result, HandInPlay)
        state = result
    for action in (Draw(), Pass(), Fail(), Lay(state.table)):
        result = play(rules_of(case), state, action)
        assert isinstance(result, Refused)
        assert result.code is Refusal.HAND_OVER


@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_cards_are_drawn_as_the_variant_says(count: int) -> None:
    case = next(case for case in cases("game") if case["id"] == "draw")
    rules = rules_of(case | {"with": {"turn.draw_count": count}})
    state = replace(state_of(case), stock=(Card(1, None), Card(2, None)))
    drawn = play(rules, state, Draw())
    assert isinstance(drawn, HandInPlay)
    assert len(drawn.stock) == max(0, 2 - count)
