"""What a variant leaves unsaid: taken over from its parent, but not as a saying of the parent's sources."""

from pathlib import Path

import pytest

from machiavelli.loading import read_content
from machiavelli.model.sources import Provenance, Status
from sample_content import findings_of, sample_root

HEAD = """
id: quiet
extends: plain
name: {es: Callada, pt: Calada, it: Zitta}
tagline: {es: Poco, pt: Pouco, it: Poco}
sources: [book]
rules:
  deal:
    hand_size: {value: 9, status: stated, by: [book]}
"""
NOTE = {"es": "Como allí", "pt": "Como lá", "it": "Come lì"}
UNSAID = "unsaid: {es: Como allí, pt: Como lá, it: Come lì}\n"


def provenance(folder: Path, text: str) -> dict[str, Provenance]:
    root = sample_root(folder)
    (root / "rules" / "quiet.yaml").write_text(text)
    content, findings = read_content(root, root / "texts")
    assert findings == []
    return dict(content.variants["quiet"].provenance)


def test_unsaid_rules_are_conventions_of_the_own_sources(tmp_path: Path):
    why = provenance(tmp_path, UNSAID + HEAD)
    assert why["deal.hand_size"] == Provenance(Status.STATED, ("book",))
    assert why["melds.group_min"] == Provenance(Status.CONVENTION, ("book",), (), NOTE, ())
    silent = [key for key, reason in why.items() if reason.status is Status.SILENT]
    assert silent
    assert all(why[key] == Provenance(Status.SILENT, ("book",), rests_on=()) for key in silent)


def test_without_it_the_sources_of_the_parent_speak(tmp_path: Path):
    assert provenance(tmp_path, HEAD)["melds.group_min"].by == ("sheet",)


def test_nothing_is_unsaid_where_nothing_is_taken_over(tmp_path: Path):
    root = sample_root(tmp_path)
    plain = root / "rules" / "plain.yaml"
    plain.write_text(UNSAID + plain.read_text())
    found = [str(finding) for finding in findings_of(root)]
    assert any("rules/plain.yaml:1:" in line and "'unsaid' belongs to 'extends'" in line for line in found)


def test_a_house_rule_follows_the_sources_of_its_nearest_parent_that_has_any(tmp_path: Path):
    root = sample_root(tmp_path)
    house = HEAD.replace("sources: [book]\n", "").replace("status: stated, by: [book]", "status: convention")
    (root / "rules" / "quiet.yaml").write_text(house)
    again = house.replace("id: quiet", "id: again").replace("extends: plain", "extends: quiet")
    (root / "rules" / "again.yaml").write_text(again)
    content, _ = read_content(root, root / "texts")
    assert findings_of(root) == []
    assert content.variants["again"].sources == content.variants["quiet"].sources == ("sheet",)
    assert content.variants["again"].provenance["deal.hand_size"] == Provenance(Status.CONVENTION)
    assert list(content.variants) == ["plain", "quiet", "again", "wild"]


@pytest.mark.parametrize(("said", "relative"), [("", True), ("relative: false\n", False)])
def test_who_extends_a_game_of_its_own_is_one_too(said: str, relative: bool, tmp_path: Path):
    root = sample_root(tmp_path)
    (root / "rules" / "quiet.yaml").write_text(f"relative: true\n{HEAD}")
    again = HEAD.replace("id: quiet", "id: again").replace("extends: plain", "extends: quiet")
    (root / "rules" / "again.yaml").write_text(said + again)
    content, findings = read_content(root, root / "texts")
    assert findings == []
    assert content.variants["again"].relative == relative
