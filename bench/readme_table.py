"""The short table of the project's README, made from the results; the test of the README makes it again."""

from collections.abc import Mapping
from typing import Any

BEGIN, END = "<!-- measured: begin -->\n", "<!-- measured: end -->\n"
SETS = {
    "small": "small (at most 20 cards on the table)",
    "medium": "medium (21 to 49)",
    "large": "large (50 to 90)",
    "small-jokers": "small, 4 jokers",
    "medium-jokers": "medium, 4 jokers",
    "large-jokers": "large, 4 jokers",
}
METHODS = (
    "ours",
    "HiGHS ILP by SciPy",
    "HiGHS ILP, presolve on",
    "HiGHS ILP, presolve off",
    "machiavelli 0.1.0",
)


def short_table(results: Mapping[str, Any]) -> str:
    """Median / 95th percentile of counting in ms for each method, and their wrong answers in that order."""
    rows = [
        "| positions | ours | HiGHS by SciPy | HiGHS | without presolve | `machiavelli` 0.1.0 | wrong |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, words in SETS.items():
        methods = results["count"][name]["methods"]
        found = [methods.get(each) for each in METHODS]
        cells = [f"{one['median']:g} / {one['p95']:g}" if one else "knows no jokers" for one in found]
        wrong = " / ".join(str(one["wrong"]) for one in found if one)
        rows.append("| " + " | ".join([words, *cells, wrong]) + " |")
    if results["about"]["quick"]:
        rows += ["", "These are figures of a quick run on a part of the positions."]
    return "\n".join(rows) + "\n"


def with_table(readme: str, results: Mapping[str, Any]) -> str:
    """The README with the table of these results between its two marks. Raises ValueError without them."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("the README has no place for the table")
    return f"{before}{BEGIN}\n{short_table(results)}\n{END}{after}"
