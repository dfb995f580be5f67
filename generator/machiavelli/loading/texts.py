"""Fluent files → catalogues: one folder a language, every message with its place and its variables."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from machiavelli.loading.characters import clean
from machiavelli.loading.folder import Text, read_text
from machiavelli.model.catalogue import LOCALE, Catalogue, Message, is_locale_of
from machiavelli.model.findings import Code, Finding, Place, finding_at
from machiavelli.model.prose import Prose

_FUNCTIONS = frozenset({"NUMBER"})
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_CODE = re.compile(r"[a-z][a-z-]+")
"""What a rule or a verdict is called inside the program; the letters of ranks and suits are no codes."""
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?")
"""Language, and where need be script and country: pt, pt-BR, zh-Hant."""
_FIRST_WORD = re.compile(r"^[A-Za-z][\w-]*", re.MULTILINE)

TEXTS = Path(__file__).parents[1] / "texts"
"""The words of the product itself."""


def languages_in(texts: Path) -> tuple[str, ...]:
    """The languages of the site: the folders of ``texts`` that are named by a language code."""
    return tuple(name for name in _folders(texts) if _LANGUAGE.fullmatch(name))


def misnamed_languages(texts: Path, shown: str) -> Iterator[Finding]:
    """A finding for each folder of ``texts``, ``shown`` in findings, whose name is no language code."""
    for name in _folders(texts):
        if not _LANGUAGE.fullmatch(name):
            message = f"{name!r} is no language code, such as pt or pt-BR: name the folder by one"
            yield Finding(f"{shown}/{name}", 1, 1, Code.BAD_ID, message)


def _folders(texts: Path) -> list[str]:
    folders = (path.name for path in texts.iterdir() if path.is_dir())
    return sorted(name for name in folders if not name.startswith((".", "_")))


def languages_beside_data(texts: Path) -> tuple[str, ...]:
    """Those whose words of the data stand beside the data, not in a folder of their own."""
    return tuple(lang for lang in languages_in(texts) if not any((texts / lang).glob("*.yaml")))


@dataclass(frozen=True, slots=True)
class ReadCatalogue:
    """A catalogue, what is wrong with its files, and the ids of messages that could not be read for it.

    Where a whole file could not be read nobody knows which: then ``*`` is among them.
    """

    catalogue: Catalogue
    findings: list[Finding]
    unread: frozenset[str]


def read_catalogue(texts: Path, lang: str, shown: str) -> ReadCatalogue:
    """All ``*.ftl`` files of a language. ``shown`` is the path of ``texts`` as findings print it."""
    sources: list[Text] = []
    findings: list[Finding] = []
    for path in sorted((texts / lang).iterdir()):
        if path.name.startswith("."):
            continue
        name = f"{shown}/{lang}/{path.name}"
        if path.suffix == ".yaml":  # words of the data, see translations
            continue
        if path.suffix != ".ftl":
            message = "only .ftl and .yaml files are read here: move it elsewhere"
            findings.append(Finding(name, 1, 1, Code.STRAY_FILE, message))
            continue
        source = read_text(texts, path, name)
        if isinstance(source, Finding):
            findings.append(source)
        else:
            sources.append(source)
    reader = _Reader(lang)
    if any(finding.code is not Code.STRAY_FILE for finding in findings):
        reader.unread.add("*")
    for source in sources:
        reader.read(source)
    return ReadCatalogue(reader.finish(), findings + reader.findings, frozenset(reader.unread))


@lru_cache(maxsize=256)
def _tree(text: str) -> ast.Resource:
    """What a file holds. Kept: parsing is slow, and a site being served is read again after every change."""
    return FluentParser().parse(text)


@dataclass(slots=True)
class _Reader:
    lang: str
    trees: dict[str, ast.Resource] = field(default_factory=dict)
    entries: dict[str, tuple[Place, "_References"]] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    unread: set[str] = field(default_factory=set)
    prose: list[Prose] = field(default_factory=list)

    def read(self, source: Text) -> None:
        text, faults = clean(source)
        self.findings += faults
        tree = self.trees[source.path] = _tree(text)
        for entry in tree.body:
            if isinstance(entry, ast.Junk):
                self._junk(entry, source.path, text, {fault.line for fault in faults})
            elif isinstance(entry, (ast.Message, ast.Term)):
                self._entry(entry, _place(source.path, text, entry))
                self._prose(entry, source.path, text)

    def finish(self) -> Catalogue:
        """The catalogue, once every file is read: variables of referenced messages count as one's own."""
        messages = {
            id_: Message(
                id_, place, frozenset(self._variables(id_, frozenset())), references.codes_by_value()
            )
            for id_, (place, references) in self.entries.items()
            if not id_.startswith("-")
        }
        for place, references in self.entries.values():
            for name in sorted(references.names - self.entries.keys()):
                self._report(
                    place,
                    Code.UNKNOWN_MESSAGE,
                    f"{{ {name} }} does not exist in {self.lang!r}",
                )
        return Catalogue(self.lang, self.trees, messages, tuple(self.prose))

    def _prose(self, entry: ast.Message | ast.Term, path: str, text: str) -> None:
        pieces = _Pieces()
        pieces.visit(entry)
        for start, end in pieces.spans:
            line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
            self.prose.append(Prose(self.lang, text[start:end], Place(path, line, column)))

    def _entry(self, entry: ast.Message | ast.Term, place: Place) -> None:
        id_ = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        if id_ in self.entries:
            first = self.entries[id_][0]
            self._report(
                place, Code.DUPLICATE_MESSAGE, f"{id_!r} stands in {first.path}:{first.line} already"
            )
            return
        if isinstance(entry, ast.Message) and entry.attributes:
            self._report(
                place, Code.FTL_SYNTAX, f"{id_!r} has attributes, which are not used here: write messages"
            )
        references = _References()
        references.visit(entry)
        for name in sorted(references.functions - _FUNCTIONS):
            self._report(place, Code.FTL_SYNTAX, f"there is no function {name}, only {', '.join(_FUNCTIONS)}")
        self.entries[id_] = (place, references)
        if id_ == LOCALE and entry.value is not None:
            self._locale(place, entry.value)

    def _locale(self, place: Place, pattern: ast.Pattern) -> None:
        """The usage a language follows is one of its own."""
        words = "".join(it.value for it in pattern.elements if isinstance(it, ast.TextElement)).strip()
        if is_locale_of(words, self.lang):
            return
        language, _, usage = self.lang.partition("-")
        cure = f"{self.lang!r}, or {language!r} alone" if usage else repr(self.lang)
        self._report(place, Code.WRONG_VALUE, f"{words!r} is a locale of another language: write {cure}")

    def _variables(self, id_: str, above: frozenset[str]) -> set[str]:
        if id_ in above:
            message = f"{id_!r} refers to itself in a circle"
            self._report(self.entries[id_][0], Code.UNKNOWN_MESSAGE, message)
            return set()
        references = self.entries[id_][1]
        variables = set(references.variables)
        for name in references.names:
            if name in self.entries and not name.startswith("-"):
                variables |= self._variables(name, above | {id_})
        return variables

    def _junk(self, junk: ast.Junk, path: str, text: str, reported: set[int]) -> None:
        self.unread |= set(_FIRST_WORD.findall(junk.content or ""))
        for annotation in junk.annotations or ():
            place = _place(path, text, annotation)
            if place.line not in reported:
                self._report(
                    place,
                    Code.FTL_SYNTAX,
                    (annotation.message or "this is no message").replace("␤", "a new line"),
                )

    def _report(self, place: Place, code: Code, message: str) -> None:
        finding = finding_at(place, code, message)
        if finding not in self.findings:
            self.findings.append(finding)


class _References(visitor.Visitor):
    """What a message needs: variables given to it, other messages or terms (``-name``), and functions.

    ``codes`` are the names that it tells apart, by the variable that it looks at.
    """

    def __init__(self) -> None:
        self.codes: dict[str, set[str]] = {}
        self.variables: set[str] = set()
        self.names: set[str] = set()
        self.functions: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            codes = {key for key in keys - _PLURALS if _CODE.fullmatch(key)}
            self.codes.setdefault(node.selector.id.name, set()).update(codes)
        self.generic_visit(node)

    def codes_by_value(self) -> dict[str, frozenset[str]]:
        """The codes, without the variables that only choose plurals, numbers or ranks."""
        return {name: frozenset(codes) for name, codes in self.codes.items() if codes}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


class _Pieces(visitor.Visitor):
    """Where in its file the text of a message stands, without what is between braces.

    Text between quotes belongs to what stands beside it: both are read in one.
    """

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        joined = False
        for element in node.elements:
            if not _is_text(element):
                joined = False
                self.visit(element)
            elif element.span is not None:
                start = self.spans.pop()[0] if joined else element.span.start
                self.spans.append((start, element.span.end))
                joined = True


def _is_text(element: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(element, ast.TextElement) or isinstance(element.expression, ast.StringLiteral)


def _place(path: str, text: str, node: ast.SyntaxNode) -> Place:
    start = node.span.start if node.span else 0
    return Place(path, text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start))


def unused_messages(catalogues: Iterable[Catalogue], used: Iterable[str]) -> Iterator[Finding]:
    """A finding for each message that nothing asked for while the pages were made."""
    wanted = frozenset(used)
    for catalogue in catalogues:
        for message in catalogue.messages.values():
            if message.id not in wanted:
                cure = "use it, or take it out"
                yield finding_at(
                    message.place, Code.UNUSED_MESSAGE, f"{message.id!r} is shown nowhere: {cure}"
                )
