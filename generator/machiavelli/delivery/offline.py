"""What the site keeps for when there is no network: a worker, with the lists of the files of each language.

The worker changes with any of them, and so browsers learn that there is something new.
"""

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from machiavelli.pipeline import ASSETS, TOLD

WORKER = "offline.js"
"""At the root, since scripts that work in the background stand outside the languages."""

_LEFT_OUT = ("embed", "sheets", "worksheets", "sources")
"""For other sites, for paper, or too long to be fetched unasked."""


def write_worker(site: Path, languages: Iterable[str]) -> None:
    """Write ``offline.js`` at the root of a finished site; a language's pages are kept once one is seen."""
    files = {"": sorted(_assets(site))} | {lang: sorted(_pages(site, lang)) for lang in languages}
    every = sorted({path for paths in files.values() for path in paths})
    version = sha256(b"".join(sha256(path.read_bytes()).digest() for path in every)).hexdigest()[:16]
    addresses = {part: [_address(path, site) for path in paths] for part, paths in files.items()}
    (site / WORKER).write_text(
        f"const VERSION = {json.dumps(version)};\n"
        f"const FILES = {json.dumps(addresses)};\n"
        f'importScripts("{ASSETS}/offline/worker.js");\n',
        encoding="utf-8",
    )


def _address(path: Path, site: Path) -> str:
    """The address as seen from the root."""
    return path.relative_to(site).as_posix().removesuffix("index.html")


def _pages(site: Path, lang: str) -> Iterator[Path]:
    """The pages of a language, its search index, what its puzzles tell, and the helpers of searching."""
    home = site / lang
    for path in home.rglob("index.html"):
        if path.relative_to(home).parts[0] not in _LEFT_OUT:
            yield path
    yield home / "search" / "search_index.json"
    yield from (site / TOLD).glob(f"{lang}.mjs")
    lunr = site / "assets" / "javascripts" / "lunr" / "min"
    for name in ("stemmer.support", "multi", lang.partition("-")[0]):
        yield lunr / f"lunr.{name}.min.js"


def _assets(site: Path) -> Iterator[Path]:
    """Our scripts and styles, and the theme's."""
    for path in (site / ASSETS).rglob("*"):
        of_all = path.name != "worker.js" and path.parent != site / TOLD
        if path.suffix in {".mjs", ".js", ".css", ".svg"} and of_all:
            yield path
    for pattern in ("stylesheets/*.css", "javascripts/*.js", "javascripts/workers/*.js"):
        yield from (site / "assets").glob(pattern)
