"""Positions in puzzles and quizzes: the variant exists, and a game of it can come to this."""

from collections.abc import Generator, Iterator
from itertools import permutations
from typing import TypeAlias

from machiavelli.engine import check_position
from machiavelli.errors import PositionError
from machiavelli.model.cards import Card, Suit
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

Shape: TypeAlias = tuple[tuple[tuple[tuple[int, int], ...], ...], tuple[tuple[int, int], ...]]
"""A position as sorted numbers: the melds, then the hand."""


def rules_of(content: Content, key: tuple[str, ...], variant: str) -> Generator[Finding, None, Rules | None]:
    """The rules of a variant named at ``key``; None, with a finding, where there is no such variant."""
    if variant in content.variants:
        return content.variants[variant].rules
    if ("variant", variant) not in content.unread:
        place = content.place(*key, "variant")
        yield finding_at(
            place, Code.UNKNOWN_VARIANT, f"no variant {variant!r}, {cure(variant, content.variants)}"
        )
    return None


def check_possible(
    content: Content, key: tuple[str, ...], rules: Rules, position: Position, hand_key: str = "hand"
) -> Iterator[Finding]:
    """A finding where the pack does not allow the position, or for each table meld that is not legal."""
    try:
        check_position(rules, position)
    except PositionError as error:
        if error.code != Code.ILLEGAL_TABLE:
            yield finding_at(content.place(*key, hand_key), Code.IMPOSSIBLE_POSITION, str(error))
            return
        for number, meld in enumerate(position.table):
            try:
                check_position(rules, Position((meld,), ()))
            except PositionError as fault:
                yield finding_at(content.place(*key, "table", str(number)), Code.ILLEGAL_TABLE, str(fault))


def twin_of(position: Position) -> Shape:
    """The same for all positions that differ only in names of suits and in the order of cards and melds."""
    return min(_shape(position, order) for order in permutations(range(len(Suit))))


def _shape(position: Position, order: tuple[int, ...]) -> Shape:
    suits = list(Suit)

    def number(card: Card) -> tuple[int, int]:
        return (card.rank, -1 if card.suit is None else order[suits.index(card.suit)])

    melds = sorted(tuple(sorted(map(number, meld))) for meld in position.table)
    return tuple(melds), tuple(sorted(map(number, position.hand)))
