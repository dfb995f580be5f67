"""A list that is made only as far as anyone looks."""

from collections.abc import Iterator
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class Listed(Generic[T]):
    """What a generator yields, produced only as far as anyone looks, and kept."""

    def __init__(self, source: Iterator[T]) -> None:
        self._source, self._seen = source, list[T]()

    def __iter__(self) -> Iterator[T]:
        for at in count():
            if at == len(self._seen):
                try:
                    self._seen.append(next(self._source))
                except StopIteration:
                    return
            yield self._seen[at]
