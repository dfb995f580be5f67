"""What a puzzle says cannot be done is proved, and the proof checked by code that shares only the model."""

from collections.abc import Iterator

from machiavelli.engine.proofs.prove import prove_shown
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.proof import Denial, denials, proof_json
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Rules
from machiavelli.verification.proof_checker import check_proof


def check_proofs(content: Content, key: tuple[str, ...], puzzle: Puzzle, rules: Rules) -> Iterator[Finding]:
    """The proofs of one puzzle, written at ``key``, whose claim the engine has confirmed."""
    for denies in denials(puzzle.claim, puzzle.position.hand):
        proof = prove_shown(rules, puzzle.position, denies)
        if proof is None:
            fault = "no proof short enough to be shown was found"
        elif why := check_proof(rules, puzzle.position, proof_json(proof)):
            fault = f"the proof does not hold ({why}): a fault of the engine, not of the puzzle"
        else:
            continue
        place = content.place(*key, "claim", "unplayable" if denies.card else "played")
        yield finding_at(place, Code.UNPROVED_CLAIM, f"{_said(denies)}: {fault}")


def _said(denies: Denial) -> str:
    if denies.card is not None:
        return f"that {denies.card} cannot be played"
    return f"that no more than {denies.most} can be played"
