"""The engine in a worker of a real browser: the same answers, it can be stopped, bad input is answered."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import Page

from rules_for_tests import BASE
from twin_positions import TWIN_RULES, large_position

Run = Callable[..., Any]

BEGIN = """
async ([address, given]) => {
  const { EngineWorker } = await import(address);
  const worker = new EngineWorker();
  const ask = (call, args, more) =>
    worker.ask(call, args, more).then((result) => ({ result }), ({ code }) => ({ error: code }));
  const quick = () => ask("judge", [given.rules, ["8C", "8D", "8H"]]);
  const slow = (more) => ask("prove", [given.rules, given.position, given.claim], more);
"""
END = "}"


@pytest.fixture
def run(open_page: Callable[..., Page], boards: str) -> Run:
    """Runs JavaScript on a page with a board, where ``worker`` and ``given`` are at hand."""

    def run_(script: str, given: object) -> Any:
        page = open_page(f"{boards}eight.html")
        return page.evaluate(BEGIN + script + END, [f"{boards}ui/engine_worker.mjs", given])

    return run_


@pytest.fixture
def slow() -> dict[str, Any]:
    """A claim that is false, which takes long to give up."""
    return {"rules": asdict(TWIN_RULES["jolly"]), "position": large_position("jolly"), "claim": {"most": 0}}


def test_the_page_goes_on_while_the_worker_works(run: Run, slow: dict[str, Any]):
    ticks, answer = run(
        """
        let ticks = 0;
        const ticking = setInterval(() => { ticks += 1; }, 5);
        const answer = await slow();
        clearInterval(ticking);
        return [ticks, answer];
        """,
        slow,
    )
    assert ticks > 10
    assert answer == {"result": None}


def test_a_question_can_be_taken_back(run: Run, slow: dict[str, Any]):
    """While it is worked on, while it waits, and before it is asked; the others are answered all the same."""
    answers = run(
        """
        const [working, waiting] = [new AbortController(), new AbortController()];
        await quick();
        const open = [
          slow({ signal: working.signal }),
          slow({ signal: waiting.signal }),
          slow({ signal: AbortSignal.abort() }),
          quick(),
        ];
        setTimeout(() => { waiting.abort(); working.abort(); }, 30);
        const answers = await Promise.all(open);
        working.abort();
        return [...answers, await quick()];
        """,
        slow,
    )
    assert answers[:3] == [{"error": "cancelled"}] * 3
    assert [answer["result"]["kind"] for answer in answers[3:]] == ["group", "group"]


def test_a_question_that_takes_too_long_is_given_up(run: Run, slow: dict[str, Any]):
    answers = run(
        "return Promise.all([slow({ patience: 1 }), quick(), slow({ patience: 1 }), quick()]);", slow
    )
    assert [answer.get("error") for answer in answers] == ["timeout", None, "timeout", None]


def test_ending_the_worker_takes_everything_back(run: Run, slow: dict[str, Any]):
    answers = run(
        """
        const open = [slow(), quick(), slow()];
        worker.end();
        return [...(await Promise.all(open)), await quick()];
        """,
        slow,
    )
    assert answers[:3] == [{"error": "cancelled"}] * 3
    assert answers[3]["result"]["legal"]


HOSTILE = {
    "no such call": ("fly", [{}], "unknown-call"),
    "a call of every object": ("constructor", [], "unknown-call"),
    "no rules": ("judge", [None, ["8C", "8D", "8H"]], "fault"),
    "no cards": ("judge", ["rules", None], "wrong-type"),
    "no position": ("prove", ["rules", None, {"most": 0}], "wrong-type"),
    "a number for a card": ("prove", ["rules", {"table": [[8, 8, 8]], "hand": []}, {}], "wrong-type"),
    "no card": ("prove", ["rules", {"table": [], "hand": ["<svg>"]}, {"most": 0}], "unreadable-card"),
    "a million characters": ("judge", ["rules", ["8C" * 500_000]], "unreadable-card"),
    "a large hand": ("prove", ["rules", {"table": [], "hand": ["8C"] * 200}, {"most": 0}], "too-many-cards"),
    "many melds": ("checkProof", ["rules", {"table": [[]] * 50_000, "hand": []}, {}], "too-many-melds"),
    "three of a card": (
        "prove",
        ["rules", {"table": [], "hand": ["8C"] * 3}, {"most": 0}],
        "too-many-copies",
    ),
    "a joker too many": ("prove", ["rules", {"table": [], "hand": ["*"]}, {"most": 0}], "too-many-jokers"),
    "no legal table": ("prove", ["rules", {"table": [["8C"]], "hand": ["9C"]}, {"most": 0}], "illegal-table"),
    "no claim": ("prove", ["rules", {"table": [], "hand": ["8C"]}, None], "wrong-claim"),
    "a negative number": ("prove", ["rules", {"table": [], "hand": ["8C"]}, {"most": -1}], "wrong-claim"),
}


def test_whatever_is_asked_there_is_an_answer(run: Run):
    rules = asdict(BASE)
    asked = [
        {"call": call, "args": [rules if arg == "rules" else arg for arg in args]}
        for call, args, _ in HOSTILE.values()
    ]
    said = run("return Promise.all(given.map(({ call, args }) => ask(call, args)));", asked)
    assert dict(zip(HOSTILE, said, strict=True)) == {
        name: {"error": code} for name, (_, _, code) in HOSTILE.items()
    }


def test_what_is_no_proof_is_none_however_deep(run: Run):
    said = run(
        """
        const nested = (times) => {
          let deep = { kind: "limit" };
          for (let at = 0; at < times; at += 1) deep = { kind: "chain", steps: [], then: deep };
          return deep;
        };
        const around = { kind: "chain", steps: [] };
        around.then = around;
        const long = { kind: "no-partner", cards: Array(100000).fill("8D") };
        const position = { table: [], hand: ["8C"] };
        const check = (because) => ask("checkProof", [given, position, { most: 0, because }]);
        const none = [nested(300), around, long, null, "limit", [[]], new Map()];
        return Promise.all([...none, nested(5000), nested(100000), () => 0].map(check));
        """,
        asdict(BASE),
    )
    whys = ["too-deep", "too-deep", "too-long", *["wrong-shape"] * 4]
    assert said[:7] == [{"result": {"holds": False, "why": why}} for why in whys]
    assert said[7:] == [{"error": "fault"}] * 3, "what cannot be sent"


def test_the_finished_site_has_the_worker(open_page: Callable[..., Page], address_below: str):
    """As it is sent, below a folder: nothing of it is loaded before a question is asked."""
    page = open_page(f"{address_below}es/puzzles/free-an-eight/")
    loaded = "performance.getEntriesByType('resource').map((entry) => entry.name.split('/machiavelli/')[1])"
    before = page.evaluate(loaded)
    assert "engine/judging.mjs" in before
    assert not {"engine/worker.mjs", "engine/index.mjs", "ui/engine_worker.mjs"} & set(before)
    module = f"{address_below}assets/machiavelli/ui/engine_worker.mjs"
    position = {"table": [["6C", "7C", "8C"]], "hand": ["8D"]}
    given = {"rules": asdict(BASE), "position": position, "claim": {"most": 0}}
    said = page.evaluate(f"{BEGIN} return slow(); {END}", [module, given])
    assert said["result"]["because"] == {"kind": "no-partner", "cards": ["8D"]}
