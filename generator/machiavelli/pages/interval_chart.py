"""Charts of dots with their intervals: a row for each thing compared, a mark of its own for each series.

Drawn at build, in the colour of the text around it; 340 units wide, so that it can be read on a screen of
320 pixels. What it shows stands in a table beside it too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import floor, log10

from markupsafe import Markup

from machiavelli.model.simulated import Estimate
from machiavelli.pages.templates import render

WIDTH, LEFT, RIGHT = 340, 106, 318
STEP = 10
"""Between two series of a row."""
GAP = 12
"""Between rows."""
TOP = 24

_MARKS = (
    ("m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0", "currentColor"),
    ("m0-4.5l4.5 4.5-4.5 4.5-4.5-4.5z", "none"),
    ("m-3-3h6v6h-6z", "currentColor"),
)
"""A disc, an open lozenge and a square: told apart without colours."""

_TICKS = 4


@dataclass(frozen=True, slots=True)
class Row:
    """What is compared, with an estimate for each series, None where there is none."""

    name: str
    estimates: tuple[Estimate | None, ...]


def chart_html(
    id_: str,
    title: str,
    told: str,
    series: Sequence[str],
    rows: Sequence[Row],
    label: Callable[[float], str],
    mark: float | None = None,
) -> Markup:
    """The chart: ``title`` and ``told`` say it to who does not see it, ``label`` writes a tick.

    ``mark`` is a value to hold the others against, drawn as a line of its own.
    """
    ends = [end for row in rows for it in row.estimates if it is not None for end in (it.low, it.high)]
    scale = _Scale.of(min([0.0, *ends]), max([*ends, mark or 0.0]))
    height = GAP + STEP * (len(series) - 1)
    tops = [TOP + GAP / 2 + height * number for number in range(len(rows))]
    values = {
        "id": id_,
        "title": title,
        "told": told,
        "bottom": TOP + height * len(rows),
        "ticks": [(_short(scale.at(tick)), label(tick)) for tick in scale.ticks],
        "mark": None if mark is None else _short(scale.at(mark)),
        "names": [
            (row.name, _short(top + STEP * (len(series) - 1) / 2))
            for row, top in zip(rows, tops, strict=True)
        ],
        "series": [
            _series(number, [row.estimates[number] for row in rows], tops, scale)
            for number in range(len(series))
        ],
        "rules": [_short(top - GAP / 2) for top in tops[1:]],
    }
    return Markup(
        render("chart.svg", width=WIDTH, left=LEFT, right=RIGHT, top=TOP, **values).replace("\n", "")
    )


def legend(series: Sequence[str]) -> Markup:
    """What the marks stand for."""
    marks = [(name, *_MARKS[number]) for number, name in enumerate(series)]
    return Markup(render("legend.html", marks=marks).replace("\n", ""))


def _series(
    number: int, estimates: Sequence[Estimate | None], tops: Sequence[float], scale: "_Scale"
) -> dict[str, str]:
    """The path of the intervals and the path of the marks of one series."""
    shape, fill = _MARKS[number]
    bars, marks = [], []
    for estimate, top in zip(estimates, tops, strict=True):
        if estimate is None:
            continue
        y = _short(top + STEP * number)
        low, high = scale.at(estimate.low), scale.at(estimate.high)
        bars.append(f"M{_short(low)} {y}H{_short(high)}")
        marks.append(f"M{_short(scale.at(estimate.value))} {y}{shape}")
    return {"bars": "".join(bars), "marks": "".join(marks), "fill": fill}


@dataclass(frozen=True, slots=True)
class _Scale:
    least: float
    most: float
    ticks: tuple[float, ...]

    @classmethod
    def of(cls, least: float, most: float) -> "_Scale":
        """A scale from round number to round number that holds both ends."""
        span = (most - least) or 1.0
        rough = span / _TICKS
        power = 10.0 ** floor(log10(rough))
        step = next(power * times for times in (1, 2, 2.5, 5, 10) if power * times >= rough * 0.999)
        first, last = floor(least / step + 1e-9), -floor(-most / step + 1e-9)
        ticks = tuple(round(step * number, 6) for number in range(first, last + 1))
        return cls(ticks[0], ticks[-1], ticks)

    def at(self, value: float) -> float:
        """Where a value stands from left to right."""
        inside = min(self.most, max(self.least, value))
        return LEFT + (RIGHT - LEFT) * (inside - self.least) / ((self.most - self.least) or 1.0)


def _short(place: float) -> str:
    return f"{place:.1f}".removesuffix(".0")
