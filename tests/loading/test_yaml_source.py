"""YAML as this project reads it: nothing is converted behind the author's back."""

import pytest

from machiavelli.loading.folder import Text, decode
from machiavelli.loading.yaml_source import read_yaml
from machiavelli.model.findings import Finding, Place

WORDS = ["no", "yes", "on", "off", "y", "n", "No", "YES", "True", "NULL", "~"]
ODD_NUMBERS = [
    "010",
    "007",
    "08",
    "0x1F",
    "0b1",
    "1_000",
    "+1",
    "-0",
    "1.5",
    "1e3",
    "10:30",
    "2018-12-13",
    ".inf",
]


def read(text: str):
    file = read_yaml(Text("f.yaml", text))
    assert not file.findings, file.findings
    return file.data


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("13", 13),
        ("0", 0),
        ("-1", -1),
        ("true", True),
        ("false", False),
        ("null", None),
        ("", None),
        *[(word, word) for word in WORDS],
        *[(word, word) for word in ODD_NUMBERS],
        ("99999999999999999999", "99999999999999999999"),
        ('"13"', "13"),
        ("'true'", "true"),
        ("5♣ * 7♣", "5♣ * 7♣"),
        ("n.#3", "n.#3"),
        ("'#b00020' # a comment", "#b00020"),
        ("13 # a comment", 13),
        ("[a, 7] # a comment", ["a", 7]),
        ("{y: ♣, n: ♦}", {"y": "♣", "n": "♦"}),
        ('"L\'asso"', "L'asso"),
        ("L'asso", "L'asso"),
        ("<b>13</b>", "<b>13</b>"),
        ("<<", "<<"),
    ],
)
def test_a_value_means_what_it_says(written: str, value: object):
    assert read(f"key: {written}") == {"key": value}


def test_blocks_and_comment_lines_are_read():
    text = "# first\na: >-\n  folded # not a comment\n  text\n# between\nb: |\n  kept\nc: # below\n  d: 1\n"
    assert read(text) == {"a": "folded # not a comment text", "b": "kept\n", "c": {"d": 1}}


@pytest.mark.parametrize("text", ["\ufeff---\r\nid: p1\r\nhand: 8♦ 8♥\r\n", "id: p1\rhand: 8♦ 8♥\r"])
def test_byte_order_marks_and_line_ends_of_any_system_leave_no_trace(text: str):
    source = decode(text.encode(), "f.yaml")
    assert isinstance(source, Text)
    assert read(source.text) == {"id": "p1", "hand": "8♦ 8♥"}


def test_bytes_that_are_no_utf8_are_named_with_their_place():
    found = decode("a: 1\nb: así".encode("latin-1"), "f.yaml")
    assert found == Finding("f.yaml", 2, 6, "not-utf8", "byte 0xed is not UTF-8: save the file as UTF-8")


def test_every_value_and_key_has_its_place():
    file = read_yaml(Text("f.yaml", 'a:\n  - x: 1\n    y: "zz"\n'))
    assert file.places["a", "0", "x"] == Place("f.yaml", 2, 8)
    assert file.key_places["a", "0", "y"] == Place("f.yaml", 3, 5)
    assert file.place_inside(("a", "0", "y"), 2) == Place("f.yaml", 3, 10)
    assert file.place(("a", "0", "missing")) == Place("f.yaml", 2, 5)


def test_a_place_inside_a_folded_or_escaped_text_is_the_text():
    file = read_yaml(Text("f.yaml", 'a: "b\\u2663c"\nd: b\n  c\n'))
    assert file.place_inside(("a",), 3) == Place("f.yaml", 1, 4)
    assert file.place_inside(("d",), 3) == Place("f.yaml", 2, 4)


def test_all_bare_jokers_are_found_at_once():
    file = read_yaml(Text("f.yaml", "table: [[7♠, *, 9♠]]\nhand:\n  - *\n  - * 5♦\nkey: wrong\nkey: twice\n"))
    assert [(finding.line, finding.code) for finding in file.findings] == [
        (1, "bare-joker"),
        (3, "bare-joker"),
        (4, "bare-joker"),
        (6, "duplicate-key"),
    ]


@pytest.mark.parametrize(
    ("written", "column", "code"),
    [
        ("[uno] due", 13, "quote-the-text"),
        ("{uno} due", 8, "quote-the-text"),
        ("> due", 9, "quote-the-text"),
        ("| due", 9, "quote-the-text"),
        ("*uno due", 7, "anchor"),
    ],
)
def test_a_text_that_begins_with_a_sign_of_yaml_is_one_fault(written: str, column: int, code: str):
    (finding,) = read_yaml(Text("f.yaml", f"a:\n  it: {written}\n  es: x\n")).findings
    assert (finding.line, finding.column, finding.code) == (2, column, code)
    assert "did not find" not in finding.message


def test_a_key_too_far_left_is_said_in_words():
    (finding,) = read_yaml(Text("f.yaml", "a:\n  b: 1\n c: 2\n")).findings
    assert (finding.line, finding.column) == (3, 2)
    assert "indentation" in finding.message


def test_a_run_of_one_invisible_character_is_one_fault():
    file = read_yaml(Text("f.yaml", "a: x" + "\0" * 5000 + "y\u200b\u200b \u200b\n"))
    assert [finding.column for finding in file.findings] == [5, 5006, 5009]


def test_hostile_nesting_and_size_end_at_once():
    for text in (
        "[" * 200_000,
        "{a: " * 60_000,
        "- " * 100_000,
        "? " * 100_000,
        "a: [" + "{}," * 60_000 + "]",
    ):
        read_yaml(Text("f.yaml", text))
