"""Playing hands on many processors: tasks of some hands each, whose results come back in order."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager
from multiprocessing import get_context
from typing import NamedTuple

from machiavelli.errors import UsageError
from machiavelli.model.simulated import PLAY, Policy
from machiavelli.model.variant import Rules
from machiavelli.study.simulation import Course, play_hand

CHUNK = 10
"""Hands in a task: some seconds of work, so that little is lost where a run is cut off."""


class CellOfHands(NamedTuple):
    """The hands that belong together: of one variant, so many players, one policy."""

    variant: str
    players: int
    policy: Policy


class Task(NamedTuple):
    """The hands ``first`` to ``stop`` - 1 of a cell, to be played in the way that has the number ``play``."""

    cell: CellOfHands
    rules: Rules
    seed: int
    first: int
    stop: int
    play: int = PLAY


def play_task(task: Task) -> list[Course]:
    """Play the hands of a task; any process anywhere gives the same.

    Raises UsageError in a process whose players play in another way.
    """
    if task.play != PLAY:
        raise UsageError(f"hands of play {task.play} are wanted, and here players play {PLAY}")
    variant, players, policy = task.cell
    return [
        play_hand(variant, task.rules, players, policy, task.seed, hand)
        for hand in range(task.first, task.stop)
    ]


def tasks_of(cell: CellOfHands, rules: Rules, seed: int, first: int, games: int) -> Iterator[Task]:
    """The tasks for the hands of a cell that are still to be played."""
    for start in range(first, games, CHUNK):
        yield Task(cell, rules, seed, start, min(games, start + CHUNK))


class PlayTasks(AbstractContextManager["PlayTasks"]):
    """Plays tasks one after the other, in this process."""

    def results(self, tasks: Sequence[Task]) -> Iterator[list[Course]]:
        """The results of the tasks, in their order."""
        return map(play_task, tasks)

    def __exit__(self, *_: object) -> None:
        """Nothing is to be left behind."""


class PlayOnCores(PlayTasks):
    """Plays tasks in so many processes of this machine."""

    def __init__(self, workers: int) -> None:
        # Spawned on every system: forked processes would take over locks of a progress bar or a thread.
        self.pool: Executor = ProcessPoolExecutor(workers, get_context("spawn"))

    def results(self, tasks: Sequence[Task]) -> Iterator[list[Course]]:
        """The results of the tasks, in their order."""
        return self.pool.map(play_task, tasks)

    def __exit__(self, *_: object) -> None:
        """What has not begun is not played any more."""
        self.pool.shutdown(cancel_futures=True)
