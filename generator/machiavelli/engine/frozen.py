"""Melds with a joker where they are frozen: they stay as they are until it is replaced.

Each such meld of the table lies on as it is, or real cards replace some of its jokers. Once all are replaced
the meld is freed, and rearranged like any other; one that still holds a joker stays frozen.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

from machiavelli.engine.melds import judge_meld
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Meld, Table, Turn
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Kind


class Fate(NamedTuple):
    """What becomes of a frozen meld: ``aside`` lies as a meld of its own, None where the meld is freed;
    ``real`` are the cards that replace jokers.
    """

    meld: Meld
    aside: Meld | None
    real: tuple[Card, ...]


def frozen_melds(rules: Rules, table: Table) -> list[int]:
    """The places of the melds that are frozen."""
    if rules.jokers.on_table != "frozen":
        return []
    return [at for at, meld in enumerate(table) if JOKER in meld and judge_meld(rules, meld).legal]


def fates(rules: Rules, meld: Meld) -> list[Fate]:
    """Everything that can become of a frozen meld, the meld left as it is first."""
    jokers = sum(card.is_joker for card in meld)
    naturals = tuple(sorted((card for card in meld if not card.is_joker), key=lambda card: card.sort_key))
    verdict = judge_meld(rules, meld)
    if verdict.kind is Kind.GROUP:
        suits = {card.suit for card in naturals}
        stands_for = [Card(naturals[0].rank, suit) for suit in Suit if suit not in suits]
    else:
        stands_for = [card for card in verdict.stands_for if card is not None]
    found = []
    for replaced in range(jokers + 1):
        for real in dict.fromkeys(combinations(stands_for, replaced)):
            left = (*naturals, *real, *[JOKER] * (jokers - replaced))
            found.append(Fate(meld, left if replaced < jokers else None, real))
    return found


def fates_together(rules: Rules, table: Table) -> Iterator[tuple[Fate, ...]]:
    """Everything that can become of the frozen melds of a table, all of them left as they are first."""
    yield from product(*[fates(rules, table[at]) for at in frozen_melds(rules, table)])


def can_be_replaced(
    rules: Rules, chosen: Sequence[Fate], others: Counter[Card], played: Counter[Card]
) -> bool:
    """Whether the real cards can be had: from the hand, or, where the rules say so, from what is not frozen.

    ``others`` are the cards outside the frozen melds, those ``played`` included. A card that freed a meld may
    move on, and free another; one in a meld that still holds a joker stays.
    """
    if rules.jokers.replaced_from == "hand":
        return Counter(chain.from_iterable(fate.real for fate in chosen)) <= played
    there = Counter(others)
    waiting = [fate for fate in chosen if fate.real and fate.aside is None]
    while freed := [fate for fate in waiting if Counter(fate.real) <= there]:
        waiting = [fate for fate in waiting if fate not in freed]
        for fate in freed:
            there += Counter(fate.meld)
    staying = Counter(chain.from_iterable(fate.real for fate in chosen if fate.aside is not None))
    return not waiting and staying <= there


def wrongly_changed(rules: Rules, turn: Turn, played: Iterable[Card]) -> Meld | None:
    """A frozen meld that the turn changed though its joker was not replaced; None if there is none."""
    frozen = [turn.before[at] for at in frozen_melds(rules, turn.before)]
    if not frozen:
        return None
    after = Counter(map(_sorted, turn.after))
    changed = Counter(map(_sorted, frozen)) - after
    if not changed:
        return None
    others = Counter(chain.from_iterable(turn.after)) - Counter(chain.from_iterable(frozen))
    from_hand = Counter(played)
    for chosen in fates_together(rules, turn.before):
        asides = Counter(_sorted(fate.aside) for fate in chosen if fate.aside is not None)
        if asides <= after and can_be_replaced(rules, chosen, others, from_hand):
            return None
    return next(meld for meld in frozen if _sorted(meld) in changed)


def _sorted(meld: Meld) -> Meld:
    return tuple(sorted(meld, key=lambda card: card.sort_key))
