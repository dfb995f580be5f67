"""The targets, each computed from the figures of the same run: met or not met."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bench.figures import Figures, rounded

PLAIN = ("small", "medium", "large")
JOKERS = ("small-jokers", "medium-jokers", "large-jokers")
HIGHS = ("HiGHS ILP by SciPy", "HiGHS ILP, presolve on", "HiGHS ILP, presolve off")
MACHIAVELLI = "machiavelli 0.1.0"
JS_ILP = "ILP in javascript-lp-solver 1.0.3"


def targets(results: Mapping[str, Any]) -> list[Figures]:
    """Every target with its figure; ``met`` is None where the run did not measure it.

    HiGHS stands here three times: by way of SciPy, against which the targets were set, and asked itself, with
    presolve and without.
    """
    return [
        *_counting(results["count"]),
        *_no_wrong_answers(results),
        *_least(results["closest"], "closest layout", {"medium": 25, "large": 1000}),
        *_least(results["classes"], "counting classes", {"large": 1000}),
        *_javascript(results["javascript"]),
    ]


def _target(what: str, figure: float | None, bound: str, met: bool | None) -> Figures:
    return {"target": what, "figure": None if figure is None else rounded(figure), "bound": bound, "met": met}


def _counting(count: Mapping[str, Figures]) -> Iterator[Figures]:
    for names, times_faster in ((PLAIN, 4), (JOKERS, 3)):
        for name in names:
            methods = count[name]["methods"]
            for rival in HIGHS:
                yield _ratio(name, methods, rival, "median", times_faster)
                yield _ratio(name, methods, rival, "p95", 1)
            if MACHIAVELLI in methods:
                yield _ratio(name, methods, MACHIAVELLI, "median", 18)


def _ratio(name: str, methods: Mapping[str, Figures], rival: str, figure: str, bound: float) -> Figures:
    """How many times the rival's figure is ours, the answers not given counted at their limit."""
    ratio = methods[rival][figure] / methods["ours"][figure]
    words = {"median": "median", "p95": "95th percentile"}[figure]
    return _target(f"{name}: {words} against {rival}", ratio, f"≥ {bound:g} ×", ratio >= bound)


def _no_wrong_answers(results: Mapping[str, Any]) -> Iterator[Figures]:
    counted = [part["methods"]["ours"] for part in results["count"].values()]
    closest = [part["methods"]["ours"] for part in results["closest"].values()]
    named = [part["methods"]["ours"] for part in results["named"].values()]
    hands = [part["methods"]["ours"] for part in results["hands"].values()]
    script = results["javascript"]
    counted_there = [part["methods"].get("ours") for part in script["count"].values()]
    in_script = [part for part in (*counted_there, *script["solve"].values()) if part]
    for what, parts in (
        ("counting", counted),
        ("closest layout", closest),
        ("named card", named),
        ("dealt hands", hands),
        ("JavaScript", in_script),
    ):
        bad = sum(part["wrong"] + part["errors"] for part in parts)
        yield _target(f"wrong answers, {what}", bad, "0", bad == 0)
    late = sum(part["timeouts"] for part in (*counted, *hands))
    yield _target("answers not given in time, counting and dealt hands", late, "0", late == 0)


def _least(parts: Mapping[str, Figures], what: str, bounds: Mapping[str, float]) -> Iterator[Figures]:
    for name, bound in bounds.items():
        figure = parts[name]["methods"]["ours"]["p95"] if name in parts else None
        met = None if figure is None else figure <= bound
        yield _target(f"{what}, {name}: 95th percentile, ms", figure, f"≤ {bound:g}", met)


def _javascript(found: Mapping[str, Any]) -> Iterator[Figures]:
    for name in (*PLAIN, *JOKERS):
        methods = found["count"].get(name, {"methods": {}})["methods"]
        ours, ilp = methods.get("ours"), methods.get(JS_ILP)
        ratio = ilp["median"] / ours["median"] if ours and ilp else None
        what = f"JavaScript, {name}: median against its ILP"
        yield _target(what, ratio, "≥ 4 ×", None if ratio is None else ratio >= 4)
        ratio = ilp["p95"] / ours["p95"] if ours and ilp else None
        what = f"JavaScript, {name}: 95th percentile against its ILP"
        yield _target(what, ratio, "≥ 1 ×", None if ratio is None else ratio >= 1)
    yield from _javascript_times(found["count"])


def _javascript_times(count: Mapping[str, Figures]) -> Iterator[Figures]:
    for name, bound in (("large", 3), ("large-jokers", 50)):
        ours = count.get(name, {"methods": {}})["methods"].get("ours")
        met = None if ours is None else ours["p95"] <= bound
        figure = None if ours is None else ours["p95"]
        yield _target(f"JavaScript, {name}: 95th percentile, ms", figure, f"≤ {bound}", met)
    worst: Sequence[float] = [
        part["methods"]["ours"]["max"] for part in count.values() if "ours" in part["methods"]
    ]
    figure = max(worst, default=None)
    yield _target("JavaScript: worst, ms", figure, "≤ 250", None if figure is None else figure <= 250)
