"""The drawings of the rule pages mark what moved, and show what the engine says."""

from machiavelli.engine import judge_meld
from machiavelli.facts.variants import variant_facts
from machiavelli.model.notation import parse_cards
from machiavelli.model.verdicts import MeldVerdict
from machiavelli.pages.rule_examples import _moved
from machiavelli.pages.variant_facts import SolvedPuzzle
from rule_pages import content, html_of, section_html, variant_page
from rules_for_tests import BASE


def _table(*melds: str) -> tuple[MeldVerdict, ...]:
    return tuple(judge_meld(BASE, parse_cards(meld)) for meld in melds)


def test_the_freed_eight_is_marked_where_it_lay_and_where_it_lies():
    solved = SolvedPuzzle(_table("5♣ 6♣ 7♣ 8♣"), _table("5♣ 6♣ 7♣", "8♥ 8♦ 8♣"))
    assert _moved(solved) == ([(0, 3)], [(1, 2)])


def test_a_longer_run_moves_nothing():
    assert _moved(SolvedPuzzle(_table("4♣ 5♣ 6♣"), _table("3♣ 4♣ 5♣ 6♣ 7♣"))) == ([], [])


def test_a_split_run_moves_its_shorter_part():
    solved = SolvedPuzzle(_table("3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣"), _table("3♣ 4♣ 5♣", "6♣ 7♣ 8♣ 9♣"))
    assert _moved(solved) == ([(0, 0), (0, 1), (0, 2)], [(0, 0), (0, 1), (0, 2)])


def test_of_two_equal_cards_one_is_marked():
    """The twin from the hand is no card that moved."""
    solved = SolvedPuzzle(_table("8♠ 8♥ 8♦ 8♣"), _table("8♠ 8♥ 8♦", "7♣ 8♣ 9♣", "6♣ 7♣ 8♣"))
    left, joined = _moved(solved)
    assert left == [(0, 3)]
    assert len(joined) == 1


def test_an_impossible_puzzle_moves_nothing():
    assert _moved(SolvedPuzzle(_table("6♣ 7♣ 8♣"), ())) == ([], [])


def test_legal_and_illegal_examples_stand_apart():
    facts = variant_facts(content())["jolly"]
    assert facts.examples["joker-in-run"].legal
    assert not facts.examples["two-jokers"].legal
    html = section_html(variant_page("es", "jolly"), "melds")
    legal, illegal = html.split("Estas no")
    assert 'data-v="bad"' not in legal
    assert 'data-v="legal"' not in illegal
    assert legal.count('data-v="legal"') == 7
    assert 'data-card="*"' not in html_of(variant_page("es", "base"))


def test_an_illegal_example_is_drawn_as_it_is_written():
    html = section_html(variant_page("es", "base"), "melds")
    assert html.index('data-card="KC"') < html.index('data-card="AC"', html.index('data-card="KC"'))


def test_the_stock_for_each_number_of_players():
    stocks = {
        variant: {deal.players: deal.stock for deal in facts.deals}
        for variant, facts in variant_facts(content()).items()
    }
    assert stocks["base"] == {2: 78, 3: 65, 4: 52, 5: 39}
    assert stocks["quindici"] == {2: 74, 3: 59, 4: 44, 5: 29, 6: 26, 7: 27, 8: 32}
    assert stocks["scoperte"] == {2: 88, 3: 82, 4: 76, 5: 70}
    assert stocks["jolly"] == {2: 82, 3: 69, 4: 56}
