"""What a position is like: exact figures of its best play, and the difficulty made of them."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measures:
    """Figures of the best play, each by its letter.

    A round leads from a legal table to a legal one and cannot be divided. ``undecided`` names the letters of
    the figures that are not proved: W, K and G are then those of the best order found, and U, X and N count
    what was found.
    """

    W: int
    """Most table cards that change their meld in one round, in the order of play where that is least."""
    K: int
    """Rounds in that order."""
    G: int
    """Gestures, the par: blocks of cards that change their place."""
    B: int
    """Melds of the table that are broken."""
    U: int
    """Solutions: best plays whose groups differ, or the cards they play."""
    X: int
    """Decoys: ways to add a hand card to a meld as it lies that no best play contains."""
    N: int
    """Near misses: hand cards of the play without which all the others can be played."""
    C: int
    """Cards on the table."""
    undecided: tuple[str, ...] = ()


PARTS = ("base", "W", "G", "B", "X", "N", "U", "C", "twins", "ace", "joker", "cap", "proof", "length")
"""The names of all the parts of a difficulty."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """``rating`` is the sum of ``parts``, ``level`` 1 (to start with) to 5 (expert).

    ``parts`` have names of PARTS: those of measures, of what people overlook, ``cap`` for what is taken off
    where no table card moves; where nothing can be played ``proof`` for its kind and ``length``.
    ``undecided`` names the parts it rests on that are not proved.
    """

    rating: int
    level: int
    parts: Mapping[str, int]
    undecided: tuple[str, ...] = ()
