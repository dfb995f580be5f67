"""What other rules make of a position: the variants by what can be played under them."""

from collections.abc import Mapping

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.pages.lab_page import lab_link
from machiavelli.pages.wording import Wording

_WHY_NOT = ("too-many-jokers", "illegal-table")
"""Reasons why a position cannot be that are told apart; the others are cards that the pack has not."""

ELSEWHERE_MESSAGES = frozenset(
    f"elsewhere-{name}" for name in ("title", "lead", "all", "some", "none", "refused", *_WHY_NOT)
)
"""What any position may need."""

_LINK = Markup('<a href="{}"{}>{}</a>')
_OWN = Markup(' aria-current="true"')


def elsewhere_rows(
    outcomes: Mapping[str, int | str],
    size: int,
    own: str,
    place: tuple[str, str],
    content: Content,
    wording: Wording,
) -> list[tuple[str, Markup]]:
    """What can be played of a hand of ``size`` cards, and the variants where it is so, most cards first.

    Each leads to the laboratory; ``place`` is the page and the position as in an address, ``own`` the rules
    of the puzzle.
    """
    rows: dict[int | str, list[Markup]] = {}
    for id_, outcome in outcomes.items():
        name = wording.words(content.variants[id_].name)
        mark = _OWN if id_ == own else Markup()
        rows.setdefault(outcome, []).append(_LINK.format(lab_link(place[0], id_, place[1]), mark, name))
    numbers = sorted((it for it in rows if isinstance(it, int)), reverse=True)
    codes = [it for it in rows if isinstance(it, str)]
    order: list[int | str] = [*numbers, *codes]
    return [(_outcome(it, size, wording), Markup(", ").join(rows[it])) for it in order]


def _outcome(outcome: int | str, size: int, wording: Wording) -> str:
    if isinstance(outcome, str):
        return wording.say(f"elsewhere-{outcome if outcome in _WHY_NOT else 'refused'}")
    if not outcome:
        return wording.say("elsewhere-none")
    if outcome == size:
        return wording.say("elsewhere-all")
    return wording.say("elsewhere-some", n=outcome, total=str(size))
