"""``machiavelli rules``: as a table for people, as JSON for the browser."""

import json
import shutil
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from click.testing import CliRunner, Result

from machiavelli.delivery.cli import main
from machiavelli.model.variant import Variant
from sample_content import SAMPLE, sample_root

REPOSITORY = Path(__file__).parents[2]


def rules(*arguments: str, root: Path = REPOSITORY) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments, "--root", str(root)])


def test_json_is_the_id_and_every_parameter(variants: Mapping[str, Variant]):
    result = rules("base", "--json")
    assert result.exit_code == 0
    base = variants["base"]
    expected = json.loads(json.dumps({"id": "base", **asdict(base.rules)}))
    assert json.loads(result.stdout) == expected
    assert expected["deal"]["hand_size"] == 13


def test_without_an_id_all_variants_are_given_one_a_line(variants: Mapping[str, Variant]):
    lines = rules("--json").stdout.splitlines()
    assert [json.loads(line)["id"] for line in lines] == list(variants)


def test_the_table_names_every_parameter_with_value_and_source(variants: Mapping[str, Variant]):
    result = rules("base")
    base = variants["base"]
    for parameter in base.provenance:
        assert f"  {parameter} " in result.stdout
    (line,) = [line for line in result.stdout.splitlines() if "deal.decks" in line]
    assert line.split() == ["deal.decks", "2", "stated:", "sheet-es,", "sheet-pt"]


def test_rules_known_in_part_are_told_as_such(tmp_path: Path):
    shutil.copytree(SAMPLE, tmp_path, dirs_exist_ok=True)
    wild = tmp_path / "rules" / "wild.yaml"
    wild.write_text(wild.read_text().replace("sources: [book]", "sources: [book]\nincomplete: true"))
    assert rules("wild", root=tmp_path).stdout.startswith(
        "wild (from book; known in part, the rest as in plain)\n"
    )
    assert rules("plain", root=tmp_path).stdout.startswith("plain (from sheet)\n")


def test_only_faults_of_the_rules_are_a_concern(tmp_path: Path):
    root = sample_root(tmp_path)
    (root / "puzzles" / "torn.yaml").write_text("[\n")
    assert rules("plain", root=root).exit_code == 0
    (root / "rules" / "torn.yaml").write_text("[\n")
    result = rules("plain", root=root)
    assert (result.exit_code, result.stdout) == (1, "")
    assert (
        "the rules have faults, see 'machiavelli verify'\nrules/torn.yaml:2:1: yaml-syntax" in result.stderr
    )


def test_a_folder_without_rules_is_wrong_usage(tmp_path: Path):
    result = rules(root=tmp_path)
    assert result.exit_code == 2
    assert f"no folder {tmp_path / 'rules'}" in result.stderr


def test_an_unknown_id_is_wrong_usage_and_names_the_known_ones():
    result = rules("basse")
    assert result.exit_code == 2
    assert "no variant 'basse': there are base, quindici, scoperte, jolly" in result.stderr
