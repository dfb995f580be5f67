"""The small valid content of ``tests/sample``, and what the build says when one more file is put into it."""

import shutil
from functools import cache
from pathlib import Path

from machiavelli.loading import load_content, read_content
from machiavelli.model.content import Content
from machiavelli.model.findings import Finding
from machiavelli.verification.verify import verify

SAMPLE = Path(__file__).parent / "sample"
BROKEN = Path(__file__).parent / "broken"

PLACES = {
    "contrasts": "rules/contrasts.yaml",
    "daily": "puzzles/daily.yaml",
    "examples": "rules/examples.yaml",
    "glossary": "rules/glossary.yaml",
    "guides": "strategy/{name}",
    "lessons": "lessons/{name}",
    "puzzles": "puzzles/{name}",
    "quizzes": "puzzles/quizzes/{name}",
    "rules": "rules/{name}",
    "simulated": "simulated/{name}",
    "sources": "rules/sources.yaml",
    "texts": "texts/es/{name}",
}
"""Folders of ``tests/broken``, and where their files belong."""


@cache
def repository_content() -> Content:
    """The content of the repository, read once for all tests of a process that only look at it."""
    return load_content(Path(__file__).parents[1])


def sample_root(folder: Path) -> Path:
    """A copy of the sample in an empty folder."""
    return Path(shutil.copytree(SAMPLE, folder / "content"))


def broken_files() -> list[Path]:
    """Every faulty file; beside each stands ``.txt`` with the exact messages."""
    return [path for path in sorted(BROKEN.glob("*/*")) if path.suffix != ".txt"]


def findings_of(root: Path) -> list[Finding]:
    """All that is wrong with the content under ``root``."""
    content, findings = read_content(root, root / "texts")
    return sorted({*findings, *verify(content)})


def findings_with(broken: Path, folder: Path) -> list[Finding]:
    """All that is wrong once a file of ``tests/broken`` is added to the sample."""
    root = sample_root(folder)
    place = root / PLACES[broken.parent.name].format(name=broken.name)
    place.parent.mkdir(exist_ok=True)
    shutil.copy(broken, place)
    if broken.parent.name == "texts":  # the other languages say the same
        said = [id_ for id_ in ("hello", "world") if f"{id_} =" in broken.read_text()]
        for lang in ("it", "pt"):
            (root / "texts" / lang / "hello.ftl").write_text("".join(f"{id_} = Hallo\n" for id_ in said))
    return findings_of(root)
