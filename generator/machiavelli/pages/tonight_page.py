"""Which rules tonight: a variant for so many people and so much time, with the measured figures."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.simulated import Cell, Estimate
from machiavelli.model.variant import Variant
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.measured_figures import TO, figure, interval_text, whole
from machiavelli.pages.page import Page, link
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "tonight"

SECONDS = 30
"""Seconds that a turn takes: assumed, never measured. The page says so."""

PLAYERS = (2, 3, 4, 5, 6)
MINUTES = (30, 60, 120)

SMALL_HAND = 10
"""Cards that children hold without help."""

_COLUMNS = ((False, False), (False, True), (True, False), (True, True))
"""Whether children play, and whether with jokers."""


_OF_SOME = (
    *("tonight-tight", "tonight-relative", "tonight-most"),
    *("tonight-clear", "tonight-only", "tonight-alike"),
)
"""Messages that only some answers call for."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A variant for so many players; ``in_time``: 95 of 100 hands end within the time there is.

    ``others`` could have been chosen as well; of ``alike`` among them the interval overlaps its own.
    """

    variant: Variant
    cell: Cell
    in_time: bool
    others: tuple[Variant, ...] = ()
    alike: tuple[Variant, ...] = ()

    @property
    def minutes(self) -> float:
        """Minutes of a hand on average."""
        return self.cell.figures["turns"].value * SECONDS / 60

    @property
    def most_minutes(self) -> float:
        """Minutes that 95 of 100 hands do not exceed."""
        return most_minutes(self.cell)


def most_minutes(cell: Cell) -> float:
    """Minutes that 95 of 100 hands do not exceed."""
    return cell.figures["turns-95"].value * SECONDS / 60


def choose(content: Content, players: int, minutes: int, children: bool, jokers: bool) -> Choice | None:
    """The variant whose table is rearranged most, of those that end in time; else the shortest of all.

    Games that are not called Machiavelli come in only where nothing else fits; rules known in part never do.
    """
    fitting = [
        (variant, cell)
        for variant in content.variants.values()
        if not variant.incomplete
        and (found := content.simulated.get(variant.id))
        and (cell := found.cell(players, "all"))
        and bool(variant.rules.deal.packs_for(players).jokers) == jokers
        and (not children or is_for_children(variant, players))
    ]
    in_time = [(variant, cell) for variant, cell in fitting if most_minutes(cell) <= minutes]
    if own := [(variant, cell) for variant, cell in in_time if not variant.relative] or in_time:
        return _first(sorted(own, key=lambda it: -it[1].figures["rearranged"].value), "rearranged", True)
    return _first(sorted(fitting, key=lambda it: it[1].figures["turns"].value), "turns", False)


def _first(ordered: list[tuple[Variant, Cell]], name: str, in_time: bool) -> Choice | None:
    """The first, with those behind it that the figure ``name`` does not tell apart from it."""
    if not ordered:
        return None
    (variant, cell), *behind = ordered
    others = tuple(other for other, _ in behind)
    alike = tuple(other for other, its in behind if _overlap(its.figures[name], cell.figures[name]))
    return Choice(variant, cell, in_time, others, alike)


def _overlap(one: Estimate, other: Estimate) -> bool:
    return one.low <= other.high and other.low <= one.high


def is_for_children(variant: Variant, players: int) -> bool:
    """Whether hands are small, and nobody has to lay an opening before joining in."""
    deal = variant.rules.deal
    each = deal.hand_by_players.get(players, deal.hand_size)
    return each <= SMALL_HAND and variant.rules.turn.opening == "none"


def tonight_page(content: Content, wording: Wording) -> Page:
    """The page of one language; the content must have figures."""
    title = wording.say("tonight-title")
    wording.may_say(*_OF_SOME)
    body = render(
        "tonight.html",
        say=wording.say,
        link=partial(link, KEY),
        sprite=sprite_html(),
        seconds=SECONDS,
        small=SMALL_HAND,
        minutes=[(number, wording.say("tonight-minutes", minutes=number)) for number in MINUTES],
        columns=[(f"{number}", wording.say(_column(*it))) for number, it in enumerate(_COLUMNS)],
        parts=list(_parts(content, wording)),
    )
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("tonight-description"),
        markdown=html_page(title, body),
        source=wording.path("tonight-lead"),
        hide=("navigation", "toc"),
    )


def _column(children: bool, jokers: bool) -> str:
    return f"tonight-{'children' if children else 'adults'}-{'jokers' if jokers else 'plain'}"


def _parts(content: Content, wording: Wording) -> Iterator[dict[str, Any]]:
    """A table for each number of players."""
    for players in PLAYERS:
        yield {
            "players": players,
            "name": wording.say("measured-players", players=players),
            "rows": [
                (
                    minutes,
                    wording.say("tonight-minutes", minutes=minutes),
                    [
                        _answer(choose(content, players, minutes, *column), minutes, wording)
                        for column in _COLUMNS
                    ],
                )
                for minutes in MINUTES
            ],
        }


def _answer(choice: Choice | None, minutes: int, wording: Wording) -> dict[str, Any] | None:
    if choice is None:
        return None
    average, most = (max(1, round(it)) for it in (choice.minutes, choice.most_minutes))
    return {
        "name": wording.words(choice.variant.name),
        "href": link(KEY, f"variants/{choice.variant.id}", "measured"),
        "told": wording.say("tonight-hand", minutes=average, most=most),
        "why": " ".join(_why(choice, minutes, wording)),
        "alike": [
            (wording.words(other.name), link(KEY, f"variants/{other.id}", "measured"))
            for other in choice.alike
        ],
        "figures": _figures(choice.cell, wording),
    }


def _why(choice: Choice, minutes: int, wording: Wording) -> Iterator[str]:
    """Why this one, and how far one can rely on its ending in time."""
    if not choice.in_time:
        yield wording.say("tonight-shortest")
        return
    yield wording.say("tonight-fits", hands=max(1, int(minutes // choice.minutes)))
    if choice.cell.figures["turns-95"].high * SECONDS > minutes * 60:
        yield wording.say("tonight-tight")
    if choice.variant.relative:
        yield wording.say("tonight-relative")
    if choice.others:
        yield wording.say("tonight-most" if choice.alike else "tonight-clear")
    elif not choice.variant.relative:
        yield wording.say("tonight-only")


def _figures(cell: Cell, wording: Wording) -> str:
    """What was measured, with the ends of the intervals and the number of hands."""
    turns, rearranged = cell.figures["turns"], cell.figures["rearranged"]
    return wording.say(
        "tonight-figures",
        turns=whole(turns.value, wording),
        turns_between=f"{whole(turns.low, wording)}{TO}{whole(turns.high, wording)}",
        rearranged=figure("rearranged", rearranged.value, wording),
        rearranged_between=interval_text("rearranged", rearranged, wording),
        hands=whole(cell.games, wording),
    )
