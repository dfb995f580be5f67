"""What the engine says of each puzzle, for its board and its place in the index."""

from dataclasses import asdict, replace

from machiavelli.engine import judge_table, max_played, solve
from machiavelli.engine.explain.hints import hints
from machiavelli.engine.explain.plan import plan
from machiavelli.engine.grading.grade import grade, look_back
from machiavelli.engine.proofs.prove import prove_shown
from machiavelli.errors import PositionError
from machiavelli.model.content import Content
from machiavelli.model.position import Position
from machiavelli.model.proof import Proof, denials
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.puzzle_facts import PuzzleFacts


def puzzle_facts(content: Content) -> dict[str, PuzzleFacts]:
    """The facts of every puzzle, by id."""
    return {
        puzzle.id: replace(
            facts_of(puzzle, content.variants[puzzle.variant]), elsewhere=_elsewhere(content, puzzle.position)
        )
        for puzzle in content.puzzles.values()
    }


def _elsewhere(content: Content, position: Position) -> dict[str, int | str]:
    """What each variant makes of the position: the most cards that can be played, or why it cannot be."""
    return {variant.id: _most_or_why_not(variant.rules, position) for variant in content.variants.values()}


def _most_or_why_not(rules: Rules, position: Position) -> int | str:
    try:
        return max_played(rules, position)
    except PositionError as error:
        return error.code


def browser_rules(variant: Variant) -> dict[str, object]:
    """The rules as the engine in the browser gets them, and ``machiavelli rules ID --json`` prints them."""
    return {"id": variant.id, **asdict(variant.rules)}


def facts_of(puzzle: Puzzle, variant: Variant) -> PuzzleFacts:
    """The facts of one puzzle."""
    rules, position, claim = variant.rules, puzzle.position, puzzle.claim
    solution = solve(rules, position)
    graded = grade(rules, position, solution)
    shown = claim.result or (solution.layout if claim.played else ())
    as_solved = set(map(frozenset, shown)) == set(map(frozenset, solution.layout))
    steps = graded.steps if as_solved or not shown else plan(rules, (position.table, shown)).steps
    proofs = _proofs(rules, puzzle)
    return PuzzleFacts(
        difficulty=graded.difficulty,
        verdicts=judge_table(rules, position.table),
        solution=judge_table(rules, shown),
        rules=browser_rules(variant),
        steps=steps,
        par=graded.measures.G,
        classes=graded.measures.U,
        proofs=proofs,
        back=look_back(rules, position, solution, shown),
        hints=hints(rules, position, steps, proofs),
        printed=judge_table(rules, puzzle.printed.table) if puzzle.printed else (),
    )


def _proofs(rules: Rules, puzzle: Puzzle) -> tuple[Proof, ...]:
    """The proofs of what the claim says cannot be, all of them there once the content is verified."""
    found = (prove_shown(rules, puzzle.position, it) for it in denials(puzzle.claim, puzzle.position.hand))
    return tuple(proof for proof in found if proof is not None)
