"""Counting solutions: layouts that differ only in how their runs are cut count as one.

Two layouts are of one class if they play the same cards and have the same groups. The sweep is repeated with,
instead of one state, the set of all states that the same groups and cards can lead to.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from machiavelli.engine.checks import check_position
from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import count, without_dead_cards
from machiavelli.engine.solver.groups import Taken, divisions
from machiavelli.engine.solver.runs import Step
from machiavelli.engine.solver.sweep import END, START, State, Sweep
from machiavelli.model.cards import ACE
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

Groups: TypeAlias = tuple[tuple[int, int], ...]
"""The groups of one rank: their suits as a mask, and their jokers."""

Choice: TypeAlias = tuple[Groups, Taken]
"""What tells classes apart at one place: its groups, and the hand cards left over of each suit."""


def count_classes(rules: Rules, position: Position, limit: int) -> int:
    """Count the classes of best plays, no further than ``limit``; 0 where no card can be played.

    Raises PositionError as :func:`machiavelli.engine.solver.solve.solve`.
    """
    check_position(rules, position)
    sweep = Sweep(rules, without_dead_cards(rules, count(rules, position)), rules.turn.most_added)
    loss = sweep.least_loss()
    if loss is None or sweep.counts.hand - loss < max(1, rules.turn.least_added):
        return 0
    return _count(sweep, frozenset([START]), loss, limit)


def _count(sweep: Sweep, states: frozenset[State], loss: int, limit: int) -> int:
    """Classes among the completions of ``states``, every one of which has a completion."""
    if next(iter(states)).place == END:
        return 1
    reached: dict[Choice, set[State]] = defaultdict(set)
    for state in states:
        for choice, after in _moves(sweep, state):
            if sweep.fits(after, loss - sum(choice[1])):
                reached[choice].add(after)
    found = 0
    for choice in sorted(reached):
        found += _count(sweep, frozenset(reached[choice]), loss - sum(choice[1]), limit - found)
        if found >= limit:
            return limit
    return found


def _moves(sweep: Sweep, state: State) -> Iterator[tuple[Choice, State]]:
    """Every choice of groups and cards at the state's place, with each state it can lead to."""
    by_suit = [sweep.suit_steps(state, suit) for suit in range(4)]
    for in_runs in product(*(range(len(by_naturals)) for by_naturals in by_suit)):
        for groups, lost in _groups(sweep, state, in_runs):
            listed = [by_naturals[naturals] for by_naturals, naturals in zip(by_suit, in_runs, strict=True)]
            for picked in product(*listed):
                steps = [step for step, _ in picked]
                spent = (
                    state.jokers + sum(step.forced for step in steps) + sum(jokers for _, jokers in groups)
                )
                if spent <= sweep.jokers:
                    yield (groups, lost), _after(sweep, state, in_runs, steps, spent)


def _after(sweep: Sweep, state: State, in_runs: Taken, steps: list[Step], spent: int) -> State:
    room = min(state.room + sum(step.room for step in steps), sweep.jokers - spent)
    low_aces = in_runs if state.place == ACE else state.low_aces
    return State(state.place + 1, tuple(step.runs for step in steps), low_aces, spent, room)


def _groups(sweep: Sweep, state: State, in_runs: Taken) -> Iterator[Choice]:
    """The ways to make groups of the cards that do not go into runs."""
    place = state.place
    if place == ACE or place > HIGH_ACE:
        yield (), (0, 0, 0, 0)
        return
    copies = [sweep.counts.at(suit, place) for suit in range(4)]
    low = state.low_aces if place == HIGH_ACE else (0, 0, 0, 0)
    used = [runs + aces for runs, aces in zip(in_runs, low, strict=True)]
    shape = sweep.group_shape
    ranges = [range(max(0, c.need - u), c.most - u + 1) for c, u in zip(copies, used, strict=True)]
    for taken in product(*ranges):
        lost = tuple(c.left_over(u + t) for c, u, t in zip(copies, used, taken, strict=True))
        for masks in divisions(shape, taken):
            jokers = [range(shape.forced(mask), shape.takes(mask) + 1) for mask in masks]
            for groups in {tuple(sorted(zip(masks, spent, strict=True))) for spent in product(*jokers)}:
                yield groups, lost
