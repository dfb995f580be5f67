"""A rule set that extends another is asked for nothing in the other's file, whatever it changes."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from machiavelli.loading.checking import check
from machiavelli.loading.file_models import VARIANT
from machiavelli.loading.folder import Text
from machiavelli.loading.variants import VariantFiles
from machiavelli.loading.yaml_file import YamlFile
from machiavelli.loading.yaml_source import read_yaml
from machiavelli.model.findings import Code
from machiavelli.model.parameters import possible_values, value_of
from machiavelli.model.variant import Variant
from machiavelli.verification.check_variants import check_variants
from sample_content import repository_content

OWN_ENTRY = 7
"""The one line of a child that says something of its own."""
ONE_VALUE = 7
"""So many parameters can be nothing else, as the engine plays only that."""
RULES = Path(__file__).parents[2] / "rules"
FAMILY = tuple(repository_content().variants)
HEAD = """id: {id}
extends: {parent}
name: {{es: Hija, pt: Filha, it: Figlia}}
tagline: {{es: Poco, pt: Pouco, it: Poco}}
rules:
"""
NUMBERS = {
    "deal.players": "{least: 3, most: 6, more_allowed: false}",
    "deal.decks": "3",
    "deal.jokers": "5",
    "deal.packs_by_players": "{3: {decks: 3, jokers: 1}}",
    "deal.hand_size": "8",
    "deal.hand_by_players": "{4: 6}",
    "deal.hand_floor": "4",
    "deal.face_up": "5",
    "melds.group_min": "2",
    "melds.group_max": "3",
    "melds.run_min": "4",
    "melds.run_max": "9",
    "jokers.per_meld": "2",
    "turn.draw_count": "2",
    "turn.draws_most": "4",
    "turn.opening_points": "20",
    "turn.least_added": "2",
    "turn.most_added": "9",
    "turn.time_limit": "90",
    "failure.penalty_cards": "2",
    "end.knock_points": "3",
    "scoring.card_points": "{ace: 1, ten: 1, figure: 2, joker: 3, low: 1}",
    "scoring.target": "77",
}
"""Values that no rule set of the family has, where there is more to choose from than a few codes."""


def _read(id_: str, text: str) -> tuple[YamlFile, Any]:
    file = read_yaml(Text(f"rules/{id_}.yaml", text))
    data = check(file, VARIANT, ("es", "pt", "it"), ("es", "pt", "it"))
    assert data is not None, file.findings
    return file, data


@cache
def family() -> dict[str, tuple[YamlFile, Any]]:
    return {id_: _read(id_, (RULES / f"{id_}.yaml").read_text("utf-8")) for id_ in FAMILY}


def _changes(parent: Variant) -> Iterator[tuple[str, str]]:
    """Every parameter that may be otherwise, with another value: over the family, with each of its codes."""
    turn = FAMILY.index(parent.id)
    for key in parent.provenance:
        now = value_of(parent.rules, key)
        codes = [str(value).lower() for value in possible_values(key) if value != now]
        others = [NUMBERS[key]] if key in NUMBERS else codes
        yield from ((key, other) for other in others[turn % len(others or "?") :][:1])


def _child(id_: str, parent: str, change: tuple[str, str], how: str) -> VariantFiles:
    section, name = change[0].split(".")
    text = f"{HEAD.format(id=id_, parent=parent)}  {section}:\n    {name}: {{value: {change[1]}, {how}}}\n"
    return VariantFiles({**family(), id_: _read(id_, text)}, frozenset())


@pytest.mark.parametrize("parent", FAMILY)
def test_whatever_a_child_changes_it_is_told_at_its_own_entry(parent: str) -> None:
    """A house rule is asked for no notes; who follows sources is told which notes to write."""
    known = repository_content()
    variants, places, changed = {}, {}, {}
    for number, change in enumerate(_changes(known.variants[parent])):
        id_ = f"child-{number}"
        house = (number + FAMILY.index(parent)) % 2
        files = _child(id_, parent, change, "status: convention" if house else "status: stated, by: [pagat]")
        child = files.build(id_)
        assert child is not None
        variants[id_], changed[f"rules/{id_}.yaml"] = child, (change[0], house)
        places |= {("variant", id_, *place): where for place, where in files.places(id_).items()}
    assert len(changed) == len(known.variants[parent].provenance) - ONE_VALUE
    site = replace(known, variants={**known.variants, **variants}, places={**known.places, **places})
    for finding in check_variants(site):
        key, house = changed[finding.path]
        assert finding.line == OWN_ENTRY
        if finding.code is Code.STALE_NOTE:
            assert not house, finding
            assert finding.message.startswith(f"{key} is not as in "), finding
        elif finding.code is Code.INCONSISTENT_RULES:
            told = finding.message.startswith((f"{key}: ", *"123456789"))  # the rule, or so many players
            assert told or finding.message.endswith(": write an entry for it here"), finding
        else:
            assert finding.code is Code.IMPOSSIBLE_DEAL, finding


@pytest.mark.parametrize("id_", FAMILY)
def test_every_note_of_the_family_says_what_it_rests_on(id_: str) -> None:
    provenance = repository_content().variants[id_].provenance
    assert [name for name, why in provenance.items() if why.note and why.rests_on is None] == []
