"""The whole solver in a worker of a real browser: large positions are answered, and can be given up."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import Page

from machiavelli.engine import class_count, max_played, playable, solve
from machiavelli.model.notation import codes
from machiavelli.model.position import Position
from twin_positions import TWIN_RULES, large_position
from vectors_of import cards, table

ASK = """
async ([address, rules, position, card]) => {
  const { EngineWorker } = await import(address);
  const worker = new EngineWorker();
  const ask = (call, ...more) => worker.ask(call, [rules, position, ...more]);
  const best = await ask("solve");
  const most = await ask("maxPlayed");
  const may = await ask("playable", card);
  const few = await ask("countClasses", 5);
  const classes = await ask("classCount", 50);
  worker.end();
  return { best, most, may, few, classes };
}
"""

GIVE_UP = """
async ([address, rules, position]) => {
  const { EngineWorker } = await import(address);
  const worker = new EngineWorker();
  const code = ({ code }) => code;
  const count = (more) => worker.ask("classCount", [rules, position, 1e9], more).then(() => "answered", code);
  const leaving = new AbortController();
  await worker.ask("maxPlayed", [rules, position]);
  setTimeout(() => leaving.abort(), 20);
  const taken = await count({ signal: leaving.signal });
  const waited = await count({ patience: 20 });
  const after = await worker.ask("maxPlayed", [rules, position]);
  worker.end();
  return { taken, waited, after };
}
"""


@pytest.mark.parametrize("variant", ["base", "jolly"])
def test_a_large_position_is_answered_as_by_the_python_engine(
    variant: str, open_page: Callable[..., Page], boards: str
):
    rules, data = TWIN_RULES[variant], large_position(variant)
    position = Position(table(data["table"]), cards(data["hand"]))
    page = open_page(f"{boards}eight.html")
    script = f"{boards}ui/engine_worker.mjs"
    found = page.evaluate(ASK, [script, asdict(rules), data, data["hand"][0]])
    own = solve(rules, position)
    assert found["best"]["layout"] == [codes(meld) for meld in own.layout]
    assert found["best"]["played"] == codes(own.played)
    figures = (found["best"]["melds_broken"], found["best"]["cards_moved"])
    assert figures == (own.melds_broken, own.cards_moved)
    assert found["best"].get("undecided", []) == list(own.undecided)
    assert found["most"] == own.max_played == max_played(rules, position)
    assert found["may"] == playable(rules, position, position.hand[0])
    assert found["few"] <= 5
    counted = class_count(rules, position, 50)
    assert found["classes"] == {"number": counted.number, "exact": counted.exact}


def test_a_long_search_can_be_given_up(open_page: Callable[..., Page], boards: str):
    """By whoever asked, or when patience ends; the next question is answered all the same."""
    data: dict[str, Any] = large_position("jolly")
    page = open_page(f"{boards}eight.html")
    script = f"{boards}ui/engine_worker.mjs"
    found = page.evaluate(GIVE_UP, [script, asdict(TWIN_RULES["jolly"]), data])
    assert (found["taken"], found["waited"]) == ("cancelled", "timeout")
    position = Position(table(data["table"]), cards(data["hand"]))
    assert found["after"] == max_played(TWIN_RULES["jolly"], position)
