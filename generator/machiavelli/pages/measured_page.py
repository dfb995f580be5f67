"""What simulated hands show of every variant: a chart for each figure, with its table."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.simulated import POLICIES, Cell, Estimate, Policy
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.interval_chart import Row, chart_html, legend
from machiavelli.pages.literal import html_page
from machiavelli.pages.measured_figures import advantage, figure, interval_text, tick, whole
from machiavelli.pages.page import Page, link
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "measured"

_PLAYERS = (2, 3, 4)
"""Numbers of players with a mark of their own."""

_BY_PLAYERS = ("turns", "played", "draws", "rearranged", "moved", "first", "stock-out", "left-cards")
_BY_POLICY = ("turns", "rearranged")

_THREE = 3
"""As many as every variant can be played by."""


def measured_page(content: Content, wording: Wording) -> Page:
    """The page of one language; the content must have figures."""
    title = wording.say("measured-title")
    pages = _Charts(content, wording)
    first = next(iter(content.simulated.values()))
    cells = [cell for found in content.simulated.values() for cell in found.cells]
    body = render(
        "measured.html",
        say=wording.say,
        link=partial(link, KEY),
        sprite=sprite_html(),
        hands=whole(sum(cell.games for cell in cells), wording),
        by_players=list(pages.by_players()),
        by_policy=list(pages.by_policy()),
        engine=first.engine,
        play=first.play,
        command=first.cells[0].command,
    )
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("measured-description"),
        markdown=html_page(title, body),
        source=wording.path("measured-lead"),
        hide=("navigation", "toc"),
    )


@dataclass(frozen=True, slots=True)
class _Figure:
    """A figure as charts and tables have it: where it is found, and how it is written."""

    of: Callable[[Cell], Estimate | None]
    value: Callable[[float], str]
    cell: Callable[[Estimate], str]


class _Charts:
    """The charts of one language."""

    def __init__(self, content: Content, wording: Wording) -> None:
        self.wording = wording
        self.variants = [
            (wording.words(variant.name), content.simulated[variant.id])
            for variant in content.variants.values()
            if variant.id in content.simulated
        ]

    def by_players(self) -> Iterator[dict[str, Any]]:
        """Every figure where all play whatever they see."""
        say = self.wording.say
        series = [(say("measured-players", players=number), number, POLICIES[0]) for number in _PLAYERS]
        for name in _BY_PLAYERS:
            yield self._chart(name, name, series, "measured-by-players")

    def by_policy(self) -> Iterator[dict[str, Any]]:
        """What changes with the way of playing."""
        series = [(self.wording.say(f"policy-{policy}"), _THREE, policy) for policy in POLICIES]
        for name in _BY_POLICY:
            yield self._chart(f"{name}-by-policy", name, series, "measured-by-policy")

    def _chart(
        self, id_: str, name: str, series: list[tuple[str, int, Policy]], compared: str
    ) -> dict[str, Any]:
        say = self.wording.say
        shown = self._figure(name)
        cells = [
            (variant, [found.cell(players, policy) for _, players, policy in series])
            for variant, found in self.variants
        ]
        rows = [
            Row(variant, tuple(shown.of(cell) if cell else None for cell in row)) for variant, row in cells
        ]
        title, names = say(f"measured-{name}"), [label for label, *_ in series]
        told = say("measured-told")
        return {
            "id": id_,
            "title": title,
            "label": f"{title}. {say(compared)}",
            "text": say(f"measured-{name}-text"),
            "legend": legend(names),
            "chart": chart_html(id_, title, told, names, rows, shown.value, 0 if name == "first" else None),
            "names": names,
            "rows": [(variant, [self._cell(shown, cell) for cell in row]) for variant, row in cells],
        }

    def _figure(self, name: str) -> _Figure:
        wording = self.wording
        if name == "first":
            signed = partial(whole, wording=wording, signed=True)
            return _Figure(
                advantage, signed, lambda it: f"{signed(it.value)} ({signed(it.low)} … {signed(it.high)})"
            )
        return _Figure(
            lambda cell: cell.figures.get(name),
            lambda value: tick(name, value, wording),
            lambda it: f"{figure(name, it.value, wording)} ({interval_text(name, it, wording)})",
        )

    def _cell(self, shown: _Figure, cell: Cell | None) -> tuple[str, str] | None:
        estimate = shown.of(cell) if cell else None
        return (
            None
            if cell is None or estimate is None
            else (shown.cell(estimate), whole(cell.games, self.wording))
        )
