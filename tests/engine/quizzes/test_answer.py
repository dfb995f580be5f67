"""What is right of what every kind of question offers."""

from dataclasses import replace

import pytest

from machiavelli.engine.quizzes.answer import answer
from machiavelli.model.notation import format_cards, parse_cards
from machiavelli.model.position import Position
from machiavelli.model.quiz import Answer, Choice, Condition, Question
from rules_for_tests import RULES

WORDS = {"es": "Sí"}
BASE = RULES["base"]
VARIANTS = {**RULES, "giro": replace(BASE, melds=replace(BASE.melds, ace_inside=True))}


def asked(variant: str = "base", **question: object) -> Answer:
    return answer(Question("one", **question), variant, VARIANTS)  # type: ignore[arg-type]


def position(table: list[str], hand: str) -> Position:
    return Position(tuple(map(parse_cards, table)), parse_cards(hand))


def right(found: Answer) -> set[str]:
    return {offer.key for offer in found.right}


@pytest.mark.parametrize(
    ("meld", "key"),
    [
        ("Q♦ K♦ A♦", "legal"),
        ("K♦ A♦ 2♦", "ace-inside"),
        ("9♦ 9♥ 9♠ 9♠", "repeated-suit"),
        ("3♥ 4♥ 5♦", "mixed"),
        ("J♣ J♦", "too-short"),
        ("4♣ 5♣ 7♣", "gap"),
    ],
)
def test_a_meld_is_legal_or_refused_for_one_reason(meld: str, key: str):
    found = asked(kind="legal", meld=parse_cards(meld))
    assert right(found) == {key}
    assert 3 <= len(found.offers) <= 4


def test_melds_are_chosen_by_what_they_are():
    melds = ("A♦ 2♦ 3♦", "Q♦ K♦ A♦", "K♦ A♦ 2♦")
    found = asked(kind="choice", choices=tuple(Choice(meld=parse_cards(meld)) for meld in melds))
    assert right(found) == {"0", "1"}


def test_words_are_right_where_their_condition_holds():
    conditions = [
        Condition(rule="deal.hand_size", value=13),
        Condition(rule="deal.hand_size", value=True),
        Condition(rule="deal.hand_size", least=10, most=12),
        Condition(rule="stock.4", least=52),
        Condition(meld=parse_cards("K♦ A♦ 2♦"), value="ace-inside"),
        Condition(meld=parse_cards("K♦ A♦ 2♦"), value="legal"),
        Condition(meld=parse_cards("K♦ A♦ 2♦"), value="illegal"),
        Condition(position=position(["5♣ 6♣ 7♣ 8♣"], "8♦ 8♥"), value=2),
        Condition(points=parse_cards("9♦ K♦"), value=2),
        Condition(points=parse_cards("9♦ K♦"), value=19),
    ]
    found = asked(kind="choice", choices=tuple(Choice(WORDS, when) for when in conditions))
    assert right(found) == {"0", "3", "4", "6", "7", "8"}


def test_who_can_play_a_card_is_shown_how():
    found = asked(kind="can-play", position=position(["5♣ 6♣ 7♣ 8♣"], "8♦ 8♥ K♦"), card=parse_cards("8♦")[0])
    assert right(found) == {"yes"}
    assert found.proof is None
    assert {format_cards(meld.cards) for meld in found.layout} == {"5♣ 6♣ 7♣", "8♥ 8♦ 8♣"}


def test_who_cannot_is_shown_why():
    found = asked(kind="can-play", position=position(["6♣ 7♣ 8♣"], "8♦ 8♥"), card=parse_cards("8♦")[0])
    assert right(found) == {"no"}
    assert found.proof is not None
    assert found.layout == ()


def test_a_play_need_not_be_the_best_to_include_a_card():
    """The best play lays the run of four and leaves the two fives."""
    hand = "5♠ 5♥ 5♦ 6♠ 7♠ 8♠"
    found = asked(kind="can-play", position=position([], hand), card=parse_cards("5♥")[0])
    assert [format_cards(meld.cards) for meld in found.layout] == ["5♠ 5♥ 5♦"]


def test_the_most_cards():
    found = asked(kind="max-cards", position=position(["3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣"], "6♦ 6♥ K♠"))
    assert right(found) == {"2"}
    assert [offer.key for offer in found.offers] == ["0", "1", "2", "3"]
    assert found.proof is not None


def test_the_card_that_has_to_leave_its_meld():
    found = asked(kind="pick", position=position(["3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣"], "6♦ 6♥"))
    assert right(found) == {"6C"}
    assert len(found.offers) == 6


def test_steps_have_every_order_that_can_be_played():
    found = asked(kind="order", position=position(["J♣ Q♣ K♣"], "K♦ K♥ 10♣"))
    assert len(found.steps) == 3
    assert set(found.orders) == {(0, 1, 2), (1, 0, 2)}


def test_variants_differ():
    meld = parse_cards("Q♥ K♥ A♥ 2♥")
    found = asked(kind="variant-diff", meld=meld, variants=("base", "giro", "jolly"))
    assert right(found) == {"giro"}
    joker = position(["4♥ 5♥ 6♥"], "7♥ K♦")
    played = asked(kind="variant-diff", position=joker, card=parse_cards("K♦")[0], variants=("base", "giro"))
    assert right(played) == set()


def test_values_of_a_rule_name_the_variants_that_have_them():
    found = asked(kind="parameter", parameter="deal.jokers", options=(0, 2, 4))
    assert right(found) == {"0"}
    assert "jolly" in {id_ for offer in found.offers for id_ in offer.elsewhere}


def test_all_codes_of_a_rule_are_offered_where_none_are_written():
    found = asked(kind="parameter", parameter="failure.penalty")
    assert {offer.key for offer in found.offers} == {"always", "if-not-restored", "never"}
    assert right(found) == {RULES["base"].failure.penalty}
    yes_or_no = asked(kind="parameter", parameter="melds.ace_low")
    assert {offer.key for offer in yes_or_no.offers} == {"true", "false"}


def test_topics_follow_what_is_asked():
    table = position(["5♣ 6♣ 7♣ 8♣"], "8♦ 8♥")
    assert asked(kind="max-cards", position=table).topic == "rearranging"
    assert asked("jolly", kind="max-cards", position=replace(table, hand=parse_cards("★"))).topic == "jokers"
    assert asked(kind="legal", meld=parse_cards("A♦ 2♦ 3♦")).topic == "aces"
    assert asked(kind="legal", meld=parse_cards("9♦ 2♦ 3♦")).topic == "melds"
    assert asked(kind="parameter", parameter="stock.4", options=(1, 52)).topic == "stock"
    assert asked(kind="parameter", parameter="turn.opening").topic == "opening"
