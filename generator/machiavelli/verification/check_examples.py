"""Rule pages: every meld shown is what it is shown for, every puzzle shown holds under the page's rules."""

from collections.abc import Iterator
from dataclasses import replace

from machiavelli.engine import judge_meld, judge_turn, solve
from machiavelli.model.content import Content
from machiavelli.model.examples import MeldExample
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.position import Position, Turn
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Rules, Variant
from machiavelli.verification.check_positions import check_possible


def check_examples(content: Content) -> Iterator[Finding]:
    """The examples of all rule pages.

    A meld must be what it is shown for in every variant that it names; one that names none, in those that
    extend no other. Elsewhere a page leaves it out where it has no caption for the verdict, so that a house
    rule asks nothing of this file.
    """
    for example in content.examples.values():
        yield from _check_variants(content, example)
        yield from _check_elsewhere(content, example)
        for variant in content.variants.values():
            if variant.id in example.variants or (variant.parent is None and not example.variants):
                yield from _check_meld(content, example, variant)
    for variant in content.variants.values():
        yield from _check_puzzles(content, variant)
        yield from _check_leftover(content, variant)


def _check_variants(content: Content, example: MeldExample) -> Iterator[Finding]:
    for number, variant in enumerate(example.variants):
        if variant not in content.variants and ("variant", variant) not in content.unread:
            place = content.place("example", "", example.id, "variants", str(number))
            message = f"no variant {variant!r}, {cure(variant, content.variants)}"
            yield finding_at(place, Code.UNKNOWN_VARIANT, message)


def _check_elsewhere(content: Content, example: MeldExample) -> Iterator[Finding]:
    """Each of the other verdicts is that of some variant."""
    if any(kind == "variant" for kind, _ in content.unread):
        return
    shown = [variant for variant in content.variants.values() if example.is_shown_for(variant.id)]
    found = {judge_meld(variant.rules, example.meld).said for variant in shown}
    for verdict in example.elsewhere.keys() - found:
        place = content.place("example", "", example.id, "elsewhere", str(verdict))
        message = f"no variant that shows it judges '{verdict}': take the caption out"
        yield finding_at(place, Code.WRONG_CLAIM, message)


def _check_meld(content: Content, example: MeldExample, variant: Variant) -> Iterator[Finding]:
    key = ("example", "", example.id)
    impossible = [
        replace(finding, message=f"in {variant.id!r}: {finding.message}")
        for finding in check_possible(content, key, variant.rules, Position((), example.meld), "meld")
    ]
    yield from impossible
    verdict = judge_meld(variant.rules, example.meld)
    if not impossible and example.caption_for(verdict.said) is None:
        message = (
            f"shown as '{example.verdict}', but in {variant.id!r} it is '{verdict.said}': "
            "'variants' names those it is shown for, 'elsewhere' has captions for other verdicts"
        )
        yield finding_at(content.place(*key, "verdict"), Code.WRONG_CLAIM, message)


def _check_puzzles(content: Content, variant: Variant) -> Iterator[Finding]:
    for number, id_ in enumerate(variant.examples):
        place = content.place("variant", variant.id, "examples", str(number))
        if id_ not in content.puzzles:
            if ("puzzle", id_) not in content.unread:
                yield finding_at(
                    place, Code.UNKNOWN_PUZZLE, f"no puzzle {id_!r}, {cure(id_, content.puzzles)}"
                )
        elif not _holds(content, variant.rules, content.puzzles[id_]) and _holds_at_home(content, id_):
            message = f"what the puzzle {id_!r} claims does not hold under the rules of {variant.id!r}"
            yield finding_at(place, Code.WRONG_CLAIM, message)


def _holds_at_home(content: Content, id_: str) -> bool:
    """Whether a puzzle holds under the rules it names: if not, its own file has a finding already."""
    puzzle = content.puzzles[id_]
    home = content.variants.get(puzzle.variant)
    return home is not None and _holds(content, home.rules, puzzle)


def _holds(content: Content, rules: Rules, puzzle: Puzzle) -> bool:
    if any(check_possible(content, ("puzzle", puzzle.id), rules, puzzle.position)):
        return False
    solution, claim = solve(rules, puzzle.position), puzzle.claim
    if (solution.max_played, solution.can_go_out) != (claim.played, claim.solvable):
        return False
    return (
        claim.result is None
        or judge_turn(rules, Turn(puzzle.position.table, claim.result, puzzle.position.hand)).legal
    )


def _check_leftover(content: Content, variant: Variant) -> Iterator[Finding]:
    key, hand = ("variant", variant.id), variant.leftover
    if not hand:
        return
    yield from check_possible(content, key, variant.rules, Position((), hand), hand_key="leftover")
    if variant.rules.scoring.counted == "never":
        message = f"{variant.id!r} counts no points: take the example out"
        yield finding_at(content.place(*key, "leftover"), Code.INCONSISTENT_RULES, message)
