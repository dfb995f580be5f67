"""Proving that something cannot be played."""

from machiavelli.engine.at_rest import collector_at_rest
from machiavelli.engine.checks import check_position
from machiavelli.engine.opening import has_opening, must_open
from machiavelli.engine.proofs.confirm import holds
from machiavelli.engine.proofs.length import length
from machiavelli.engine.proofs.search import CanBeDone, OutOfBudget, Search
from machiavelli.engine.proofs.state import claimed
from machiavelli.errors import EngineFault
from machiavelli.model.cards import KING
from machiavelli.model.position import Position
from machiavelli.model.proof import Denial, NoOpening, Proof
from machiavelli.model.variant import Rules

SHOWN = 100
"""The length of a proof that people can still be asked to read, as :mod:`machiavelli.engine.proofs.length`
measures it."""

BUDGET = 100_000
"""The work after which no more is tried."""


@collector_at_rest
def prove(rules: Rules, position: Position, denies: Denial, budget: int = BUDGET) -> Proof | None:
    """Prove ``denies``; None where it is false, or not decided within ``budget`` steps of work.

    Of who has not opened, or held cards back, the proofs are those that hold of everybody, but for a hand
    without the opening that it needs.

    Where melds with a joker are frozen, proofs are about a table where they are not: what cannot be played
    there cannot be played here either. Runs of more than seven cards at least, which may hold two aces, are
    not decided.

    Raises PositionError for cards that no game of the variant can hold, and ValueError where ``denies`` names
    a card that is not in the hand, or a number of cards below 0 or not below the size of the hand.
    """
    check_position(rules, position)
    state = claimed(rules, position, denies)
    if _lacks_opening(rules, position):
        return Proof(denies, NoOpening())
    if rules.melds.ace_both_ends and 2 * rules.melds.run_min > KING + 1:
        return None
    try:
        reason = Search(rules, budget).reason(state)
    except (CanBeDone, OutOfBudget):
        return None
    if not holds(state, reason):
        raise EngineFault(f"the proof found for {position} does not hold: {reason}")
    return Proof(denies, reason)


def _lacks_opening(rules: Rules, position: Position) -> bool:
    """Whether the player may play nothing before an opening, and holds none."""
    first = must_open(rules, position.opened) and not rules.turn.table_before_opening
    return first and not has_opening(rules, position.hand)


def prove_shown(rules: Rules, position: Position, denies: Denial) -> Proof | None:
    """Prove ``denies`` in no more words than a page has room for; None where that is not found."""
    proof = prove(rules, position, denies)
    return proof if proof is not None and length(proof.because) <= SHOWN else None


@collector_at_rest
def prove_best(rules: Rules, position: Position, max_played: int, budget: int = BUDGET) -> Proof | None:
    """Prove that no more than ``max_played`` hand cards can be played; None where that is the whole hand.

    None also as :func:`prove`.
    """
    if max_played >= len(position.hand):
        return None
    return prove(rules, position, Denial(most=max_played), budget)
