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


SHARED = {"scoring.tie": "shared"}


@pytest.mark.parametrize(
    ("go", "out", "blocked", "tied"),
    [
        ("to-losers", (15, 0, 30), (15, 4, 30), (15, 4, 4)),
        ("to-winner", (0, 45, 0), (0, 45, 0), (0, 0, 0)),
        ("differences", (0, 45, 0), (0, 37, 0), (0, 0, 0)),
        ("both", (-15, 45, -30), (-15, 45, -30), (0, 0, 0)),
        ("none", (0, 0, 0), (0, 0, 0), (0, 0, 0)),
    ],
)
def test_who_writes_points_down(
    go: str, out: tuple[int, ...], blocked: tuple[int, ...], tied: tuple[int, ...]
) -> None:
    rules = bend(JOLLY, FEWEST | SHARED | {"scoring.counted": "every-hand", "scoring.points_go": go})
    hands = "8♦ 7♦", "4♣", "K♠ Q♠ J♠"
    assert hand_result(rules, ended(hands[0], "", hands[2], ending=Ending.OUT)).points == out
    for ending in (Ending.BLOCKED, Ending.STOCK_OUT):
        assert hand_result(rules, ended(*hands, ending=ending)).points == blocked
    assert hand_result(rules, ended(*hands[:2], "4♥")).points == tied
    nobody = hand_result(bend(rules, NO_WINNER), ended(*hands))
    assert nobody.points == ((15, 4, 30) if go == "to-losers" else (0, 0, 0))


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


UP_TO_TEN = bend(BASE, {"scoring.match": "target", "scoring.target": 10})
AGREED = bend(BASE, {"scoring.match": "target"})


def test_a_total_ends_the_match_and_the_fewest_points_win_it() -> None:
    match = _played(UP_TO_TEN, begin_match(UP_TO_TEN, 3, 0), _out(0, 5, 9), _out(4, 0, 0))
    assert hands_in_match(UP_TO_TEN, match) is None
    assert match_result(UP_TO_TEN, match) is None
    match = note_result(UP_TO_TEN, match, _out(2, 0, 1))
    result = match_result(UP_TO_TEN, match)
    assert result is not None
    assert (result.totals, result.winners) == ((6, 5, 10), (1,))
    with pytest.raises(ValueError, match="over"):
        note_result(UP_TO_TEN, match, _out(0, 1, 1))


def test_the_highest_total_wins_where_winners_collect() -> None:
    changes = {"scoring.points_go": "both", "scoring.match_winner": "highest-total"}
    rules = bend(UP_TO_TEN, changes)
    match = begin_match(rules, 3, 0)
    for points, winner in (((-4, 7, -3), 1), ((9, -4, -5), 0), ((3, -2, -1), 0), ((-4, 9, -5), 1)):
        assert match_result(rules, match) is None
        match = note_result(rules, match, HandResult(Ending.OUT, points, (winner,)))
    result = match_result(rules, match)
    assert result is not None
    assert (result.totals, result.places, result.winners) == ((4, 10, -14), (2, 1, 3), (1,))


def test_players_agree_on_a_total_only_where_the_variant_leaves_it_to_them() -> None:
    assert begin_match(AGREED, 2, 0, target=150).target == 150
    assert begin_match(UP_TO_TEN, 2, 0).target == begin_match(UP_TO_TEN, 2, 0, target=10).target == 10
    assert begin_match(BASE, 2, 0).target is None
    for rules, rotations, target, code in (
        (AGREED, 1, None, "no-target"),
        (AGREED, 1, 0, "no-target"),
        (UP_TO_TEN, 1, 20, "target-fixed"),
        (BASE, 1, 20, "target-fixed"),
        (UP_TO_TEN, 2, None, "single-hand"),
    ):
        with pytest.raises(PositionError) as caught:
            begin_match(rules, 2, 0, rotations, target)
        assert caught.value.code == code


def test_the_deal_passes_to_either_side() -> None:
    for passes, dealers in (("clockwise", [1, 2, 0, 1]), ("counterclockwise", [1, 0, 2, 1])):
        rules = bend(BASE, {"deal.deal_passes": passes})
        match = begin_match(rules, 3, 1)
        assert [dealer_of(rules, match, hand) for hand in range(4)] == dealers


def test_the_winner_deals_next_and_without_one_the_same_player() -> None:
    rules = bend(UP_TO_TEN, {"deal.deal_passes": "to-winner"})
    match = begin_match(rules, 3, 1)
    shared = HandResult(Ending.BLOCKED, (1, 1, 1), (0, 1, 2))
    for result in (_out(1, 1, 0), shared, HandResult(Ending.BLOCKED, (1, 1, 1), ()), _out(0, 1, 1)):
        match = note_result(rules, match, result)
    assert [dealer_of(rules, match, hand) for hand in range(5)] == [1, 2, 2, 2, 0]
    with pytest.raises(ValueError, match="not been played"):
        dealer_of(rules, match, 5)


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
