"""From the steps of a search to melds: which cards lie together."""

from collections.abc import Sequence

from machiavelli.engine.closest.group_choices import GroupChoice
from machiavelli.engine.closest.nodes import Node, Stage, Step
from machiavelli.engine.closest.open_runs import OpenRun, Suit, Turn
from machiavelli.engine.closest.suit_ways import Use
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import SUITS
from machiavelli.model.cards import ACE, ALL_FACES, JOKER, Card
from machiavelli.model.position import Meld

CARDS = [{card.rank: card for card in ALL_FACES if card.suit == suit} for suit in SUITS]
"""The cards of each suit, by their rank."""


def melds_of(stage: Stage, steps: Sequence[tuple[Node, Step]]) -> list[Meld]:
    """The melds laid by ``steps``, each with the node it was taken from, from the first place to the end."""
    melds: list[Meld] = []
    for suit in range(4):
        trail = [(node.outlooks[suit], step.uses[suit]) for node, step in steps]
        melds += runs_of(suit, _turns(stage, suit, trail))
    for node, step in steps:
        melds += groups_of(step.groups, ACE if node.place == HIGH_ACE else node.place)
    last, step = steps[-1]
    spent = last.jokers + sum(use.jokers for use in step.uses) + step.groups.jokers
    # What may still be left over at the end are jokers of the hand; the others stay alone on the table.
    return melds + [(JOKER,)] * (stage.sweep.counts.jokers.most - spent - last.limit)


def _turns(stage: Stage, suit: int, trail: Sequence[tuple[int, Use]]) -> list[tuple[Turn, ...]]:
    """The turns that the runs of a suit took, found backwards from the end, where none is open."""
    look: Suit = ((), 0)
    turns = []
    for place in range(len(trail), 0, -1):
        outlook, use = trail[place - 1]
        _, way = stage.outlooks.origins(place, suit, outlook, use)[look]
        turns.append(way.turns)
        look = way.before
    return turns[::-1]


def runs_of(suit: int, by_place: Sequence[tuple[Turn, ...]]) -> list[Meld]:
    """The runs of a suit that took these turns, from the first place to the last."""
    open_runs: list[list[Card]] = []
    closed: list[Meld] = []
    for place, turns in enumerate(by_place, start=ACE):
        rank = ACE if place == HIGH_ACE else place
        going: list[tuple[OpenRun, list[Card]]] = []
        for at, turn in enumerate(turns):
            cards = open_runs[at] if at < len(open_runs) else []
            if turn.run is None:
                closed.append((*cards, *[JOKER] * turn.closing))
            else:
                going.append((turn.run, [*cards, CARDS[suit][rank] if turn.natural else JOKER]))
        going.sort(key=lambda pair: pair[0])
        open_runs = [cards for _, cards in going]
    return closed


def groups_of(choice: GroupChoice, rank: int) -> list[Meld]:
    """The groups of a rank, and the cards of it that stay loose."""
    melds: list[Meld] = []
    for mask, jokers in choice.groups:
        cards = [of_suit[rank] for suit, of_suit in enumerate(CARDS) if mask >> suit & 1]
        melds.append((*cards, *[JOKER] * jokers))
    for suit, loose in enumerate(choice.alone):
        melds += [(CARDS[suit][rank],) for _ in range(loose)]
    return melds
