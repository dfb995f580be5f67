"""What ``machiavelli solve --explain`` adds to the best play of a position."""

from typing import Any

from machiavelli.engine import prove_best
from machiavelli.engine.explain.steps import steps
from machiavelli.model.notation import codes
from machiavelli.model.position import Position
from machiavelli.model.proof import proof_json
from machiavelli.model.solution import Solution
from machiavelli.model.steps import Step
from machiavelli.model.variant import Rules


def explained(rules: Rules, position: Position, solution: Solution) -> dict[str, Any]:
    """The keys that explain ``solution``, the best play of ``position``."""
    return {
        "steps": [_step(step) for step in steps(rules, position, solution)],
        **_proof(rules, position, solution),
    }


def _proof(rules: Rules, position: Position, solution: Solution) -> dict[str, Any]:
    """Why no more can be played; the key is missing where all can, ``None`` where no proof was found."""
    if solution.can_go_out:
        return {}
    proof = prove_best(rules, position, solution.max_played)
    return {"proof": proof and proof_json(proof)}


def _step(step: Step) -> dict[str, Any]:
    """``from`` is empty for the hand, ``to`` for a free place; ``table`` lies after the step."""
    return {
        "code": step.code.value,
        "cards": codes(step.cards),
        "from": codes(step.source),
        "to": codes(step.target),
        "table": [codes(meld) for meld in step.table],
        "legal": step.legal,
    }
