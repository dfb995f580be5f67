"""The browser's modules under node: shared vectors, random cards against the Python engine, and the words.

The node is the one that Playwright brings along, so that nothing more has to be installed.
"""

import json
import os
import random
import re
import subprocess
from dataclasses import asdict
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Any

import fsrs
from fsrs import Scheduler

from machiavelli.engine import judge_meld
from machiavelli.model.daily import Joining, daily
from machiavelli.pages.board_texts import board_texts, message_texts
from machiavelli.pages.daily_page import date_words
from machiavelli.pages.meld_words import meld_title, verdict_words
from machiavelli.pages.play_page import IDS as PLAY_IDS
from node import NODE
from random_cards import random_melds, random_turns
from rules_for_tests import RULES
from vectors_of import Case, cards, cases, rules_of
from wordings import LANGUAGES, wording

HERE = Path(__file__).parent / "js"
FEWEST_TESTS = 370


def test_the_browser_modules_agree_with_the_python_engine(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(_cases(), ensure_ascii=False), encoding="utf-8")
    files = sorted(map(str, HERE.glob("*.test.mjs")))
    run = subprocess.run(
        [str(NODE), "--test", "--test-reporter=tap", *files],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"MK_CASES": str(path)},
        timeout=120,
        check=False,
    )
    failures = re.findall(r"^ *not ok .*(?:\n(?! *(?:not )?ok ).*){0,25}", run.stdout, re.MULTILINE)
    assert run.returncode == 0, "\n".join(failures) or run.stdout + run.stderr
    counts = {name: int(count) for name, count in re.findall(r"^# (\w+) (\d+)$", run.stdout, re.MULTILINE)}
    assert counts["fail"] == counts["skipped"] == counts["todo"] == counts["cancelled"] == 0
    assert counts["pass"] >= FEWEST_TESTS, counts


def _cases() -> dict[str, Any]:
    chance = random.Random(20)
    return {
        "vectors": {
            "cards": cases("cards"),
            "melds": [_with_words(case) for case in cases("melds")],
            "tables": [_with_rules(case) for case in cases("tables")],
            "turns": [_with_rules(case) for case in cases("turns")],
            "game": [_with_rules(case) for case in cases("game")],
            "laws": [_with_rules(case) for case in cases("laws")],
            "proofs": [_with_rules(case) for case in cases("proofs")],
            "packs": [
                _with_rules(case) for case in cases("positions") if "packs_by" in str(case.get("with"))
            ],
        },
        "random": {
            "melds": list(random_melds(chance, 3000)),
            "turns": list(random_turns(chance, 1500)),
        },
        "reviews": [_reviews(chance) for _ in range(200)],
        "schedules": [_schedule(chance) for _ in range(25)],
        "rules": {name: asdict(rules) for name, rules in RULES.items()},
        "texts": {lang: _texts(lang) for lang in LANGUAGES},
    }


def _reviews(chance: random.Random) -> list[dict[str, float]]:
    """Practices on some days, and what the reference says of the memory after each."""
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=365, enable_fuzzing=False)
    card, day, reviews = fsrs.Card(), datetime(2026, 12, 1, tzinfo=UTC), []
    for _ in range(12):
        days = chance.choice([0, 1, 2, 3, 7, 30, 90])
        day += timedelta(days=days)
        grade = fsrs.Rating(chance.randint(1, 4))
        card, _ = scheduler.review_card(card, grade, day)
        assert card.stability is not None
        assert card.difficulty is not None
        reviews.append(
            {
                "days": days,
                "grade": grade.value,
                "stability": card.stability,
                "difficulty": card.difficulty,
                "interval": (card.due - day).days,
            }
        )
    return reviews


def _schedule(chance: random.Random) -> dict[str, Any]:
    """Puzzles that join on some days, and those of the first days."""
    day, joinings = date(2026, 12, 1), []
    for number in range(chance.randint(1, 5)):
        joinings.append(Joining(day, tuple(f"p{number}-{at}" for at in range(chance.randint(1, 9)))))
        day += timedelta(days=chance.randint(1, 40))
    return {
        "joinings": [(joining.day.isoformat(), joining.puzzles) for joining in joinings],
        "days": [(day.isoformat(), id_) for day, id_ in islice(daily(joinings), 200)],
    }


def _with_rules(case: Case) -> Case:
    return case | {"rules": asdict(rules_of(case))}


def _with_words(case: Case) -> Case:
    verdict = judge_meld(rules_of(case), cards(case["meld"]))
    languages = {lang: wording(lang) for lang in LANGUAGES}
    return _with_rules(case) | {
        lang: [meld_title(verdict, own), verdict_words(verdict, own)] for lang, own in languages.items()
    }


def _texts(lang: str) -> dict[str, Any]:
    own = wording(lang)
    said = [
        {"id": id_, "n": n, "text": own.say(id_, n=n)}
        for id_ in ("board-count", "verdict-legal", "said-open", "result-solved-text", "result-legal-text")
        for n in (0, 1, 2, 3, 11, 21, 100)
    ]
    days = [date(2026, 12, 1) + timedelta(days=at) for at in range(32)]
    return {
        "board": board_texts(own),
        "said": said,
        "dates": {
            "first": own.say("daily-first"),
            "days": [(day.isoformat(), date_words(day, own)) for day in days],
        },
        "play": message_texts(own, PLAY_IDS),
    }
