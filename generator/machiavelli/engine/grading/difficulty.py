"""How hard a position is, from the exact measures of its best play, or from the proof that there is none.

The weights are a prior, not yet fitted to solving times of people. They follow one idea: what counts is the
widest step that has to be seen as a whole, not how long a solver searches.
"""

from math import log2

from machiavelli.engine.grading.themes.runs import ace_flip
from machiavelli.engine.grading.trace import Trace, trace
from machiavelli.engine.proofs.kind import ProofKind, kind
from machiavelli.engine.proofs.length import length
from machiavelli.model.measures import Difficulty, Measures
from machiavelli.model.position import Position
from machiavelli.model.proof import Proof
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules

LEVELS_FROM = (800, 1100, 1400, 1800)
"""The ratings at which levels 2, 3, 4 and 5 begin."""

BASE = 600
"""Where every rating starts."""

PLAIN = 700
"""The most that a play can rate that moves no table card."""

PROOFS = {ProofKind.NO_PARTNER: 0, ProofKind.CHAIN: 200, ProofKind.POINTS: 400, ProofKind.CASES: 800}
"""What the kind of proof adds where nothing can be played."""


def difficulty(
    rules: Rules, position: Position, solution: Solution, measured: Measures, proof: Proof | None
) -> Difficulty:
    """The rating, from about 600 to 2700, its level, and what each part adds::

        600 + 220 log2(1+W) + 90 (G-1) + 60 B + 80 log2(1+X) + 50 log2(1+N) - 70 log2(U) + 8 max(0, C-9)

    and 40 if twins are needed, 60 if an ace changes sides, 60 if a joker leaves its meld; 700 at most where
    no table card moves. Every part is rounded, so that the sum is exact.

    Where nothing can be played, ``proof`` says so, and what counts is how it is seen. To 600 and the part of
    C come 0, 200, 400 or 800 for the kind of proof (no partner, chain, points, cases) and 60 log2(1+length).
    """
    if not solution.max_played:
        return _unplayable(measured, proof)
    parts = {
        "base": BASE,
        "W": round(220 * log2(1 + measured.W)),
        "G": 90 * (measured.G - 1),
        "B": 60 * measured.B,
        "X": round(80 * log2(1 + measured.X)),
        "N": round(50 * log2(1 + measured.N)),
        "U": -round(70 * log2(measured.U)),
        "C": _clutter(measured),
        **_surprises(trace(rules, position, solution)),
    }
    if measured.W == 0:
        parts["cap"] = min(0, PLAIN - sum(parts.values()))
    return _graded(parts, measured.undecided)


def _graded(parts: dict[str, int], undecided: tuple[str, ...] = ()) -> Difficulty:
    rating = sum(parts.values())
    return Difficulty(rating, 1 + sum(rating >= start for start in LEVELS_FROM), parts, undecided)


def _surprises(play: Trace) -> dict[str, int]:
    """Points for what people overlook."""
    broken = [meld for place, meld in enumerate(play.old) if len(play.pieces_of(place)) > 1]
    twins = any(card in meld for card in play.solution.played for meld in broken)
    joker = any(card.is_joker for piece in play.table_moves for card in piece.cards)
    return {"twins": 40 * twins, "ace": 60 * ace_flip(play), "joker": 60 * joker}


def _unplayable(measured: Measures, proof: Proof | None) -> Difficulty:
    """Undecided where no proof was found: then it is known, but nobody can be told how to see it."""
    parts = {"base": BASE, "C": _clutter(measured)}
    if proof is None:
        return _graded(parts, ("proof", "length"))
    parts["proof"] = PROOFS[kind(proof.because)]
    parts["length"] = round(60 * log2(1 + length(proof.because)))
    return _graded(parts)


def _clutter(measured: Measures) -> int:
    return 8 * max(0, measured.C - 9)
