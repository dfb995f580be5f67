"""One search index per language, in which words are found with and without their accents.

The theme writes a single index and only knows search by prefix: "combinacion" does not find "combinación".
So each accented word is followed, hidden, by its plain form: found by the search, never seen in a result.
"""

import json
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any

_TAG_OR_WORD = re.compile(r"<[^>]*>|&\w+;|\w+")


def split_search_index(site: Path, languages: Iterable[str], default: str) -> None:
    """Write ``<lang>/search/search_index.json``; the root keeps the default language."""
    root = site / "search" / "search_index.json"
    if not root.exists():
        return
    index = json.loads(root.read_text(encoding="utf-8"))
    for lang in languages:
        docs = [_findable(doc) for doc in index["docs"] if doc["location"].startswith(f"{lang}/")]
        local = [doc | {"location": doc["location"].removeprefix(f"{lang}/")} for doc in docs]
        _write(site / lang / "search" / "search_index.json", index, lang, local)
        if lang == default:
            _write(root, index, lang, docs)


def with_plain_forms(text: str) -> str:
    """Follow each accented word of an HTML text by its hidden plain form."""
    return _TAG_OR_WORD.sub(_with_plain_form, text)


def _with_plain_form(match: re.Match[str]) -> str:
    word = match[0]
    plain = "".join(mark for mark in unicodedata.normalize("NFD", word) if not unicodedata.combining(mark))
    return word if plain == word or word[0] in "<&" else f"{word}<span hidden>{plain}</span>"


def _findable(doc: dict[str, Any]) -> dict[str, Any]:
    return doc | {"title": with_plain_forms(doc["title"]), "text": with_plain_forms(doc["text"])}


def _write(path: Path, index: dict[str, Any], lang: str, docs: list[dict[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    one = {"config": index["config"] | {"lang": [lang]}, "docs": docs}
    path.write_text(json.dumps(one, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
