"""The steps of a play, and playing them one after another."""

from collections import Counter

from machiavelli.engine.explain.gestures import read
from machiavelli.engine.explain.naming import code_of
from machiavelli.engine.explain.order import rounds
from machiavelli.engine.explain.piles import Piles
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.tables import loose_cards
from machiavelli.errors import EngineFault
from machiavelli.model.position import Meld, Position, Table
from machiavelli.model.solution import Solution
from machiavelli.model.steps import Step
from machiavelli.model.variant import Rules


def steps(rules: Rules, position: Position, solution: Solution) -> tuple[Step, ...]:
    """The play of ``solution`` in the order in which a person would make it; nothing where nothing is played.

    The table after the last step holds the melds of the layout, in any order.
    """
    return steps_between(rules, position.table, solution.layout) if solution.max_played else ()


def steps_between(rules: Rules, before: Table, after: Table) -> tuple[Step, ...]:
    """The steps from one legal table to another; cards that ``before`` lacks come from the hand."""
    before, after = written(rules, before), written(rules, after)
    piles = Piles(rules, before, after, read(before, after))
    made = []
    table, done = before, 0
    for number in (number for round_ in rounds(piles) for number in round_):
        gesture, leaves = piles.gestures[number], piles.leaves[number]
        source = () if leaves is None else piles.cards(leaves, done)
        target = piles.cards(gesture.target, done)
        code = code_of(rules, gesture.cards, source, target)
        table = _moved(rules, table, gesture.cards, source, target)
        kinds = judge_meld(rules, source).kind, judge_meld(rules, target).kind
        made.append(Step(code, gesture.cards, source, target, table, *kinds, is_legal(rules, before, table)))
        done |= 1 << number
    return tuple(made)


def written(rules: Rules, table: Table) -> Table:
    """Every meld in the order in which it is written."""
    return tuple(judge_meld(rules, meld).cards for meld in table)


def replay(rules: Rules, table: Table, step: Step) -> Table:
    """The table after one step, from the cards that the step names; its own ``table`` is not looked at.

    Raises EngineFault where the cards do not lie as the step says.
    """
    if step.source and Counter(step.cards) - Counter(step.source):
        raise EngineFault(f"the cards of {step} do not lie at its source")
    return _moved(rules, written(rules, table), step.cards, step.source, step.target)


def _moved(rules: Rules, table: Table, cards: Meld, source: Meld, target: Meld) -> Table:
    """Cards from the place ``source`` to the place ``target``; a new place is the last, an empty one goes."""
    places = list(table)
    at = _find(places, target) if target else None
    if source:
        from_ = _find(places, source, besides=at)
        left = Counter(source) - Counter(cards)
        places[from_] = judge_meld(rules, tuple(left.elements())).cards
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


def is_legal(rules: Rules, start: Table, table: Table) -> bool:
    """Whether the turn could end here: all melds legal, cards alone only where such a card lay alone."""
    loose = loose_cards(rules, start)
    for meld in table:
        if not judge_meld(rules, meld).legal:
            if len(meld) > 1 or not loose[meld[0]]:
                return False
            loose[meld[0]] -= 1
    return True
