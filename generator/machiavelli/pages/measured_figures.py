"""Figures of simulated hands as a language writes them: a value with the ends of its 95 % interval."""

from babel.numbers import format_decimal, format_percent

from machiavelli.model.simulated import Cell, Estimate
from machiavelli.pages.wording import Wording

SHARES = ("stock-out", "blocked", "out", "first", "holder", "draws", "rearranged")
"""Figures that are shares, written in percent."""

_FINE = ("played", "broken", "moved")
"""Figures of a few cards, written with two decimals."""

TO = "–\u2060"
"""Between two ends: a dash after which no line ends."""


def figure(name: str, value: float, wording: Wording) -> str:
    """One number: in percent, with two decimals or with one, as the figure ``name`` is written."""
    if name in SHARES:
        return str(format_percent(value, format=None, locale=wording.babel))
    return str(format_decimal(value, format="0.00" if name in _FINE else "0.0", locale=wording.babel))


def interval_text(name: str, estimate: Estimate, wording: Wording) -> str:
    """The two ends, without the sign that the value has: ``55–57``."""
    ends = (figure(name, end, wording) for end in (estimate.low, estimate.high))
    return TO.join(end.replace("%", "").strip() for end in ends)


def tick(name: str, value: float, wording: Wording) -> str:
    """A round number beside a chart: no more decimals than it has."""
    if name in SHARES:
        return str(format_percent(value, format=None, locale=wording.babel))
    return str(format_decimal(value, format="0.##", locale=wording.babel))


def whole(value: float, wording: Wording, signed: bool = False) -> str:
    """A number without decimals; ``signed``: with + or a true minus in front, except nothing at all."""
    form = "#,##0"
    text = str(format_decimal(abs(value), format=form, locale=wording.babel))
    sign = "" if not signed or text == "0" else "+" if value > 0 else "−"
    return sign + text


def advantage(cell: Cell) -> Estimate | None:
    """How many percentage points more than an equal share of the hands the first player wins."""
    first, fair = cell.figures.get("first"), 1 / cell.players
    return (
        None
        if first is None
        else Estimate(*(100 * (it - fair) for it in (first.value, first.low, first.high)))
    )
