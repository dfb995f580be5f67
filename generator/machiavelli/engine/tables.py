"""Judging a whole table, and telling which cards may lie alone on it."""

from collections import Counter

from machiavelli.engine.melds import judge_meld
from machiavelli.model.cards import Card
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import MeldVerdict


def judge_table(rules: Rules, table: Table) -> tuple[MeldVerdict, ...]:
    """Judge every meld of ``table``, in its order. A card lying alone is judged as a meld: too short."""
    return tuple(judge_meld(rules, meld) for meld in table)


def written(rules: Rules, table: Table) -> Table:
    """``table`` with the cards of every meld in the order in which it is written."""
    return tuple(verdict.cards for verdict in judge_table(rules, table))


def loose_cards(rules: Rules, table: Table) -> Counter[Card]:
    """Cards lying alone on ``table`` that the variant lets lie there; empty where it allows none."""
    if rules.failure.loose_cards == "never":
        return Counter()
    return Counter(meld[0] for meld in table if is_loose(rules, meld))


def is_loose(rules: Rules, meld: tuple[Card, ...]) -> bool:
    """Whether ``meld`` is a card lying alone that is no legal meld by itself."""
    return len(meld) == 1 and not judge_meld(rules, meld).legal
