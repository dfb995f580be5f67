"""Asking many questions of one kind: those answered before from the store, many others on all cores."""

import os
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import dataclass
from multiprocessing import get_context
from time import process_time
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from machiavelli.known.digest import digest_of, program_digest
from machiavelli.known.store import Store

Answer = TypeVar("Answer")
Id = TypeVar("Id", bound=Hashable)

WORTH_IT = 3.0
"""Seconds of processor time that must be left before other processes are started, which takes one or two."""
_CHUNK = 4


@dataclass(frozen=True, slots=True)
class Question(Generic[Answer]):
    """A function of a module, whose answer depends on its arguments alone; ``form`` writes it as JSON."""

    name: str
    function: Callable[..., Answer]
    form: TypeAdapter[Answer]


class Asking(AbstractContextManager["Asking"]):
    """Asks in this process, or in several where that pays; remembers in ``store``, if there is one.

    Whether an answer was kept, or which process gave it, makes no difference to what it is.
    """

    def __init__(self, store: Store | None = None, processes: int = 1) -> None:
        self.store, self.processes = store, processes
        self.pool: ProcessPoolExecutor | None = None

    def answers(self, question: Question[Answer], asked: Mapping[Id, tuple[object, ...]]) -> dict[Id, Answer]:
        """The answer for the arguments of each id, in their order."""
        keys = self._keys(question.name, asked)
        known = {id_: self._known(question, keys.get(id_)) for id_ in asked}
        left = [id_ for id_, found in known.items() if found is None]
        new: dict[Id, Answer] = {}
        for id_, answer in zip(left, self._found(question.function, [asked[it] for it in left]), strict=True):
            new[id_] = answer
            if self.store is not None:
                self.store.put(keys[id_], question.form.dump_json(answer))
        return {id_: new[id_] if found is None else found[0] for id_, found in known.items()}

    def _keys(self, name: str, asked: Mapping[Id, tuple[object, ...]]) -> dict[Id, str]:
        """What the answers depend on. Arguments that many share are digested once."""
        if self.store is None:
            return {}
        digests: dict[int, str] = {}

        def digest(argument: object) -> str:
            if id(argument) not in digests:
                digests[id(argument)] = digest_of(argument)
            return digests[id(argument)]

        return {
            id_: digest_of([program_digest(), name, *map(digest, arguments)])
            for id_, arguments in asked.items()
        }

    def _known(self, question: Question[Answer], key: str | None) -> tuple[Answer] | None:
        body = self.store.get(key) if self.store is not None and key is not None else None
        if body is None:
            return None
        try:
            return (question.form.validate_json(body, strict=True),)
        except ValidationError:
            return None

    def _found(
        self, function: Callable[..., Answer], asked: Sequence[tuple[object, ...]]
    ) -> Iterator[Answer]:
        """Begins here; as soon as much is seen to be left, goes on in other processes."""
        begun = process_time()
        for done, arguments in enumerate(asked):
            if self._pays(process_time() - begun, done, len(asked) - done):
                yield from self._elsewhere(function, asked[done:])
                return
            yield function(*arguments)

    def _pays(self, spent: float, done: int, left: int) -> bool:
        if self.processes < 2 or not done:
            return False
        return spent / done * left > (0.5 if self.pool else WORTH_IT)

    def _elsewhere(
        self, function: Callable[..., Answer], asked: Sequence[tuple[object, ...]]
    ) -> Iterator[Answer]:
        """Other processes answer; where they cannot be had, this one does."""
        given = 0
        try:
            if self.pool is None:
                # Spawned: forked processes would take over locks of the threads of a server.
                self.pool = ProcessPoolExecutor(
                    self.processes, get_context("spawn"), _same_program, (program_digest(),)
                )
            for answer in self.pool.map(_call, [(function, one) for one in asked], chunksize=_CHUNK):
                given += 1
                yield answer
        except (BrokenProcessPool, OSError):
            self.pool, self.processes = None, 1
            for arguments in asked[given:]:
                yield function(*arguments)

    def __exit__(self, *_: object) -> None:
        """End the other processes, and keep the store within its bounds."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None
        if self.store is not None:
            self.store.tidy()


def cores() -> int:
    """How many processors this process may use."""
    affinity: Any = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _call(asked: tuple[Callable[..., Answer], tuple[object, ...]]) -> Answer:
    function, arguments = asked
    return function(*arguments)


def _same_program(digest: str) -> None:
    """Refuses to work where the program was edited after the process that asks had started."""
    if program_digest() != digest:
        raise RuntimeError("the program has changed meanwhile")
