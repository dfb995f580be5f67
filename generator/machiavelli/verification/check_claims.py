"""Claims: every part of what is said of a position is what the engine finds."""

from collections.abc import Generator, Iterator

from machiavelli.engine import count_classes, judge_turn, playable
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, Place, finding_at
from machiavelli.model.notation import format_cards
from machiavelli.model.position import Turn
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import TurnVerdict
from machiavelli.verification.check_proofs import check_proofs

Key = tuple[str, ...]


def check_claim(
    content: Content, key: Key, puzzle: Puzzle, rules: Rules, solution: Solution
) -> Generator[Finding, None, bool]:
    """A finding for each part of the claim, written at ``key``, that does not hold.

    Returns whether as many cards can be played as the claim says: if not, the author thought of another
    position, and what else is said of it would be noise.
    """
    wrong = list(_check_played(content, key, puzzle, solution))
    yield from wrong
    yield from _check_result(content, key, puzzle, rules, solution)
    unplayable = list(_check_unplayable(content, key, puzzle, rules))
    yield from unplayable
    if not wrong and not unplayable:
        yield from check_proofs(content, key, puzzle, rules)
    if not wrong:
        yield from _check_unique(content, key, puzzle, rules)
    return not wrong


def _claim(content: Content, key: Key, *inner: str) -> Place:
    return content.place(*key, "claim", *inner)


def _check_played(content: Content, key: Key, puzzle: Puzzle, solution: Solution) -> Iterator[Finding]:
    claim, size = puzzle.claim, len(puzzle.position.hand)
    if claim.played != solution.max_played:
        found = f" ({format_cards(solution.played)})" if solution.played else ""
        message = f"claims {_cards(claim.played)} can be played, but the most is {solution.max_played}{found}"
        yield finding_at(_claim(content, key, "played"), Code.WRONG_CLAIM, message)
    if claim.solvable and not solution.can_go_out:
        message = f"claims the whole hand can go out, but only {solution.max_played} of {_cards(size)} can"
        yield finding_at(_claim(content, key, "solvable"), Code.WRONG_CLAIM, message)
    if not claim.solvable and solution.can_go_out:
        table = " | ".join(map(format_cards, solution.layout))
        message = f"claims the hand cannot go out, but it can: {table}"
        yield finding_at(_claim(content, key, "solvable"), Code.WRONG_CLAIM, message)


def _check_result(
    content: Content, key: Key, puzzle: Puzzle, rules: Rules, solution: Solution
) -> Iterator[Finding]:
    result = puzzle.claim.result
    if result is None:
        return
    verdict = judge_turn(rules, Turn(puzzle.position.table, result, puzzle.position.hand))
    if not verdict.legal:
        meld = () if verdict.meld is None else (str(verdict.meld),)
        place = _claim(content, key, "result", *meld)
        yield finding_at(place, Code.WRONG_RESULT, f"no legal turn: {_reason(verdict, puzzle)}")
    elif len(verdict.played) not in (puzzle.claim.played, solution.max_played):
        message = (
            f"plays {_cards(len(verdict.played))} ({format_cards(verdict.played)}), "
            f"but {puzzle.claim.played} are claimed"
        )
        yield finding_at(_claim(content, key, "result"), Code.WRONG_RESULT, message)


def _reason(verdict: TurnVerdict, puzzle: Puzzle) -> str:
    result = puzzle.claim.result or ()
    if verdict.meld is not None:
        return f"{verdict.reason}: {format_cards(result[verdict.meld])} is {verdict.meld_reason}"
    return f"{verdict.reason}: {format_cards(verdict.cards)}" if verdict.cards else str(verdict.reason)


def _check_unique(content: Content, key: Key, puzzle: Puzzle, rules: Rules) -> Iterator[Finding]:
    if puzzle.claim.unique is None:
        return
    unique = count_classes(rules, puzzle.position, 2) == 1
    if unique != puzzle.claim.unique:
        message = "claims several best plays, but there is only one"
        if puzzle.claim.unique:
            message = "claims a single best play, but there are others that make other groups"
        yield finding_at(_claim(content, key, "unique"), Code.WRONG_CLAIM, message)


def _check_unplayable(content: Content, key: Key, puzzle: Puzzle, rules: Rules) -> Iterator[Finding]:
    for card in dict.fromkeys(puzzle.claim.unplayable):
        if card not in puzzle.position.hand:
            message = f"claims that {card} cannot be played, but it is not in the hand"
        elif playable(rules, puzzle.position, card):
            message = f"claims that {card} cannot be played, but it can"
        else:
            continue
        yield finding_at(_claim(content, key, "unplayable"), Code.WRONG_CLAIM, message)


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
