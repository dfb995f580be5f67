"""Hints for a position, made of the steps of its solution, or of the proof that there is none."""

from collections import Counter
from collections.abc import Iterable, Sequence

from machiavelli.engine.melds import judge_meld
from machiavelli.engine.tables import written
from machiavelli.model.cards import Card
from machiavelli.model.hints import Hint, HintCode
from machiavelli.model.position import Meld, Position, Table
from machiavelli.model.proof import Cases, Chain, Each, Limit, NoOpening, NoPartner, Points, Proof, Reason
from machiavelli.model.steps import Step, StepCode
from machiavelli.model.variant import Rules

_PREPARING = (StepCode.SPLIT, StepCode.JOIN)
"""Steps that only make room for the one that counts."""


def hints(
    rules: Rules, position: Position, steps: Sequence[Step], proofs: Sequence[Proof]
) -> tuple[Hint, ...]:
    """From the manoeuvre to the place where the decisive cards end.

    The manoeuvre is left out where it gives all away: where there is one step, and where there is none.
    """
    if not steps:
        turning = (_turning_card(proof.because, position.hand) for proof in proofs)
        card = next((card for card in turning if card), None)
        look = (Hint(HintCode.LOOK, (card,)),) if card else ()
        return (*look, Hint(HintCode.CANNOT))
    key = _key_step(steps)
    first = () if len(steps) == 1 else (Hint(HintCode.THEMES),)
    place = _home(position.table, key.cards, key.source) if key.source else None
    meld = () if place is None else written(rules, position.table)[place]
    kind = judge_meld(rules, meld).kind if meld else None
    breaks = Hint(HintCode.BREAKS, meld=meld, kind=kind, place=place)
    last = steps[-1].table
    end = last[_home(last, key.cards, key.target + key.cards)]
    return (
        *first,
        Hint(HintCode.STAYS) if place is None else breaks,
        Hint(HintCode.CARDS, key.cards, place=place),
        Hint(HintCode.ENDS, key.cards, end, judge_meld(rules, end).kind, place),
    )


def _key_step(steps: Sequence[Step]) -> Step:
    """The first step that takes table cards to others; else the first with table cards; else the first."""
    moving = [step for step in steps if step.source]
    return next((step for step in moving if step.code not in _PREPARING), (*moving, steps[0])[0])


def _home(table: Table, cards: Meld, like: Iterable[Card]) -> int:
    """The place of the meld that holds most of ``cards``, and of these the one most like ``like``."""
    wanted, shape = Counter(cards), Counter(like)

    def shared(place: int) -> tuple[int, int]:
        meld = Counter(table[place])
        return (meld & wanted).total(), (meld & shape).total()

    return max(range(len(table)), key=shared)


def _turning_card(reason: Reason, hand: Meld) -> Card | None:
    """The card that is left without a place in the end; by points one of the hand, if any counts."""
    match reason:
        case NoPartner(cards):
            return cards[0]
        case Chain(steps, then):
            return _turning_card(then, hand) or steps[-1].card
        case Each(supposed):
            return _turning_card(supposed[0].because, hand)
        case Points(points):
            return max(points, key=lambda one: (one[1] > 0 and one[0] in hand, one[1]))[0]
        case Cases(card):
            return card
        case Limit() | NoOpening():
            return None
