"""The deal: how many, to whom, in which order, and what is refused."""

import random
from collections import Counter
from itertools import chain

import pytest

from machiavelli.engine.game import cards_for_each, deal, play, whole_pack
from machiavelli.errors import PositionError
from machiavelli.model.cards import JOKER
from machiavelli.model.game import Draw, HandInPlay
from machiavelli.model.variant import Packs
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


def test_cards_and_turns_go_the_other_way_round() -> None:
    pack = whole_pack(BASE)
    rules = bend(BASE, {"deal.direction": "counterclockwise", "deal.first_player": "right-of-dealer"})
    state = deal(rules, pack, players=3, dealer=1)
    assert state.to_play == 0
    assert [state.hands[seat] for seat in (0, 2, 1)] == [pack[first:39:3] for first in range(3)]
    after = play(rules, state, Draw())
    assert isinstance(after, HandInPlay)
    assert after.to_play == 2


@pytest.mark.parametrize(
    ("first", "seat"), [("left-of-dealer", 3), ("right-of-dealer", 1), ("dealer", 2)], ids=str
)
def test_who_plays_first_does_not_depend_on_the_direction(first: str, seat: int) -> None:
    for direction in ("clockwise", "counterclockwise"):
        rules = bend(BASE, {"deal.first_player": first, "deal.direction": direction})
        assert deal(rules, whole_pack(rules), players=4, dealer=2).to_play == seat


OWN_PACKS = {2: Packs(decks=1, jokers=1), 4: Packs(decks=3, jokers=2)}


def test_some_numbers_of_players_have_packs_of_their_own() -> None:
    rules = bend(JOLLY, {"deal.packs_by_players": OWN_PACKS})
    sizes = {players: len(whole_pack(rules, players)) for players in (2, 3, 4)}
    assert sizes == {2: 53, 3: 108, 4: 158}
    for players, size in sizes.items():
        assert len(deal(rules, whole_pack(rules, players), players, 0).stock) == size - 13 * players
        with pytest.raises(PositionError, match="the pack "):
            deal(rules, whole_pack(rules, 6 - players if players != 3 else 2), players, 0)


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
