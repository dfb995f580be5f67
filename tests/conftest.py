"""The site, made once for all tests that look at it."""

import fcntl
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest

from html_files import EDIT_URL, HOSTILE_TITLE, SITE_URL
from machiavelli.loading import read_variants
from machiavelli.model.content import Content
from machiavelli.model.variant import Variant
from machiavelli.pages.page import Page
from sample_content import repository_content

ROOT = Path(__file__).parents[1]


def _build(folder: Path) -> Path:
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
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
    return repository_content()


@pytest.fixture(scope="session")
def variants() -> Mapping[str, Variant]:
    """The variants of the repository, for those who need nothing else of it."""
    content, faults = read_variants(ROOT)
    assert not faults
    return content.variants


@pytest.fixture(scope="session")
def site_pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Page]:
    """The pages of the repository's content by file, before MkDocs gets them."""
    pages: dict[str, Page] = pickle.loads(_once(tmp_path_factory, "pages", _make_pages).read_bytes())
    return pages


def _make_pages(folder: Path) -> Path:
    from machiavelli.pipeline import build_site  # here, so that tests of single layers need no other

    made = folder / "pages.pickle"
    made.write_bytes(pickle.dumps({page.uri: page for page in build_site(ROOT).pages}))
    return made


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, from a strict build."""
    return _once(tmp_path_factory, "site", _build)


@pytest.fixture(scope="session")
def small_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small piece of the repository with a page of every kind, for tests to read and to copy."""
    from small_site import make_small_site

    return _once(tmp_path_factory, "small", make_small_site)


@pytest.fixture(scope="session")
def hostile_site(tmp_path_factory: pytest.TempPathFactory, small_root: Path) -> Path:
    """A small site, from a strict build, with a puzzle and a variant whose Spanish names look like markup."""
    return _once(tmp_path_factory, "hostile", partial(_build_hostile, small_root))


def _build_hostile(small_root: Path, folder: Path) -> Path:
    from small_site import build_small_site

    root = Path(shutil.copytree(small_root, folder / "content"))
    for name, words in {"puzzles/free-an-eight": "es: Falta un ocho", "rules/base": "es: Base"}.items():
        path = root / f"{name}.yaml"
        text = path.read_text(encoding="utf-8")
        assert words in text
        path.write_text(text.replace(words, f'es: "{HOSTILE_TITLE}"', 1), encoding="utf-8")
    return build_small_site(root, folder / "site")
