"""Puzzles: the position can arise, every part of the claim is what the engine finds, none comes twice."""

from collections.abc import Collection, Iterator

from machiavelli.engine import judge_turn, solve
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.notation import format_cards
from machiavelli.model.position import Turn
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules
from machiavelli.verification.check_claims import check_claim
from machiavelli.verification.check_positions import check_possible, rules_of, twin_of
from machiavelli.verification.check_themes import check_themes
from machiavelli.verification.easy_cards import easy_cards


def check_puzzles(content: Content, hold: Collection[str] = ()) -> Iterator[Finding]:
    """Every puzzle on its own, then all among each other; not the positions of ``hold``, known to do."""
    for puzzle in content.puzzles.values():
        yield from _check_source(content, puzzle)
        rules = yield from rules_of(content, ("puzzle", puzzle.id), puzzle.variant)
        if rules is not None and puzzle.id not in hold:
            yield from check_position_of(content, puzzle, rules)
    yield from _check_twins(content)


def check_position_of(content: Content, puzzle: Puzzle, rules: Rules) -> Iterator[Finding]:
    """The position of a puzzle and all that is claimed of it; of ``content`` only the places are asked."""
    key = ("puzzle", puzzle.id)
    impossible = list(check_possible(content, key, rules, puzzle.position))
    yield from impossible
    if impossible:
        return
    solution = solve(rules, puzzle.position)
    yield from _check_printed(content, puzzle, rules)
    if not (yield from check_claim(content, key, puzzle, rules, solution)):
        return
    easy = list(_check_easy(content, puzzle, rules, solution))
    yield from easy or check_themes(content, puzzle, rules, solution)


def _check_source(content: Content, puzzle: Puzzle) -> Iterator[Finding]:
    if puzzle.source and puzzle.source not in content.sources and ("source", "") not in content.unread:
        place = content.place("puzzle", puzzle.id, "source")
        yield finding_at(
            place, Code.UNKNOWN_SOURCE, f"no source {puzzle.source!r}, {cure(puzzle.source, content.sources)}"
        )


def _check_printed(content: Content, puzzle: Puzzle, rules: Rules) -> Iterator[Finding]:
    """What is shown as wrong is wrong, and for the reason given."""
    printed = puzzle.printed
    if printed is None:
        return
    verdict = judge_turn(rules, Turn(puzzle.position.table, printed.table, puzzle.position.hand))
    if verdict.reason != printed.reason:
        found = "a legal play" if verdict.legal else f"'{verdict.reason}'"
        place = content.place("puzzle", puzzle.id, "printed", "reason")
        yield finding_at(place, Code.WRONG_CLAIM, f"shown as '{printed.reason}', but it is {found}")


def _check_easy(content: Content, puzzle: Puzzle, rules: Rules, solution: Solution) -> Iterator[Finding]:
    place = content.place("puzzle", puzzle.id, "themes")
    for card, meld in easy_cards(rules, puzzle, solution):
        message = (
            f"{card} just extends {format_cards(meld)}, nothing moves: take it out, or name that theme too"
        )
        yield finding_at(place, Code.TOO_EASY, message)


def _check_twins(content: Content) -> Iterator[Finding]:
    seen: dict[tuple[str, object], Puzzle] = {}
    for puzzle in content.puzzles.values():
        key = (puzzle.variant, twin_of(puzzle.position))
        first = seen.setdefault(key, puzzle)
        if first is not puzzle:
            path = content.place("puzzle", first.id).path
            message = f"the same position as {path}, perhaps with the suits exchanged"
            yield finding_at(content.place("puzzle", puzzle.id, "table"), Code.TWIN_PUZZLE, message)
