"""Rules that are refused have their findings and no others: nothing is computed under them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from broken_laws import BREAKS
from machiavelli.loading import load_content
from machiavelli.model.findings import Code
from machiavelli.verification.verify import verify
from rules_for_tests import bend
from sample_content import SAMPLE, findings_of, sample_root

CONTENT = load_content(SAMPLE, SAMPLE / "texts")
IMPOSSIBLE: list[dict[str, Any]] = [
    {"deal.hand_size": 60},
    {"deal.hand_by_players": {9: 5, 3: 200}},
    {"deal.face_up": 100, "failure.loose_cards": "stay"},
]


@pytest.mark.parametrize("changes", [*BREAKS, *IMPOSSIBLE], ids=str)
def test_refused_rules_are_asked_nothing(changes: dict[str, Any]):
    plain = replace(CONTENT.variants["plain"], rules=bend(CONTENT.variants["plain"].rules, changes))
    findings = verify(replace(CONTENT, variants={**CONTENT.variants, "plain": plain}))
    assert findings
    assert {finding.path for finding in findings} == {"rules/plain.yaml"}
    assert {finding.code for finding in findings} <= {Code.INCONSISTENT_RULES, Code.IMPOSSIBLE_DEAL}


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("hand_size: {value: 13,", "hand_size: {value: 60,"),
        ("decks: {value: 2,", "decks: {value: 0,"),
        ("group_max: {value: 4,", "group_max: {value: 2,"),
        ("run_min: {value: 3,", "run_min: {value: 20,"),
        ("penalty_cards: {value: 3,", "penalty_cards: {value: 0,"),
    ],
)
def test_one_fault_is_one_finding_however_many_rest_on_it(written: str, instead: str, tmp_path: Path):
    root = sample_root(tmp_path)
    plain = root / "rules" / "plain.yaml"
    assert written in plain.read_text()
    plain.write_text(plain.read_text().replace(written, instead))
    (finding,) = findings_of(root)
    assert finding.path == "rules/plain.yaml"
    assert instead in plain.read_text().splitlines()[finding.line - 1]
