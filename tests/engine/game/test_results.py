"""Who wins a hand and a match, and what is counted."""

import pytest

from machiavelli.engine.game import (
    begin_match,
    dealer_of,
    hand_result,
    hands_in_match,
    match_result,
    match_totals,
    note_result,
    places_of,
)
from machiavelli.errors import PositionError
from machiavelli.model.game import Ending, HandInPlay, HandResult, Match
from machiavelli.model.notation import parse_cards
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, QUINDICI, bend

NO_WINNER = {"end.blocked_winner": "nobody"}
FEWEST = {"end.blocked_winner": "fewest-points"}


def ended(*hands: str, ending: Ending = Ending.BLOCKED) -> HandInPlay:
    held = tuple(map(parse_cards, hands))
    out = next((seat for seat, hand in enumerate(held) if not hand), 0)
    return HandInPlay((), held, (), out, ending=ending)


def test_a_blocked_hand_under_the_joker_rules_is_a_draw_between_the_lowest() -> None:
    result = hand_result(JOLLY, ended("A♠ 9♦", "K♥ Q♣", "★", "A♥ 2♥ 10♠ ★"))
    assert result == HandResult(Ending.BLOCKED, (20, 20, 25, 48), (), drawn=(0, 1))
    assert result.points is not None
    assert places_of(result.points) == (1, 1, 3, 4)


@pytest.mark.parametrize(
    ("rules", "ending", "points", "winners", "drawn"),
    [
        (BASE, Ending.OUT, (2, 0, 1), (1,), ()),
        (JOLLY, Ending.OUT, None, (1,), ()),
        (QUINDICI, Ending.OUT, None, (1,), ()),
        (BASE, Ending.BLOCKED, (2, 2, 1), (), ()),
        (QUINDICI, Ending.BLOCKED, None, (), ()),
        (JOLLY, Ending.BLOCKED, (15, 15, 10), (2,), ()),
        (bend(BASE, FEWEST), Ending.BLOCKED, (2, 2, 1), (2,), ()),
        (bend(JOLLY, {"scoring.counted": "every-hand"}), Ending.OUT, (15, 0, 10), (1,), ()),
        (bend(JOLLY, NO_WINNER | {"scoring.counted": "every-hand"}), Ending.BLOCKED, (15, 15, 10), (), ()),
    ],
)
def test_what_is_counted_and_who_wins(
    rules: Rules,
    ending: Ending,
    points: tuple[int, ...] | None,
    winners: tuple[int, ...],
    drawn: tuple[int, ...],
) -> None:
    second = "" if ending == Ending.OUT else "9♠ 6♣"
    state = ended("8♦ 7♦", second, "K♣", ending=ending)
    assert hand_result(rules, state) == HandResult(ending, points, winners, drawn)


@pytest.mark.parametrize(("tie", "winners", "drawn"), [("shared", (0, 1), ()), ("draw", (), (0, 1))])
def test_equal_points(tie: str, winners: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    rules = bend(BASE, FEWEST | {"scoring.tie": tie})
    result = hand_result(rules, ended("8♦", "K♠", "5♠ 6♠"))
    assert (result.winners, result.drawn) == (winners, drawn)


def test_a_hand_that_goes_on_has_no_result() -> None:
    with pytest.raises(ValueError, match="goes on"):
        hand_result(BASE, HandInPlay((), ((), ()), (), 0))


def _out(*points: int) -> HandResult:
    return HandResult(Ending.OUT, points, (points.index(0),))


def _played(rules: Rules, match: Match, *results: HandResult) -> Match:
    for result in results:
        assert match_result(rules, match) is None
        match = note_result(rules, match, result)
    return match


def test_everybody_deals_once_in_each_rotation_and_the_lowest_total_wins() -> None:
    match = begin_match(BASE, players=2, first_dealer=1, rotations=2)
    assert hands_in_match(BASE, match) == 4
    dealers = []
    for points in [(0, 5), (7, 0), (0, 1), (3, 0)]:
        dealers.append(dealer_of(BASE, match, len(match.results)))
        match = note_result(BASE, match, _out(*points))
    assert dealers == [1, 0, 1, 0]
    assert match_totals(match) == (10, 6)
    result = match_result(BASE, match)
    assert result is not None
    assert (result.totals, result.places, result.winners, result.drawn) == ((10, 6), (2, 1), (1,), ())
    with pytest.raises(ValueError, match="over"):
        note_result(BASE, match, _out(0, 1))


@pytest.mark.parametrize(("tie", "winners", "drawn"), [("shared", (0, 1), ()), ("draw", (), (0, 1))])
def test_equal_totals(tie: str, winners: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    rules = bend(BASE, {"scoring.tie": tie})
    match = _played(rules, begin_match(rules, 3, 0), _out(0, 5, 9), _out(5, 0, 9), _out(2, 2, 0))
    result = match_result(rules, match)
    assert result is not None
    assert (result.totals, result.places) == ((7, 7, 18), (1, 1, 3))
    assert (result.winners, result.drawn) == (winners, drawn)


def test_a_single_hand_is_the_match() -> None:
    match = begin_match(JOLLY, 3, 2)
    assert hands_in_match(JOLLY, match) == 1
    out = _played(JOLLY, match, HandResult(Ending.OUT, None, (1,)))
    result = match_result(JOLLY, out)
    assert result is not None
    assert (result.totals, result.places, result.winners) == (None, None, (1,))
    blocked = _played(JOLLY, match, HandResult(Ending.BLOCKED, (20, 20, 25), (), (0, 1)))
    result = match_result(JOLLY, blocked)
    assert result is not None
    assert (result.places, result.winners, result.drawn) == ((1, 1, 3), (), (0, 1))


@pytest.mark.parametrize(
    ("rules", "players", "dealer", "rotations", "code"),
    [
        (BASE, 3, 3, 1, "no-such-seat"),
        (BASE, 3, -1, 1, "no-such-seat"),
        (BASE, 3, 0, 0, "no-rotation"),
        (JOLLY, 3, 0, 2, "single-hand"),
        (BASE, 6, 0, 1, "too-many-players"),
        (BASE, 1, 0, 1, "too-few-players"),
    ],
)
def test_matches_that_cannot_begin(
    rules: Rules, players: int, dealer: int, rotations: int, code: str
) -> None:
    with pytest.raises(PositionError) as caught:
        begin_match(rules, players, dealer, rotations)
    assert caught.value.code == code
