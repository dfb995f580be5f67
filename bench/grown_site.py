"""Sites to be built and measured: the project's own with so many puzzles, and plain pages in MkDocs."""

import json
import re
import shutil
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import yaml

from bench.grown_puzzles import ROOT, translations
from machiavelli.pages.home_page import FRONT_PUZZLE

_COPIED = ("docs", "rules", "lessons", "strategy", "simulated", "generator", "puzzles/quizzes")
KEPT = (FRONT_PUZZLE, "same-eight-twice", "three-claims-one-hand")
"""Puzzles of the project that stay: pages need them, and some are said otherwise of what cannot be played."""
_WITH_EXAMPLES = {"base", "thirty-six"}
_EXAMPLES = re.compile(r"^examples: \[.*\]\n", re.MULTILINE)
"""Puzzles shown on the page of a variant; where they are kept too, they still are."""
_SOURCE = re.compile(r"^source: (\S+)$", re.MULTILINE)
_PLAIN = {
    "site_name": "Plain",
    "theme": {"name": "material", "font": False},
    "nav": ["index.md"],
    "plugins": ["search"],
    "markdown_extensions": ["admonition", "attr_list", "tables", {"toc": {"permalink": True}}],
    "validation": {"nav": {"omitted_files": "ignore"}},
}
"""The theme, the search and the extensions of our site, and as there no menu that lists every page."""
_PARAGRAPH = 40
"""Words."""


def make_site(folder: Path, puzzles: Sequence[dict[str, Any]]) -> None:
    """The project's content and program with few of its puzzles and these, in an empty folder."""
    for name in _COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", folder)
    for name in KEPT:
        shutil.copy(ROOT / "puzzles" / f"{name}.yaml", folder / "puzzles")
    for path in {*(folder / "rules").glob("*.yaml")} - {
        folder / "rules" / f"{it}.yaml" for it in _WITH_EXAMPLES
    }:
        path.write_text(_EXAMPLES.sub("", path.read_text("utf-8")), "utf-8")
    sources = _sources()
    for number, puzzle in enumerate(puzzles):
        write_puzzle(folder, puzzle | ({"source": sources[number]} if number < len(sources) else {}))
    ids = [*KEPT, *(puzzle["id"] for puzzle in puzzles)]
    daily = json.dumps([{"day": "2026-12-01", "puzzles": ids}]).replace('"2026-12-01"', "2026-12-01")
    (folder / "puzzles" / "daily.yaml").write_text(daily, "utf-8")
    for path in (folder / "generator" / "machiavelli" / "texts").glob("*/puzzles.yaml"):
        words = yaml.safe_load(path.read_text("utf-8"))
        words = {name: words[name] for name in KEPT}
        words |= {puzzle["id"]: translations(puzzle, path.parent.name) for puzzle in puzzles}
        path.write_text(yaml.safe_dump(words, allow_unicode=True, sort_keys=False), "utf-8")


def _sources() -> list[str]:
    """The documents that puzzles alone are taken from: that none named them would be a fault."""
    found = {
        id_ for path in (ROOT / "puzzles").glob("*.yaml") for id_ in _SOURCE.findall(path.read_text("utf-8"))
    }
    rules = [path for path in (ROOT / "rules").glob("*.yaml") if path.stem != "sources"]
    named = {word for path in rules for word in re.findall(r"[\w-]+", path.read_text("utf-8"))}
    return sorted(found - named)


def write_puzzle(folder: Path, puzzle: dict[str, Any]) -> None:
    """The file of a puzzle."""
    text = yaml.safe_dump(puzzle, allow_unicode=True, sort_keys=False)
    (folder / "puzzles" / f"{puzzle['id']}.yaml").write_text(text, "utf-8")


def make_plain(folder: Path, pages: int, words: int) -> None:
    """So many pages of headings, paragraphs and lists, each of so many words, in an empty folder."""
    (folder / "docs").mkdir(parents=True)
    (folder / "mkdocs.yml").write_text(yaml.safe_dump(_PLAIN), "utf-8")
    for number in range(pages):
        name = f"page-{number}.md" if number else "index.md"
        (folder / "docs" / name).write_text(_plain_page(number, words), "utf-8")


def _plain_page(number: int, words: int) -> str:
    """Words of a made-up vocabulary, so that the search index has about as many as a language has."""
    said = [f"w{(number * 7919 + at * at * 31) % 6000}" for at in range(words)]
    parts = [f"# Page {number}\n"]
    for place, start in enumerate(range(0, words, _PARAGRAPH)):
        some = said[start : start + _PARAGRAPH]
        if place % 4 == 3:
            parts.append("".join(f"- {' '.join(some[at : at + 8])}\n" for at in range(0, len(some), 8)))
        else:
            parts.append((f"## Part {place // 4 + 1}\n\n" if place % 4 == 0 else "") + " ".join(some) + "\n")
    return "\n".join(parts)


def pages_of(site: Path) -> list[Path]:
    """The pages of a finished site."""
    return sorted(site.rglob("index.html"))


def words_of(pages: Sequence[Path]) -> int:
    """How many words people can read on such a page on average, menus and scripts left out."""
    some = pages[:: max(1, len(pages) // 300)]
    return sum(_words(path.read_text("utf-8")) for path in some) // len(some)


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.count, self.inside, self.silent = 0, 0, 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside += tag == "article"
        self.silent += tag in {"script", "style", "svg"}

    def handle_endtag(self, tag: str) -> None:
        self.inside -= tag == "article"
        self.silent -= tag in {"script", "style", "svg"}

    def handle_data(self, data: str) -> None:
        if self.inside and not self.silent:
            self.count += len(data.split())


def _words(html: str) -> int:
    parser = _Words()
    parser.feed(html)
    return parser.count
