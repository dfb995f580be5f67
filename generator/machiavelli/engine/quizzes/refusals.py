"""Reasons to offer beside the right one: those that one may think of, and that certainly do not apply."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from machiavelli.model.cards import ACE, KING, Card, Suit
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import MeldVerdict, Reason

OFFERED = 3
"""Reasons offered besides that the meld is legal."""


def offered_reasons(rules: Rules, verdict: MeldVerdict) -> tuple[Reason, ...]:
    """The right reason, if any, and others that nobody can defend."""
    right = () if verdict.reason is None else (verdict.reason,)
    aces = _of_the_ace(verdict.cards) if verdict.legal else ()
    others = [reason for reason in (*aces, *_not_so(rules, verdict)) if reason not in right]
    return (*right, *others[: OFFERED - len(right)])


def _not_so(rules: Rules, verdict: MeldVerdict) -> Iterator[Reason]:
    """Reasons that do not hold against these cards, the most tempting first.

    Of a meld too long one may well say that the joker is too many, or repeats a suit or rank that is there.
    """
    cards = verdict.cards
    naturals = [card for card in cards if not card.is_joker]
    jokers = len(cards) - len(naturals)
    ranks, suits = {card.rank for card in naturals}, {card.suit for card in naturals}
    one_rank, one_suit = len(ranks) == 1, len(suits) == 1
    if 0 < jokers <= rules.jokers.per_meld and verdict.reason is not Reason.TOO_LONG:
        yield Reason.TOO_MANY_JOKERS
    if len(ranks) == len(naturals) > 1 and _in_a_row(ranks):
        yield Reason.GAP
    if one_rank and len(suits) == len(naturals) and len(cards) <= len(Suit):
        yield Reason.REPEATED_SUIT
    if ACE in ranks and one_suit and KING not in ranks:
        yield Reason.ACE_INSIDE
    if one_suit and len(ranks) == len(naturals) and len(cards) <= KING:
        yield Reason.REPEATED_RANK
    if one_rank or one_suit:
        yield Reason.MIXED
    if rules.melds.group_min < len(cards) <= rules.melds.group_max:
        yield Reason.TOO_LONG
    if len(cards) >= max(rules.melds.group_min, rules.melds.run_min):
        yield Reason.TOO_SHORT


def _of_the_ace(cards: Sequence[Card]) -> tuple[Reason, ...]:
    """What could be said against the ace of a legal run."""
    ranks = {card.rank for card in cards if not card.is_joker}
    if ACE not in ranks or len(ranks) == 1:
        return ()
    if KING in ranks:
        return (Reason.ACE_INSIDE if ACE + 1 in ranks else Reason.ACE_NOT_HIGH,)
    return (Reason.ACE_NOT_LOW,)


def _in_a_row(ranks: set[int]) -> bool:
    """Whether the ranks follow one another; an ace may stand at either end."""
    return any(
        all(above == below + 1 for below, above in pairwise(sorted(places)))
        for places in (ranks, {KING + 1 if rank == ACE else rank for rank in ranks})
    )
