"""Solving a position: the most cards that can be played, and the closest layout that plays them."""

from machiavelli.engine.at_rest import collector_at_rest
from machiavelli.engine.checks import check_position
from machiavelli.engine.closest.search import Closest
from machiavelli.engine.opening import must_open
from machiavelli.engine.solver.best_play import best_play
from machiavelli.engine.solver.cases import Case, cases, is_one_case
from machiavelli.engine.solver.counts import copies_of, count
from machiavelli.engine.solver.distance import cards_moved, melds_broken
from machiavelli.engine.solver.first_play import best_first_play, most_in_first_play
from machiavelli.engine.solver.held_play import best_not_held_back, may_hold_back, most_not_held_back
from machiavelli.engine.solver.layout import in_order
from machiavelli.engine.solver.most import most_played
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.engine.turns import hand_cards_laid, judge_turn
from machiavelli.errors import EngineFault
from machiavelli.model.cards import Card
from machiavelli.model.position import Position, Turn
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules


@collector_at_rest
def solve(rules: Rules, position: Position) -> Solution:
    """Find the best play, exactly.

    Raises PositionError for cards that no game of the variant can hold (see :func:`check_position`).
    """
    check_position(rules, position)
    best = _best(rules, position)
    if best is None:
        return Solution(0, not position.hand, (), position.table, 0, 0)
    most, found = best
    layout = in_order(rules, position.table, found.melds)
    played = hand_cards_laid(Turn(position.table, layout, position.hand))
    broken, moved = melds_broken(position.table, layout), cards_moved(position.table, layout)
    solution = Solution(most, most == len(position.hand), played, layout, broken, moved, found.undecided)
    _confirm(rules, position, solution, found)
    return solution


def _best(rules: Rules, position: Position) -> tuple[int, Closest] | None:
    if must_open(rules, position.opened):
        return best_first_play(rules, position)
    if may_hold_back(rules, position):
        return best_not_held_back(rules, position)
    return best_play(rules, position)


@collector_at_rest
def max_played(rules: Rules, position: Position) -> int:
    """Most hand cards in a legal play; 0 where there is none. Raises PositionError as :func:`solve`."""
    check_position(rules, position)
    if must_open(rules, position.opened):
        return most_in_first_play(rules, position)
    if may_hold_back(rules, position):
        return most_not_held_back(rules, position)
    return most_played(rules, position)


@collector_at_rest
def playable(rules: Rules, position: Position, card: Card) -> bool:
    """Whether some legal play includes ``card``, which must be in the hand.

    Raises ValueError where it is not, and PositionError as :func:`solve`.
    """
    check_position(rules, position)
    if card not in position.hand:
        raise ValueError(f"{card} is not in the hand")
    if must_open(rules, position.opened):
        return most_in_first_play(rules, position, card) > 0
    if may_hold_back(rules, position):
        return most_not_held_back(rules, position, (card,)) > 0
    if not is_one_case(rules):
        return any(True for _ in cases(rules, position, True, _has_play, (card,)))
    counts = count(rules, position)
    copies = counts.of(card)
    must = counts.changed(card, copies_of(copies.need + 1, copies.loose, copies.hand - 1))
    most = rules.turn.most_added
    sweep = Sweep(rules, must, None if most is None else most - 1)
    return sweep.can_lose_at_most(1 + must.hand - rules.turn.least_added)


def _has_play(_: Case, sweep: Sweep) -> bool:
    return sweep.can_lose_at_most(sweep.most_lost)


def _confirm(rules: Rules, position: Position, solution: Solution, found: Closest) -> None:
    """Let nothing leave the engine that the engine's own judge and measures do not confirm."""
    verdict = judge_turn(rules, position.turn(solution.layout))
    if not verdict.legal or len(verdict.played) != solution.max_played:
        raise EngineFault(f"the layout found for {position} is not legal: {verdict}")
    figures = (solution.melds_broken, solution.cards_moved)
    if not found.undecided and figures != (found.broken, found.moved):
        raise EngineFault(f"the layout found for {position} has {figures} broken and moved, not as counted")
