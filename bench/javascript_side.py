"""The browser's engine beside an integer program in plain JavaScript, both under node."""

import json
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.catalogue import FACES, all_melds, meld_rules
from bench.figures import Figures, figures
from bench.positions import Placed
from bench.timing import Times
from machiavelli.model.notation import codes

FOLDER = Path(__file__).parent / "javascript"
ROUNDS = 3
"""The last round counts, the others warm up."""


def measure_javascript(
    sets: Mapping[str, Sequence[Placed]], truth: Mapping[str, Mapping[str, int]]
) -> Figures:
    """Figures of counting and of the whole solve; ``lacks`` names what our engine cannot do yet."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules").is_dir():
        raise SystemExit("node and npm are needed to measure the JavaScript side: see bench/README.md")
    found = _run(node, sets)
    counted = {
        name: {
            "n": len(sets[name]),
            "methods": {method: _figures(calls, truth[name]) for method, calls in methods.items()},
        }
        for name, methods in found["count"].items()
    }
    solved = {name: _solved(methods["ours"], truth[name]) for name, methods in found["solve"].items()}
    return {"node": found["node"], "lacks": found["lacks"], "count": counted, "solve": solved}


def _run(node: str, sets: Mapping[str, Sequence[Placed]]) -> Any:
    variants = {one.variant: one.rules for placed in sets.values() for one in placed}
    given = {
        "variants": {
            id_: {
                "rules": asdict(rules),
                "melds": [
                    codes([FACES[face] for face in meld]) for meld in all_melds(meld_rules(rules), False)
                ],
            }
            for id_, rules in variants.items()
        },
        "sets": {name: [one.as_line() for one in placed] for name, placed in sets.items()},
        "rounds": ROUNDS,
    }
    command = [node, str(FOLDER / "run.mjs")]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the JavaScript side failed:\n{done.stderr}")
    return json.loads(done.stdout)


def _solved(calls: Sequence[Mapping[str, Any]], truth: Mapping[str, int]) -> Figures:
    """The whole solve: its cards played are compared with the truth, its unproved figures counted."""
    answers = [call["answer"] for call in calls if call["error"] is None]
    played = [call if call["error"] else {**call, "answer": call["answer"]["max_played"]} for call in calls]
    return {**_figures(played, truth), "undecided": sum("undecided" in answer for answer in answers)}


def _figures(calls: Sequence[Mapping[str, Any]], truth: Mapping[str, int]) -> Figures:
    times: Times[Any] = Times()
    for call in calls:
        times.milliseconds.append(call["milliseconds"])
        if call["error"] is None:
            times.answers[call["id"]] = call["answer"]
        else:
            times.errors[call["id"]] = call["error"]
    return figures(times, truth)
