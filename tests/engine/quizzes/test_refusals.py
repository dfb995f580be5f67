"""Reasons offered beside the right one are none that anybody could defend."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from machiavelli.engine import judge_meld
from machiavelli.engine.quizzes.refusals import OFFERED, offered_reasons
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.notation import parse_cards
from machiavelli.model.verdicts import Reason
from rules_for_tests import RULES

CARDS = st.lists(
    st.one_of(st.builds(Card, st.integers(1, 13), st.sampled_from(Suit)), st.just(JOKER)),
    min_size=2,
    max_size=6,
)


@given(CARDS, st.sampled_from(sorted(RULES)))
def test_the_right_reason_comes_first_and_the_others_do_not_apply(cards: list[Card], variant: str):
    rules = RULES[variant]
    verdict = judge_meld(rules, cards)
    offered = offered_reasons(rules, verdict)
    assert len(set(offered)) == len(offered) <= OFFERED
    others = offered if verdict.legal else offered[1:]
    assert verdict.legal or offered[0] is verdict.reason
    naturals = [card for card in cards if not card.is_joker]
    ranks, suits = Counter(card.rank for card in naturals), Counter(card.suit for card in naturals)
    if Reason.TOO_SHORT in others:
        assert len(cards) >= 3
    if Reason.MIXED in others:
        assert len(ranks) == 1 or len(suits) == 1
    if Reason.REPEATED_SUIT in others:
        assert max(suits.values()) == 1
        assert len(cards) <= 4
    if Reason.REPEATED_RANK in others:
        assert max(ranks.values()) == 1
        assert len(cards) <= 13
    if Reason.TOO_MANY_JOKERS in others:
        assert len(cards) - len(naturals) <= rules.jokers.per_meld
        assert verdict.reason is not Reason.TOO_LONG


def test_a_joker_beside_all_four_suits_is_neither_too_many_nor_a_suit_repeated():
    verdict = judge_meld(RULES["jolly"], parse_cards("3♠ 3♥ 3♦ 3♣ ★"))
    assert offered_reasons(RULES["jolly"], verdict) == (Reason.TOO_LONG, Reason.MIXED, Reason.TOO_SHORT)
