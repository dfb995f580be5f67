"""The tables of the README files hold what the model holds: every key, every code, each with its meaning."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from annotated_types import Ge, Interval
from pydantic import TypeAdapter

from machiavelli.loading import read_content
from machiavelli.loading.file_models import (
    AnswerEntry,
    ClaimFields,
    ContrastEntry,
    PuzzleFile,
    VariantFile,
)
from machiavelli.loading.lesson_file import LessonFile, PartEntry
from machiavelli.model.findings import Code
from machiavelli.model.puzzle import Theme
from machiavelli.model.quiz import QuestionKind
from machiavelli.model.sources import Status
from machiavelli.model.variant import Rules
from machiavelli.verification.check_examples import check_examples
from machiavelli.verification.check_variants import check_variants
from machiavelli.verification.laws import LAWS

ROOT = Path(__file__).parents[1]
_BOUNDED = (Ge, Interval)
PLAIN = {int: "number", bool: "`true` · `false`", NoneType: "`null`"}


def rows(path: str) -> list[list[str]]:
    """The rows of all tables whose first cell is code."""
    lines = (ROOT / path).read_text().splitlines()
    return [line.strip("| ").split(" | ") for line in lines if line.startswith("| `")]


def values(kind: Any) -> str:
    """The values of a parameter as the table writes them."""
    if get_origin(kind) is Annotated:
        (bound,) = (one for one in get_args(kind) if isinstance(one, _BOUNDED))
        most = getattr(bound, "le", None)
        return f"number from {bound.ge}" + (f" to {most}" if most is not None else "")
    if get_origin(kind) is Literal:
        return " · ".join(
            f"`{value if isinstance(value, str) else json.dumps(value)}`" for value in get_args(kind)
        )
    if is_dataclass(kind):
        return "the keys below"
    if kind in PLAIN:
        return PLAIN[kind]
    if NoneType in get_args(kind):
        return " · ".join(map(values, get_args(kind)))
    return (
        "`{players: the keys below}`"
        if is_dataclass(get_args(kind)[1])
        else f"`{{players: {values(get_args(kind)[1])}}}`"
    )


def parameters(section: Any, prefix: str) -> Iterator[list[str]]:
    """Rows of the table: name, values, meaning; a parameter made of others is followed by these."""
    described = TypeAdapter(section).json_schema()["properties"]
    kinds = get_type_hints(section, include_extras=True)
    for parameter in fields(section):
        name, kind = f"{prefix}{parameter.name}", kinds[parameter.name]
        yield [f"`{name}`", values(kind), described[parameter.name]["description"]]
        for inner in (kind, *get_args(kind)):
            if isinstance(inner, type) and is_dataclass(inner):
                yield from parameters(inner, f"{name}.")


def test_rules_readme_has_every_parameter_with_its_values_and_meaning():
    expected = [
        row for name, section in get_type_hints(Rules).items() for row in parameters(section, f"{name}.")
    ]
    found = [row for row in rows("rules/README.md") if "." in row[0]]
    laws = [
        [f"`{law.parameter}`", law.asks, ", ".join(f"`{name}`" for name in law.others) or "none"]
        for law in LAWS
    ]
    assert found == expected + laws
    assert len(expected) > 50


def test_the_house_rule_of_the_readme_is_verified():
    text = (ROOT / "rules/README.md").read_text(encoding="utf-8")
    (whole,) = re.findall(r"^```yaml\n(# yaml-language-server.*?)^```", text, re.MULTILINE | re.DOTALL)
    with TemporaryDirectory() as folder:
        root = Path(folder)
        for part in ("rules", "puzzles", "lessons", "strategy"):
            shutil.copytree(ROOT / part, root / part)
        (root / "rules" / "school.yaml").write_text(whole, encoding="utf-8")
        content, findings = read_content(root)
    assert [*findings, *check_variants(content), *check_examples(content)] == []
    school, base = content.variants["school"], content.variants["base"]
    assert (school.rules.deal.hand_size, school.sources) == (10, base.sources)
    assert list(content.variants).index("school") > list(content.variants).index("base")


def test_rules_readme_has_every_key_and_status():
    named = {word for row in rows("rules/README.md") for word in re.findall(r"`([a-z_]+)`", row[0])}
    assert set(VariantFile.model_fields) <= named
    assert {*ContrastEntry.model_fields, *AnswerEntry.model_fields} <= named
    assert {str(status) for status in Status} <= named


def test_puzzles_readme_has_every_key():
    text = (ROOT / "puzzles/README.md").read_text()
    for key in (*PuzzleFile.model_fields, *(f"claim.{key}" for key in ClaimFields.model_fields)):
        assert key == "claim" or f"`{key}`" in text, key


def test_puzzles_readme_has_every_kind_of_question():
    kinds = {row[0].strip("`") for row in rows("puzzles/README.md") if len(row) == 3}
    assert kinds == set(get_args(QuestionKind))


def test_puzzles_readme_names_every_theme_and_no_other():
    text = (ROOT / "puzzles/README.md").read_text()
    section = text.split("## Themes\n")[1].split("\n## ")[0]
    listed = re.search(r"(?:^`[a-z-]+`.*\n)+", section, re.MULTILINE)
    assert listed
    assert re.findall(r"`([a-z-]+)`", listed[0]) == [str(theme) for theme in Theme]


def test_lessons_readme_has_every_key():
    text = (ROOT / "lessons/README.md").read_text()
    for key in (*LessonFile.model_fields, *(f"parts.{key}" for key in PartEntry.model_fields)):
        assert f"`{key}`" in text, key


def test_every_code_is_explained():
    listed = [row[0].strip("`") for row in rows("generator/machiavelli/verification/README.md")]
    assert listed == [str(code) for code in Code]
