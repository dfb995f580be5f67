"""Positions to look at: before and after, or a single table with its hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from machiavelli.model.cards import Card
from machiavelli.model.verdicts import MeldVerdict
from machiavelli.pages.board_markup import one_piece, tray_html
from machiavelli.pages.card_markup import card_html, cards_in_text
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording


@dataclass(frozen=True, slots=True)
class Side:
    """One state of a table. ``marks`` names marks (from, moved) by meld and card, both counted from 0."""

    melds: tuple[MeldVerdict, ...]
    hand: tuple[Card, ...] = ()
    marks: Mapping[tuple[int, int], str] | None = None


def figure_html(before: Side, after: Side | None, wording: Wording, caption: str = "") -> Markup:
    """A table with its hand, and beside it, where given, what becomes of it."""
    sides = [before] if after is None else [before, after]
    names = [""] if after is None else [wording.say("figure-before"), wording.say("figure-after")]
    html = render(
        "figure.html",
        sides=[
            {"name": name, "melds": _melds(side, wording), "hand": _hand(side.hand, wording)}
            for name, side in zip(names, sides, strict=True)
        ],
        hand_label=wording.say("figure-hand"),
        caption=cards_in_text(caption, wording),
    )
    return one_piece(html)


def _melds(side: Side, wording: Wording) -> list[Markup]:
    marks: dict[int, dict[int, str]] = {}
    for (meld, place), mark in (side.marks or {}).items():
        marks.setdefault(meld, {})[place] = mark
    return [tray_html(verdict, wording, marks.get(meld)) for meld, verdict in enumerate(side.melds)]


def _hand(hand: tuple[Card, ...], wording: Wording) -> Markup:
    return Markup("").join(card_html(card, wording) for card in hand)
