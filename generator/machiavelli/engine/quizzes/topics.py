"""What a question is about, from what it asks."""

from collections.abc import Iterable

from machiavelli.model.cards import ACE, Card
from machiavelli.model.quiz import Condition, Question, Topic

_BY_RULE: tuple[tuple[str, Topic], ...] = (
    ("deal.jokers", "jokers"),
    ("deal", "deal"),
    ("dealt", "deal"),
    ("pack", "deal"),
    ("stock", "stock"),
    ("melds.ace", "aces"),
    ("melds", "melds"),
    ("jokers", "jokers"),
    ("turn.opening", "opening"),
    ("turn.table_before_opening", "opening"),
    ("turn", "turn"),
    ("failure", "failure"),
    ("end.empty_stock", "stock"),
    ("end.short_penalty", "stock"),
    ("end", "end"),
    ("scoring", "scoring"),
)
"""Beginnings of names of rules, the longer ones first."""


def topic_of(question: Question) -> Topic:
    """The topic of a question, the same in every language and under every variant."""
    if question.parameter is not None:
        return _of_rule(question.parameter)
    if question.kind == "variant-diff":
        return "variants"
    if question.position is not None:
        return _of_position((*question.position.hand, *sum(question.position.table, ())))
    if question.kind == "choice":
        first = question.choices[0].when
        if first is not None:
            return _of_condition(first)
        return _of_melds(card for choice in question.choices for card in choice.meld)
    return _of_melds(question.meld)


def _of_condition(condition: Condition) -> Topic:
    if condition.rule:
        return _of_rule(condition.rule)
    if condition.points:
        return "scoring"
    if condition.position is not None:
        return _of_position((*condition.position.hand, *sum(condition.position.table, ())))
    return _of_melds(condition.meld)


def _of_rule(name: str) -> Topic:
    return next(topic for beginning, topic in _BY_RULE if name.startswith(beginning))


def _of_position(cards: Iterable[Card]) -> Topic:
    return "jokers" if any(card.is_joker for card in cards) else "rearranging"


def _of_melds(cards: Iterable[Card]) -> Topic:
    there = list(cards)
    if any(card.is_joker for card in there):
        return "jokers"
    return "aces" if any(card.rank == ACE for card in there) else "melds"
