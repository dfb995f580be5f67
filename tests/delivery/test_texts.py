"""``machiavelli texts``: what a language lacks, and that a new one needs but folders and words."""

import re
import shutil
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

from machiavelli.delivery.cli import main
from machiavelli.errors import UsageError
from machiavelli.model.findings import Code, Finding
from machiavelli.texts_report import texts_findings
from wordings import LANGUAGES

ROOT = Path(__file__).parents[2]
NEW = "pt-AO"
texts_command = import_module("machiavelli.delivery.commands.texts")


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory, small_root: Path) -> Path:
    """A piece of the repository with a new language that has half of the messages and no other words."""
    root = Path(shutil.copytree(small_root, tmp_path_factory.mktemp("new-language") / "content"))
    shutil.copytree(root / "texts" / "pt", root / "texts" / NEW)
    return root


@pytest.fixture
def site(copied: Path) -> Path:
    return copied / "texts" / NEW / "site.ftl"


def findings(root: Path, *languages: str) -> list[Finding]:
    return texts_findings(root, languages, root / "texts")


def test_rules_that_no_page_can_be_made_of_are_for_verify_to_tell(copied: Path):
    rules = copied / "rules" / "base.yaml"
    text = rules.read_text(encoding="utf-8")
    known = re.search(r"(?m)^examples: \[(.+?)[,\]]", text)
    assert known is not None
    rules.write_text(text.replace(known[1], "no-such-puzzle", 1), encoding="utf-8")
    try:
        assert Code.MISSING_LANGUAGE in {finding.code for finding in findings(copied, NEW)}
    finally:
        rules.write_text(text, encoding="utf-8")


def test_nothing_is_missing_in_this_repository():
    result = CliRunner().invoke(main, ["texts", "--root", str(ROOT)])
    assert (result.exit_code, result.output) == (0, "nothing is missing in any language\n")


def test_a_new_language_is_told_all_it_lacks(copied: Path, site: Path):
    text = site.read_text().replace("menu-home = ", "menu-hone = ")
    site.write_text(text.replace("footer = ", "footer = Tela. "))
    found = findings(copied, NEW)
    by_code = {code: [one for one in found if one.code is code] for code in {one.code for one in found}}
    assert set(by_code) == {
        Code.MISSING_LANGUAGE,
        Code.MISSING_MESSAGE,
        Code.MISSING_PAGE,
        Code.UNUSED_MESSAGE,
    }
    (missing,), (unused,) = by_code[Code.MISSING_MESSAGE], by_code[Code.UNUSED_MESSAGE]
    assert missing.message == f"'menu-home' does not exist in '{NEW}'"
    assert missing.path == "texts/es/site.ftl"
    assert unused.path == f"texts/{NEW}/site.ftl"
    assert "menu-hone" in unused.message
    assert [one.path for one in by_code[Code.MISSING_PAGE]] == [f"docs/{NEW}/about.md"]
    words = {one.path for one in by_code[Code.MISSING_LANGUAGE]}
    assert {"rules/base.yaml", "rules/glossary.yaml", "puzzles/free-an-eight.yaml"} <= words


def test_a_folder_copied_as_it_is_still_follows_the_usage_of_another_language(
    small_root: Path, tmp_path: Path
):
    root = Path(shutil.copytree(small_root, tmp_path / "content"))
    shutil.copytree(root / "texts" / "es", root / "texts" / "eo")
    wrong = [one for one in findings(root, "eo") if one.path.startswith("texts/eo/")]
    (line,) = (
        number
        for number, words in enumerate((root / "texts/eo/site.ftl").read_text().splitlines(), 1)
        if words.startswith("language-locale")
    )
    assert [str(one) for one in wrong] == [
        f"texts/eo/site.ftl:{line}:1: wrong-value 'es' is a locale of another language: write 'eo'"
    ]


def test_the_other_languages_lack_nothing_meanwhile(copied: Path):
    assert findings(copied, "es") == []
    assert findings(copied, "it", "pt") == []


def test_messages_that_work_in_another_way_are_named(copied: Path):
    rules = copied / "texts" / NEW / "rules.ftl"
    text = rules.read_text()
    rules.write_text(
        text.replace("{ $hand-size } cartas por", "{ $hand } cartas por").replace("[always]", "[allways]", 1)
    )
    codes = {one.code for one in findings(copied, NEW) if one.path.endswith(f"{NEW}/rules.ftl")}
    rules.write_text(text)
    assert codes == {Code.OTHER_VARIABLES, Code.OTHER_SELECTORS}


def test_a_language_without_folder_is_wrong_usage(copied: Path):
    known = ", ".join(sorted({*LANGUAGES, NEW}))
    with pytest.raises(UsageError, match=f"no folder texts/eo: there are {known}"):
        findings(copied, "eo")
    assert CliRunner().invoke(main, ["texts", "eo", "--root", str(ROOT)]).exit_code == 2


def test_each_finding_is_one_line_and_any_is_status_1(
    small_root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    root = Path(shutil.copytree(small_root, tmp_path / "content"))
    (root / "docs" / "it" / "about.md").unlink()
    monkeypatch.setattr(texts_command, "texts_findings", partial(texts_findings, texts=root / "texts"))
    result = CliRunner().invoke(main, ["texts", "it", "--root", str(root)])
    assert result.exit_code == 1
    assert re.fullmatch(r"docs/it/about\.md:1:1: missing-page [^\n]+\n", result.stdout)
    assert result.stderr == "1 finding\n"
    assert CliRunner().invoke(main, ["texts", "es", "--root", str(root)]).exit_code == 0
