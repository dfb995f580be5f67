"""Themes of puzzles: every manoeuvre a puzzle names is one that its best play shows."""

from collections.abc import Iterator

from machiavelli.engine.grading.grade import shown_themes
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules


def check_themes(content: Content, puzzle: Puzzle, rules: Rules, solution: Solution) -> Iterator[Finding]:
    """A finding for each theme of the puzzle that ``solution`` does not show."""
    shown = shown_themes(rules, puzzle.position, solution)
    for number, theme in enumerate(puzzle.themes):
        if theme in shown:
            continue
        others = ", ".join(sorted(shown)) or "none of the list"
        place = content.place("puzzle", puzzle.id, "themes", str(number))
        yield finding_at(place, Code.WRONG_THEME, f"the best play does not show '{theme}', but {others}")
