"""How many cards can be played: every method on every set, one position after the other."""

from collections.abc import Mapping, Sequence

from bench.figures import Figures, figures
from bench.methods import Method
from bench.positions import Placed
from bench.referee import NotSolved, Referee
from bench.timing import Times, in_turn, settle, take_time

LIMIT = 10.0
"""Seconds of processor time that one call may take."""


def count_played(methods: Sequence[Method], placed: Sequence[Placed]) -> Figures:
    """Time all methods that know the rules, in turns, and compare their answers with the referee's.

    ``truth`` are the referee's answers by the id of the position.
    """
    times: dict[str, Times[int]] = {method.name: Times() for method in methods}
    _warm_up(methods, placed)
    settle()
    for round_, one in enumerate(placed):
        for method in in_turn(methods, round_):
            question = method.prepare(one.rules, one.position)
            if question is not None:
                take_time(times[method.name], one.id, question, LIMIT)
    truth = _truth(placed)
    found = {name: figures(taken, truth) for name, taken in times.items()}
    return {
        "n": len(placed),
        "known": len(truth),
        "methods": {name: measured for name, measured in found.items() if measured["n"]},
        "truth": truth,
    }


def _warm_up(methods: Sequence[Method], placed: Sequence[Placed]) -> None:
    """Let every method build what it keeps between calls; a peer pays up to two seconds for it, once."""
    for one in placed[:2]:
        for method in methods:
            question = method.prepare(one.rules, one.position)
            if question is not None:
                take_time(Times(), one.id, question, LIMIT)


def _truth(placed: Sequence[Placed]) -> Mapping[str, int]:
    found = {}
    for one in placed:
        try:
            found[one.id] = Referee(one.rules, one.position, seconds=10 * LIMIT).max_played()
        except NotSolved:
            continue
    return found
