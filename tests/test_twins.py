"""A puzzle with its suits exchanged is the same puzzle: as much can be played, by the same solution."""

import pytest

from machiavelli.engine import judge_turn, solve
from machiavelli.model.cards import Card, Suit
from machiavelli.model.content import Content
from machiavelli.model.position import Position, Table, Turn
from sample_content import repository_content

ORDERS = (
    (Suit.HEARTS, Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS),
    (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES),
)


def _exchanged(table: Table, order: tuple[Suit, ...]) -> Table:
    suits = dict(zip(Suit, order, strict=True))
    return tuple(
        tuple(card if card.suit is None else Card(card.rank, suits[card.suit]) for card in meld)
        for meld in table
    )


@pytest.mark.parametrize("id_", repository_content().puzzles)
def test_no_rule_prefers_a_suit(content: Content, id_: str):
    puzzle = content.puzzles[id_]
    rules, claim = content.variants[puzzle.variant].rules, puzzle.claim
    for order in ORDERS:
        table = _exchanged(puzzle.position.table, order)
        (hand,) = _exchanged((puzzle.position.hand,), order)
        solution = solve(rules, Position(table, hand))
        assert (solution.max_played, solution.can_go_out) == (claim.played, claim.solvable)
        if claim.result:
            assert judge_turn(rules, Turn(table, _exchanged(claim.result, order), hand)).legal
