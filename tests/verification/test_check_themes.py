"""A theme that the best play does not show is refused, with its place in the file."""

from dataclasses import replace

from machiavelli.engine import solve
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Puzzle, Theme
from machiavelli.verification.check_themes import check_themes


def _check(content: Content, puzzle: Puzzle) -> list[Finding]:
    rules = content.variants[puzzle.variant].rules
    return list(check_themes(content, puzzle, rules, solve(rules, puzzle.position)))


def test_all_named_themes_are_shown(content: Content):
    assert [finding for puzzle in content.puzzles.values() for finding in _check(content, puzzle)] == []


def test_a_theme_that_is_not_shown_is_refused_where_it_stands(content: Content):
    puzzle = replace(content.puzzles["free-an-eight"], themes=(Theme.END_STEAL, Theme.SLIDE))
    (finding,) = _check(content, puzzle)
    place = content.place("puzzle", "free-an-eight", "themes")
    assert (finding.path, finding.line, finding.code) == (place.path, place.line, Code.WRONG_THEME)
    assert finding.message == "the best play does not show 'slide', but end-steal"


def test_another_hand_makes_other_themes(content: Content):
    puzzle = content.puzzles["free-an-eight"]
    alone = replace(puzzle, position=Position(puzzle.position.table, puzzle.position.hand[:1]))
    (finding,) = _check(content, alone)
    assert finding.message == "the best play does not show 'end-steal', but impossible"
