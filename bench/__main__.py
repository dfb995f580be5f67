"""The door: ``python -m bench`` measures, and writes results.json, results.md and the README's table."""

import argparse
import datetime
import json
import os
import platform
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench.check_referee import check_referee
from bench.counting import LIMIT, count_played
from bench.figures import Figures
from bench.javascript_side import measure_javascript
from bench.memory import memory
from bench.methods import Method
from bench.methods.highs_ilp import HighsIlp
from bench.methods.machiavelli_peer import MachiavelliPeer
from bench.methods.ours import Ours
from bench.methods.rummikub_solver_peer import RummikubSolverPeer
from bench.methods.scipy_ilp import ScipyIlp
from bench.positions import HANDS, ROOT, SETS, Placed, ace_low_only, dealt_hands, evenly, read_rules, read_set
from bench.profiling import profile
from bench.readme_table import with_table
from bench.report import report
from bench.simulating import hands_per_second
from bench.solving import classes, closest_layouts, named_cards
from bench.start_up import start_up
from bench.targets import targets
from machiavelli.model.variant import Rules

HERE = Path(__file__).parent
FULL = {"positions": 10**6, "closest": 30, "classes": 30, "hands": 5, "tiny": 100, "simulated": 20}
QUICK = {"positions": 15, "closest": 4, "classes": 4, "hands": 1, "tiny": 10, "simulated": 2}
"""How many positions of a set, and of what takes longer, are measured."""


def measure(quick: bool) -> Figures:
    """Everything, in one process, one thing after the other."""
    rules = read_rules()
    sizes = QUICK if quick else FULL
    sets = {name: read_set(HERE / "positions", name, rules, sizes["positions"]) for name in SETS}
    methods: list[Method] = [
        Ours(),
        ScipyIlp(LIMIT),
        HighsIlp("on", LIMIT),
        HighsIlp("off", LIMIT),
        MachiavelliPeer(),
    ]
    results: Figures = {"count": {}, "ace_low": {}, "closest": {}, "classes": {}, "named": {}}
    for name, placed in sets.items():
        _tell(name)
        results["count"][name] = count_played(methods, placed)
        results["closest"][name] = closest_layouts(evenly(placed, sizes["closest"]))
        results["named"][name] = named_cards(evenly(placed, sizes["closest"]))
        results["classes"][name] = classes(evenly(placed, sizes["classes"]))
    peers = [*methods[:4], RummikubSolverPeer()]
    for name in SETS[:3]:
        _tell(f"{name}, ace low only")
        results["ace_low"][name] = count_played(peers, ace_low_only(sets[name]))
    results["hands"] = _hands(methods, rules, sizes["hands"])
    _tell("simulated hands")
    results["simulated"] = hands_per_second(rules, sizes["simulated"])
    _tell("JavaScript")
    truths = {name: part.pop("truth") for name, part in results["count"].items()}
    results["javascript"] = measure_javascript(sets, truths)
    _tell("the rest")
    results["start_up"] = start_up(sets["small"][0])
    results["referee"] = _referee(results, rules, sizes["tiny"])
    results["about"] = _about(quick, results["javascript"]["node"])
    results["targets"] = targets(results)
    return results


def _tell(what: str) -> None:
    print(f"measuring: {what}", flush=True)


def _hands(methods: list[Method], rules: Mapping[str, Rules], count: int) -> Figures:
    """Dealt hands without jokers and with the four of the variant that has them."""
    found = {}
    for variant, note in (("base", ""), ("jolly", " + 4 jokers")):
        for size in HANDS:
            _tell(f"hands of {size}{note}")
            placed: list[Placed] = dealt_hands(variant, rules[variant], size, count)
            found[f"{size} cards{note}"] = count_played(methods[:4], placed)
    return found


def _referee(results: Mapping[str, Any], rules: Mapping[str, Rules], tiny: int) -> Figures:
    """How far the referee can be trusted, and taking its answers out of the results."""
    parts = [*results["count"].values(), *results["ace_low"].values(), *results["hands"].values()]
    for part in parts:
        part.pop("truth", None)
    asked, known = sum(part["n"] for part in parts), sum(part["known"] for part in parts)
    compared, different = check_referee(rules, tiny, seed=1)
    found = {"asked": asked, "unknown": asked - known, "tiny": compared, "different": len(different)}
    return found | ({"examples": different[:3]} if different else {})


def _about(quick: bool, node: str) -> Figures:
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "cpus": os.cpu_count(),
        "python": platform.python_version(),
        "node": node.removeprefix("v"),
        "quick": quick,
    }


def main() -> None:
    """Measure everything, or only what an option names."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a part of each set: a minute instead of ten")
    parser.add_argument("--profile", choices=SETS, help="only show where the time goes on this set")
    parser.add_argument("--whole", action="store_true", help="profile the whole solve, not only counting")
    parser.add_argument("--simulated", action="store_true", help="measure only hands per second anew")
    parser.add_argument("--memory", type=int, metavar="N", help="only solve N positions and watch the memory")
    options = parser.parse_args()
    if options.memory:
        print(json.dumps(memory(options.memory)))
    elif options.simulated:
        results = json.loads((HERE / "results.json").read_text("utf-8"))
        write(results | {"simulated": hands_per_second(read_rules(), FULL["simulated"])}, "results")
    elif options.profile:
        profile(read_set(HERE / "positions", options.profile, read_rules(), 10**6), options.whole)
    else:
        write(measure(options.quick), "quick" if options.quick else "results")


def write(results: Figures, name: str) -> None:
    """Write the results as data and as a page; those of the full run into the README as well."""
    (HERE / f"{name}.json").write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (HERE / f"{name}.md").write_text(report(results), "utf-8")
    print(f"written: {HERE.name}/{name}.json, {HERE.name}/{name}.md")
    if name == "results":
        readme = ROOT / "README.md"
        readme.write_text(with_table(readme.read_text("utf-8"), results), "utf-8")


if __name__ == "__main__":
    main()
