"""What is said of measured times was measured: README, page and targets follow from the results file."""

import importlib
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
BENCH = ROOT / "bench"


@pytest.fixture(name="results")
def _results() -> Any:
    return json.loads((BENCH / "results.json").read_text(encoding="utf-8"))


@pytest.fixture(name="module")
def _module(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Load a module of the benchmark; those used here need nothing that only measuring needs."""
    monkeypatch.syspath_prepend(ROOT)

    def load(name: str) -> ModuleType:
        return importlib.import_module(f"bench.{name}")

    return load


def test_the_readme_quotes_the_results(module: Any, results: Any):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert module("readme_table").with_table(readme, results) == readme


def test_the_page_is_made_of_the_results(module: Any, results: Any):
    assert module("report").report(results) == (BENCH / "results.md").read_text(encoding="utf-8")


def test_the_targets_follow_from_the_results(module: Any, results: Any):
    assert module("targets").targets(results) == results["targets"]


def test_a_target_that_is_missed_says_so(module: Any, results: Any):
    slow = results["count"]["small"]["methods"]["ours"]
    slow["median"], slow["wrong"] = 10**6, 1
    missed = {one["target"] for one in module("targets").targets(results) if one["met"] is False}
    assert {"small: median against HiGHS ILP, presolve on", "wrong answers, counting"} <= missed
    page = module("report").report({**results, "targets": module("targets").targets(results)})
    assert "| small: median against HiGHS ILP, presolve on | ≥ 4 × |" in page
    assert "**not met**" in page


def test_nothing_of_a_machine_stands_in_the_results():
    for name in ("results.json", "results.md", "requirements.txt", "javascript/package-lock.json"):
        text = (BENCH / name).read_text(encoding="utf-8")
        assert "://" not in text, name
        assert "/home/" not in text, name
        assert "/root/" not in text, name
