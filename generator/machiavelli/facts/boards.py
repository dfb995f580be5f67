"""The boards of the puzzles: each position with what the engine says of it."""

from collections.abc import Mapping
from dataclasses import asdict

from machiavelli.engine import judge_meld, judge_table
from machiavelli.model.content import Content
from machiavelli.model.position import Table
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Variant
from machiavelli.pages.board_markup import Board


def puzzle_boards(content: Content, results: Mapping[str, Table]) -> dict[str, Board]:
    """A board for each puzzle, by id. ``results`` gives each a final table that plays the most cards."""
    return {
        puzzle.id: puzzle_board(puzzle, content.variants[puzzle.variant], results[puzzle.id])
        for puzzle in content.puzzles.values()
    }


def puzzle_board(puzzle: Puzzle, variant: Variant, result: Table) -> Board:
    """The board of one puzzle; ``result`` is shown as its solution where anything can be played."""
    return Board(
        id=puzzle.id,
        position=puzzle.position,
        verdicts=judge_table(variant.rules, puzzle.position.table),
        rules={"id": variant.id, **asdict(variant.rules)},
        claim=puzzle.claim,
        solution=tuple(judge_meld(variant.rules, meld).cards for meld in result)
        if puzzle.claim.played
        else (),
    )
