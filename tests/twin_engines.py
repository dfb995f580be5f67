"""The browser's engine asked what the Python engine has answered: under node and in a worker of a browser."""

import re
import subprocess
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from playwright.sync_api import Page

from node import NODE
from twin_questions import ASKED_RULES, Answered, as_text

JS = Path(__file__).parent / "js" / "answers.mjs"

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


def assert_alike_under_node(questions: Answered) -> None:
    """Every answer the same, byte for byte."""
    rules = as_text({name: asdict(rules) for name, rules in ASKED_RULES.items()})
    done = subprocess.run(
        [str(NODE), str(JS)],
        input="\n".join([rules, *(as_text(question) for question, _ in questions)]),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    _assert_alike(questions, done.stdout.splitlines())


def assert_alike_in_a_browser(open_page: Callable[..., Page], boards: str, questions: Answered) -> None:
    """The same in a worker of the page of a board."""
    page = open_page(f"{boards}eight.html")
    rules = {name: asdict(rules) for name, rules in ASKED_RULES.items()}
    asked = [question for question, _ in questions]
    _assert_alike(questions, page.evaluate(ASK_ALL, [f"{boards}ui/engine_worker.mjs", rules, asked]))


def _assert_alike(questions: Answered, answers: Sequence[str]) -> None:
    differing = [
        f"{as_text(question)}\nPython: {own}\nJavaScript: {other}"
        for (question, own), other in zip(questions, answers, strict=True)
        if own != other
    ]
    assert not differing, f"{len(differing)} answers differ, such as\n" + "\n".join(differing[:3])


BOTH_WAYS = {
    "judge": ('"legal":true', '"legal":false'),
    "judgeTurn": ('"legal":true', '"legal":false'),
    "solve": ('"melds_broken":0', '"melds_broken":[1-9]'),
    "maxPlayed": ('"result":0', '"result":[1-9]'),
    "playable": ('"result":true', '"result":false'),
    "countClasses": ('"result":0', '"result":[1-9]'),
    "prove": ('"result":\\{', '"result":null'),
    "checkProof": ('"holds":true', '"holds":false'),
}
"""Two patterns for the answers of each call: of either kind there must be some."""


def asked_for_nothing(questions: Answered, names: Iterable[str], least: int) -> list[tuple[str, str, str]]:
    """The rules and calls that fewer than so many positions answer in one way, with that way."""
    answers = Counter(
        (question["rules"], question["call"], way)
        for question, answer in questions
        for way in BOTH_WAYS.get(question["call"], ())
        if re.search(way, answer)
    )
    wanted = [(name, call, way) for name in names for call, ways in BOTH_WAYS.items() for way in ways]
    return [each for each in wanted if answers[each] < least]
