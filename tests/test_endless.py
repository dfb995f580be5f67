"""Questions made by chance in the browser's modules: the Python engine gives the same answers."""

import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from machiavelli.engine import judge_meld, judge_turn, max_played, playable
from machiavelli.engine.quizzes.refusals import offered_reasons
from machiavelli.facts.puzzles import browser_rules
from machiavelli.model.content import Content
from machiavelli.model.notation import parse_card, parse_cards
from machiavelli.model.position import Position, Turn
from machiavelli.model.variant import Rules
from node import NODE

HERE = Path(__file__).parent / "js"
SEEDS = 12


@pytest.fixture(scope="module")
def made(content: Content) -> list[dict[str, Any]]:
    """Questions under each variant, as the page would make them."""
    rules = {variant.id: browser_rules(variant) for variant in content.variants.values()}
    done = subprocess.run(
        [str(NODE), str(HERE / "endless.mjs")],
        input=json.dumps({"rules": rules, "seeds": list(range(SEEDS))}),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def _cards(codes: list[str]) -> Any:
    return parse_cards(" ".join(codes))


def _right(question: dict[str, Any]) -> list[Any]:
    return [next(iter(one["label"].values())) for one in question["options"] if one["right"]]


def test_the_same_seed_makes_the_same_question(made: list[dict[str, Any]]):
    assert all(one["same"] for one in made)


def test_every_kind_comes_up_under_chance(made: list[dict[str, Any]], content: Content):
    assert len(made) == SEEDS * len(content.variants)
    kinds = Counter(one["question"]["kind"] for one in made)
    assert set(kinds) == {"legal", "can-play", "max-cards", "variant-diff"}
    assert min(kinds.values()) >= len(made) / 10


def test_the_python_engine_answers_alike(made: list[dict[str, Any]], content: Content):
    rules = {id_: variant.rules for id_, variant in content.variants.items()}
    for one in made:
        question = one["question"]
        assert _right(question) == _answers(question, one["variant"], rules), one


def _answers(question: dict[str, Any], variant: str, rules: dict[str, Rules]) -> list[Any]:
    own = rules[variant]
    if question["kind"] == "variant-diff":
        meld = _cards(question["meld"])
        offered = [one["label"]["variant"] for one in question["options"]]
        return [id_ for id_ in offered if judge_meld(rules[id_], meld).legal]
    if question["kind"] == "legal":
        verdict = judge_meld(own, _cards(question["meld"]))
        return ["quiz-yes" if verdict.legal else f"quiz-no-{verdict.reason}"]
    given = question["given"]
    position = Position(tuple(map(_cards, given["table"])), _cards(given["hand"]))
    if question["kind"] == "max-cards":
        return [max_played(own, position)]
    card = parse_card(question["ask"]["card"])
    return ["quiz-can" if playable(own, position, card) else "quiz-cannot"]


def test_the_same_reasons_are_offered(made: list[dict[str, Any]], content: Content):
    legal = [one for one in made if one["question"]["kind"] == "legal"]
    for one in legal:
        rules = content.variants[one["variant"]].rules
        verdict = judge_meld(rules, _cards(one["question"]["meld"]))
        reasons = {f"quiz-no-{reason}" for reason in offered_reasons(rules, verdict)}
        assert {option["label"]["id"] for option in one["question"]["options"]} == {"quiz-yes", *reasons}


def test_plays_that_are_shown_are_legal_turns(made: list[dict[str, Any]], content: Content):
    shown = [one for one in made if one["question"].get("layout")]
    assert len(shown) > 20
    for one in shown:
        given = one["question"]["given"]
        before, after = (tuple(map(_cards, table)) for table in (given["table"], one["question"]["layout"]))
        turn = Turn(before, after, _cards(given["hand"]))
        assert judge_turn(content.variants[one["variant"]].rules, turn).legal, one


def test_answers_are_of_every_sort(made: list[dict[str, Any]]):
    right = Counter(str(answer) for one in made for answer in _right(one["question"]))
    for answer in ("0", "1", "2", "quiz-yes", "quiz-can", "quiz-cannot"):
        assert right[answer] >= 3, right
