"""Catalogues against one another."""

from pathlib import Path

import pytest

from machiavelli.model.findings import Code, Finding
from sample_content import findings_of, sample_root

CHOICE = "choice = {{ $basis ->\n    [per-card] a\n   *[{}] b\n}}\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return sample_root(tmp_path)


def write(root: Path, **messages: str) -> list[Finding]:
    for lang, text in messages.items():
        (root / "texts" / lang / "more.ftl").write_text(text)
    return findings_of(root)


def test_a_language_that_chooses_by_other_codes_is_named(root: Path):
    (finding,) = write(root, es=CHOICE.format("none"), pt=CHOICE.format("nome"), it=CHOICE.format("none"))
    assert (finding.path, finding.line, finding.code) == ("texts/pt/more.ftl", 1, Code.OTHER_SELECTORS)
    assert finding.message == (
        "'choice' chooses by $basis among [nome], [per-card] in 'pt', but among [none], [per-card] in 'es'"
    )


def test_a_code_left_out_is_found_inside_another_choice(root: Path):
    choice = "{ $basis ->\n        [per-card] y\n       *[none] z\n    }"
    inner = f"a = {{ $n ->\n    [one] x\n   *[other] {choice}\n}}\n"
    outer = "a = { $basis ->\n    [per-card] y\n   *[none] { $n }\n}\n"
    assert not write(root, es=inner, pt=outer, it=outer)
    (finding,) = write(root, es=inner, pt=outer, it="a = { $basis } { $n }\n")
    assert (finding.path, finding.code) == ("texts/it/more.ftl", Code.OTHER_SELECTORS)
    assert "among none in 'it'" in finding.message


def test_plurals_numbers_and_ranks_are_each_languages_own(root: Path):
    rank = "{ $rank ->\n        [Q] z\n       *[other] z\n    }"
    plural = f"a = {{ $n ->\n    [0] x\n    [one] y\n   *[other] {rank}\n}}\n"
    assert not write(root, es=plural, pt="a = { $n } { $rank }\n", it="a = { $rank } { $n }\n")


def test_the_odd_one_out_is_at_fault_wherever_it_stands(root: Path):
    for odd in ("es", "it", "pt"):
        texts = {lang: "a = { $b }\n" if lang == odd else "a = { $c }\n" for lang in ("es", "it", "pt")}
        (finding,) = write(root, **texts)
        assert (finding.path, finding.code) == (f"texts/{odd}/more.ftl", Code.OTHER_VARIABLES)
