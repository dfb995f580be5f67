"""The schemas that editors read are those the build checks with, and every file names its own."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from machiavelli.loading.schema import schemas, write_schemas
from machiavelli.loading.texts import TEXTS, languages_beside_data, languages_in

ROOT = Path(__file__).parents[2]
LANGUAGES = languages_in(TEXTS), languages_beside_data(TEXTS)
KINDS = {
    "rules": "variant",
    "puzzles": "puzzle",
    "puzzles/quizzes": "quiz",
    "lessons": "lesson",
    "strategy": "lesson",
}


def test_the_published_schemas_are_in_step_with_the_model():
    published = {path.name: path.read_text() for path in (ROOT / "schemas").iterdir()}
    assert published == schemas(*LANGUAGES), "run `make schemas`"


def test_schemas_are_written_to_any_folder(tmp_path: Path):
    write_schemas(tmp_path / "new", *LANGUAGES)
    assert {path.name for path in (tmp_path / "new").iterdir()} == set(schemas(*LANGUAGES))


@pytest.mark.parametrize("folder", KINDS)
def test_every_file_names_its_schema_in_the_first_line(folder: str):
    for path in (ROOT / folder).glob("*.yaml"):
        first = path.read_text().partition("\n")[0]
        found = re.fullmatch(r"# yaml-language-server: \$schema=(\S+)", first)
        assert found, path
        schema = (path.parent / found[1]).resolve()
        kind = (
            path.stem
            if path.stem in ("sources", "examples", "contrasts", "glossary", "daily")
            else KINDS[folder]
        )
        assert schema == ROOT / "schemas" / f"{kind}.schema.json"
        assert schema.exists()


def nodes(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        yield schema
        schema = list(schema.values())
    if isinstance(schema, list):
        for inner in schema:
            yield from nodes(inner)


def said_of(value: dict[str, Any], definitions: dict[str, Any]) -> str:
    """What an editor shows for a key: its own description, or that of what it refers to."""
    referred = definitions.get(value.get("$ref", "").removeprefix("#/$defs/"), {})
    return value.get("description") or referred.get("description", "")


@pytest.mark.parametrize("name", schemas(*LANGUAGES))
def test_a_schema_is_whole_strict_and_tells_what_each_key_means(name: str):
    schema = json.loads(schemas(*LANGUAGES)[name])
    definitions = schema["$defs"]
    for node in nodes({key: value for key, value in schema.items() if key != "then"}):
        if isinstance(reference := node.get("$ref"), str):
            assert reference.removeprefix("#/$defs/") in definitions
        if node.get("type") == "object" and "properties" in node:
            assert node["additionalProperties"] is False
            for key, value in node["properties"].items():
                assert key in (*LANGUAGES[0], "value") or said_of(value, definitions), (name, key)


def test_a_variant_without_parent_needs_every_parameter():
    schema = json.loads(schemas(*LANGUAGES)["variant.schema.json"])
    needed = schema["then"]["properties"]["rules"]
    assert "hand_size" in needed["properties"]["deal"]["required"]
    assert set(needed["required"]) == set(needed["properties"])


def test_words_need_every_language():
    schema = json.loads(schemas(("es", "eo", "xx"), ("es", "eo"))["puzzle.schema.json"])
    assert schema["$defs"]["Words"]["required"] == ["es", "eo"]
    assert schema["properties"]["title"]["$ref"] == "#/$defs/Words"
