"""A language whose words of the data stand in its own folder: as good as beside the data."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from machiavelli.loading import read_content
from machiavelli.loading.folder import Text
from machiavelli.loading.missing_words import grouped
from machiavelli.loading.yaml_source import read_yaml
from machiavelli.model.content import Content
from machiavelli.verification.verify import verify
from sample_content import sample_root

LANGUAGES = {"es", "it", "pt"}
FOLDERS = {
    "rules": "rules",
    "puzzles": "puzzles",
    "quizzes": "puzzles/quizzes",
    "lessons": "lessons",
    "strategy": "strategy",
}


def _spanish(data: Any) -> Any:
    """What the Spanish words of some data are, in its shape; None where there are none."""
    if isinstance(data, dict) and data and set(data) <= LANGUAGES:
        return data.get("es")
    if isinstance(data, list):
        data = {str(number + 1): item for number, item in enumerate(data)}
    if not isinstance(data, dict):
        return None
    return {key: words for key, value in data.items() if (words := _spanish(value)) is not None} or None


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The sample with one language more, which says all in Spanish."""
    root = sample_root(tmp_path)
    shutil.copytree(root / "texts" / "es", root / "texts" / "xx")
    for name, folder in FOLDERS.items():
        words = {}
        for path in sorted((root / folder).glob("*.yaml")):
            found = _spanish(read_yaml(Text(path.name, path.read_text(encoding="utf-8"))).data)
            words |= {path.stem: found} if found else {}
        _write(root, name, words)
    return root


def _path(root: Path, name: str) -> Path:
    return root / "texts" / "xx" / f"{name}.yaml"


def _write(root: Path, name: str, words: dict[str, Any]) -> None:
    _path(root, name).write_text(json.dumps(words, ensure_ascii=False, indent=1), encoding="utf-8")


def _read(root: Path) -> tuple[Content, list[str]]:
    content, findings = read_content(root, root / "texts")
    return content, [str(finding) for finding in sorted({*findings, *verify(content)})]


def test_the_words_are_there_as_if_they_stood_beside_the_data(root: Path):
    content, findings = _read(root)
    assert findings == []
    puzzle = content.puzzles["free-a-king"]
    assert puzzle.title["xx"] == puzzle.title["es"]
    question = next(iter(content.quizzes.values())).questions[0]
    assert question.why["xx"] == question.why["es"]
    assert content.place("puzzle", "free-a-king", "title", "xx").path == "texts/xx/puzzles.yaml"
    assert any(prose.lang == "xx" and prose.place.path == "texts/xx/puzzles.yaml" for prose in content.prose)


def test_items_of_a_list_may_be_named_by_their_id(root: Path):
    words = json.loads(_path(root, "quizzes").read_text(encoding="utf-8"))
    content, _ = _read(root)
    quiz = content.quizzes["basics"]
    by_number = words["basics"]["questions"]
    words["basics"]["questions"] = {
        question.id: by_number[str(number + 1)] for number, question in enumerate(quiz.questions)
    }
    _write(root, "quizzes", words)
    assert _read(root)[1] == []


FAULTS = {
    "a file that is not there": (
        lambda words: words | {"free-a-jack": {"title": "No"}},
        "unknown-key there is no file puzzles/free-a-jack.yaml that could use these words",
    ),
    "a key that is not there": (
        lambda words: {"free-a-king": words["free-a-king"] | {"titel": "No"}},
        "unknown-key puzzles/free-a-king.yaml has no 'titel' there",
    ),
    "words for what has none": (
        lambda words: {"free-a-king": words["free-a-king"] | {"variant": "No"}},
        "wrong-type puzzles/free-a-king.yaml has no words there",
    ),
    "no words for a file": (lambda words: {}, "missing-language no text in 'xx'"),
    "an empty text": (
        lambda words: {"free-a-king": words["free-a-king"] | {"title": " "}},
        "empty-text the text is empty",
    ),
    "a list for words": (
        lambda words: {"free-a-king": words["free-a-king"] | {"title": ["No"]}},
        "wrong-type",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_found_at_its_line(root: Path, name: str):
    change, message = FAULTS[name]
    words = json.loads(_path(root, "puzzles").read_text(encoding="utf-8"))
    _write(root, "puzzles", change(words))
    _, findings = _read(root)
    where = "puzzles/free-a-king.yaml" if name == "no words for a file" else "texts/xx/puzzles.yaml"
    assert findings
    assert all(finding.startswith(f"{where}:") for finding in findings)
    assert all(message in finding for finding in findings)


def test_missing_words_say_where_they_may_stand(root: Path):
    _write(root, "rules", {})
    _, findings = _read(root)
    lacking = [finding for finding in findings if "missing-language" in finding]
    assert lacking
    assert all(
        finding.endswith("write one here, as every language has one, or in texts/xx/rules.yaml")
        for finding in lacking
    )


def test_a_new_language_starts_with_one_finding_a_file(root: Path):
    for path in (root / "texts" / "xx").glob("*.yaml"):
        path.unlink()
    content, findings = read_content(root, root / "texts")
    told = grouped({*findings, *verify(content)})
    lacking = [finding for finding in findings if finding.home]
    homes = {finding.home for finding in lacking}
    many = {home for home in homes if sum(finding.home == home for finding in lacking) > 10}
    assert many
    for home in many:
        (one,) = (finding for finding in told if finding.path == home)
        assert one.message.startswith(
            f"{sum(finding.home == home for finding in lacking)} texts are missing here"
        )
    assert all(finding.home not in many for finding in told)


def test_words_that_stand_beside_the_data_too(root: Path):
    path = root / "puzzles" / "free-a-king.yaml"
    text = path.read_text(encoding="utf-8")
    title = next(line for line in text.split("\n") if line.startswith("title:"))
    path.write_text(text.replace(title, title.replace("{", "{xx: Libre, ", 1)), encoding="utf-8")
    line = text[: text.index(title)].count("\n") + 1
    (finding,) = _read(root)[1]
    assert finding.endswith(f"duplicate-key these words stand in puzzles/free-a-king.yaml:{line} already")


@pytest.mark.parametrize("text", ["", "free-a-king: [", "- a\n", "{\n"])
def test_a_file_that_cannot_be_read_is_the_only_finding(root: Path, text: str):
    _path(root, "puzzles").write_text(text, encoding="utf-8")
    _, findings = _read(root)
    assert findings
    assert all(finding.startswith("texts/xx/puzzles.yaml:") for finding in findings)


def test_what_a_language_says_of_a_thousand_puzzles_fits_and_much_more_does_not(root: Path):
    words = json.loads(_path(root, "puzzles").read_text(encoding="utf-8"))
    padding = "\n" * 1_000_000
    _path(root, "puzzles").write_text(json.dumps(words, ensure_ascii=False) + padding, encoding="utf-8")
    assert _read(root)[1] == []
    _path(root, "puzzles").write_text(json.dumps(words, ensure_ascii=False) + 3 * padding, encoding="utf-8")
    assert "texts/xx/puzzles.yaml:1:1: too-large more than 2048 kB" in _read(root)[1]
