"""What there is to say of a puzzle once it is solved: other ways to do it, and where its decoys lead."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from machiavelli.engine.grading.measures import Analysis, can_stay, decoys
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.nearby.bags import bag_of
from machiavelli.engine.solver.distance import cards_moved, melds_broken
from machiavelli.engine.tables import written
from machiavelli.model.cards import JOKER
from machiavelli.model.looking_back import Decoy, LookingBack
from machiavelli.model.position import Table
from machiavelli.model.verdicts import Kind

_Class: TypeAlias = tuple[tuple[int, ...], int]


def looking_back(analysis: Analysis, shown: Table) -> LookingBack:
    """Beside the best play ``shown``: others by class, and the decoys."""
    return LookingBack(tuple(_others(analysis, shown)), tuple(_decoys(analysis)))


def _others(analysis: Analysis, shown: Table) -> Iterator[Table]:
    """Of each other class the play that breaks and moves least."""
    start = analysis.position.table
    best = sorted(
        analysis.best_tables() or (),
        key=lambda table: (melds_broken(start, table), cards_moved(start, table)),
    )
    seen = {class_of(analysis, shown)}
    for table in best:
        own = class_of(analysis, table)
        if own not in seen:
            seen.add(own)
            yield written(analysis.rules, table)


def class_of(analysis: Analysis, table: Table) -> _Class:
    """What plays of one class have in common: their groups, and the cards played, jokers aside."""
    groups = sorted(bag_of(meld) for meld in table if judge_meld(analysis.rules, meld).kind is Kind.GROUP)
    cards = Counter(card for meld in table for card in meld if card != JOKER)
    return tuple(groups), bag_of(cards.elements())


def _decoys(analysis: Analysis) -> Iterator[Decoy]:
    for card, place in decoys(analysis):
        meld = written(analysis.rules, analysis.position.table)[place]
        home = bag_of((*meld, card))
        fewer = range(analysis.solution.max_played - 1, 0, -1)
        most = next((most for most in fewer if can_stay(analysis, home, most)), 0)
        yield Decoy(card, meld, judge_meld(analysis.rules, meld).kind, most)
