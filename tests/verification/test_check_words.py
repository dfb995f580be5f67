"""Words that no text may use."""

from pathlib import Path

import pytest

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Place
from machiavelli.model.glossary import Glossary, Usage
from machiavelli.model.prose import Prose
from machiavelli.verification.check_words import check_words
from sample_content import findings_of, sample_root

ROOT = Path(__file__).parents[2]


def found(text: str, *never: str) -> list[tuple[int, int, str]]:
    """Line, column and word of each finding in a text that starts in line 3, column 5."""
    glossary = Glossary(usage={"x": Usage("x", {"pt": never}, {"pt": "y"})})
    prose = (Prose("pt", text, Place("a.ftl", 3, 5)),)
    content = Content({}, {}, {}, {}, {"pt": None}, {}, glossary=glossary, prose=prose)  # type: ignore[dict-item]
    return [(one.line, one.column, one.message.split("'")[1]) for one in check_words(content)]


def test_a_word_is_found_whole_in_any_case_and_wherever_the_line_ends():
    assert found("Tela, tela e TELAS; telas, telazinha", "tela", "telas") == [
        (3, 5, "Tela"),
        (3, 11, "tela"),
        (3, 18, "TELAS"),
        (3, 25, "telas"),
    ]
    assert found("a mesa\n  compartilhada", "mesa compartilhada") == [(3, 7, "mesa compartilhada")]
    assert found("a\n\n  ênfase tela", "tela") == [(5, 10, "tela")]
    assert found("você, vocês", "você", "vocês") == [(3, 5, "você"), (3, 11, "vocês")]
    assert not found("estela, cautela, tela_x", "tela")
    assert not found("anything")


@pytest.mark.parametrize(
    "written",
    [
        "te**l**a",
        "_tela_",
        "`tela`",
        "te\u00adla",
        "te\u200bla",
        "te<wbr>la",
        "te<!-- -->la",
        "<b>t</b>ela",
        "te&#108;a",
        "t&eacute;la",
        "te\\u006ca",
        "te\\x6ca",
        '{ "tela" }',
        '{ "te" }la',
        'te{"\\u006c"}a',
        "ｔｅｌａ",
        "t\u0435l\u0430",
        "te\u0301la",
    ],
)
def test_a_word_is_found_however_it_is_written(written: str):
    (found_at,) = found(f"na\n a {written}, ali", "tela", "téla")
    line, column, _ = found_at
    assert line == 4
    assert 4 <= column <= 4 + len(written)


def test_a_word_of_a_catalogue_is_found_between_quotes_too(tmp_path: Path):
    root = sample_root(tmp_path)
    path = next((root / "texts/pt").glob("*.ftl"))
    path.write_text(path.read_text() + 'screen = Na { "te" }la\n    e {"tela"} e {"te\\u006ca"}\n')
    words = [one for one in findings_of(root) if one.code is Code.FORBIDDEN_WORD]
    last = path.read_text().count("\n")
    assert [(one.line, one.column) for one in words] == [(last - 1, 13), (last, 7), (last, 18)]


def test_what_only_looks_like_a_word_is_none():
    assert not found("te<br>la, te</p><p>la, te { $x } la, a*tela*b", "tela")


def test_pages_written_by_hand_and_yaml_are_looked_at(tmp_path: Path):
    root = sample_root(tmp_path)
    (root / "docs" / "pt").mkdir(parents=True)
    (root / "docs" / "pt" / "about.md").write_text("---\ntitle: Sobre\n---\n\nNa tela\n")
    (finding,) = findings_of(root)
    assert str(finding) == "docs/pt/about.md:5:4: forbidden-word 'tela' is not used in 'pt': write 'ecrã'"


def test_each_file_of_this_repository_is_looked_at(content: Content):
    """Nothing that people read escapes: all catalogues, all files with words, all pages written by hand."""
    seen = {prose.place.path for prose in content.prose}
    texts = ROOT / "generator" / "machiavelli" / "texts"
    data = [ROOT / name for name in ("rules", "puzzles", "lessons", "strategy")]
    folders = [texts, *data, *(ROOT / "docs" / lang for lang in content.languages)]
    files = {path for folder in folders for path in folder.rglob("*.*") if path.name != "README.md"}
    wordless = {ROOT / "puzzles" / "daily.yaml", ROOT / "rules" / "contrasts.yaml"}
    read = {path for path in files - wordless if path.is_file() and path.suffix != ".json"}
    assert {path.relative_to(ROOT).as_posix() for path in read} == seen


def test_the_glossary_forbids_what_it_must(content: Content):
    glossary = content.glossary
    assert dict(glossary.never("es"))["crupier"] == "repartidor"
    assert {"coringa", "trinca", "você", "tela", "compartilhar", "bater"} <= dict(glossary.never("pt")).keys()
    assert Code.FORBIDDEN_WORD == "forbidden-word"
