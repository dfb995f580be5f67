"""The browser's engine tells how hard a position is as the Python engine does, with the same steps."""

from twin_engines import assert_alike_under_node
from twin_questions import graded_questions


def test_under_node():
    assert_alike_under_node(graded_questions())


def test_the_questions_are_worth_asking():
    """Plays of all kinds, some that nobody can make, and some of players who may not do everything."""
    answers = [answer for _, answer in graded_questions()]
    for part in (
        '"code":"take-',
        '"code":"swap-joker"',
        '"W":0,"K":0',
        '"W":3,',
        '"twins":40',
        '"joker":60',
        '"proof":',
    ):
        assert any(part in answer for answer in answers), part
    assert {frozenset(question["args"][0]) & {"opened", "held"} for question, _ in graded_questions()} >= {
        frozenset(),
        frozenset({"opened"}),
    }
