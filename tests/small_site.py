"""A content small enough to be read, verified and made into a site again and again: a piece of the real one.

It has a page of every kind, and the words of the product that those pages say, in all languages.
"""

import shutil
from collections.abc import Collection
from pathlib import Path

import pytest
import yaml
from fluent.syntax import FluentParser, FluentSerializer, ast
from mkdocs.commands.build import build
from mkdocs.config import load_config

from html_files import EDIT_URL, SITE_URL
from machiavelli.delivery import plugin
from machiavelli.loading import read_content
from machiavelli.loading.texts import TEXTS
from machiavelli.model.findings import Code
from machiavelli.pipeline import build_site
from machiavelli.texts_report import texts_findings
from machiavelli.verification.verify import verify

ROOT = Path(__file__).parents[1]
FILES = {
    "rules": ("sources", "glossary", "base", "jolly", "guadalupe"),
    "puzzles": ("free-an-eight", "same-eight-twice", "cut-the-seven", "joker-rescue"),
    "puzzles/quizzes": ("base",),
    "lessons": ("the-goal",),
    "strategy": ("lay-or-wait",),
}
"""The files taken, by folder. A word file of a language is called after the last part of the folder."""


def make_small_site(root: Path) -> Path:
    """The files with ``docs`` and ``texts`` in an empty folder."""
    for folder, names in FILES.items():
        (root / folder).mkdir(parents=True)
        for name in names:
            shutil.copy(ROOT / folder / f"{name}.yaml", root / folder)
    daily = "\n".join(["- day: 2026-12-01", f"  puzzles: [{', '.join(FILES['puzzles'])}]", ""])
    (root / "puzzles" / "daily.yaml").write_text(daily, encoding="utf-8")
    shutil.copy(ROOT / "strategy" / "measured.json", root / "strategy")
    (root / "simulated").mkdir()
    for name in set(FILES["rules"]) & {path.stem for path in (ROOT / "simulated").glob("*.json")}:
        shutil.copy(ROOT / "simulated" / f"{name}.json", root / "simulated")
    for folder, source in {"docs": ROOT / "docs", "texts": TEXTS}.items():
        shutil.copytree(source, root / folder)
    for folder, names in FILES.items():
        for path in (root / "texts").glob(f"*/{Path(folder).name}.yaml"):
            _keep(path, names)
    _leave_out_sources(root)
    _leave_out_what_no_page_says(root)
    return root


def _keep(path: Path, names: Collection[str], inside: str | None = None) -> None:
    """Leave the entries of other names out of a YAML file, or out of one of its entries."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    part = data[inside] if inside else data
    for name in part.keys() - set(names):
        del part[name]
    path.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")


def _leave_out_sources(root: Path) -> None:
    """Those that only other rules and puzzles name."""
    content, _ = read_content(root, root / "texts")
    unused = [one.message for one in verify(content) if one.code is Code.UNUSED_SOURCE]
    named = [id_ for id_ in content.sources if not any(f"'{id_}'" in message for message in unused)]
    _keep(root / "rules" / "sources.yaml", named)
    for path in (root / "texts").glob("*/rules.yaml"):
        _keep(path, named, "sources")


def _leave_out_what_no_page_says(root: Path) -> None:
    unsaid: dict[str, set[int]] = {}
    for finding in texts_findings(root, (), root / "texts"):
        if finding.code is Code.UNUSED_MESSAGE:
            unsaid.setdefault(finding.path, set()).add(finding.line)
    for name, lines in unsaid.items():
        text = (root / name).read_text(encoding="utf-8")
        kept = [entry for entry in FluentParser().parse(text).body if _line(entry, text) not in lines]
        (root / name).write_text(FluentSerializer().serialize(ast.Resource(kept)), encoding="utf-8")


def _line(entry: ast.EntryType, text: str) -> int:
    """Where the name of an entry stands; a comment is above it."""
    start = entry.id.span if isinstance(entry, ast.Message) else entry.span
    assert start is not None
    return text.count("\n", 0, start.start) + 1


def build_small_site(root: Path, folder: Path) -> Path:
    """The finished site of a small content, from a build as strict as that of the whole site."""
    settings = root / "mkdocs.yml"
    settings.write_text(
        f"INHERIT: {ROOT / 'mkdocs.yml'}\n"
        f"theme: {{custom_dir: {ROOT / 'generator' / 'machiavelli' / 'theme'}}}\n"
        "watch: []\n",
        encoding="utf-8",
    )
    config = load_config(
        str(settings), strict=True, site_dir=str(folder), site_url=SITE_URL, edit_uri=EDIT_URL
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plugin, "build_site", lambda root, _: build_site(root, root / "texts"))
        patch.setattr(config.plugins["machiavelli"], "site", None)  # MkDocs keeps the plugin for others
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
    return folder
