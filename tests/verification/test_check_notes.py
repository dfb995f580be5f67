"""Notes taken over from another variant: what they speak of must be said, and still be so."""

from pathlib import Path

from machiavelli.loading import read_content
from machiavelli.model.findings import Code, Finding
from machiavelli.model.sources import Provenance, Status
from sample_content import findings_of, sample_root

CHILD = """id: child
extends: {parent}
name: {{es: Hija, pt: Filha, it: Figlia}}
tagline: {{es: Poco, pt: Pouco, it: Poco}}
sources: [book]
rules:
  deal: {{{rules}}}
"""
TWO_JOKERS = "jokers: {value: 2, status: stated, by: [book]}"
OWN = "hand_by_players: {value: {6: 12}, status: stated, by: [book]}"


def found(folder: Path, rules: str, parent: str = "wild", unsaid: str = "", wild: str = "") -> list[Finding]:
    root = sample_root(folder)
    (root / "rules/child.yaml").write_text(unsaid + CHILD.format(parent=parent, rules=rules))
    if wild:
        path = root / "rules/wild.yaml"
        text = path.read_text()
        assert wild in text
        path.write_text(text.replace(wild, ""))
    return findings_of(root)


def test_a_note_that_is_no_longer_true_is_found_where_the_rule_was_changed(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, TWO_JOKERS)
    assert (finding.code, finding.path, finding.line) == (Code.STALE_NOTE, "rules/child.yaml", 7)
    assert "deal.hand_by_players" in finding.message


def test_with_an_entry_of_its_own_nothing_is_taken_over(tmp_path: Path) -> None:
    assert found(tmp_path, f"{TWO_JOKERS}, {OWN}") == []


def test_what_the_note_does_not_speak_of_may_change(tmp_path: Path) -> None:
    assert found(tmp_path, "hand_size: {value: 12, status: stated, by: [book]}") == []


def test_words_of_its_own_for_all_that_is_unsaid_rest_on_nothing(tmp_path: Path) -> None:
    unsaid = "unsaid: {es: Como allí, pt: Como lá, it: Come là}\n"
    assert found(tmp_path, TWO_JOKERS, unsaid=unsaid) == []


def test_who_is_taken_over_must_say_what_the_note_rests_on(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, TWO_JOKERS, wild="      rests_on: [deal.decks, deal.jokers]\n")
    assert (finding.code, finding.path) == (Code.MISSING_KEY, "rules/wild.yaml")
    assert "'rests_on'" in finding.message


def test_a_grandchild_is_held_against_the_file_the_note_stands_in(tmp_path: Path) -> None:
    root = sample_root(tmp_path)
    (root / "rules/middle.yaml").write_text(
        CHILD.replace("id: child", "id: middle").format(parent="wild", rules=f"{TWO_JOKERS}, {OWN}")
    )
    (root / "rules/child.yaml").write_text(
        CHILD.format(parent="middle", rules="decks: {value: 3, status: stated, by: [book]}")
    )
    assert [finding.code for finding in findings_of(root)] == []


def taken_over(folder: Path, status: str) -> Provenance:
    """Why many players get the hand they get, in a child of the house, if in its parent the note is there."""
    root = sample_root(folder)
    wild = root / "rules/wild.yaml"
    wild.write_text(wild.read_text().replace("status: derived", f"status: {status}", 1))
    (root / "rules/child.yaml").write_text(
        CHILD.format(parent="wild", rules="jokers: {value: 2, status: convention}")
    )
    content, _ = read_content(root, root / "texts")
    assert findings_of(root) == []
    return content.variants["child"].provenance["deal.hand_by_players"]


def test_what_followed_from_what_a_house_rule_changes_is_the_houses_own(tmp_path: Path) -> None:
    assert taken_over(tmp_path, "derived") == Provenance(Status.CONVENTION)


def test_what_the_sources_say_they_say_of_a_house_too(tmp_path: Path) -> None:
    assert taken_over(tmp_path, "stated") == Provenance(Status.STATED, ("book",))


def test_the_reason_of_a_house_rule_need_not_say_what_it_rests_on(tmp_path: Path) -> None:
    root = sample_root(tmp_path)
    note = "{es: Somos muchos, pt: Somos muitos, it: Siamo in tanti}"
    house = CHILD.format(parent="wild", rules=f"hand_size: {{value: 9, status: convention, note: {note}}}")
    (root / "rules/child.yaml").write_text(house)
    again = CHILD.format(parent="child", rules="face_up: {value: 0, status: stated, by: [book]}")
    (root / "rules/again.yaml").write_text(again.replace("id: child", "id: again"))
    assert findings_of(root) == []
