"""A file that cannot be read, or that holds something else, is one finding: whatever folder it lies in."""

from collections.abc import Callable
from pathlib import Path

import pytest

from machiavelli.model.findings import Code, Finding
from sample_content import findings_of, sample_root

FILES = (
    "rules/plain.yaml",
    "rules/wild.yaml",
    "rules/sources.yaml",
    "rules/glossary.yaml",
    "rules/examples.yaml",
    "puzzles/free-a-king.yaml",
    "puzzles/daily.yaml",
    "puzzles/quizzes/basics.yaml",
    "lessons/first.yaml",
    "strategy/waiting.yaml",
    "texts/pt/puzzles.yaml",
)
FAULTS: dict[str, tuple[Code, Callable[[str], bytes]]] = {
    "empty": (Code.EMPTY_FILE, lambda text: b"# nothing\n"),
    "another shape": (Code.WRONG_TYPE, lambda text: b"12\n"),
    "Latin-1": (Code.NOT_UTF8, lambda text: text.encode() + b"# \xe9\n"),
}
"""What is done to a file, and the one thing said of it."""
IN_THE_TEXT: dict[str, tuple[Code, Callable[[str], bytes]]] = {
    "a tab": (Code.TAB, lambda text: text.replace("\n  ", "\n\t", 1).encode()),
    "open quotes": (Code.QUOTE_THE_TEXT, lambda text: _in_a_mapping(text, "x: 'y")),
    "values taken over": (Code.ANCHOR, lambda text: _in_a_mapping(text, "<<: {a: 1}")),
}
"""Faults that are the same in all files, so that a third of the files is enough for each."""


def _as_windows_saves_it(text: str) -> bytes:
    """With a byte order mark, its line ends but for the last, and the start of a document."""
    return b"\xef\xbb\xbf" + f"---\n{text}".rstrip("\n").replace("\n", "\r\n").encode()


def _in_a_mapping(text: str, line: str) -> bytes:
    last = text.rstrip("\n").split("\n")[-1]
    is_list = text.startswith("-")
    return f"{text}{' ' * (len(last) - len(last.lstrip(' ')) if is_list else 0)}{line}\n".encode()


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample with a file of every kind."""
    root = sample_root(tmp_path_factory.mktemp("every"))
    _write(root / "puzzles/daily.yaml", "- day: 2026-12-01\n  puzzles: [free-a-king]\n")
    words = "  caption: {es: Tres, pt: Três, it: Tre}\n"
    _write(root / "rules/examples.yaml", f"three:\n  meld: 5♠ 5♥ 5♦\n  verdict: group\n{words}")
    puzzle = root / "puzzles/free-a-king.yaml"
    _write(puzzle, puzzle.read_text("utf-8").replace("pt: Dois reis, ", ""))
    _write(root / "texts/pt/puzzles.yaml", "free-a-king:\n  intro: Dois reis\n")
    assert findings_of(root) == []
    return root


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def _found(root: Path, name: str, change: Callable[[str], bytes]) -> list[Finding]:
    """All findings with the file changed, which is then put back."""
    path = root / name
    text = path.read_text("utf-8")
    try:
        path.write_bytes(change(text))
        return findings_of(root)
    finally:
        _write(path, text)


@pytest.mark.parametrize("fault", FAULTS)
def test_one_fault_is_one_finding_in_every_folder(root: Path, fault: str) -> None:
    code, change = FAULTS[fault]
    for name in FILES:
        found = _found(root, name, change)
        assert [(one.path, one.code) for one in found] == [(name, code)], found


@pytest.mark.parametrize("fault", IN_THE_TEXT)
def test_one_fault_of_the_text_is_one_finding(root: Path, fault: str) -> None:
    code, change = IN_THE_TEXT[fault]
    for name in FILES[list(IN_THE_TEXT).index(fault) :: len(IN_THE_TEXT)]:
        found = _found(root, name, change)
        assert [(one.path, one.code) for one in found] == [(name, code)], found


def test_how_a_file_was_saved_is_no_fault(root: Path) -> None:
    for name in FILES:
        assert _found(root, name, _as_windows_saves_it) == [], name


def test_words_elsewhere_that_fit_nothing_are_still_found(root: Path) -> None:
    found = _found(root, "texts/pt/puzzles.yaml", lambda text: text.replace("intro", "intrr").encode())
    assert [(one.path, one.code) for one in found] == [
        ("puzzles/free-a-king.yaml", Code.MISSING_LANGUAGE),
        ("texts/pt/puzzles.yaml", Code.UNKNOWN_KEY),
    ]


def test_a_puzzle_misspelt_in_the_list_of_days_is_told_once(root: Path) -> None:
    (found,) = _found(root, "puzzles/daily.yaml", lambda text: text.replace("king", "kong").encode())
    assert (found.path, found.code) == ("puzzles/daily.yaml", Code.UNKNOWN_PUZZLE)


def test_a_sign_that_cannot_be_seen_in_an_id_is_one_finding(root: Path) -> None:
    for name in FILES[:2] + FILES[5:6] + FILES[7:10]:
        found = _found(root, name, lambda text: text.replace("id: ", "id: \u200b", 1).encode())
        assert [(one.path, one.code) for one in found] == [(name, Code.INVISIBLE_CHARACTER)], found
