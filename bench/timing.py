"""Timing calls by the processor time they take, within a limit, every method in its turn first."""

import gc
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")


class TooLong(Exception):
    """A call took more processor time than it may."""


@dataclass
class Times(Generic[T]):
    """What one method took on one set, in milliseconds of processor time, and what it answered."""

    milliseconds: list[float] = field(default_factory=list)
    answers: dict[str, T] = field(default_factory=dict)
    timeouts: int = 0
    errors: dict[str, str] = field(default_factory=dict)


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Raise TooLong once the block has used that much processor time.

    Within a library written in C it is raised when the library returns. The alarm goes by the clock on the
    wall and looks at the processor's: a timer of the processor's own would make its clock count in ticks.
    """
    end = time.process_time() + seconds

    def look(_signal: int, _frame: object) -> None:
        left = end - time.process_time()
        if left <= 0:
            raise TooLong
        signal.setitimer(signal.ITIMER_REAL, left)

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def take_time(times: Times[T], id_: str, question: Callable[[], T], seconds: float) -> None:
    """Ask once and note time and answer; a call that fails or takes too long counts with the time it took."""
    start = time.process_time_ns()
    try:
        with _limit(seconds):
            times.answers[id_] = question()
    except TooLong:
        times.timeouts += 1
    except Exception as error:  # a peer may fail in any way; that is a result too
        times.errors[id_] = f"{type(error).__name__}: {error}"[:200]
    times.milliseconds.append(min((time.process_time_ns() - start) / 1e6, 1000 * seconds))


def in_turn(methods: Sequence[T], round_: int) -> list[T]:
    """The methods in an order that gives each of them each place, from round to round."""
    first = round_ % len(methods)
    return [*methods[first:], *methods[:first]]


def settle() -> None:
    """Clear away the rubbish of what went before, so that nobody is charged for another's."""
    gc.collect()
    gc.freeze()
