"""The tables that pages of results are made of."""

from collections.abc import Iterator, Sequence

from bench.figures import Figures


def three(figures: Figures) -> str:
    """Median / 95th percentile / greatest."""
    return f"{figures['median']:g} / {figures['p95']:g} / {figures['max']:g}"


def row(*cells: object) -> str:
    """A line of a table."""
    return "| " + " | ".join(map(str, cells)) + " |"


def head(*names: str) -> list[str]:
    """The head of a table, and the line below it."""
    return [row(*names), row(*("---" for _ in names))]


def targets(found: Sequence[Figures]) -> Iterator[str]:
    """The table of targets: which are met."""
    yield from head("target", "bound", "figure", "")
    for one in found:
        figure = "not measured" if one["figure"] is None else f"{one['figure']:g}"
        met = {True: "met", False: "**not met**", None: "open"}[one["met"]]
        yield row(one["target"], one["bound"], figure, met)
