"""Words of the data that stand in a language's own folder, instead of beside the data.

``texts/<lang>/puzzles.yaml`` holds for each file of ``puzzles/``, by its name, what its words are in that
language, in the same shape as the file: ``free-an-eight: {title: …, intro: …}``. So a language can be added
without touching any file of the others. Entries of a list are named by their ``id``, or by their number
from 1.
"""

from collections.abc import Iterator, Sequence

from machiavelli.loading.yaml_file import Data, Key, YamlFile
from machiavelli.model.findings import Code, Finding, finding_at


def add_words(
    file: YamlFile, words: YamlFile, name: str, lang: str, languages: Sequence[str]
) -> list[Finding]:
    """Put the words that ``words`` has under ``name`` into ``file``.

    What finds no place there is a finding.
    """
    entries = words.data.get(name) if isinstance(words.data, dict) else None
    if entries is None or not file.readable:
        return []
    return list(_Adding(file, words, lang, languages).add(entries, (name,), file.data, ()))


class _Adding:
    def __init__(self, file: YamlFile, words: YamlFile, lang: str, languages: Sequence[str]) -> None:
        self.file, self.words, self.lang, self.languages = file, words, lang, languages

    def add(self, entry: Data, at: Key, data: Data, key: Key) -> Iterator[Finding]:
        """Add the words ``entry``, which stand ``at`` their own place, to the ``data`` at ``key``."""
        if isinstance(entry, str) and self._are_words(data):
            yield from self._add_text(entry, at, data, key)
        elif isinstance(entry, dict) and isinstance(data, (dict, list)) and not self._are_words(data):
            for name, inner in entry.items():
                step = name if isinstance(data, dict) else _number(data, name)
                there = data.get(name) if isinstance(data, dict) else data[int(step)] if step else None
                if step is None or there is None:
                    yield self._no_place((*at, name), f"{self.file.path} has no {name!r} there")
                    continue
                yield from self.add(inner, (*at, name), there, (*key, step))
        elif entry is None:
            yield self._finding(at, Code.EMPTY_TEXT, "the text is empty")
        else:
            wanted = "words: write one text" if self._are_words(data) else "keys with words under them"
            yield self._finding(at, Code.WRONG_TYPE, f"{self.file.path} has here {wanted}")

    def _are_words(self, data: Data) -> bool:
        return isinstance(data, dict) and bool(data) and set(data) <= set(self.languages)

    def _add_text(self, text: str, at: Key, data: Data, key: Key) -> Iterator[Finding]:
        assert isinstance(data, dict)
        if self.lang in data:
            place = self.file.place((*key, self.lang))
            yield self._finding(
                at, Code.DUPLICATE_KEY, f"these words stand in {place.path}:{place.line} already"
            )
            return
        data[self.lang] = text
        inner = (*key, self.lang)
        self.file.places[inner] = self.words.place(at)
        self.file.key_places[inner] = self.words.key_places[at]
        if at in self.words.text_starts:
            self.file.text_starts[inner] = self.words.text_starts[at]

    def _no_place(self, at: Key, message: str) -> Finding:
        return finding_at(self.words.key_places[at], Code.UNKNOWN_KEY, message)

    def _finding(self, at: Key, code: Code, message: str) -> Finding:
        return finding_at(self.words.place(at), code, message)


def _number(items: list[Data], name: str) -> str | None:
    """The number from 0, as a step of a key, of the item with this ``id`` or this number from 1."""
    for number, item in enumerate(items):
        if name in (str(number + 1), item.get("id") if isinstance(item, dict) else None):
            return str(number)
    return None
