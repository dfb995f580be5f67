"""What simulated hands of a variant show: figures by the number of players and by how they play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

PLAY = 1
"""The number of the way simulated players play: one more whenever a hand of the same seed goes another way.

Figures of another number are refused, for nobody could play their hands again.
"""

Policy: TypeAlias = Literal["all", "hold", "mixed"]
"""Everybody plays whatever can be played; keeps it back until the whole hand can go; or every other seat."""

POLICIES: tuple[Policy, ...] = ("all", "hold", "mixed")


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Cell:
    """So many ``games`` (hands) of so many ``players``, all by one policy; ``command`` plays them again.

    ``figures`` by name, shares from 0 to 1: ``turns`` in a hand, ``turns-5``, ``turns-50`` and ``turns-95``
    their percentiles; ``stock-out`` how often the stock was used up, ``blocked`` how often nobody could go
    on, ``out`` how often somebody went out; ``first`` how often the first player won and ``holder``, where
    only some hold back, one of these, both of the hands with one winner; ``draws`` the share of turns that
    draw, ``played`` cards played in a turn; ``rearranged`` the share of the turns with cards laid in which
    table cards changed their meld, ``broken`` and ``moved`` the melds broken and the cards moved in these;
    ``left-cards`` and ``left-points`` what each player who was not out held in the end.
    ``replayed`` holds some of the hands as they went, by their numbers.
    """

    players: int
    policy: Policy
    games: int
    command: str
    figures: Mapping[str, Estimate]
    replayed: Mapping[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Simulated:
    """All cells of a variant; ``rules`` is the digest of the rules they were played by.

    ``engine`` is the version of the product and ``play`` the number (PLAY) of the way of playing.
    """

    variant: str
    engine: str
    play: int
    rules: str
    seed: int
    cells: tuple[Cell, ...]

    def cell(self, players: int, policy: Policy) -> Cell | None:
        """The cell of so many players by one policy, if it was played."""
        return next((it for it in self.cells if (it.players, it.policy) == (players, policy)), None)
