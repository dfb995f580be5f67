"""A rule page cannot show a meld or a puzzle that is not what it is shown for."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding
from machiavelli.model.notation import parse_cards
from machiavelli.model.verdicts import Kind, Reason
from machiavelli.verification.check_examples import check_examples
from rule_pages import content


def _example(id_: str, **changes: Any) -> list[Finding]:
    examples = dict(content().examples)
    examples[id_] = replace(examples[id_], **changes)
    return list(check_examples(replace(content(), examples=examples)))


def _variant(id_: str, **changes: Any) -> list[Finding]:
    return list(check_examples(_with_variant(content(), id_, changes)))


def _with_variant(known: Content, id_: str, changes: Mapping[str, Any]) -> Content:
    return replace(known, variants={**known.variants, id_: replace(known.variants[id_], **changes)})


def test_the_examples_of_the_site_hold():
    assert list(check_examples(content())) == []


def test_an_illegal_meld_cannot_be_called_legal():
    findings = _example("ace-inside", verdict=Kind.RUN)
    assert {finding.code for finding in findings} == {Code.WRONG_CLAIM}
    corner = [variant for variant in content().variants.values() if variant.rules.melds.ace_inside]
    assert len(findings) + len(corner) == len(content().variants)
    place = content().place("example", "", "ace-inside", "verdict")
    assert (findings[0].path, findings[0].line) == (place.path, place.line)
    assert findings[0].message.startswith("shown as 'run', but in 'base' it is 'ace-inside'")


def test_the_wrong_reason_is_refused_too():
    finding, *_ = _example("two-jokers", verdict=Reason.TOO_SHORT)
    assert finding.message.startswith("shown as 'too-short', but in 'jolly' it is 'too-many-jokers'")


def test_a_joker_cannot_be_shown_where_there_is_none():
    findings = _example("joker-in-run", variants=("base",))
    assert [finding.code for finding in findings] == [Code.IMPOSSIBLE_POSITION]


def test_a_page_that_does_not_exist_cannot_show_anything():
    findings = _example("joker-in-run", variants=("jolly", "jollly"))
    assert [finding.code for finding in findings] == [Code.UNKNOWN_VARIANT]
    assert findings[0].path == "rules/examples.yaml"


def test_a_page_cannot_show_a_puzzle_that_does_not_exist():
    (finding,) = _variant("base", examples=("free-a-nine",))
    assert (finding.path, finding.code) == ("rules/base.yaml", Code.UNKNOWN_PUZZLE)


def test_a_puzzle_must_hold_under_the_rules_of_the_page():
    (finding,) = _variant("base", examples=("free-an-eight", "joker-rescue"))
    assert (finding.path, finding.code) == ("rules/base.yaml", Code.WRONG_CLAIM)


def test_a_puzzle_that_is_wrong_in_itself_has_its_one_finding_in_its_own_file():
    puzzles = dict(content().puzzles)
    eight = puzzles["free-an-eight"]
    puzzles["free-an-eight"] = replace(eight, claim=replace(eight.claim, played=1, solvable=False))
    wrong = replace(content(), puzzles=puzzles)
    assert list(check_examples(wrong)) == []
    assert list(check_examples(_with_variant(wrong, "jolly", {"examples": ("free-an-eight",)}))) == []


def test_where_no_points_are_counted_no_hand_is():
    (finding,) = _variant("quindici", leftover=parse_cards("A♠ K♦"))
    assert (finding.path, finding.code) == ("rules/quindici.yaml", Code.INCONSISTENT_RULES)


def test_a_counted_hand_is_one_that_can_be_held():
    findings = _variant("base", leftover=parse_cards("A♠ ★"))
    assert [finding.code for finding in findings] == [Code.IMPOSSIBLE_POSITION]
