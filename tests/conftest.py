"""The site, made once for all tests that look at it."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from html_files import EDIT_URL, HOSTILE_TITLE, SITE_URL
from machiavelli.loading import load_content
from machiavelli.model.content import Content
from machiavelli.pages.page import Page

ROOT = Path(__file__).parents[1]


def _build(folder: Path, *arguments: str) -> Path:
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder), *arguments]
    environment = os.environ | {"SITE_URL": SITE_URL, "EDIT_URL": EDIT_URL, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(build, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def _once(factory: pytest.TempPathFactory, name: str, build: Callable[[Path], Path]) -> Path:
    """What ``build`` makes of a folder, made by the first process that asks and shared with all others."""
    own = factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder, made = shared / name, shared / f"{name}.made"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            made.write_text(str(build(folder)), encoding="utf-8")
    return Path(made.read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def content() -> Content:
    """The content of the repository."""
    return load_content(ROOT)


@pytest.fixture(scope="session")
def site_pages() -> dict[str, Page]:
    """The pages of the repository's content by file, before MkDocs gets them."""
    from machiavelli.pipeline import build_site  # here, so that tests of single layers need no other

    return {page.uri: page for page in build_site(ROOT).pages}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, from a strict build."""
    return _once(tmp_path_factory, "site", _build)


@pytest.fixture(scope="session")
def hostile_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with a puzzle and a variant whose Spanish names look like markup."""
    return _once(tmp_path_factory, "hostile", _build_hostile)


def _build_hostile(root: Path) -> Path:
    for folder in ("rules", "puzzles", "lessons", "strategy"):
        shutil.copytree(ROOT / folder, root / folder)
    for name, words in {"puzzles/free-an-eight": "es: Falta un ocho", "rules/base": "es: Base"}.items():
        path = root / f"{name}.yaml"
        text = path.read_text(encoding="utf-8")
        assert words in text
        path.write_text(text.replace(words, f'es: "{HOSTILE_TITLE}"', 1), encoding="utf-8")
    settings = root / "mkdocs.yml"
    settings.write_text(
        f"INHERIT: {ROOT / 'mkdocs.yml'}\n"
        f"docs_dir: {ROOT / 'docs'}\n"
        f"theme: {{custom_dir: {ROOT / 'generator' / 'machiavelli' / 'theme'}}}\n"
        "watch: []\n",
        encoding="utf-8",
    )
    return _build(root / "site", "--config-file", str(settings))
