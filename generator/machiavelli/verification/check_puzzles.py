"""Puzzles: the position can arise, every part of the claim is what the engine finds, none comes twice."""

from collections.abc import Iterator

from machiavelli.engine import count_classes, judge_turn, playable, solve
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, Place, finding_at
from machiavelli.model.notation import format_cards
from machiavelli.model.position import Turn
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import TurnVerdict
from machiavelli.verification.check_positions import check_possible, rules_of, twin_of
from machiavelli.verification.check_proofs import check_proofs
from machiavelli.verification.check_themes import check_themes
from machiavelli.verification.easy_cards import easy_cards


def check_puzzles(content: Content) -> Iterator[Finding]:
    """Every puzzle on its own, then all among each other."""
    for puzzle in content.puzzles.values():
        yield from _check_puzzle(content, puzzle)
    yield from _check_twins(content)


def _check_puzzle(content: Content, puzzle: Puzzle) -> Iterator[Finding]:
    key = ("puzzle", puzzle.id)
    yield from _check_source(content, puzzle)
    rules = yield from rules_of(content, key, puzzle.variant)
    if rules is None:
        return
    impossible = list(check_possible(content, key, rules, puzzle.position))
    yield from impossible
    if impossible:
        return
    solution = solve(rules, puzzle.position)
    wrong = list(_check_played(content, puzzle, solution))
    yield from wrong
    yield from _check_result(content, puzzle, rules, solution)
    yield from _check_printed(content, puzzle, rules)
    unplayable = list(_check_unplayable(content, puzzle, rules))
    yield from unplayable
    if not wrong and not unplayable:
        yield from check_proofs(content, puzzle, rules)
    if wrong:  # another position than the author thought of: what else is said of it would be noise
        return
    yield from _check_unique(content, puzzle, rules)
    easy = list(_check_easy(content, puzzle, rules, solution))
    yield from easy or check_themes(content, puzzle, rules, solution)


def _claim(content: Content, puzzle: Puzzle, *key: str) -> Place:
    return content.place("puzzle", puzzle.id, "claim", *key)


def _check_played(content: Content, puzzle: Puzzle, solution: Solution) -> Iterator[Finding]:
    claim, size = puzzle.claim, len(puzzle.position.hand)
    if claim.played != solution.max_played:
        found = f" ({format_cards(solution.played)})" if solution.played else ""
        message = f"claims {_cards(claim.played)} can be played, but the most is {solution.max_played}{found}"
        yield finding_at(_claim(content, puzzle, "played"), Code.WRONG_CLAIM, message)
    if claim.solvable and not solution.can_go_out:
        message = f"claims the whole hand can go out, but only {solution.max_played} of {_cards(size)} can"
        yield finding_at(_claim(content, puzzle, "solvable"), Code.WRONG_CLAIM, message)
    if not claim.solvable and solution.can_go_out:
        table = " | ".join(map(format_cards, solution.layout))
        message = f"claims the hand cannot go out, but it can: {table}"
        yield finding_at(_claim(content, puzzle, "solvable"), Code.WRONG_CLAIM, message)


def _check_result(content: Content, puzzle: Puzzle, rules: Rules, solution: Solution) -> Iterator[Finding]:
    result = puzzle.claim.result
    if result is None:
        return
    verdict = judge_turn(rules, Turn(puzzle.position.table, result, puzzle.position.hand))
    if not verdict.legal:
        meld = () if verdict.meld is None else (str(verdict.meld),)
        place = _claim(content, puzzle, "result", *meld)
        yield finding_at(place, Code.WRONG_RESULT, f"no legal turn: {_reason(verdict, puzzle)}")
    elif len(verdict.played) not in (puzzle.claim.played, solution.max_played):
        message = (
            f"plays {_cards(len(verdict.played))} ({format_cards(verdict.played)}), "
            f"but {puzzle.claim.played} are claimed"
        )
        yield finding_at(_claim(content, puzzle, "result"), Code.WRONG_RESULT, message)


def _check_source(content: Content, puzzle: Puzzle) -> Iterator[Finding]:
    if puzzle.source and puzzle.source not in content.sources and ("source", "") not in content.unread:
        known = ", ".join(content.sources)
        place = content.place("puzzle", puzzle.id, "source")
        yield finding_at(place, Code.UNKNOWN_SOURCE, f"no source {puzzle.source!r}: there are {known}")


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


def _reason(verdict: TurnVerdict, puzzle: Puzzle) -> str:
    result = puzzle.claim.result or ()
    if verdict.meld is not None:
        return f"{verdict.reason}: {format_cards(result[verdict.meld])} is {verdict.meld_reason}"
    return f"{verdict.reason}: {format_cards(verdict.cards)}" if verdict.cards else str(verdict.reason)


def _check_unique(content: Content, puzzle: Puzzle, rules: Rules) -> Iterator[Finding]:
    if puzzle.claim.unique is None:
        return
    unique = count_classes(rules, puzzle.position, 2) == 1
    if unique != puzzle.claim.unique:
        message = "claims several best plays, but there is only one"
        if puzzle.claim.unique:
            message = "claims a single best play, but there are others that make other groups"
        yield finding_at(_claim(content, puzzle, "unique"), Code.WRONG_CLAIM, message)


def _check_unplayable(content: Content, puzzle: Puzzle, rules: Rules) -> Iterator[Finding]:
    for card in dict.fromkeys(puzzle.claim.unplayable):
        if card not in puzzle.position.hand:
            message = f"claims that {card} cannot be played, but it is not in the hand"
        elif playable(rules, puzzle.position, card):
            message = f"claims that {card} cannot be played, but it can"
        else:
            continue
        yield finding_at(_claim(content, puzzle, "unplayable"), Code.WRONG_CLAIM, message)


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


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
