"""The measures: those of the minimal examples, and on small positions those that trying everything gives."""

from collections import Counter
from dataclasses import asdict
from itertools import chain

import pytest
from hypothesis import given, settings

from brute_force import _plays as plays
from machiavelli.engine import judge_meld, solve
from machiavelli.engine.grading import measures as measuring
from machiavelli.engine.grading.grade import grade
from machiavelli.engine.solver.distance import cards_moved
from machiavelli.model.cards import Card
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, RULES, SCOPERTE, bend
from strategies import positions
from vectors_of import Case, cards, each, rules_of, table

LETTERS = "WKGBUXNC"


@each("measures")
def test_a_minimal_example(case: Case):
    rules, position = rules_of(case), Position(table(case["table"]), cards(case["hand"]))
    found = grade(rules, position, solve(rules, position))
    figures = asdict(found.measures)
    assert {letter: figures[letter] for letter in LETTERS} == {letter: case[letter] for letter in LETTERS}
    assert found.measures.undecided == ()
    assert case["theme"] in {theme.value for theme in found.themes}


@each("measures")
def test_the_same_without_the_list_of_all_tables(case: Case, monkeypatch: pytest.MonkeyPatch):
    """The search by rounds, which large tables need, finds the same widest round or leaves it undecided."""
    rules, position = rules_of(case), Position(table(case["table"]), cards(case["hand"]))
    monkeypatch.setattr(measuring, "SIZE", 0)
    found = grade(rules, position, solve(rules, position)).measures
    assert case["W"] == found.W
    assert case["W"] > 3 or "W" not in found.undecided


@pytest.mark.parametrize("rules", [BASE, JOLLY], ids=["base", "jolly"])
def test_small_positions_against_trying_everything(rules: Rules):
    @settings(max_examples=40, deadline=None)
    @given(positions(rules, 9))
    def check(position: Position) -> None:
        solution = solve(rules, position)
        if not solution.max_played:
            return
        found = grade(rules, position, solution).measures
        tables = _all_tables(rules, position)
        assert _widest(tables, _plain(position.table), _plain(solution.layout)) == found.W
        assert _decoys(rules, position, tables, solution.max_played) == found.X
        assert _near_misses(tables, position, solution.played) == found.N

    check()


@pytest.mark.parametrize("name", [*RULES, "three at most"])
def test_decoys_are_the_same_without_the_list_of_all_tables(name: str, monkeypatch: pytest.MonkeyPatch):
    rules = RULES.get(name) or bend(JOLLY, {"turn.most_added": 3})

    @settings(max_examples=60, deadline=None)
    @given(positions(rules, 14))
    def are_the_same(position: Position) -> None:
        solution = solve(rules, position)
        with monkeypatch.context() as patch:
            listed = measuring.Analysis(rules, position, solution)
            patch.setattr(measuring, "SIZE", 0)
            asked = measuring.Analysis(rules, position, solution)
        assert measuring.measures(listed).X == measuring.measures(asked).X

    are_the_same()


def _plain(melds: Table) -> tuple[tuple[Card, ...], ...]:
    key = lambda card: card.sort_key  # noqa: E731
    return tuple(
        sorted((tuple(sorted(meld, key=key)) for meld in melds), key=lambda m: [card.sort_key for card in m])
    )


def _all_tables(rules: Rules, position: Position) -> set[Table]:
    """Every legal table of the table cards and some of the hand."""
    return {_plain(layout) for layout, _ in plays(rules, position)}


def _widest(tables: set[Table], start: Table, goal: Table) -> int:
    """The least bound that leaves a way: all rounds within it, hand cards only added."""
    bound = 0
    while True:
        reached, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            there = Counter(chain.from_iterable(here))
            for other in tables - reached:
                if not there - Counter(chain.from_iterable(other)) and cards_moved(here, other) <= bound:
                    reached.add(other)
                    waiting.append(other)
        if goal in reached:
            return bound
        bound += 1


def _decoys(rules: Rules, position: Position, tables: set[Table], most: int) -> int:
    size = sum(map(len, position.table)) + most
    best = [layout for layout in tables if sum(map(len, layout)) == size]
    homes = {
        (card, _plain((meld,))[0])
        for meld in position.table
        for card in position.hand
        if judge_meld(rules, meld).legal and judge_meld(rules, (*meld, card)).legal
    }
    held = [Counter(meld) for layout in best for meld in layout]
    return sum(not any(Counter((*meld, card)) <= other for other in held) for card, meld in homes)


def _near_misses(tables: set[Table], position: Position, played: tuple[Card, ...]) -> int:
    on_table = Counter(chain.from_iterable(position.table))
    possible = [Counter(chain.from_iterable(layout)) for layout in tables]
    found = 0
    for card in set(played):
        others = Counter(played) - Counter([card])
        found += bool(others) and on_table + others in possible
    return found


@pytest.mark.parametrize("name", RULES)
def test_the_best_play_is_among_the_closest(name: str):
    """Also where loose cards have twins in the hand: then either copy may go into the meld."""

    @settings(deadline=None, max_examples=60)
    @given(positions(RULES[name], most_cards=12))
    def is_found(position: Position) -> None:
        solution = solve(RULES[name], position)
        closest = measuring.Analysis(RULES[name], position, solution).closest_solutions()
        assert closest
        assert all(one.cards_moved == solution.cards_moved for one in closest)

    is_found()


def test_a_loose_card_whose_twin_is_played():
    position = Position(
        table([["2S"], ["7D"], ["KH"], ["4S"], ["9S", "10S", "JS", "QS"]]),
        cards(["3S", "4S", "8D", "9D", "9C", "9H"]),
    )
    solution = solve(SCOPERTE, position)
    assert (solution.max_played, solution.melds_broken, solution.cards_moved) == (6, 1, 1)
    assert measuring.Analysis(SCOPERTE, position, solution).closest_solutions()
