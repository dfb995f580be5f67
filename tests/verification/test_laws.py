"""How parameters must fit together: every law holds for the site, and each can be broken."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import pytest

from broken_laws import BREAKS
from machiavelli.loading import load_content
from machiavelli.model.parameters import value_of
from machiavelli.model.variant import Rules, Variant
from machiavelli.verification.laws import LAWS, law_ids
from machiavelli.verification.laws.law import written
from rules_for_tests import bend
from sample_content import SAMPLE
from vectors_of import Case, cases, each, rules_of
from watched_rules import Watched

PLAIN = load_content(SAMPLE, SAMPLE / "texts").variants["plain"].rules


def test_every_law_names_parameters_that_exist():
    known = {
        f"{part.name}.{field.name}" for part in fields(Rules) for field in fields(getattr(PLAIN, part.name))
    }
    assert {name for law in LAWS for name in (law.parameter, *law.others)} <= known


@pytest.mark.parametrize(("law", "changes"), list(zip(LAWS, BREAKS, strict=True)))
def test_every_law_can_be_broken(law: Any, changes: dict[str, Any]):
    assert law.holds(PLAIN)
    assert not law.holds(bend(PLAIN, changes))


@each("laws")
def test_the_vectors_break_the_laws_that_they_name(case: Case):
    rules = rules_of(case)
    assert [id_ for id_, law in zip(law_ids(), LAWS, strict=True) if not law.holds(rules)] == case["broken"]


def test_every_law_has_a_vector_that_breaks_it_and_one_that_fits():
    broken = [set(case["broken"]) for case in cases("laws")]
    assert set.union(*broken) == set(law_ids())
    assert set() in broken
    assert len(set(law_ids())) == len(LAWS)


def test_the_variants_of_the_site_obey_all_laws(variants: Mapping[str, Variant]):
    for variant in variants.values():
        assert [law.parameter for law in LAWS if not law.holds(variant.rules)] == []


@pytest.mark.parametrize(("law", "changes"), list(zip(LAWS, BREAKS, strict=True)))
def test_a_fault_tells_every_value_that_the_law_looks_at(law: Any, changes: dict[str, Any]):
    seen: set[str] = set()
    for rules in (PLAIN, bend(PLAIN, changes)):
        law.holds(Watched(rules, seen))
    assert seen <= {law.parameter, *law.others}
    fault = law.fault(bend(PLAIN, changes))
    for name in (law.parameter, *law.others):
        assert f"{name} is {written(value_of(bend(PLAIN, changes), name))}" in fault, name
