"""Who deals first: by cards drawn, by age, or by a lot of which nothing is written down."""

import pytest

from machiavelli.engine.game import check_first_dealer, first_by_cards, first_dealer
from machiavelli.errors import PositionError
from machiavelli.model.notation import parse_cards
from machiavelli.model.variant import Rules
from rules_for_tests import BASE, JOLLY, bend

LOWEST = bend(BASE, {"deal.first_dealer": "lowest-card"})
HIGHEST = bend(BASE, {"deal.first_dealer": "highest-card"})
OLDEST = bend(BASE, {"deal.first_dealer": "oldest"})
ACE_HIGH = {"melds.ace_low": False}


@pytest.mark.parametrize(
    ("rules", "cards", "seats"),
    [
        (LOWEST, "5♣ K♦ 3♥", (2,)),
        (HIGHEST, "5♣ K♦ 3♥", (1,)),
        (LOWEST, "5♣ 5♦ 9♥", (0, 1)),
        (HIGHEST, "10♣ 5♦ 10♥", (0, 2)),
        (LOWEST, "A♣ 2♦ K♥", (0,)),
        (HIGHEST, "A♣ 2♦ K♥", (2,)),
        (bend(LOWEST, ACE_HIGH), "A♣ 2♦ K♥", (1,)),
        (bend(HIGHEST, ACE_HIGH), "A♣ 2♦ K♥", (0,)),
        (HIGHEST, "7♠", (0,)),
    ],
)
def test_only_ranks_count(rules: Rules, cards: str, seats: tuple[int, ...]) -> None:
    assert first_by_cards(rules, parse_cards(cards)) == seats


def drawn(text: str) -> tuple[object, ...]:
    return tuple(map(parse_cards, text.split(" | ")))


def test_those_who_tie_draw_again() -> None:
    assert first_dealer(LOWEST, 4, drawn("5♣ 9♦ 5♦ 5♥ | K♣ 2♦ 2♥ | J♠ 10♠")) == 3  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rules", "lot", "code", "message"),
    [
        (LOWEST, "5♣ 9♦", "wrong-lot", "3 draw a card, but 2 cards are there"),
        (LOWEST, "5♣ 9♦ 7♥ 8♥", "wrong-lot", "3 draw a card, but 4 cards are there"),
        (LOWEST, "5♣ 5♦ 7♥", "wrong-lot", "seats 1 2 drew equal cards and must draw again"),
        (LOWEST, "5♣ 5♦ 7♥ | 2♣ 3♣ 4♣", "wrong-lot", "2 draw a card, but 3 cards are there"),
        (LOWEST, "5♣ 6♦ 7♥ | 2♣", "wrong-lot", "seat 1 deals: nobody draws again"),
        (LOWEST, "5♣ 5♣ 5♣ | A♣ 2♣ 3♣", "wrong-lot", "5♣ is drawn more often than it exists"),
        (bend(JOLLY, {"deal.first_dealer": "highest-card"}), "5♣ ★ 7♥", "wrong-lot", "a joker is no answer"),
        (BASE, "5♣ 6♦ 7♥", "no-lot", "no cards are drawn"),
        (OLDEST, "5♣ 6♦ 7♥", "no-lot", "no cards are drawn"),
    ],
)
def test_lots_that_decide_nothing(rules: Rules, lot: str, code: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        first_dealer(rules, 3, drawn(lot))  # type: ignore[arg-type]
    assert caught.value.code == code


def test_the_oldest_deals_where_the_variant_says_so() -> None:
    check_first_dealer(OLDEST, 3, 2, (), 2)
    check_first_dealer(OLDEST, 3, 2, (), None)
    for rules, dealer, oldest, code in (
        (OLDEST, 1, 2, "wrong-dealer"),
        (OLDEST, 1, 3, "wrong-oldest"),
        (BASE, 1, 1, "wrong-oldest"),
        (LOWEST, 1, 1, "wrong-oldest"),
    ):
        with pytest.raises(PositionError) as caught:
            check_first_dealer(rules, 3, dealer, (), oldest)
        assert caught.value.code == code


def test_another_dealer_than_the_cards_say() -> None:
    lot = drawn("5♣ 6♦ 7♥")
    check_first_dealer(LOWEST, 3, 0, lot, None)  # type: ignore[arg-type]
    with pytest.raises(PositionError, match="seat 1 deals first, by the cards drawn") as caught:
        check_first_dealer(LOWEST, 3, 1, lot, None)  # type: ignore[arg-type]
    assert caught.value.code == "wrong-dealer"
