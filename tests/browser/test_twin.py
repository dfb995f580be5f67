"""The browser's engine gives the answers of the Python engine, byte for byte, under node and in Chromium.

Here: the rules of the variants and others that a sweep can lay, played positions, and the vectors of proofs.
"""

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from twin_engines import asked_for_nothing, assert_alike_in_a_browser, assert_alike_under_node
from twin_positions import PLAIN
from twin_questions import plain_questions


def test_under_node():
    assert_alike_under_node(plain_questions())


def test_in_a_worker_of_a_real_browser(open_page: Callable[..., Page], boards: str):
    assert_alike_in_a_browser(open_page, boards, plain_questions())


def test_the_questions_are_worth_asking():
    """So many of each, and none of them always answered in the same way, under any rules."""
    calls = Counter(question["call"] for question, _ in plain_questions())
    assert min(calls.values()) >= 2_500
    # in a few positions alone a long run must be broken
    assert asked_for_nothing(plain_questions(), PLAIN, 5) == [("long-runs", "solve", '"melds_broken":[1-9]')]


def test_proofs_and_refusals_are_of_all_kinds():
    answers = [(question["call"], answer) for question, answer in plain_questions()]
    proofs = [answer for call, answer in answers if call == "prove"]
    for kind in ("no-partner", "chain", "points", "each", "cases", "limit"):
        assert any(f'"kind":"{kind}"' in proof for proof in proofs), kind
    whys = Counter(answer for call, answer in answers if call == "checkProof")
    for why in ("wrong-shape", "has-partner", "not-forced", "meld-above-zero", "wrong-cases", "cards-left"):
        assert whys[f'{{"result":{{"holds":false,"why":"{why}"}}}}'], why
    assert whys['{"result":{"holds":true,"why":null}}'] > 500
    refused = Counter(answer for _, answer in answers if answer.startswith('{"error"'))
    for code in ("too-many-copies", "too-many-jokers", "too-many-loose", "illegal-table", "wrong-claim"):
        assert refused[f'{{"error":"{code}"}}'], code
