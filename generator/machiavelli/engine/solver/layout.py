"""From the choices of a search to a table: melds with their cards in order, old melds first."""

from collections.abc import Sequence

from machiavelli.engine.closest.choices import Step
from machiavelli.engine.closest.group_choices import GroupChoice
from machiavelli.engine.closest.open_runs import RunChoice
from machiavelli.engine.melds import HIGH_ACE, judge_meld
from machiavelli.engine.solver.counts import SUITS
from machiavelli.engine.solver.distance import homes
from machiavelli.model.cards import ACE, JOKER, Card
from machiavelli.model.position import Meld, Table
from machiavelli.model.variant import Rules

Open = list[list[list[Card]]]


def build_layout(rules: Rules, before: Table, steps: Sequence[Step], loose_jokers: int) -> Table:
    """Replay the choices place by place and lay the melds out.

    First the melds that go on from melds of ``before``, in that order, then the new ones by first card.
    """
    melds: list[Meld] = [(JOKER,)] * loose_jokers
    open_runs: Open = [[] for _ in SUITS]
    for place, step in enumerate(steps, start=ACE):
        rank = ACE if place == HIGH_ACE else place
        for suit, choice in enumerate(step.runs):
            open_runs[suit], closed = _continue(open_runs[suit], choice, Card(rank, SUITS[suit]))
            melds += closed
        melds += _groups(step.groups, rank)
    return _in_order(before, tuple(judge_meld(rules, meld).cards for meld in melds))


def _continue(
    open_runs: list[list[Card]], choice: RunChoice, card: Card
) -> tuple[list[list[Card]], list[Meld]]:
    """The runs open after the choice, and those that it closes."""
    going, closed = [], []
    for move in choice.moves:
        cards = [] if move.origin is None else open_runs[move.origin]
        if move.closing is not None:
            closed.append((*cards, *[JOKER] * move.closing))
        else:
            going.append([*cards, card if move.natural else JOKER])
    return going, closed


def _groups(choice: GroupChoice, rank: int) -> list[Meld]:
    groups = [
        (
            *(Card(rank, suit) for number, suit in enumerate(SUITS) if group.mask >> number & 1),
            *[JOKER] * group.jokers,
        )
        for group in choice.groups
    ]
    alone = [
        (Card(rank, suit),) for suit, cards in zip(SUITS, choice.alone, strict=True) for _ in range(cards)
    ]
    return groups + alone


def _in_order(before: Table, after: Table) -> Table:
    continues = {new: old for old, new in homes(before, after).items()}
    order = sorted(
        range(len(after)),
        key=lambda new: (continues.get(new, len(before)), [card.sort_key for card in after[new]]),
    )
    return tuple(after[new] for new in order)
