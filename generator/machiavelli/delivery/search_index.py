"""One search index per language, in which a word is found however its accents are typed.

The theme writes a single index and only knows search by the beginnings of words: "combinacion" does not find
"combinación", nor does "combinación" find "combinaciones". So a word is followed, hidden, by its other
spellings: found by the search, never seen in a result.
"""

import json
import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

_TAG_OR_WORD = re.compile(r"<[^>]*>|&\w+;|\w+")
_SHORTEST_STEM = 6
"""Letters from which on a word counts as the beginning of another: "comodín" of "comodines"."""


def split_search_index(site: Path, languages: Iterable[str], default: str) -> None:
    """Write ``<lang>/search/search_index.json``; the root keeps the default language."""
    root = site / "search" / "search_index.json"
    if not root.exists():
        return
    index = json.loads(root.read_text(encoding="utf-8"))
    for lang in languages:
        docs = _findable([doc for doc in index["docs"] if doc["location"].startswith(f"{lang}/")])
        local = [doc | {"location": doc["location"].removeprefix(f"{lang}/")} for doc in docs]
        _write(site / lang / "search" / "search_index.json", index, lang, local)
        if lang == default:
            _write(root, index, lang, docs)


def accented_words(texts: Iterable[str]) -> dict[str, set[str]]:
    """The words of some HTML texts that have accents, by their plain form; all in small letters."""
    found = defaultdict(set)
    for text in texts:
        for word in _TAG_OR_WORD.findall(text.lower()):
            if word[0] not in "<&" and (plain := _plain(word)) != word:
                found[plain].add(word)
    return found


def with_spellings(text: str, accented: Mapping[str, Collection[str]]) -> str:
    """Follow each word of an HTML text, hidden, by the other spellings of it and of its beginnings."""

    return _speller(accented)(text)


def _speller(accented: Mapping[str, Collection[str]]) -> Callable[[str], str]:
    """What :func:`with_spellings` does to any text, each word looked up once."""

    @cache
    def followed(word: str) -> str:
        if word[0] in "<&":
            return word
        others = sorted(_spellings(word.lower(), accented))
        return f"{word}<span hidden>{' '.join(others)}</span>" if others else word

    return lambda text: _TAG_OR_WORD.sub(lambda match: followed(match[0]), text)


def _spellings(word: str, accented: Mapping[str, Collection[str]]) -> set[str]:
    plain = _plain(word)
    stems = [plain[:length] for length in range(_SHORTEST_STEM, len(plain) + 1)]
    others = {other for stem in stems for other in accented.get(stem, ()) if not word.startswith(other)}
    return others | ({plain} - {word})


def _plain(word: str) -> str:
    """The word without accents: ``combinacion``, ``nandu``."""
    return "".join(mark for mark in unicodedata.normalize("NFD", word) if not unicodedata.combining(mark))


def _findable(docs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    accented = accented_words(doc[part] for doc in docs for part in ("title", "text"))
    spelled = _speller(accented)
    return [doc | {part: spelled(doc[part]) for part in ("title", "text")} for doc in docs]


def _write(path: Path, index: dict[str, Any], lang: str, docs: list[dict[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # The theme would fetch the stemmer of this language, and there is one for "pt", none for "pt-BR".
    one = {"config": index["config"] | {"lang": [lang.partition("-")[0]]}, "docs": docs}
    path.write_text(json.dumps(one, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
