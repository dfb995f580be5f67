"""Themes of puzzles: every manoeuvre a puzzle names is one that its best play shows."""

from collections.abc import Iterator

from machiavelli.engine import check_position, solve
from machiavelli.engine.themes import themes
from machiavelli.errors import PositionError
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Rules


def check_themes(content: Content) -> Iterator[Finding]:
    """Every theme of every puzzle that can be solved at all; unknown variants are for other checks."""
    for puzzle in content.puzzles.values():
        variant = content.variants.get(puzzle.variant)
        if variant is not None and _is_possible(variant.rules, puzzle):
            yield from _check(content, variant.rules, puzzle)


def _check(content: Content, rules: Rules, puzzle: Puzzle) -> Iterator[Finding]:
    shown = themes(rules, puzzle.position, solve(rules, puzzle.position))
    for number, theme in enumerate(puzzle.themes):
        if theme in shown:
            continue
        others = ", ".join(sorted(shown)) or "none of the list"
        place = content.place("puzzle", puzzle.id, "themes", str(number))
        yield finding_at(place, Code.WRONG_THEME, f"the best play does not show {theme!r}, but {others}")


def _is_possible(rules: Rules, puzzle: Puzzle) -> bool:
    try:
        check_position(rules, puzzle.position)
    except PositionError:
        return False
    return True
