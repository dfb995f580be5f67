"""Fluent files → catalogues."""

from pathlib import Path

import pytest

from machiavelli.loading import unused_messages
from machiavelli.loading.texts import languages_in, read_catalogue
from machiavelli.model.findings import Code, Finding
from sample_content import SAMPLE, findings_of, sample_root


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    (tmp_path / "es").mkdir()
    return tmp_path


def test_a_language_is_a_folder():
    assert languages_in(SAMPLE / "texts") == ("es", "it", "pt")


@pytest.mark.parametrize("name", ["Klingon_x", "english", "pt_BR", "PT", "pt-br", "x"])
def test_a_folder_that_no_language_is_called_by_is_one_finding(name: str, tmp_path: Path):
    root = sample_root(tmp_path)
    (root / "texts" / name).mkdir()
    (finding,) = findings_of(root)
    assert (finding.path, finding.code) == (f"texts/{name}", Code.BAD_ID)


@pytest.mark.parametrize("name", ["de", "pt-BR", "zh-Hant", "zh-Hant-TW", "ast"])
def test_languages_countries_and_scripts(name: str, texts: Path):
    (texts / name).mkdir()
    assert name in languages_in(texts)


def test_variables_of_messages_referred_to_count_as_ones_own(texts: Path):
    (texts / "es" / "a.ftl").write_text("one = { $a } { two }\ntwo = { $b ->\n    *[other] { $c }\n}\n")
    catalogue = read_catalogue(texts, "es", "texts").catalogue
    assert catalogue.messages["one"].variables == {"a", "b", "c"}
    assert catalogue.messages["two"].place.line == 2


def test_terms_are_no_messages_and_take_no_variables_from_outside(texts: Path):
    (texts / "es" / "a.ftl").write_text("-card = { $count }\n    .gender = f\none = { -card(count: 2) }\n")
    catalogue = read_catalogue(texts, "es", "texts").catalogue
    assert list(catalogue.messages) == ["one"]
    assert not catalogue.messages["one"].variables


def test_syntax_trees_are_kept_for_whoever_forms_the_sentences(texts: Path):
    (texts / "es" / "a.ftl").write_bytes("\ufeffone = Uno\r\ntwo = Dos\r\n".encode())
    read = read_catalogue(texts, "es", "shown")
    [(path, tree)] = read.catalogue.trees.items()
    assert path == "shown/es/a.ftl"
    assert [entry.id.name for entry in tree.body] == ["one", "two"]
    assert not read.findings


def test_messages_that_could_not_be_read_are_noted(texts: Path):
    (texts / "es" / "a.ftl").write_text("one = { $a\ntwo = Dos\n")
    read = read_catalogue(texts, "es", "texts")
    assert "one" in read.unread
    assert "two" not in read.unread
    assert [finding.code for finding in read.findings] == ["ftl-syntax"]


def test_a_message_without_its_sign_of_equality_is_noted_too(texts: Path):
    (texts / "es" / "a.ftl").write_text("one Uno\ntwo = Dos\n")
    assert "one" in read_catalogue(texts, "es", "texts").unread


def test_a_file_that_cannot_be_read_is_one_finding_not_one_a_message(tmp_path: Path):
    root = sample_root(tmp_path)
    (root / "texts" / "it" / "words.ftl").write_bytes(b"one = S\xec\n")
    assert [finding.code for finding in findings_of(root)] == [Code.NOT_UTF8]


def test_a_function_that_does_not_exist_is_named_with_its_line(texts: Path):
    (texts / "es" / "a.ftl").write_text("one = { NUMBER($a) }\ntwo = { NUMBR($a) }\n")
    (finding,) = read_catalogue(texts, "es", "texts").findings
    assert (finding.line, finding.code) == (2, Code.FTL_SYNTAX)
    assert "NUMBR" in finding.message


def test_unused_messages_are_named_with_their_line():
    catalogue = read_catalogue(SAMPLE / "texts", "es", "texts").catalogue
    message = "'welcome' is shown nowhere: use it, or take it out"
    found = Finding("texts/es/words.ftl", 5, 1, Code.UNUSED_MESSAGE, message)
    assert list(unused_messages([catalogue], ["drawn"])) == [found]
    assert not list(unused_messages([catalogue], ["drawn", "welcome"]))
