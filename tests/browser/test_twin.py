"""The browser's engine gives the answers of the Python engine, byte for byte, under node and in Chromium."""

import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from playwright.sync_api import Page

from node import NODE
from twin_questions import ASKED_RULES, as_text, questions

ANSWERS = Path(__file__).parents[1] / "js" / "answers.mjs"

ASK_ALL = """
async ([address, rules, questions]) => {
  const { EngineWorker } = await import(address);
  const worker = new EngineWorker();
  const answers = questions.map(({ call, rules: name, args }) =>
    worker.ask(call, [rules[name], ...args]).then((result) => ({ result }), ({ code }) => ({ error: code })),
  );
  return (await Promise.all(answers)).map((answer) => JSON.stringify(answer));
}
"""


def test_under_node():
    rules = as_text({name: asdict(rules) for name, rules in ASKED_RULES.items()})
    lines = [rules, *(as_text(question) for question, _ in questions())]
    done = subprocess.run(
        [str(NODE), str(ANSWERS)],
        input="\n".join(lines),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    _assert_alike(done.stdout.splitlines())


def test_in_a_worker_of_a_real_browser(open_page: Callable[..., Page], boards: str):
    page = open_page(f"{boards}eight.html")
    rules = {name: asdict(rules) for name, rules in ASKED_RULES.items()}
    asked = [question for question, _ in questions()]
    _assert_alike(page.evaluate(ASK_ALL, [f"{boards}ui/engine_worker.mjs", rules, asked]))


def _assert_alike(answers: Sequence[str]) -> None:
    differing = [
        f"{as_text(question)}\nPython: {own}\nJavaScript: {other}"
        for (question, own), other in zip(questions(), answers, strict=True)
        if own != other
    ]
    assert not differing, f"{len(differing)} answers differ, such as\n" + "\n".join(differing[:3])


def test_the_questions_are_worth_asking():
    """So many of each, and none of them always answered in the same way."""
    calls = Counter(question["call"] for question, _ in questions())
    assert min(calls.values()) >= 5_000
    answers = [(question["call"], answer) for question, answer in questions()]
    proofs = [answer for call, answer in answers if call == "prove"]
    for kind in ("no-partner", "chain", "points", "each", "cases", "limit"):
        assert any(f'"kind":"{kind}"' in proof for proof in proofs), kind
    whys = Counter(answer for call, answer in answers if call == "checkProof")
    for why in ("wrong-shape", "has-partner", "not-forced", "meld-above-zero", "wrong-cases", "cards-left"):
        assert whys[f'{{"result":{{"holds":false,"why":"{why}"}}}}'], why
    assert whys['{"result":{"holds":true,"why":null}}'] > 1_000
    refused = Counter(answer for _, answer in answers if answer.startswith('{"error"'))
    for code in ("too-many-copies", "too-many-jokers", "too-many-loose", "illegal-table", "wrong-claim"):
        assert refused[f'{{"error":"{code}"}}'], code
