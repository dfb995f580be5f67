"""JSON Schemas of the content's files, for editors: completion, hover texts and red lines while typing.

Made from the same models that the build checks with. ``make schemas`` writes them to ``schemas/``.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from machiavelli.loading.daily import DAILY
from machiavelli.loading.entries import section_types
from machiavelli.loading.fields import SOME_WORDS_TITLE, WORD_LISTS_TITLE, WORDS_TITLE
from machiavelli.loading.file_models import CONTRASTS, EXAMPLES, GLOSSARY, PUZZLE, SOURCES, VARIANT
from machiavelli.loading.lesson_file import LESSON
from machiavelli.loading.quiz_file import QUIZ
from machiavelli.loading.texts import TEXTS, languages_beside_data, languages_in

_MODELS = {
    "variant": VARIANT,
    "sources": SOURCES,
    "examples": EXAMPLES,
    "contrasts": CONTRASTS,
    "glossary": GLOSSARY,
    "puzzle": PUZZLE,
    "daily": DAILY,
    "quiz": QUIZ,
    "lesson": LESSON,
}
_TEXT = {"type": "string", "pattern": r"\S"}
_TITLES = {
    "variant": "A variant of Machiavelli",
    "sources": "The documents that state rules",
    "examples": "Melds shown on the rule pages",
    "contrasts": "Positions that other rules answer otherwise",
    "glossary": "The words of the game",
    "puzzle": "A Machiavelli puzzle",
    "daily": "The puzzles of the day",
    "quiz": "A Machiavelli quiz",
    "lesson": "A lesson of Machiavelli",
}


def schemas(languages: Sequence[str], beside: Sequence[str]) -> Mapping[str, str]:
    """File name to the text of the schema, for a site in these languages.

    Words in all of them may stand beside the data; those in ``beside`` must, as they stand nowhere else.
    """
    return {
        f"{kind}.schema.json": json.dumps(_schema(kind, languages, beside), ensure_ascii=False, indent=2)
        + "\n"
        for kind in _MODELS
    }


def write_schemas(folder: Path, languages: Sequence[str], beside: Sequence[str]) -> None:
    """Write every schema into a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schemas(languages, beside).items():
        (folder / name).write_text(text, encoding="utf-8")


def _schema(kind: str, languages: Sequence[str], beside: Sequence[str]) -> dict[str, Any]:
    model: dict[str, Any] = _tidy(_MODELS[kind].json_schema())
    if kind in ("sources", "examples", "contrasts"):
        model["additionalProperties"] = False
    if kind == "variant":
        model |= _all_rules_without_parent()
    definitions = model.setdefault("$defs", {})
    definitions[WORDS_TITLE] = {
        "type": "object",
        "description": "A text in every language of the site; nothing in it is read as markup.",
        "properties": dict.fromkeys(languages, _TEXT),
        "required": list(beside),
        "additionalProperties": False,
    }
    if kind == "glossary":
        definitions |= _some_languages(languages)
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": _TITLES[kind]}
    return head | {key: value for key, value in model.items() if key != "title"}


def _some_languages(languages: Sequence[str]) -> dict[str, Any]:
    """Words that need not be in every language, one or several."""
    several = {"type": "array", "items": _TEXT, "uniqueItems": True}
    return {
        title: {
            "type": "object",
            "description": description,
            "properties": dict.fromkeys(languages, value),
            "additionalProperties": False,
        }
        for title, description, value in (
            (SOME_WORDS_TITLE, "A text in some languages of the site.", _TEXT),
            (WORD_LISTS_TITLE, "Words by language, in any languages of the site.", several),
        )
    }


def _tidy(node: Any) -> Any:
    """Leave out titles that only repeat names and defaults that must not be written; set in the languages."""
    if isinstance(node, list):
        return [_tidy(item) for item in node]
    if not isinstance(node, dict):
        return node
    if (title := node.get("title")) in (WORDS_TITLE, SOME_WORDS_TITLE, WORD_LISTS_TITLE):
        words = {"$ref": f"#/$defs/{title}"}
        return words | {key: value for key, value in node.items() if key == "description"}
    return {
        key: _tidy(value)
        for key, value in node.items()
        if not (key == "title" and isinstance(value, str)) and key != "default"
    }


def _all_rules_without_parent() -> dict[str, Any]:
    """A file that extends nothing must have its sources, every section and every entry."""
    sections = {
        name: {"required": [parameter.name for parameter in fields(kind)]}
        for name, kind in section_types().items()
    }
    rules = {"required": list(sections), "properties": sections}
    complete = {"required": ["sources"], "properties": {"rules": rules}}
    return {"if": {"not": {"required": ["extends"]}}, "then": complete}


if __name__ == "__main__":
    write_schemas(Path("schemas"), languages_in(TEXTS), languages_beside_data(TEXTS))
