"""A rule page cannot show a meld or a puzzle that is not what it is shown for."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from machiavelli.engine import judge_meld
from machiavelli.facts.variants import variant_facts
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, Place
from machiavelli.model.notation import parse_cards
from machiavelli.model.verdicts import Kind, Reason
from machiavelli.verification.check_examples import check_examples
from machiavelli.verification.check_variants import check_variants
from rule_pages import content
from rules_for_tests import bend


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
    roots = [variant for variant in content().variants.values() if variant.parent is None]
    assert len(findings) == len(roots) > 1
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


HOUSE: list[dict[str, Any]] = [
    {"melds.group_min": 2},
    {"melds.group_min": 4},
    {"melds.run_min": 2},
    {"melds.run_min": 5},
    {"melds.run_max": 3},
    {"melds.ace_low": False},
    {"melds.ace_both_ends": True},
    {"deal.decks": 1, "deal.hand_size": 7},
]


@pytest.mark.parametrize("parent", ["base", "jolly"])
@pytest.mark.parametrize("changes", HOUSE, ids=str)
def test_a_house_rule_asks_nothing_of_other_files(parent: str, changes: dict[str, Any]):
    known = content()
    origin = known.variants[parent]
    house = replace(origin, id="house", parent=parent, rules=bend(origin.rules, changes), examples=())
    places = {
        ("variant", "house", *key[2:]): place for key, place in known.places.items() if key[1] == parent
    }
    site = replace(known, variants={**known.variants, "house": house}, places={**known.places, **places})
    own = [site.place("variant", "house", "rules", *name.split(".")) for name in changes]
    for found in (*check_variants(site), *check_examples(site)):
        # Notes taken over may speak of what the house changes; they are asked for there, at its own entry.
        assert found.code is Code.STALE_NOTE
        assert Place(found.path, found.line, found.column) in own
    for id_, verdict in variant_facts(site)["house"].examples.items():
        assert verdict == judge_meld(house.rules, known.examples[id_].meld)
        assert known.examples[id_].caption_for(verdict.said)


def test_a_page_leaves_out_what_its_rules_judge_otherwise():
    base = content().variants["base"]
    pairs = {"house": replace(base, id="house", rules=bend(base.rules, {"melds.group_min": 2}))}
    shown = variant_facts(replace(content(), variants=pairs))["house"].examples
    assert "three-sevens" in shown
    assert "pair" not in shown
