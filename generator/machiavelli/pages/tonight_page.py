"""Which rules tonight: a variant for so many people and so much time, with the measured figures."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.simulated import Cell
from machiavelli.model.variant import Variant
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.measured_figures import figure, whole
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


@dataclass(frozen=True, slots=True)
class Choice:
    """A variant for so many players; ``in_time``: 95 of 100 hands end within the time there is."""

    variant: Variant
    cell: Cell
    in_time: bool

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
    own = [(variant, cell) for variant, cell in in_time if not variant.relative] or in_time
    if own:
        return Choice(*max(own, key=lambda one: one[1].figures["rearranged"].value), True)
    if fitting:
        return Choice(*min(fitting, key=lambda one: one[1].figures["turns"].value), False)
    return None


def is_for_children(variant: Variant, players: int) -> bool:
    """Whether hands are small, and nobody has to lay an opening before joining in."""
    deal = variant.rules.deal
    each = deal.hand_by_players.get(players, deal.hand_size)
    return each <= SMALL_HAND and variant.rules.turn.opening == "none"


def tonight_page(content: Content, wording: Wording) -> Page:
    """The page of one language; the content must have figures."""
    title = wording.say("tonight-title")
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


def _answer(choice: Choice | None, minutes: int, wording: Wording) -> dict[str, str] | None:
    if choice is None:
        return None
    average, most = (max(1, round(it)) for it in (choice.minutes, choice.most_minutes))
    figures = choice.cell.figures
    hands = max(1, int(minutes // choice.minutes))
    told = wording.say("tonight-hand", minutes=average, most=most)
    why = wording.say("tonight-fits", hands=hands) if choice.in_time else wording.say("tonight-shortest")
    return {
        "name": wording.words(choice.variant.name),
        "href": link(KEY, f"variants/{choice.variant.id}", "measured"),
        "told": told,
        "why": why,
        "figures": wording.say(
            "tonight-figures",
            turns=whole(figures["turns"].value, wording),
            rearranged=figure("rearranged", figures["rearranged"].value, wording),
        ),
    }
