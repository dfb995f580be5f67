"""What simulated hands show of one variant, for its rule page."""

from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.simulated import Cell
from machiavelli.model.variant import Variant
from machiavelli.pages.measured_figures import figure, interval_text, whole
from machiavelli.pages.wording import Wording

_COLUMNS = (2, 3, 4, 6)

_SHOWN = (
    "turns",
    "played",
    "rearranged",
    "broken",
    "moved",
    "stock-out",
    "blocked",
    "left-cards",
    "left-points",
)
"""The figures of the table that a rule page has, where there are any."""


def measured_block(content: Content, variant: Variant, wording: Wording) -> dict[str, Any] | None:
    """The table by the number of players, all of whom play whatever they see; None without figures."""
    found = content.simulated.get(variant.id)
    columns = [cell for number in _COLUMNS if found and (cell := found.cell(number, "all"))]
    if not columns:
        return None
    return {
        "columns": [wording.say("measured-players", players=cell.players) for cell in columns],
        "rows": [
            (wording.say("measured-hands-played"), [whole(cell.games, wording) for cell in columns]),
            (wording.say("measured-lasts"), [_percentiles(cell, wording) for cell in columns]),
            (wording.say("measured-first-wins"), [_text("first", cell, wording) for cell in columns]),
        ]
        + [
            (wording.say(f"measured-{name}"), [_text(name, cell, wording) for cell in columns])
            for name in _SHOWN
            if any(name in cell.figures for cell in columns)
        ],
    }


def _text(name: str, cell: Cell, wording: Wording) -> str:
    estimate = cell.figures.get(name)
    if estimate is None:
        return "–"
    return f"{figure(name, estimate.value, wording)} ({interval_text(name, estimate, wording)})"


def _percentiles(cell: Cell, wording: Wording) -> str:
    """The turns of the hand in the middle, and from which to which 90 of 100 hands last."""
    low, middle, high = (whole(cell.figures[f"turns-{it}"].value, wording) for it in (5, 50, 95))
    return f"{middle} ({low}–{high})"
