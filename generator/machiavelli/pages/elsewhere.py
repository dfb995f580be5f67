"""What other rules make of a position: the variants by what can be played under them."""

from collections.abc import Callable, Hashable, Mapping
from typing import TypeVar

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.pages.lab_page import lab_link
from machiavelli.pages.wording import Wording

_WHY_NOT = ("too-many-jokers", "too-many-loose", "illegal-table")
"""Reasons why a position cannot be that are told apart; the others are cards that the pack has not."""

ELSEWHERE_MESSAGES = frozenset(
    f"elsewhere-{name}" for name in ("title", "lead", "all", "some", "none", "refused", *_WHY_NOT)
)
"""What any position may need."""

_Outcome = TypeVar("_Outcome", bound=Hashable)

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
    page, position = place
    rows = by_outcome(outcomes, own, lambda variant: lab_link(page, variant, position), content, wording)
    return [(outcome_words(outcome, size, wording), names) for outcome, names in rows]


def by_outcome(
    outcomes: Mapping[str, _Outcome],
    own: str,
    href: Callable[[str], str],
    content: Content,
    wording: Wording,
) -> list[tuple[_Outcome, Markup]]:
    """The outcomes, most cards first, each with links to the variants where it is so; ``own`` is marked.

    An outcome is how many cards can be played or a code, or a tuple that begins with one of these.
    """
    rows: dict[_Outcome, list[Markup]] = {}
    for id_, outcome in outcomes.items():
        name = wording.words(content.variants[id_].name)
        rows.setdefault(outcome, []).append(_LINK.format(href(id_), _OWN if id_ == own else Markup(), name))

    def most_first(outcome: _Outcome) -> tuple[bool, int]:
        says = outcome[0] if isinstance(outcome, tuple) else outcome
        return (False, -says) if isinstance(says, int) else (True, 0)

    return [(it, Markup(", ").join(rows[it])) for it in sorted(rows, key=most_first)]


def outcome_words(outcome: int | str, size: int, wording: Wording) -> str:
    """How many of ``size`` hand cards can be played, or why there is no such position."""
    if isinstance(outcome, str):
        return wording.say(f"elsewhere-{outcome if outcome in _WHY_NOT else 'refused'}")
    if not outcome:
        return wording.say("elsewhere-none")
    if outcome == size:
        return wording.say("elsewhere-all")
    return wording.say("elsewhere-some", n=outcome, total=str(size))
