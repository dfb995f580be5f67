"""Everything that explains a best play: its steps, its themes, its measures and how hard it is."""

from dataclasses import dataclass
from functools import lru_cache, reduce

from machiavelli.engine.grading.difficulty import difficulty
from machiavelli.engine.grading.looking_back import looking_back
from machiavelli.engine.grading.measures import Analysis, measures
from machiavelli.engine.grading.themes import themes
from machiavelli.engine.proofs.prove import prove_best
from machiavelli.model.looking_back import LookingBack
from machiavelli.model.measures import Difficulty, Measures
from machiavelli.model.position import Position, Table
from machiavelli.model.proof import Proof
from machiavelli.model.puzzle import Theme
from machiavelli.model.solution import Solution
from machiavelli.model.steps import Step
from machiavelli.model.variant import Rules


@dataclass(frozen=True, slots=True)
class Grade:
    """``steps`` lead to the layout of the solution; ``themes`` are shown by each best play as close as it.

    ``proof`` says why no more can be played; None where all can, or none was found.
    """

    steps: tuple[Step, ...]
    themes: tuple[Theme, ...]
    measures: Measures
    difficulty: Difficulty
    proof: Proof | None


def grade(rules: Rules, position: Position, solution: Solution) -> Grade:
    """Explain ``solution``, a best play of ``position``."""
    analysis = _analysis(rules, position, solution)
    measured = measures(analysis)
    proof = prove_best(rules, position, solution.max_played)
    return Grade(
        analysis.plan.steps,
        _always_shown(analysis),
        measured,
        difficulty(rules, position, solution, measured, proof),
        proof,
    )


@lru_cache(maxsize=128)
def _analysis(rules: Rules, position: Position, solution: Solution) -> Analysis:
    """A build checks a puzzle and tells of it later: what takes longest to find out is kept so long."""
    return Analysis(rules, position, solution)


def shown_themes(rules: Rules, position: Position, solution: Solution) -> tuple[Theme, ...]:
    """The themes that every best play shows which breaks and moves as little as ``solution``."""
    return _always_shown(_analysis(rules, position, solution))


def look_back(rules: Rules, position: Position, solution: Solution, shown: Table) -> LookingBack:
    """What to say of the position beside ``shown``, a best play as good as ``solution``."""
    return looking_back(_analysis(rules, position, solution), shown)


def _always_shown(analysis: Analysis) -> tuple[Theme, ...]:
    rules, position = analysis.rules, analysis.position
    shown = [themes(rules, position, closest) for closest in analysis.closest_solutions()]
    always = reduce(frozenset.intersection, shown)
    return tuple(theme for theme in Theme if theme in always)
