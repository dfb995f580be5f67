"""The whole content: faults of one file hide none of another, and nothing outside the root is read."""

import os
from pathlib import Path

import pytest

from machiavelli.errors import ContentError, UsageError
from machiavelli.loading import load_content, read_content
from machiavelli.model.content import Content
from machiavelli.model.sources import Status
from sample_content import SAMPLE, sample_root


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return sample_root(tmp_path)


def faults(root: Path) -> list[str]:
    return [str(finding) for finding in read_content(root, root / "texts")[1]]


def test_the_sample_is_read_whole():
    content = load_content(SAMPLE, SAMPLE / "texts")
    assert list(content.variants) == ["plain", "wild"]
    assert list(content.puzzles) == ["free-a-king"]
    assert list(content.quizzes) == ["basics"]
    assert content.languages == ("es", "it", "pt")
    assert not content.unread


def test_a_variant_takes_over_what_it_does_not_say():
    content = load_content(SAMPLE, SAMPLE / "texts")
    plain, wild = content.variants["plain"], content.variants["wild"]
    assert wild.parent == "plain"
    assert wild.rules.melds == plain.rules.melds
    assert wild.rules.deal.hand_by_players == {6: 12, 7: 10}
    assert wild.provenance["deal.jokers"].by == ("book",)
    assert wild.provenance["deal.players"].status is Status.DISPUTED
    assert wild.provenance["melds.run_min"] == plain.provenance["melds.run_min"]


def test_variants_and_their_quizzes_stand_in_the_order_of_the_sources(content: Content):
    assert list(content.variants)[:5] == ["base", "quindici", "scoperte", "jolly", "tahiti"]
    places = [list(content.variants).index(quiz.variant) for quiz in content.quizzes.values()]
    assert places == sorted(places)


def test_places_lead_to_the_file_where_a_rule_is_written():
    content = load_content(SAMPLE, SAMPLE / "texts")
    assert content.place("variant", "wild", "rules", "deal", "jokers", "value").path == "rules/wild.yaml"
    assert content.place("variant", "wild", "rules", "deal", "decks", "value").path == "rules/plain.yaml"
    claim = content.place("puzzle", "free-a-king", "claim", "played")
    assert (claim.path, claim.line, claim.column) == ("puzzles/free-a-king.yaml", 9, 11)


def test_words_are_data_whatever_they_look_like():
    puzzle = load_content(SAMPLE, SAMPLE / "texts").puzzles["free-a-king"]
    assert puzzle.title["es"] == "L'as & <b>{{ 7*7 }}</b>"
    assert puzzle.title["pt"] == "Três <3 e 5 > 3"
    assert puzzle.explanation == {
        "es": "no",
        "pt": "10:30",
        "it": "{% for x in range(9) %}x{% endfor %} # no comment",
    }


def test_one_bad_file_hides_nothing_in_the_others(root: Path):
    (root / "rules" / "plain.yaml").write_text("id: [")
    (root / "puzzles" / "a.yaml").write_text("id: 'a'b'")
    (root / "puzzles" / "quizzes" / "b.yaml").write_text("id: b\nid: c\n")
    (root / "texts" / "es" / "bad.ftl").write_text("bad = {\n")
    with pytest.raises(ContentError) as error:
        load_content(root, root / "texts")
    paths = {str(finding).partition(":")[0] for finding in error.value.findings}
    assert paths == {"rules/plain.yaml", "puzzles/a.yaml", "puzzles/quizzes/b.yaml", "texts/es/bad.ftl"}


def test_findings_come_in_the_order_of_files_and_lines(root: Path):
    for name in ("z", "a", "m"):
        (root / "puzzles" / f"{name}.yaml").write_text("b: 1\nb: 2\n\tc: 3\n")
    found = read_content(root, root / "texts")[1]
    assert found == sorted(found)
    assert len(found) == 6


def test_follow_up_faults_of_a_broken_parent_are_not_reported(root: Path):
    (root / "rules" / "plain.yaml").write_text("id: [a\n")
    message = "the [ opened here is not closed, lacks a comma, or a text in it needs double quotes"
    assert faults(root) == [f"rules/plain.yaml:1:5: yaml-syntax {message}"]


def test_files_that_nobody_reads_are_named(root: Path):
    for name in ("rules/x.yml", "puzzles/Y.YAML", "puzzles/note.txt", "texts/es/words.po"):
        (root / name).write_text("x")
    (root / "puzzles" / "more").mkdir()
    (root / "puzzles" / "README.md").write_text("x")
    (root / "puzzles" / ".hidden").write_text("x")
    assert faults(root) == [
        "puzzles/Y.YAML:1:1: stray-file only .yaml files are read here: name it Y.yaml",
        "puzzles/more:1:1: stray-file only .yaml files are read here: move it elsewhere",
        "puzzles/note.txt:1:1: stray-file only .yaml files are read here: move it elsewhere",
        "rules/x.yml:1:1: stray-file only .yaml files are read here: name it x.yaml",
        "texts/es/words.po:1:1: stray-file only .ftl and .yaml files are read here: move it elsewhere",
    ]


def test_links_do_not_lead_out_of_the_folder(root: Path, tmp_path: Path):
    (tmp_path / "secret.yaml").write_text("id: secret\n")
    (root / "puzzles" / "secret.yaml").symlink_to(tmp_path / "secret.yaml")
    (root / "puzzles" / "gone.yaml").symlink_to(root / "nowhere.yaml")
    (root / "puzzles" / "round.yaml").symlink_to(root / "puzzles" / "round.yaml")
    assert faults(root) == [
        "puzzles/gone.yaml:1:1: unreadable-file the file cannot be opened",
        "puzzles/round.yaml:1:1: unreadable-file the file cannot be opened",
        "puzzles/secret.yaml:1:1: outside-link a link out of the folder is not followed",
    ]


@pytest.mark.parametrize(
    "written", ["|\n    a\n\n    # b\n", "> \n    a\n    # b\n", '" a\\n\\n\\n # b\\n"\n']
)
def test_words_are_one_line_however_they_are_written(root: Path, written: str):
    path = next((root / "puzzles").glob("*.yaml"))
    text = path.read_text()
    title = next(line for line in text.split("\n") if line.startswith("title:"))
    path.write_text(text.replace(title, f"title:\n  pt: p\n  it: i\n  es: {written.rstrip()}"))
    content, findings = read_content(root, root / "texts")
    assert not findings
    assert content.puzzles[path.stem].title["es"] == "a # b"


def test_what_is_no_file_is_never_waited_for(root: Path):
    os.mkfifo(root / "puzzles" / "pipe.yaml")
    (root / "puzzles" / "folder.yaml").mkdir()
    assert faults(root) == [
        "puzzles/folder.yaml:1:1: stray-file only .yaml files are read here: move it elsewhere",
        "puzzles/pipe.yaml:1:1: unreadable-file this is no file",
    ]


def test_very_large_files_are_refused_before_they_are_read(root: Path):
    (root / "puzzles" / "large.yaml").write_bytes(b"#" * (256 * 1024 + 1))
    assert faults(root) == ["puzzles/large.yaml:1:1: too-large more than 256 kB"]


def test_parents_in_a_circle_are_named_once_each(root: Path):
    text = (root / "rules" / "wild.yaml").read_text()
    for id_, parent in (("one", "two"), ("two", "one")):
        changed = text.replace("id: wild", f"id: {id_}").replace("extends: plain", f"extends: {parent}")
        (root / "rules" / f"{id_}.yaml").write_text(changed)
    assert faults(root) == [
        "rules/one.yaml:3:10: parent-loop variants that extend each other in a circle: two → one → two",
        "rules/two.yaml:3:10: parent-loop variants that extend each other in a circle: one → two → one",
    ]


def test_a_folder_without_rules_is_a_wrong_use(tmp_path: Path):
    with pytest.raises(UsageError, match="no folder"):
        load_content(tmp_path)


def test_an_empty_folder_does_not_pass(root: Path, tmp_path: Path):
    for path in (root / "rules").glob("*.yaml"):
        if path.stem != "sources":
            path.unlink()
    with pytest.raises(UsageError, match="no variant in"):
        load_content(root, root / "texts")
    (tmp_path / "empty").mkdir()
    with pytest.raises(UsageError, match="no language in"):
        load_content(SAMPLE, tmp_path / "empty")


def test_a_missing_sources_file_is_a_finding(root: Path):
    (root / "rules" / "sources.yaml").unlink()
    assert faults(root) == ["rules/sources.yaml:1:1: unreadable-file the file cannot be opened"]


def test_a_few_missing_rules_are_named_one_by_one(root: Path):
    plain = root / "rules" / "plain.yaml"
    kept = [
        line for line in plain.read_text().splitlines() if "    decks:" not in line and "run_min:" not in line
    ]
    plain.write_text("\n".join(kept))
    assert [line.split(": ", 1)[1] for line in faults(root)] == [
        "missing-key the key 'rules.deal.decks' is missing here",
        "missing-key the key 'rules.melds.run_min' is missing here",
    ]
