"""Playing steps one after another, from nothing but what they say."""

from collections import Counter

from machiavelli.engine.melds import judge_meld
from machiavelli.errors import EngineFault
from machiavelli.model.position import Meld, Table
from machiavelli.model.steps import Step
from machiavelli.model.variant import Rules


def replay(rules: Rules, table: Table, step: Step) -> Table:
    """The table after one step, from the cards that the step names; its own ``table`` is not looked at.

    ``table`` holds its melds as they are written. Raises EngineFault where the cards do not lie as the step
    says.
    """
    if step.source and Counter(step.cards) - Counter(step.source):
        raise EngineFault(f"the cards of {step} do not lie at its source")
    return moved(rules, table, step.cards, step.source, step.target)


def moved(rules: Rules, table: Table, cards: Meld, source: Meld, target: Meld) -> Table:
    """Cards from the place ``source`` to the place ``target``; a new place is the last, an empty one goes."""
    places = list(table)
    at = _find(places, target) if target else None
    if source:
        left = Counter(source) - Counter(cards)
        places[_find(places, source, besides=at)] = judge_meld(rules, tuple(left.elements())).cards
    if at is None:
        places.append(judge_meld(rules, cards).cards)
    else:
        places[at] = judge_meld(rules, (*places[at], *cards)).cards
    return tuple(meld for meld in places if meld)


def _find(places: list[Meld], meld: Meld, besides: int | None = None) -> int:
    for at, other in enumerate(places):
        if other == meld and at != besides:
            return at
    raise EngineFault(f"no meld {meld} lies on the table")
