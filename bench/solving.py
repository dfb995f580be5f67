"""What only our engine does, timed beside the referee: closest layout, classes, a named card."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from bench.counting import LIMIT
from bench.figures import Figures, figures
from bench.positions import Placed
from bench.referee import NotSolved, Referee
from bench.timing import Times, in_turn, settle, take_time
from machiavelli.engine import class_count, playable, solve
from machiavelli.engine.solver.classes import ClassCount
from machiavelli.model.solution import Solution


def closest_layouts(placed: Sequence[Placed]) -> Figures:
    """The whole solve beside an integer program for the same question.

    ``undecided`` counts the answers that the engine did not prove closest; those are not called wrong.
    """
    ours: Times[Solution] = Times()
    ilp: Times[tuple[int, int, int]] = Times()
    settle()
    for round_, one in enumerate(placed):
        referee = Referee(one.rules, one.position, seconds=LIMIT)
        asked: list[tuple[Times[Any], Callable[[], Any]]] = [
            (ours, partial(solve, one.rules, one.position)),
            (ilp, referee.closest),
        ]
        for times, question in in_turn(asked, round_):
            take_time(times, one.id, question, LIMIT)
    undecided = {id_ for id_, answer in ours.answers.items() if getattr(answer, "undecided", ())}
    answers = {
        id_: (answer.max_played, answer.melds_broken, answer.cards_moved)
        for id_, answer in ours.answers.items()
    }
    proved = {id_: answer for id_, answer in ilp.answers.items() if id_ not in undecided}
    compared = Times(ours.milliseconds, answers, ours.timeouts, ours.errors)
    return {
        "n": len(placed),
        "methods": {
            "ours": {**figures(compared, proved), "undecided": len(undecided)},
            "HiGHS ILP": figures(ilp, {}),
        },
    }


def classes(placed: Sequence[Placed]) -> Figures:
    """Counting the classes of best plays, and how many there are, where the count came to its end."""
    times: Times[ClassCount] = Times()
    settle()
    for one in placed:
        take_time(times, one.id, partial(class_count, one.rules, one.position), LIMIT)
    counts = sorted(answer.number for answer in times.answers.values() if answer.exact)
    spread = {"median": counts[len(counts) // 2], "max": counts[-1]} if counts else {}
    measured = {**figures(times, {}), "undecided": len(times.answers) - len(counts)}
    return {"n": len(placed), "methods": {"ours": measured}, "classes": spread}


def named_cards(placed: Sequence[Placed]) -> Figures:
    """Whether the first card of the hand can be played, beside the same integer program made to lay it."""
    ours: Times[bool] = Times()
    truth: dict[str, bool] = {}
    settle()
    for one in placed:
        if not one.position.hand:
            continue
        card = one.position.hand[0]
        take_time(ours, one.id, partial(playable, one.rules, one.position, card), LIMIT)
        try:
            truth[one.id] = Referee(one.rules, one.position, seconds=LIMIT).playable(card)
        except NotSolved:
            continue
    return {"n": len(placed), "methods": {"ours": figures(ours, truth)}}
