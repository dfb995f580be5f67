"""Every faulty file gets exactly the messages that stand beside it, and every code has a faulty file."""

from pathlib import Path

import pytest

from machiavelli.model.findings import Code
from sample_content import BROKEN, SAMPLE, broken_files, findings_of, findings_with

TESTS = Path(__file__).parents[1]
# Faults that need more than one file of text: where they are tested.
ELSEWHERE = {
    Code.OUTSIDE_LINK: "loading/test_content.py",
    Code.STRAY_FILE: "loading/test_content.py",
    Code.TOO_LARGE: "loading/test_content.py",
    Code.UNREADABLE_FILE: "loading/test_content.py",
    Code.MISSING_PAGE: "delivery/test_texts.py",
    Code.BROKEN_LINK: "pages/test_written_links.py",
    Code.OTHER_SELECTORS: "verification/test_check_texts.py",
    Code.UNPROVED_CLAIM: "verification/test_check_proofs.py",
    Code.UNUSED_MESSAGE: "loading/test_texts.py",
}


def test_the_sample_itself_has_no_fault():
    assert findings_of(SAMPLE) == []


@pytest.mark.parametrize("path", broken_files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_faulty_file_gets_its_messages(path: Path, tmp_path: Path):
    found = "".join(f"{finding}\n" for finding in findings_with(path, tmp_path))
    assert found == path.with_suffix(".txt").read_text()
    assert found, "no fault was found"


def test_every_code_has_a_faulty_file():
    messages = "".join(path.read_text() for path in BROKEN.glob("*/*.txt"))
    for code in Code:
        if code in ELSEWHERE:
            said = (TESTS / ELSEWHERE[code]).read_text()
            assert f": {code} " in said or f"Code.{code.name}" in said, code
        else:
            assert f": {code} " in messages, code


def test_every_message_file_has_its_faulty_file():
    faulty = {path.with_suffix("") for path in broken_files()}
    assert {path.with_suffix("") for path in BROKEN.glob("*/*.txt")} == faulty
    assert len(faulty) > 100
