"""The figures in ``simulated/``: hands played again go as they did, and every file tells what it must."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from machiavelli.delivery.cli import main
from machiavelli.delivery.simulated_files import as_json
from machiavelli.loading.simulated import parse_simulated
from machiavelli.model.content import Content
from machiavelli.model.findings import Code
from machiavelli.model.simulated import Cell, Policy, Simulated
from machiavelli.model.variant import Variant
from machiavelli.study.simulation import can_play, play_hand
from machiavelli.verification.rules_digest import rules_digest
from sample_content import findings_of

ROOT = Path(__file__).parents[2]
FILES = {path.stem: parse_simulated(path.read_text()) for path in sorted((ROOT / "simulated").glob("*.json"))}


def found(variant: str) -> Simulated:
    """What the file of a variant holds."""
    simulated = FILES[variant]
    assert simulated is not None, variant
    return simulated


def test_every_variant_has_its_cells(variants: Mapping[str, Variant]):
    assert set(FILES) == set(variants)
    for id_, variant in variants.items():
        cells = {(cell.players, cell.policy) for cell in found(id_).cells}
        wanted: list[tuple[int, Policy]] = [
            *((players, "all") for players in (2, 3, 4)),
            (3, "hold"),
            (3, "mixed"),
        ]
        assert cells >= {one for one in wanted if can_play(variant.rules, *one)}, id_


@pytest.mark.parametrize("id_", FILES)
def test_a_file_is_written_as_it_is_read(id_: str):
    assert as_json(found(id_)) == (ROOT / "simulated" / f"{id_}.json").read_text()


def replayed(cell: Cell, simulated: Simulated, variant: Variant, hand: int) -> bool:
    """Whether a hand goes as the file says it went."""
    course = play_hand(variant.id, variant.rules, cell.players, cell.policy, simulated.seed, hand)
    return course.numbers() == cell.replayed[hand]


@pytest.mark.parametrize("id_", FILES)
def test_the_shortest_hands_played_again_go_as_they_did(id_: str, variants: Mapping[str, Variant]):
    simulated = found(id_)
    for cell in simulated.cells:
        shortest = min(cell.replayed, key=lambda hand: cell.replayed[hand][0])
        assert replayed(cell, simulated, variants[id_], shortest), f"run `make simulated VARIANT={id_}`"


def test_first_hands_played_again_go_as_they_did(variants: Mapping[str, Variant]):
    """One cell of each variant, another one from file to file."""
    for number, id_ in enumerate(FILES):
        cells = sorted(found(id_).cells, key=lambda cell: cell.replayed[0][0])
        cell = cells[number % (len(cells) // 2)]
        assert replayed(cell, found(id_), variants[id_], 0), f"run `make simulated VARIANT={id_}`"


def test_the_digest_is_that_of_the_rules(content: Content):
    for id_, simulated in content.simulated.items():
        assert simulated.rules == rules_digest(content.variants[id_].rules)


def test_a_changed_rule_is_told_with_what_to_run(small_root: Path, tmp_path: Path):
    root = Path(shutil.copytree(small_root, tmp_path / "content"))
    path = root / "rules" / "base.yaml"
    text = path.read_text()
    changed = re.sub(r"(hand_size:\s+value: )13", r"\g<1>12", text, count=1)
    assert changed != text
    path.write_text(changed)
    stale = [one for one in findings_of(root) if one.code is Code.STALE_FIGURES]
    assert {one.path for one in stale} >= {"simulated/base.json"}
    (base,) = (one for one in stale if one.path == "simulated/base.json")
    line = (root / base.path).read_text().splitlines()[base.line - 1]
    assert line[base.column - 1 :].startswith(f'"{rules_digest_in(root / base.path)}"')
    assert "run `make simulated VARIANT=base`" in base.message
    done = CliRunner().invoke(main, ["verify", "--root", str(root), str(root / "simulated")])
    assert done.exit_code == 1
    assert "stale-figures" in done.output


def rules_digest_in(path: Path) -> str:
    simulated = parse_simulated(path.read_text())
    assert simulated is not None
    return simulated.rules


def test_another_way_of_playing_is_told(small_root: Path, tmp_path: Path):
    root = Path(shutil.copytree(small_root, tmp_path / "content"))
    path = root / "simulated" / "jolly.json"
    path.write_text(path.read_text().replace('"play": ', '"play": 9', 1))
    stale = [one for one in findings_of(root) if one.code is Code.STALE_FIGURES]
    assert [one.path for one in stale] == ["simulated/jolly.json"]
    assert "the way simulated players play changed" in stale[0].message


def test_what_does_not_belong_there_is_told(small_root: Path, tmp_path: Path):
    root = Path(shutil.copytree(small_root, tmp_path / "content"))
    (root / "simulated" / "base.yaml").write_text("")
    (root / "simulated" / "README.md").write_text("")
    assert [str(one) for one in findings_of(root) if one.path.startswith("simulated")] == [
        "simulated/base.yaml:1:1: stray-file only .json files are read here: move it elsewhere"
    ]
