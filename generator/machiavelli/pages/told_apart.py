"""How two variants differ in one rule, in words. The browser's twin is ``web/ui/compare/differences.mjs``."""

from collections.abc import Mapping
from dataclasses import dataclass

from machiavelli.pages.wording import Wording

WORDS = ("compare-differs", "compare-instead", "compare-stock-instead")
"""Every message that tells two values apart."""

USUAL_PLAYERS = 4
"""The number of players whose stock is told, or the nearest to it for which the stocks differ."""

Stocks = Mapping[int, int]
"""Numbers of players to the cards left in the stock after the deal."""


@dataclass(frozen=True, slots=True)
class Row:
    """One rule, and what it is in each variant: ``values`` in words, by id.

    ``stocks`` are those of the variants in the one row that is no rule but follows from some.
    """

    id: str
    name: str
    values: Mapping[str, str]
    stocks: Mapping[str, Stocks] | None = None

    @property
    def is_rule(self) -> bool:
        """Whether it can be chosen, and is counted; what follows from others is told and not counted."""
        return self.stocks is None

    def unlike(self, other: str) -> list[str]:
        """The variants in which the words are not those of ``other``."""
        return [id_ for id_, value in self.values.items() if value != self.values[other]]


def told_apart(row: Row, here: str, there: str, name: str, wording: Wording) -> str | None:
    """What the rule is here instead of in the variant called ``name``; None where it is the same."""
    ours, theirs = row.values[here], row.values[there]
    if ours == theirs:
        return None
    if row.stocks and (words := _stocks_told_apart(row.stocks[here], row.stocks[there], wording)):
        return words
    if ours.isdecimal() and theirs.isdecimal():
        return wording.say("compare-instead", here=ours, there=theirs)
    return wording.say("compare-differs", here=ours, there=theirs, name=name)


def _stocks_told_apart(here: Stocks, there: Stocks, wording: Wording) -> str | None:
    differing = [players for players in here.keys() & there.keys() if here[players] != there[players]]
    if not differing:
        return None
    players = min(differing, key=lambda number: (abs(number - USUAL_PLAYERS), number))
    return wording.say(
        "compare-stock-instead", players=str(players), here=str(here[players]), there=str(there[players])
    )
