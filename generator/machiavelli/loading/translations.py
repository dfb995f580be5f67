"""Words of the data that stand in a language's own folder, instead of beside the data.

``texts/<lang>/puzzles.yaml`` holds for each file of ``puzzles/``, by its name, what its words are in that
language, in the same shape as the file: ``free-an-eight: {title: …, intro: …}``. So a language can be added
without touching any file of the others. Entries of a list are named by their ``id``, or by their number
from 1.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from machiavelli.loading.folder import LARGEST_WORDS, is_inside, read_text
from machiavelli.loading.prose import words_prose
from machiavelli.loading.texts import languages_in
from machiavelli.loading.yaml_file import Data, Key, YamlFile, at_path
from machiavelli.loading.yaml_source import read_yaml
from machiavelli.model.findings import Code, Finding, Place, finding_at
from machiavelli.model.prose import Prose

Places: TypeAlias = dict[Key, Place]


@dataclass(slots=True)
class Translations:
    """The words that the languages keep in their own folders, by language and folder of the data."""

    languages: Sequence[str]
    files: dict[tuple[str, str], YamlFile] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    prose: list[Prose] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)
    """Languages of which a file could not be read: nobody knows what they lack."""
    _asked: set[tuple[str, str]] = field(default_factory=set)
    _misfits: list[tuple[YamlFile, Place, Finding]] = field(default_factory=list)
    _places: dict[str, tuple[dict[str, Places], ...]] = field(default_factory=dict)

    @classmethod
    def read(cls, texts: Path, shown: str, languages: Sequence[str]) -> "Translations":
        """All ``*.yaml`` of the languages. ``shown`` is the path of ``texts`` as findings print it."""
        found = cls(languages)
        for lang in languages:
            for path in sorted((texts / lang).glob("*.yaml")):
                found._read(texts, path, f"{shown}/{lang}/{path.name}", lang)
        return found

    def _read(self, texts: Path, path: Path, shown: str, lang: str) -> None:
        source = read_text(texts, path, shown, LARGEST_WORDS)
        if isinstance(source, Finding):
            self.findings.append(source)
            self.broken.add(lang)
            return
        file = read_yaml(source)
        if file.readable and not file.findings and not isinstance(file.data, dict):
            message = "here stand names of files, each with its words"
            file.findings.append(finding_at(file.place(()), Code.WRONG_TYPE, message))
        self.findings += file.findings
        self.prose += words_prose(file, source.text, lang)
        if file.findings:
            self.broken.add(lang)
        else:
            self.files[lang, path.stem] = file

    def add_to(self, file: YamlFile | None, folder: str, name: str) -> None:
        """Put the words of all languages into the file ``name`` of ``folder``; None if it cannot be read."""
        self._asked.add((folder, name))
        for (lang, whose), words in self.files.items():
            if (
                whose == folder
                and file
                and file.readable
                and isinstance(words.data, dict)
                and name in words.data
            ):
                adding = _Adding(file, words, self._places_of(words, name), lang, self.languages)
                misfits = adding.add(words.data[name], (name,), file.data, ())
                self._misfits += ((file, place, finding) for place, finding in misfits)

    def _places_of(self, words: YamlFile, name: str) -> tuple[Places, Places, Places]:
        """The places of the words of one file of the data alone, which are few of all of a language."""
        if words.path not in self._places:
            kinds = (words.places, words.key_places, words.text_starts)
            self._places[words.path] = tuple(map(_by_name, kinds))
        values, keys, starts = (kind.get(name, {}) for kind in self._places[words.path])
        return values, keys, starts

    def misfits(self) -> Iterator[Finding]:
        """Words with no place in their file, unless it is the file that is known to be at fault there."""
        for file, place, finding in self._misfits:
            known = {one.line for one in file.findings if one.code is not Code.MISSING_LANGUAGE}
            if place.line not in known:
                yield finding

    def unused(self) -> Iterator[Finding]:
        """A finding for all words that no file of the data asked for."""
        for (_, folder), words in self.files.items():
            for name in words.data if isinstance(words.data, dict) else ():
                if (folder, name) not in self._asked:
                    message = f"there is no file {folder}/{name}.yaml that could use these words"
                    yield finding_at(words.key_places[(name,)], Code.UNKNOWN_KEY, message)


def languages_for(root: Path, texts: Path) -> tuple[str, ...]:
    """The languages of ``texts`` that the content under ``root`` has words in.

    A language whose words of the data stand in its own folder goes with the content that has all the rule
    sets it names; other content does without it.
    """
    inside = is_inside(texts, root)
    return tuple(lang for lang in languages_in(texts) if inside or _names_are_there(root, texts, lang))


def _names_are_there(root: Path, texts: Path, lang: str) -> bool:
    path = texts / lang / "rules.yaml"
    source = read_text(texts, path, path.name, LARGEST_WORDS) if path.exists() else None
    data = None if source is None or isinstance(source, Finding) else read_yaml(source).data
    return not isinstance(data, dict) or all((root / "rules" / f"{name}.yaml").exists() for name in data)


def _by_name(places: Places) -> dict[str, Places]:
    """The places by the first key of the way to them."""
    found: dict[str, Places] = {}
    for way, place in places.items():
        found.setdefault(way[0] if way else "", {})[way] = place
    return found


class _Adding:
    def __init__(
        self,
        file: YamlFile,
        words: YamlFile,
        places: tuple[Places, Places, Places],
        lang: str,
        languages: Sequence[str],
    ) -> None:
        self.file, self.words, self.lang, self.languages = file, words, lang, languages
        self.places = tuple(zip((file.places, file.key_places, file.text_starts), places, strict=True))

    def add(self, entry: Data, at: Key, data: Data, key: Key) -> Iterator[tuple[Place, Finding]]:
        """Add the words ``entry``, which stand ``at`` their own place, to the ``data`` at ``key``.

        Gives what does not fit, with the place in the data where it should.
        """
        if isinstance(data, dict) and data and set(data) <= set(self.languages):
            yield from self._add_words(entry, at, data, key)
        elif isinstance(entry, dict) and isinstance(data, (dict, list)):
            for name, inner in entry.items():
                step = _step(data, name)
                if step is None:
                    message = f"{self.file.path} has no {name!r} there"
                    found = finding_at(self.words.key_places[*at, name], Code.UNKNOWN_KEY, message)
                    yield self.file.place(key), found
                else:
                    yield from self.add(inner, (*at, name), at_path(data, (step,)), (*key, step))
        else:
            message = f"{self.file.path} has no words there"
            yield self.file.place(key), finding_at(self.words.place(at), Code.WRONG_TYPE, message)

    def _add_words(
        self, entry: Data, at: Key, data: dict[str, Data], key: Key
    ) -> Iterator[tuple[Place, Finding]]:
        if self.lang in data:
            place = self.file.place((*key, self.lang))
            message = f"these words stand in {place.path}:{place.line} already"
            yield place, finding_at(self.words.place(at), Code.DUPLICATE_KEY, message)
            return
        data[self.lang] = entry
        for ours, theirs in self.places:
            inside = {way: place for way, place in theirs.items() if way[: len(at)] == at}
            ours |= {(*key, self.lang, *way[len(at) :]): place for way, place in inside.items()}


def _step(data: dict[str, Data] | list[Data], name: str) -> str | None:
    """The step to what is called ``name``: a key, the ``id`` of an item, or its number from 1."""
    if isinstance(data, dict):
        return name if name in data else None
    for number, item in enumerate(data):
        if name in (str(number + 1), item.get("id") if isinstance(item, dict) else None):
            return str(number)
    return None
