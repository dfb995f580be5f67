"""A changed card or rule is found out where the lesson tells it; the files of tests/broken hold the rest."""

import re
from pathlib import Path

import pytest

from machiavelli.verification.check_held import values_of
from sample_content import SAMPLE, findings_of, sample_root

LESSON = "lessons/first.yaml"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("meld: K♥ A♥ 2♥", "meld: Q♥ K♥ A♥", ["wrong-claim 0", "card-not-shown 0"]),
        ("[10♣ J♣ Q♣ K♣]", "[9♣ 10♣ J♣ Q♣]", ["wrong-result 2"]),
        ("hand: K♦ K♥", "hand: K♦ K♠", ["wrong-result 1"]),
        ("hand: 8♠", "hand: 9♠", ["wrong-claim 1", "card-not-shown 2"]),
        ("table: [5♠ 6♠ 7♠]", "table: [5♠ 6♠ 8♠]", ["illegal-table 0"]),
        ("hand: 5♠ 5♥ 5♦", "hand: 5♣ 5♥ 5♦", ["card-not-shown 1"]),
        ("pack: 104", "pack: 108", ["wrong-claim 0"]),
    ],
)
def test_a_changed_card_is_found_at_its_line(old: str, new: str, expected: list[str], tmp_path: Path):
    path = sample_root(tmp_path) / LESSON
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    changed = text[: text.index(old)].count("\n") + 1
    # The line of each finding, counted from the changed one.
    found = [f"{finding.code} {finding.line - changed}" for finding in findings_of(path.parents[1])]
    assert list(dict.fromkeys(found)) == expected


def test_a_changed_rule_is_found_in_the_words_that_rest_on_it(tmp_path: Path):
    root = sample_root(tmp_path)
    path = root / "rules" / "plain.yaml"
    text = re.sub(r"(hand_size: \{value: )13", r"\g<1>12", path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    found = [str(finding) for finding in findings_of(root) if finding.path == LESSON]
    assert any("rest on deal.hand_size being 13, but it is 12" in finding for finding in found)


def test_rules_and_what_follows_from_them_can_be_held():
    from machiavelli.loading import load_content

    rules = load_content(SAMPLE, SAMPLE / "texts").variants["plain"].rules
    values = values_of(rules)
    assert values["pack"] == 104
    assert values["dealt.4"] == values["stock.4"] == 52
    assert values["turn.draw_when"] == "instead-of-playing"
    assert values["melds.ace_inside"] is False
