"""The same as ``test_twin.py`` under rules with melds that lie beside those that a sweep lays: runs round the
corner or with an ace at each end, and frozen jokers.

A file of its own, so that another process can ask these questions meanwhile.
"""

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from rules_for_tests import SPECIAL
from twin_engines import asked_for_nothing, assert_alike_in_a_browser, assert_alike_under_node
from twin_questions import special_questions


def test_under_node():
    assert_alike_under_node(special_questions())


def test_in_a_worker_of_a_real_browser(open_page: Callable[..., Page], boards: str):
    assert_alike_in_a_browser(open_page, boards, special_questions())


def test_the_questions_are_worth_asking():
    """So many of each, and none of them always answered in the same way, under any rules."""
    calls = Counter(question["call"] for question, _ in special_questions())
    assert min(calls.values()) >= 2_500
    assert asked_for_nothing(special_questions(), SPECIAL, 5) == []


def test_proofs_are_of_many_kinds():
    proofs = [answer for question, answer in special_questions() if question["call"] == "prove"]
    for kind in ("no-partner", "chain", "points", "each", "limit"):
        assert any(f'"kind":"{kind}"' in proof for proof in proofs), kind
