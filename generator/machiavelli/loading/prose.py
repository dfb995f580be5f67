"""Words as they stand in the files of the content, so that a fault of a word is found in its line."""

from bisect import bisect_right
from collections.abc import Collection, Iterator
from pathlib import Path

from machiavelli.loading.folder import read_text
from machiavelli.loading.yaml_file import Key, YamlFile, at_path
from machiavelli.model.findings import Finding, Place
from machiavelli.model.prose import Prose

DOCS = "docs"
"""The folder of the pages written by hand, one folder a language inside."""


def yaml_prose(file: YamlFile, text: str, languages: Collection[str]) -> Iterator[Prose]:
    """The texts of a YAML file that stand under the name of a language."""
    for key, place, words in _texts(file, text):
        if key and key[-1] in languages:
            yield Prose(key[-1], words, place)


def words_prose(file: YamlFile, text: str, lang: str) -> Iterator[Prose]:
    """The texts of a YAML file that is all in one language; not the words of lists, which none says."""
    for key, place, words in _texts(file, text):
        if not isinstance(at_path(file.data, key[:-1]), list):
            yield Prose(lang, words, place)


def _texts(file: YamlFile, text: str) -> Iterator[tuple[Key, Place, str]]:
    """Every text among the values of a file: the way to it, its place, and how it is written."""
    lines = text.split("\n")
    starts = sorted(
        {(place.line, place.column) for place in (*file.places.values(), *file.key_places.values())}
    )
    for key, place in file.places.items():
        if isinstance(at_path(file.data, key), str):
            following = bisect_right(starts, (place.line, place.column))
            end = starts[following] if following < len(starts) else (len(lines), len(lines[-1]) + 1)
            yield key, place, _between(lines, place, end)


def _between(lines: list[str], start: Place, end: tuple[int, int]) -> str:
    """The text from a place up to a line and column, which count from 1."""
    if start.line == end[0]:
        return lines[start.line - 1][start.column - 1 : end[1] - 1]
    first = lines[start.line - 1][start.column - 1 :]
    return "\n".join((first, *lines[start.line : end[0] - 1], lines[end[0] - 1][: end[1] - 1]))


def page_prose(root: Path, languages: Collection[str]) -> Iterator[Prose | Finding]:
    """The pages written by hand, each whole, and a finding for one that cannot be read."""
    for lang in languages:
        for path in sorted((root / DOCS / lang).rglob("*.md")):
            source = read_text(root, path, path.relative_to(root).as_posix())
            yield source if isinstance(source, Finding) else Prose(lang, source.text, Place(source.path))
