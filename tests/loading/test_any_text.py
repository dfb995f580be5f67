"""Whatever stands in a file, reading it gives data or findings, never another error."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from machiavelli.loading.checking import check
from machiavelli.loading.file_models import PUZZLE, SOURCES, VARIANT
from machiavelli.loading.folder import Text, decode
from machiavelli.loading.quiz_file import QUIZ
from machiavelli.loading.yaml_source import read_yaml
from machiavelli.model.findings import Finding
from sample_content import SAMPLE

MODELS = (PUZZLE, QUIZ, SOURCES, VARIANT)
# What mistakes and mischief are made of.
SIGNS = [
    "*",
    "&a ",
    "*a",
    "!!str ",
    "'",
    '"',
    ": ",
    "- ",
    "#",
    " #",
    "{",
    "}",
    "[",
    "]",
    "? ",
    "| ",
    ">",
    "@",
    "`",
]
WORDS = ["---\n", "%", "<<", "null", "no", "010", "99999999999", "♣", "A♣"]
UNSEEN = ["\t", "\n", "\r", "\u200b", "\u00a0", "\ufeff", "\x00", "\U0001f0a1"]
PIECES = st.sampled_from(SIGNS + WORDS + UNSEEN)


CALM = settings(deadline=None)
"""The first text read makes the models; how long that takes is no matter here."""


@cache
def samples() -> tuple[str, ...]:
    return tuple(path.read_text() for path in sorted(Path(SAMPLE).rglob("*.yaml")))


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A valid file with some pieces put in, and some taken out."""
    text = draw(st.sampled_from(samples()))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(PIECES) + text[at + draw(st.sampled_from([0, 0, 1, 5])) :]
    return text


def read_everywhere(text: str) -> None:
    """Read a text as every kind of file, in a folder or alone. The end of a file may be named as the line
    after the last."""
    for path in ("f.yaml", "rules/f.yaml"):
        read_as_any(path, text)


def read_as_any(path: str, text: str) -> None:
    read = read_yaml(Text(path, text))
    last = text.count("\n") + 2
    for model in MODELS:
        file = replace(read, findings=list(read.findings))
        data = check(file, model, ("es", "pt", "it"))
        assert data is not None or file.findings, "refused without a word"
        for finding in file.findings:
            assert isinstance(finding, Finding)
            assert 1 <= finding.line <= last
            assert finding.column >= 1
            assert "\n" not in str(finding)


@CALM
@given(st.text(max_size=200))
def test_any_text(text: str):
    read_everywhere(text)


@CALM
@given(st.lists(PIECES, max_size=30).map("".join))
def test_any_heap_of_pieces(text: str):
    read_everywhere(text)


def test_a_language_is_missing_wherever_the_file_stands():
    read_everywhere("id: plain\nname: {es: Una}\n")


@settings(CALM, max_examples=150)
@given(damaged())
def test_damaged_files(text: str):
    read_everywhere(text)


@CALM
@given(st.binary(max_size=100))
def test_any_bytes(raw: bytes):
    source = decode(raw, "f.yaml")
    if isinstance(source, Text):
        read_everywhere(source.text)
    else:
        assert source.code == "not-utf8"
