"""What a build remembers of the one before: served or built again, only what changed is asked."""

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from machiavelli.delivery import plugin_config, remembering
from machiavelli.delivery.cli import main
from machiavelli.delivery.plugin_config import CACHE, MachiavelliConfig
from machiavelli.errors import ContentError
from machiavelli.known.asking import Asking
from machiavelli.pipeline import SiteContent, build_site


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The functions that are asked something, and not answered from memory."""
    functions: list[str] = []
    found = Asking._found

    def noting(self, function, arguments):  # type: ignore[no-untyped-def]
        functions.extend([function.__name__] * len(arguments))
        return found(self, function, arguments)

    monkeypatch.setattr(Asking, "_found", noting)
    return functions


@pytest.fixture
def root(small_root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small site of its own, with its own words."""

    def build(root: Path, asking: Asking) -> SiteContent:
        return build_site(root, root / "texts", asking)

    monkeypatch.setattr(remembering, "build_site", build)
    return Path(shutil.copytree(small_root, tmp_path / "content"))


def _options(**values: str) -> MachiavelliConfig:
    config = MachiavelliConfig()
    config.load_dict(values)
    assert config.validate() == ([], [])
    return config


def _edit(root: Path, pattern: str, text: str) -> None:
    path = root / "puzzles" / "free-an-eight.yaml"
    before = path.read_text(encoding="utf-8")
    after = re.sub(pattern, text, before, count=1, flags=re.MULTILINE)
    assert after != before
    path.write_text(after, encoding="utf-8")


def test_a_second_build_asks_only_for_what_changed(root: Path, asked: list[str]):
    first = plugin_config.build_site(root, _options())
    assert asked
    assert (root / CACHE).is_dir()
    asked.clear()
    assert plugin_config.build_site(root, _options()) == first
    assert not asked
    _edit(root, r"^hand: (\S+) (\S+)$", r"hand: \2 \1")
    plugin_config.build_site(root, _options())
    assert sorted(asked) == ["_elsewhere", "_puzzle_holds", "_told_of", "preview"]


def test_a_change_of_words_asks_nothing(root: Path, asked: list[str]):
    plugin_config.build_site(root, _options())
    asked.clear()
    _edit(root, r"^  es: .*$", "  es: Otro título")
    site = plugin_config.build_site(root, _options())
    assert not asked
    assert any("Otro título" in page.title for page in site.pages)


def test_a_fault_is_found_after_a_good_build_and_again_after_that(root: Path):
    plugin_config.build_site(root, _options())
    _edit(root, r"^  played: 2$", "  played: 1")
    for _ in range(2):
        with pytest.raises(ContentError, match=r"puzzles/free-an-eight\.yaml:.*wrong-claim"):
            plugin_config.build_site(root, _options())


def test_it_can_be_elsewhere_or_nowhere(root: Path, asked: list[str]):
    plugin_config.build_site(root, _options(cache="other/folder"))
    assert (root / "other" / "folder").is_dir()
    assert not (root / CACHE).exists()
    asked.clear()
    plugin_config.build_site(root, _options(cache=""))
    assert asked
    assert not (root / CACHE).exists()


def test_verify_remembers_and_can_be_told_not_to(asked: list[str], tmp_path: Path, small_root: Path):
    root = Path(shutil.copytree(Path(__file__).parents[1] / "sample", tmp_path / "content"))
    del small_root

    def verify(*options: str) -> int:
        asked.clear()
        CliRunner().invoke(main, ["verify", "--root", str(root), *options])
        return len(asked)

    first = verify()
    assert first > verify()
    assert verify("--anew") == first
