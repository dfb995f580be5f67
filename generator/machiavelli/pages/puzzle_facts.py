"""What the engine says of a puzzle, as the pages are handed it, and the board made from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from machiavelli.model.hints import Hint
from machiavelli.model.looking_back import LookingBack
from machiavelli.model.measures import Difficulty
from machiavelli.model.proof import Proof
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.steps import Step
from machiavelli.model.verdicts import MeldVerdict
from machiavelli.pages.board_markup import Board


@dataclass(frozen=True, slots=True)
class PuzzleFacts:
    """Facts of one puzzle, the same in every language.

    ``verdicts`` judge the table as it lies, ``solution`` a final
    table that plays the most cards; empty where no card can be played. ``rules`` is what the browser gets.
    ``steps`` lead to that table, ``par`` is how many are needed, ``classes`` counts the solutions that differ
    in more than how runs are cut. ``proofs`` are those of what the claim says cannot be.
    ``hints`` lead towards the solution, each further than the one before; ``back`` is
    what there is to say once it is found.
    ``elsewhere`` tells of each
    variant by id how many hand cards can be played under it, or the code of why the position cannot be there.
    ``printed`` judges the melds of what a source takes for a play.
    """

    difficulty: Difficulty
    verdicts: tuple[MeldVerdict, ...]
    solution: tuple[MeldVerdict, ...]
    rules: Mapping[str, object]
    steps: tuple[Step, ...] = ()
    par: int = 0
    classes: int = 0
    proofs: tuple[Proof, ...] = ()
    printed: tuple[MeldVerdict, ...] = ()
    hints: tuple[Hint, ...] = ()
    elsewhere: Mapping[str, int | str] = field(default_factory=dict)
    back: LookingBack = field(default_factory=LookingBack)


def puzzle_board(puzzle: Puzzle, facts: PuzzleFacts) -> Board:
    """The board of a puzzle."""
    return Board(
        id=puzzle.id,
        position=puzzle.position,
        verdicts=facts.verdicts,
        rules=facts.rules,
        claim=puzzle.claim,
        solution=tuple(verdict.cards for verdict in facts.solution),
        par=facts.par,
        others=max(0, facts.classes - 1),
        themes=puzzle.themes,
    )
