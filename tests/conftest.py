"""The site, made once for all tests that look at it."""

import os
import shutil
import subprocess
import sys
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
    return _build(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def hostile_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with a puzzle and a variant whose Spanish names look like markup."""
    root = tmp_path_factory.mktemp("hostile")
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
