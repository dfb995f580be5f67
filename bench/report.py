"""The results as a page: tables of median / 95th percentile / greatest, ratios to ours, and the targets."""

from collections.abc import Iterator, Mapping
from typing import Any

from bench.figures import Figures
from bench.tables import head, row, targets, three


def report(results: Mapping[str, Any]) -> str:
    """``results.md`` from what ``results.json`` holds."""
    about = results["about"]
    lines = [
        "# Measured",
        "",
        f"{about['date']}, {about['cpus']} processors, Python {about['python']}, node {about['node']}"
        f"{', the quick run' if about['quick'] else ''}. Written by `make bench`; what is measured, and how, "
        "stands in [README.md](README.md).",
        "",
        "Milliseconds of processor time, median / 95th percentile / greatest. Read the ratios: all methods "
        "of a table ran in one process on the same positions, in turns.",
        *_section("Targets", targets(results["targets"])),
        *_section("How many cards can be played", _compared(results["count"])),
        *_section("Where the ace is low only, for the Rummikub peer", _compared(results["ace_low"])),
        *_section("Hands on an empty table", _compared(results["hands"])),
        *_section("The closest layout", _compared(results["closest"])),
        *_section("Whether a named card can be played", _compared(results["named"])),
        *_section("Counting the classes of best plays", _classes(results["classes"])),
        *_section("JavaScript: how many cards can be played", _javascript(results["javascript"])),
        *_section("Starting the command", _start_up(results["start_up"])),
        *(_section("Simulated hands", _simulated(results["simulated"])) if "simulated" in results else []),
        *_section("The referee", _referee(results["referee"])),
    ]
    return "\n".join(lines) + "\n"


def _section(title: str, lines: Iterator[str]) -> list[str]:
    return ["", f"## {title}", "", *lines]


def _compared(parts: Mapping[str, Figures]) -> Iterator[str]:
    """Every method of every set, with its median and 95th percentile as a multiple of ours."""
    yield from head("set", "method", "positions", "ms", "median × ours", "p95 × ours", "wrong", "no answer")
    for name, part in parts.items():
        ours = part["methods"].get("ours")
        for method, figures in part["methods"].items():
            ratios = ["", ""]
            if ours and figures is not ours:
                ratios = [f"{figures[key] / ours[key]:.2g}" for key in ("median", "p95")]
            silent = figures["timeouts"] + figures["errors"]
            if figures.get("undecided"):
                silent = f"{silent} ({figures['undecided']} not proved closest)"
            yield row(name, method, figures["n"], three(figures), *ratios, figures["wrong"], silent)


def _classes(parts: Mapping[str, Figures]) -> Iterator[str]:
    yield from head("set", "positions", "ms", "not finished", "classes: median", "most")
    for name, part in parts.items():
        ours, spread = part["methods"]["ours"], part["classes"]
        cells = (spread.get("median", ""), spread.get("max", ""))
        unfinished = ours["timeouts"] + ours["errors"] + ours["undecided"]
        yield row(name, ours["n"], three(ours), unfinished, *cells)


def _javascript(found: Mapping[str, Any]) -> Iterator[str]:
    if found["lacks"]:
        yield f"The browser's engine cannot do this yet ({', '.join(found['lacks'])}): its rows are absent."
        yield ""
    yield from _compared(found["count"])
    if found["solve"]:
        yield ""
        yield "The whole solve with the closest layout:"
        yield ""
        yield from _compared({name: {"methods": {"ours": part}} for name, part in found["solve"].items()})


def _start_up(found: Mapping[str, Figures]) -> Iterator[str]:
    yield from head("command", "ms")
    for name, figures in found.items():
        yield row(name, three(figures))


def _simulated(found: Mapping[str, Any]) -> Iterator[str]:
    """Hands per second of processor time, so by one core; as many cores play as many times more."""
    yield from head("hands", "policy", "played", "hands a second and core", "ms a turn")
    for name, policies in found.items():
        for policy, figures in policies.items():
            yield row(name, policy, figures["hands"], figures["per second"], figures["ms a turn"])


def _referee(found: Mapping[str, Any]) -> Iterator[str]:
    yield (
        "Wrong answers are counted against an integer program of another form than those timed. On "
        f"{found['tiny'] - found['different']} of {found['tiny']} tiny random positions it agreed with a "
        "brute force that looks at every layout, and it left "
        f"{found['unknown']} of {found['asked']} measured positions undecided."
    )
