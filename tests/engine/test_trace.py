"""Reading a play card by card: nothing gets lost, and as little as possible moves."""

from collections import Counter

from machiavelli.engine import solve
from machiavelli.engine.grading.trace import Piece, trace
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position
from rules_for_tests import BASE
from vectors_of import Case, cards, each, rules_of, table


@each("themes")
def test_pieces_are_the_cards_of_the_table_and_of_the_play(case: Case):
    rules, position = rules_of(case), Position(table(case["table"]), cards(case["hand"]))
    solution = solve(rules, position)
    play = trace(rules, position, solution)
    for place, meld in enumerate(position.table):
        assert Counter(card for piece in play.pieces_of(place) for card in piece.cards) == Counter(meld)
    for place, meld in enumerate(solution.layout):
        assert Counter(card for piece in play.pieces_in(place) for card in piece.cards) == Counter(meld)
    from_hand = Counter(card for piece in play.hand_moves for card in piece.cards)
    assert from_hand == Counter(solution.played)


@each("themes")
def test_as_many_cards_move_as_the_solver_says(case: Case):
    rules, position = rules_of(case), Position(table(case["table"]), cards(case["hand"]))
    solution = solve(rules, position)
    moved = sum(len(piece.cards) for piece in trace(rules, position, solution).table_moves)
    assert moved == solution.cards_moved


def test_a_run_that_gives_its_end():
    position = Position((parse_cards("5♣ 6♣ 7♣ 8♣"),), parse_cards("8♦ 8♥"))
    play = trace(BASE, position, solve(BASE, position))
    run, group = play.homes[0], 1 - play.homes[0]
    assert play.pieces_of(0) == [
        Piece(0, run, parse_cards("5♣ 6♣ 7♣")),
        Piece(0, group, parse_cards("8♣")),
    ]
    assert [piece.cards for piece in play.table_moves] == [parse_cards("8♣")]
    assert play.hand_moves == [Piece(None, group, parse_cards("8♥ 8♦"))]


def test_a_twin_is_read_as_the_card_that_stays():
    position = Position((parse_cards("7♠ 7♥ 7♦ 7♣"),), parse_cards("7♦ 7♣"))
    play = trace(BASE, position, solve(BASE, position))
    assert [len(piece.cards) for piece in play.pieces_of(0)] == [3, 1]
