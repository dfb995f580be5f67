"""``simulate --executor dask`` gives what this machine's own cores give; ``make test-dask`` runs it.

Not among the other tests, for ``distributed`` is installed only where somebody uses it.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from distributed import LocalCluster

from machiavelli.delivery.cli import main
from machiavelli.delivery.simulating import CellOfHands, Task
from machiavelli.delivery.simulating_on_dask import PlayOnDask
from machiavelli.errors import UsageError
from machiavelli.model.simulated import PLAY
from rules_for_tests import RULES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def simulate(*options: object) -> Result:
    command = ["simulate", "--variant", "carousel", "--players", "2", "--policy", "all", "--games", "4"]
    return CliRunner().invoke(main, [*command, *map(str, options)])


def test_a_cluster_gives_what_one_process_gives(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("machiavelli.delivery.simulating.CHUNK", 1)
    own, theirs = tmp_path / "own.jsonl", tmp_path / "theirs.jsonl"
    here = simulate("--workers", 1, "--out", own)
    there = simulate("--executor", "dask", "--scheduler", scheduler, "--out", theirs)
    assert there.exit_code == 0, there.output
    assert there.stdout == here.stdout
    assert theirs.read_bytes() == own.read_bytes()


def test_a_worker_that_plays_in_another_way_is_refused(scheduler: str) -> None:
    task = Task(CellOfHands("base", 2, "all"), RULES["base"], 1, 0, 1, play=PLAY + 1)
    with PlayOnDask(scheduler) as cluster, pytest.raises(UsageError, match="here players play"):
        list(cluster.results([task]))


def test_nobody_at_the_address_is_told() -> None:
    found = simulate("--executor", "dask", "--scheduler", "tcp://127.0.0.1:9")
    assert found.exit_code == 1
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in found.output
