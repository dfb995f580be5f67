"""The deal: how many, to whom, in which order, and what is refused."""

import random
from collections import Counter
from itertools import chain

import pytest

from machiavelli.engine.game import cards_for_each, deal, whole_pack
from machiavelli.errors import PositionError
from machiavelli.model.cards import JOKER
from rules_for_tests import BASE, JOLLY, QUINDICI, RULES, SCOPERTE, bend


def test_the_whole_pack() -> None:
    assert len(whole_pack(BASE)) == 104
    assert set(Counter(whole_pack(BASE)).values()) == {2}
    assert Counter(whole_pack(JOLLY))[JOKER] == 4
    assert len(whole_pack(bend(BASE, {"deal.decks": 3}))) == 156


def test_cards_go_round_one_at_a_time_from_the_left_of_the_dealer() -> None:
    pack = whole_pack(BASE)
    state = deal(BASE, pack, players=3, dealer=1)
    assert state.to_play == 2
    assert state.hands[2] == pack[0:39:3]
    assert state.hands[0] == pack[1:39:3]
    assert state.hands[1] == pack[2:39:3]
    assert state.table == ()
    assert state.stock == pack[39:]


def test_help_cards_are_turned_up_after_the_hands() -> None:
    pack = whole_pack(SCOPERTE)
    state = deal(SCOPERTE, pack, players=2, dealer=0)
    assert state.table == tuple((card,) for card in pack[12:16])
    assert state.stock == pack[16:]


@pytest.mark.parametrize("name", RULES)
def test_every_card_is_dealt_once(name: str) -> None:
    rules = RULES[name]
    for players in range(rules.deal.players.least, rules.deal.players.most + 1):
        pack = whole_pack(rules)
        pack = tuple(random.Random(players).sample(pack, len(pack)))
        state = deal(rules, pack, players, dealer=players - 1)
        assert state.to_play == 0
        assert {len(hand) for hand in state.hands} == {rules.deal.hand_size}
        assert Counter(chain(state.stock, *state.hands, *state.table)) == Counter(pack)


MANY = bend(QUINDICI, {"deal.players": BASE.deal.players})


@pytest.mark.parametrize(("players", "each"), [(2, 15), (5, 15), (6, 13), (7, 11), (8, 9)])
def test_fewer_cards_where_many_play(players: int, each: int) -> None:
    assert cards_for_each(QUINDICI, players) == each
    assert len(deal(QUINDICI, whole_pack(QUINDICI), players, 0).hands[0]) == each


@pytest.mark.parametrize(("players", "each"), [(6, 3), (6, 15), (9, 11), (34, 3)])
def test_a_dealer_may_choose_where_many_play(players: int, each: int) -> None:
    assert len(deal(QUINDICI, whole_pack(QUINDICI), players, 0, each).hands[-1]) == each


@pytest.mark.parametrize(
    ("rules", "players", "each", "code"),
    [
        (BASE, 1, None, "too-few-players"),
        (BASE, 0, None, "too-few-players"),
        (BASE, 6, None, "too-many-players"),
        (JOLLY, 5, None, "too-many-players"),
        (MANY, 6, None, "too-many-players"),
        (QUINDICI, 9, None, "not-enough-cards"),
        (QUINDICI, 10**9, None, "not-enough-cards"),
        (QUINDICI, 5, 10, "hand-fixed"),
        (BASE, 5, 10, "hand-fixed"),
        (QUINDICI, 6, 2, "hand-too-small"),
        (QUINDICI, 6, 16, "hand-too-large"),
        (QUINDICI, 8, 14, "not-enough-cards"),
    ],
)
def test_deals_that_are_refused(rules: object, players: int, each: int | None, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        cards_for_each(rules, players, each)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("dealer", [-1, 2])
def test_the_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(PositionError) as caught:
        deal(BASE, whole_pack(BASE), 2, dealer)
    assert caught.value.code == "no-such-seat"


def test_another_pack_is_refused_and_the_difference_named() -> None:
    pack = whole_pack(BASE)
    for wrong in (pack[1:], (*pack, pack[0]), (pack[1], *pack[1:]), whole_pack(JOLLY), ()):
        with pytest.raises(PositionError) as caught:
            deal(BASE, wrong, 2, 0)
        assert caught.value.code == "wrong-pack"
    with pytest.raises(PositionError, match=r"lacks AS and has too many of 2S$"):
        deal(BASE, (pack[1], *pack[1:]), 2, 0)
