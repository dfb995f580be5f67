"""The whole content of a site: rules, sources, puzzles, quizzes and words, with every fault of every file."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter

from machiavelli.errors import ContentError, UsageError
from machiavelli.loading.checking import check
from machiavelli.loading.daily import DAILY, build_daily
from machiavelli.loading.file_models import CONTRASTS, EXAMPLES, GLOSSARY, PUZZLE, SOURCES, VARIANT
from machiavelli.loading.folder import is_inside, read_text, yaml_files
from machiavelli.loading.glossary import build_glossary
from machiavelli.loading.lesson_file import LESSON
from machiavelli.loading.lessons import build_lesson, in_order
from machiavelli.loading.measured import read_measured
from machiavelli.loading.names import check_name
from machiavelli.loading.prose import page_prose, yaml_prose
from machiavelli.loading.puzzles import build_contrast, build_example, build_puzzle, build_source
from machiavelli.loading.quiz_file import QUIZ
from machiavelli.loading.quizzes import build_quiz
from machiavelli.loading.simulated import read_simulated
from machiavelli.loading.texts import TEXTS, languages_in, misnamed_languages, read_catalogue
from machiavelli.loading.translations import Translations, languages_for
from machiavelli.loading.variants import VariantFiles
from machiavelli.loading.yaml_file import YamlFile
from machiavelli.loading.yaml_source import read_yaml
from machiavelli.model.catalogue import Catalogue
from machiavelli.model.content import Content
from machiavelli.model.contrast import Contrast
from machiavelli.model.daily import Joining
from machiavelli.model.examples import MeldExample
from machiavelli.model.findings import Finding, Place
from machiavelli.model.glossary import Glossary
from machiavelli.model.lesson import Lesson
from machiavelli.model.prose import Prose
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.quiz import Quiz
from machiavelli.model.sources import Source
from machiavelli.model.variant import Variant

__all__ = ["Content", "load_content", "read_content", "read_variants"]

T = TypeVar("T")


def load_content(root: Path, texts: Path = TEXTS) -> Content:
    """Read ``rules``, ``puzzles``, ``puzzles/quizzes`` and ``lessons`` under ``root``, and the catalogues.

    Raises ContentError with all findings if any file has a fault, UsageError if there is nothing to read.
    """
    content, findings = read_content(root, texts)
    if findings:
        raise ContentError(findings)
    return content


def read_content(
    root: Path, texts: Path = TEXTS, needed: Sequence[str] | None = None
) -> tuple[Content, list[Finding]]:
    """As :func:`load_content`, but gives the findings beside what could be read, for it to be verified too.

    ``unread`` of the content names what is left out because its file has faults. ``needed`` are the languages
    in which words must be there, by default all.
    """
    for folder in (root / "rules", root / "puzzles", texts):
        if not folder.is_dir():
            raise UsageError(f"no folder {folder}")
    if not languages_in(texts):
        raise UsageError(f"no language in {texts}")
    reader = _Reader(root, texts, languages_for(root, texts), needed)
    path = _shown(root, texts)
    reader.findings += misnamed_languages(texts, path)
    catalogues = {}
    for lang in reader.languages:
        read = read_catalogue(texts, lang, path)
        catalogues[lang] = read.catalogue
        reader.findings += read.findings
        reader.prose += read.catalogue.prose
        reader.unread |= {("message", f"{lang}/{id_}") for id_ in read.unread}
    return reader.read(catalogues)


def read_variants(root: Path, texts: Path = TEXTS) -> tuple[Content, list[Finding]]:
    """The variants under ``root`` in the order of their sources, with the findings of ``rules/`` alone.

    For those who only want to play by the rules: puzzles and catalogues are not opened. Raises UsageError if
    there is nothing to read.
    """
    if not (root / "rules").is_dir():
        raise UsageError(f"no folder {root / 'rules'}")
    reader = _Reader(root, texts, languages_for(root, texts))
    sources, variants = reader.read_rules()
    words = reader.translations
    faults = [*reader.findings, *words.findings, *words.misfits()]
    content = Content(variants, sources, {}, {}, {}, reader.places, frozenset(reader.unread))
    return content, sorted({*faults, *(one for file in reader.files for one in file.findings)})


def _shown(root: Path, texts: Path) -> str:
    """The path of ``texts`` as findings print it."""
    inside = is_inside(texts, root)
    return texts.resolve().relative_to(root.resolve()).as_posix() if inside else "texts"


@dataclass(slots=True)
class _Reader:
    root: Path
    texts: Path
    languages: tuple[str, ...]
    needed: Sequence[str] | None = None
    findings: list[Finding] = field(default_factory=list)
    files: list[YamlFile] = field(default_factory=list)
    places: dict[tuple[str, ...], Place] = field(default_factory=dict)
    unread: set[tuple[str, str]] = field(default_factory=set)
    prose: list[Prose] = field(default_factory=list)
    translations: Translations = field(init=False)

    def __post_init__(self) -> None:
        self.translations = Translations.read(self.texts, _shown(self.root, self.texts), self.languages)
        self.prose += self.translations.prose
        if self.translations.broken:
            wanted = self.languages if self.needed is None else self.needed
            self.needed = [lang for lang in wanted if lang not in self.translations.broken]

    def read(self, catalogues: dict[str, Catalogue]) -> tuple[Content, list[Finding]]:
        sources, variants = self.read_rules()
        puzzles, quizzes, examples = self._puzzles(), self._quizzes(), self._examples()
        glossary, daily, contrasts = self._glossary(), self._daily(), self._contrasts()
        quizzes = dict(sorted(quizzes.items(), key=lambda item: _place_in(variants, item[1].variant)))
        for page in page_prose(self.root, self.languages):
            if isinstance(page, Finding):
                self.findings.append(page)
            else:
                self.prose.append(page)
        lessons, guides = self._lessons("lesson", "lessons"), self._lessons("guide", "strategy")
        if isinstance(measured := read_measured(self.root), Finding):
            self.findings.append(measured)
            measured = {}
        simulated = read_simulated(self.root, self.places, self.findings)
        for file in self.files:
            self.findings += file.findings
        words = self.translations
        self.findings += [*words.findings, *words.misfits(), *words.unused()]
        unread = frozenset(self.unread)
        told = (examples, glossary, tuple(self.prose), lessons, guides, measured, daily, contrasts, simulated)
        content = Content(variants, sources, puzzles, quizzes, catalogues, self.places, unread, *told)
        return content, sorted(set(self.findings))

    def read_rules(self) -> tuple[dict[str, Source], dict[str, Variant]]:
        sources, variants = self._sources(), self._variants()
        if not variants and not any(kind == "variant" for kind, _ in self.unread):
            raise UsageError(f"no variant in {self.root / 'rules'}")
        return sources, _in_the_order_of(sources, variants)

    def _sources(self) -> dict[str, Source]:
        entries = self._entries("source", self.root / "rules" / "sources.yaml", SOURCES)
        return {id_: build_source(id_, entry) for id_, entry in entries.items()}

    def _examples(self) -> dict[str, MeldExample]:
        path = self.root / "rules" / "examples.yaml"
        entries = self._entries("example", path, EXAMPLES) if path.exists() else {}
        return {id_: build_example(id_, entry) for id_, entry in entries.items()}

    def _contrasts(self) -> dict[str, Contrast]:
        path = self.root / "rules" / "contrasts.yaml"
        entries = self._entries("contrast", path, CONTRASTS) if path.exists() else {}
        return {id_: build_contrast(id_, entry) for id_, entry in entries.items()}

    def _glossary(self) -> Glossary:
        path = self.root / "rules" / "glossary.yaml"
        if not path.exists():
            return Glossary()
        file = self._read(path)
        data = self._check(file, GLOSSARY) if file else None
        if file is None or data is None or file.findings:
            self.unread.add(("glossary", ""))
            return Glossary()
        self._add_places("glossary", "", file.places)
        return build_glossary(data)

    def _daily(self) -> tuple[Joining, ...]:
        path = self.root / "puzzles" / "daily.yaml"
        file = self._read(path) if path.exists() else None
        data = self._check(file, DAILY) if file else None
        if file is None or data is None or file.findings:
            return ()
        self._add_places("daily", "", file.places)
        return build_daily(data)

    def _check(self, file: YamlFile, model: TypeAdapter[T]) -> T | None:
        return check(file, model, self.languages, self.needed, _shown(self.root, self.texts))

    def _entries(self, kind: str, path: Path, model: TypeAdapter[dict[str, T]]) -> dict[str, T]:
        """The entries of a file that holds many, by id; none, noted as unread, if the file has faults."""
        file = self._read(path)
        entries = self._check(file, model) if file else None
        if file is None or entries is None or file.findings:
            self.unread.add((kind, ""))
            return {}
        self._add_places(kind, "", file.places)
        for id_ in entries:
            self.places[kind, id_] = file.key_places[(id_,)]
        return entries

    def _variants(self) -> dict[str, Variant]:
        checked = {id_: (file, data) for id_, file, data in self._checked("variant", "rules", VARIANT)}
        files = VariantFiles(checked, frozenset(id_ for kind, id_ in self.unread if kind == "variant"))
        variants = {}
        for id_ in checked:
            variant = files.build(id_)
            if variant is None:
                self.unread.add(("variant", id_))
                continue
            variants[id_] = variant
            self._add_places("variant", id_, files.places(id_))
        return variants

    def _puzzles(self) -> dict[str, Puzzle]:
        puzzles = {}
        for id_, file, data in self._checked("puzzle", "puzzles", PUZZLE):
            puzzles[id_] = build_puzzle(data)
            self._add_places("puzzle", id_, file.places)
        return puzzles

    def _quizzes(self) -> dict[str, Quiz]:
        if not (self.root / "puzzles" / "quizzes").is_dir():
            return {}
        quizzes = {}
        for id_, file, data in self._checked("quiz", "puzzles/quizzes", QUIZ):
            quizzes[id_] = build_quiz(file, data)
            self._add_places("quiz", id_, file.places)
        return quizzes

    def _lessons(self, kind: str, folder: str) -> dict[str, Lesson]:
        if not (self.root / folder).is_dir():
            return {}
        lessons = []
        for id_, file, data in self._checked(kind, folder, LESSON):
            lessons.append(build_lesson(file, data))
            self._add_places(kind, id_, file.places)
        return in_order(lessons)

    def _checked(self, kind: str, folder: str, model: TypeAdapter[T]) -> Iterator[tuple[str, YamlFile, T]]:
        """The files of a folder that fit their model; the others are noted as unread."""
        for path in yaml_files(self.root, folder, _READ_ELSEWHERE[kind]):
            if isinstance(path, Finding):
                self.findings.append(path)
                continue
            file = self._read(path)
            data: Any = self._check(file, model) if file else None
            if file is None or data is None or not check_name(file, data.id) or file.findings:
                self.unread.add((kind, path.stem))
                continue
            yield path.stem, file, data

    def _read(self, path: Path) -> YamlFile | None:
        source = read_text(self.root, path, path.relative_to(self.root).as_posix())
        if isinstance(source, Finding):
            self.findings.append(source)
            self.translations.add_to(None, path.parent.name, path.stem)
            return None
        file = read_yaml(source)
        self.files.append(file)
        self.prose += yaml_prose(file, source.text, self.languages)
        self.translations.add_to(file, path.parent.name, path.stem)
        return file

    def _add_places(self, kind: str, id_: str, places: dict[tuple[str, ...], Place]) -> None:
        self.places |= {(kind, id_, *key): place for key, place in places.items()}


_READ_ELSEWHERE = {
    "variant": frozenset({"sources.yaml", "examples.yaml", "contrasts.yaml", "glossary.yaml"}),
    "puzzle": frozenset({"quizzes", "daily.yaml"}),
    "quiz": frozenset[str](),
    "lesson": frozenset[str](),
    "guide": frozenset({"measured.json"}),
}


def _in_the_order_of(sources: dict[str, Source], variants: dict[str, Variant]) -> dict[str, Variant]:
    """Variants as their sources are listed; of those with the same first source, parents before children."""

    def place(variant: Variant) -> tuple[int, int]:
        first = min((_place_in(sources, id_) for id_ in variant.sources), default=len(sources))
        return first, _generation(variants, variant)

    return dict(sorted(variants.items(), key=lambda item: place(item[1])))


def _generation(variants: dict[str, Variant], variant: Variant) -> int:
    parent = variants.get(variant.parent or "")
    return 0 if parent is None else 1 + _generation(variants, parent)


def _place_in(listed: Collection[str], id_: str) -> int:
    return list(listed).index(id_) if id_ in listed else len(listed)
