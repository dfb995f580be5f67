"""A play as a plan: its steps in order, and the rounds they make."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from machiavelli.engine.explain.clear_places import laid_out
from machiavelli.engine.explain.naming import code_of
from machiavelli.engine.explain.piles import Piles
from machiavelli.engine.explain.replay import moved
from machiavelli.engine.frozen import wrongly_changed
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.tables import loose_cards, written
from machiavelli.model.position import Table, Turn
from machiavelli.model.steps import Step
from machiavelli.model.variant import Rules


@dataclass(frozen=True, slots=True)
class Plan:
    """``widest`` is the most table cards that change their meld in one of the ``rounds``."""

    steps: tuple[Step, ...]
    widest: int
    rounds: int


def plan(rules: Rules, tables: Sequence[Table]) -> Plan:
    """The way through legal ``tables``, from the first to the last; what a table lacks comes from the hand.

    The table after the last step holds the melds of the last table, in any order.
    """
    steps: list[Step] = []
    widest = made = 0
    table = begun = written(rules, tables[0])
    for after in tables[1:]:
        piles, order = laid_out(rules, table, written(rules, after), begun)
        done = 0
        for round_ in order:
            then = done | sum(1 << number for number in round_)
            widest, made = max(widest, piles.moved(done, then)), made + 1
            steps += _steps(piles, table, done, round_, tables[0])
            table, done = steps[-1].table, then
    return Plan(tuple(steps), widest, made)


def _steps(piles: Piles, table: Table, done: int, round_: Sequence[int], start: Table) -> Iterator[Step]:
    rules = piles.rules
    for number in round_:
        gesture, leaves = piles.gestures[number], piles.leaves[number]
        source = () if leaves is None else piles.cards(leaves, done)
        target = piles.cards(gesture.target, done)
        code = code_of(rules, gesture.cards, source, target)
        kinds = judge_meld(rules, source).kind, judge_meld(rules, target).kind
        table = moved(rules, table, gesture.cards, source, target)
        yield Step(code, gesture.cards, source, target, table, *kinds, is_legal(rules, start, table))
        done |= 1 << number


def is_legal(rules: Rules, start: Table, table: Table) -> bool:
    """Whether the turn could end here: all melds legal, cards alone only where such a card lay alone, and no
    joker moved that nothing had replaced.
    """
    loose = loose_cards(rules, start)
    for meld in table:
        if not judge_meld(rules, meld).legal:
            if len(meld) > 1 or not loose[meld[0]]:
                return False
            loose[meld[0]] -= 1
    added = Counter(chain.from_iterable(table)) - Counter(chain.from_iterable(start))
    return wrongly_changed(rules, Turn(start, table, ()), added.elements()) is None
