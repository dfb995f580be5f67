"""Reading and writing cards and addresses, case by case."""

from collections.abc import Callable
from typing import Any

import pytest

from machiavelli.errors import NotationError
from machiavelli.model.cards import Card, Suit
from machiavelli.model.notation import (
    codes,
    format_address,
    format_cards,
    parse_address,
    parse_card,
    parse_cards,
)
from vectors_of import Case, cases, each


def test_there_are_enough_cases() -> None:
    assert len(cases("cards")) >= 45


@each("cards")
def test_case(case: Case) -> None:
    if "error" in case:
        assert _error_of(parse_card if "text" in case else parse_address, case) == case["error"]
    elif "text" in case:
        card = parse_card(case["text"])
        assert {"card": card.code, "shown": str(card)} == {"card": case["card"], "shown": case["shown"]}
    else:
        table, hand = parse_address(case["address"])
        assert [codes(meld) for meld in table] == case["table"]
        assert codes(hand) == case["hand"]
        assert format_address(table, hand) == case.get("canonical", case["address"])


def _error_of(read: Callable[[str], Any], case: Case) -> dict[str, Any]:
    with pytest.raises(NotationError) as caught:
        read(case.get("text", case.get("address", "")))
    return {"code": caught.value.code, "column": caught.value.column}


def test_a_meld_is_cards_between_blanks() -> None:
    meld = parse_cards(" 5♣  6♣\t7C ")
    assert format_cards(meld) == "5♣ 6♣ 7♣"


def test_the_column_of_an_unreadable_card_counts_from_the_start_of_the_meld() -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards("5♣ 6♣ 1♣")
    assert caught.value.column == 7


def test_every_card_reads_back_what_it_writes() -> None:
    for card in [Card(rank, suit) for suit in Suit for rank in range(1, 14)]:
        assert parse_card(card.code) == parse_card(str(card)) == card
