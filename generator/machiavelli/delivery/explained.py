"""What ``machiavelli solve --explain`` adds to the best play of a position."""

from dataclasses import asdict
from typing import Any

from machiavelli.engine.grading.grade import grade
from machiavelli.model.measures import Difficulty, Measures
from machiavelli.model.notation import codes
from machiavelli.model.position import Position
from machiavelli.model.proof import proof_json
from machiavelli.model.solution import Solution
from machiavelli.model.steps import Step
from machiavelli.model.variant import Rules


def explained(rules: Rules, position: Position, solution: Solution) -> dict[str, Any]:
    """The keys that explain ``solution``, the best play of ``position``.

    ``proof``, why no more can be played, is missing where all can, and ``None`` where none was found.
    """
    graded = grade(rules, position, solution)
    return {
        "steps": [_step(step) for step in graded.steps],
        "themes": [theme.value for theme in graded.themes],
        "classes": _classes(graded.measures),
        "measures": _measures(graded.measures),
        "difficulty": _difficulty(graded.difficulty),
        **({} if solution.can_go_out else {"proof": graded.proof and proof_json(graded.proof)}),
    }


def _classes(measures: Measures) -> int | dict[str, int]:
    return {"at_least": measures.U} if "U" in measures.undecided else measures.U


def _measures(measures: Measures) -> dict[str, Any]:
    """The figures by their letters; those not decided are ``None``, and named."""
    figures = {name: value for name, value in asdict(measures).items() if name != "undecided"}
    shown = {name: None if name in measures.undecided else value for name, value in figures.items()}
    return {**shown, **({"undecided": list(measures.undecided)} if measures.undecided else {})}


def _difficulty(difficulty: Difficulty) -> dict[str, Any]:
    """Without a rating where a measure it rests on is not decided."""
    decided = not difficulty.undecided
    parts = {name: part for name, part in difficulty.parts.items() if name not in difficulty.undecided}
    return {
        "rating": difficulty.rating if decided else None,
        "level": difficulty.level if decided else None,
        "parts": parts,
    }


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
