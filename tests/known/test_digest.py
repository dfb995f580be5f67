"""Digests: another as soon as anything is, and the same for what is the same."""

from dataclasses import fields, replace

import pytest

from machiavelli.known.digest import digest_of
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Position


def test_the_same_is_the_same():
    one = Position((parse_cards("5♣ 6♣ 7♣"),), parse_cards("8♣"))
    assert digest_of(one) == digest_of(replace(one))
    assert digest_of({"b": 1, "a": 2}) == digest_of({"a": 2, "b": 1})
    assert digest_of(frozenset("abc")) == digest_of(frozenset("cba"))


def test_every_field_counts():
    one = Position((parse_cards("5♣ 6♣ 7♣"),), parse_cards("8♣"))
    others = {
        "table": (parse_cards("5♣ 6♣ 8♣"),),
        "hand": parse_cards("8♠"),
        "opened": False,
        "held": parse_cards("8♣"),
        "since": parse_cards("5♣"),
    }
    assert set(others) == {field.name for field in fields(Position)}
    digests = {digest_of(replace(one, **{name: value})) for name, value in others.items()}
    assert len(digests | {digest_of(one)}) == len(others) + 1


@pytest.mark.parametrize(
    ("one", "other"), [(1, True), (0, False), (None, "null"), (1, "1"), ((), None), ("", ())]
)
def test_what_only_looks_alike_is_told_apart(one: object, other: object):
    assert digest_of([one]) != digest_of([other])


def test_where_things_are_parted_counts():
    assert digest_of([("a", "b"), ("c",)]) != digest_of([("a",), ("b", "c")])


def test_what_has_no_canonical_form_is_refused():
    with pytest.raises(TypeError):
        digest_of(object())
