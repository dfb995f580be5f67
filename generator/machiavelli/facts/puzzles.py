"""What the engine says of each puzzle, for its board and its place in the index."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, TypeAlias

from pydantic import TypeAdapter

from machiavelli.engine import judge_table, max_played, solve
from machiavelli.engine.explain.hints import hints
from machiavelli.engine.explain.plan import plan
from machiavelli.engine.grading.grade import grade, look_back
from machiavelli.engine.proofs.prove import prove_shown
from machiavelli.errors import PositionError
from machiavelli.known.asking import Asking, Id, Question
from machiavelli.model.content import Content
from machiavelli.model.position import Position
from machiavelli.model.proof import Proof, denials, proof_json
from machiavelli.model.proof_reading import read_proof
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.puzzle_facts import PuzzleFacts

Told: TypeAlias = tuple[PuzzleFacts, tuple[dict[str, Any], ...]]
"""Facts without rules and proofs, and the proofs as JSON, whose form tells apart what types do not."""


def puzzle_facts(content: Content, asking: Asking | None = None) -> dict[str, PuzzleFacts]:
    """The facts of every puzzle, by id; ``asking`` may know them."""
    asking, puzzles = asking or Asking(), content.puzzles
    rules = {variant.id: variant.rules for variant in content.variants.values()}
    found = facts_of_all({id_: (it, content.variants[it.variant]) for id_, it in puzzles.items()}, asking)
    elsewhere = asking.answers(_ELSEWHERE, {id_: (it.position, rules) for id_, it in puzzles.items()})
    return {id_: replace(facts, elsewhere=elsewhere[id_]) for id_, facts in found.items()}


def facts_of_all(asked: Mapping[Id, tuple[Puzzle, Variant]], asking: Asking) -> dict[Id, PuzzleFacts]:
    """The facts of puzzles, each under its variant, but for what they are elsewhere."""
    told = asking.answers(
        _TOLD, {id_: (puzzle.wordless(), variant.rules) for id_, (puzzle, variant) in asked.items()}
    )
    shown = {variant.id: browser_rules(variant) for _, variant in asked.values()}
    return {id_: _whole(told[id_], shown[variant.id]) for id_, (_, variant) in asked.items()}


def _elsewhere(position: Position, variants: Mapping[str, Rules]) -> dict[str, int | str]:
    """What each variant makes of the position: the most cards that can be played, or why it cannot be."""
    return {id_: _most_or_why_not(rules, position) for id_, rules in variants.items()}


def _most_or_why_not(rules: Rules, position: Position) -> int | str:
    try:
        return max_played(rules, position)
    except PositionError as error:
        return error.code


def browser_rules(variant: Variant) -> dict[str, object]:
    """The rules as the engine in the browser gets them, and ``machiavelli rules ID --json`` prints them."""
    return {"id": variant.id, **asdict(variant.rules)}


def _whole(told: Told, rules: Mapping[str, object]) -> PuzzleFacts:
    facts, proofs = told
    return replace(facts, rules=rules, proofs=tuple(map(read_proof, proofs)))


def _told_of(puzzle: Puzzle, rules: Rules) -> Told:
    """What takes long to find out of one puzzle."""
    position, claim = puzzle.position, puzzle.claim
    solution = solve(rules, position)
    graded = grade(rules, position, solution)
    shown = claim.result or (solution.layout if claim.played else ())
    as_solved = set(map(frozenset, shown)) == set(map(frozenset, solution.layout))
    steps = graded.steps if as_solved or not shown else plan(rules, (position.table, shown)).steps
    proofs = _proofs(rules, puzzle)
    facts = PuzzleFacts(
        difficulty=graded.difficulty,
        verdicts=judge_table(rules, position.table),
        solution=judge_table(rules, shown),
        rules={},
        steps=steps,
        par=graded.measures.G,
        classes=graded.measures.U,
        back=look_back(rules, position, solution, shown),
        hints=hints(rules, position, steps, proofs),
        printed=judge_table(rules, puzzle.printed.table) if puzzle.printed else (),
    )
    return facts, tuple(map(proof_json, proofs))


def _proofs(rules: Rules, puzzle: Puzzle) -> tuple[Proof, ...]:
    """The proofs of what the claim says cannot be, all of them there once the content is verified."""
    found = (prove_shown(rules, puzzle.position, it) for it in denials(puzzle.claim, puzzle.position.hand))
    return tuple(proof for proof in found if proof is not None)


_TOLD = Question("what is told of a puzzle", _told_of, TypeAdapter(Told))
_ELSEWHERE = Question("what other rules make of a position", _elsewhere, TypeAdapter(dict[str, int | str]))
