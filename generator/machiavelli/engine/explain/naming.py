"""What a gesture is called, from the cards that lie where it begins and where it ends."""

from collections.abc import Sequence

from machiavelli.engine.melds import judge_meld
from machiavelli.model.cards import JOKER, Card
from machiavelli.model.position import Meld
from machiavelli.model.steps import StepCode
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Kind


def code_of(rules: Rules, cards: Meld, source: Meld, target: Meld) -> StepCode:
    """The code of the step that takes ``cards`` from ``source`` (empty: the hand) to ``target``."""
    if _takes_the_place_of_a_joker(rules, cards, target):
        return StepCode.SWAP_JOKER
    return _from_table(rules, cards, source, target) if source else _from_hand(rules, cards, target)


def _takes_the_place_of_a_joker(rules: Rules, cards: Meld, target: Meld) -> bool:
    """Whether the one card is what a joker of ``target`` stands for, or may stand for where several fit."""
    verdict = judge_meld(rules, target)
    if len(cards) != 1 or JOKER not in target or not verdict.legal:
        return False
    replaced = list(verdict.cards)
    replaced[replaced.index(JOKER)] = cards[0]
    return cards[0] in verdict.stands_for or (
        verdict.kind is Kind.GROUP and judge_meld(rules, replaced).kind is Kind.GROUP
    )


def _from_hand(rules: Rules, cards: Meld, target: Meld) -> StepCode:
    if not target:
        return StepCode.LAY if judge_meld(rules, cards).legal else StepCode.OFFER
    return StepCode.EXTEND if judge_meld(rules, target).legal else StepCode.COMPLETE


def _from_table(rules: Rules, cards: Meld, source: Meld, target: Meld) -> StepCode:
    if all(card.is_joker for card in cards):
        return StepCode.MOVE_JOKER
    if len(cards) == len(source):
        return StepCode.JOIN
    kind = judge_meld(rules, source).kind
    if kind is Kind.GROUP and len(source) > rules.melds.group_min and len(cards) == 1:
        return StepCode.TAKE_FOURTH
    if kind is Kind.RUN and _is_an_end(cards, source):
        return StepCode.TAKE_END if target or len(cards) == 1 else StepCode.SPLIT
    return StepCode.TAKE_CARD


def _is_an_end(cards: Sequence[Card], run: Meld) -> bool:
    """Whether the cards lie at an end of the run; more than half of it is more than its end."""
    size = len(cards)
    return 2 * size <= len(run) and tuple(cards) in (run[:size], run[-size:])
