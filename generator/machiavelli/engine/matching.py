"""Giving each of some things one of those that it may have."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Choice = TypeVar("Choice", bound=Hashable)


def left_without(choices: Sequence[Sequence[Choice]], room: Mapping[Choice, int]) -> int | None:
    """The first thing for which nothing is left, however the things before it choose; None if all have one.

    ``choices`` are what each thing may have, ``room`` how many things may have the same.
    """
    given: dict[Choice, list[int]] = {}

    def find(thing: int, asked: set[Choice]) -> bool:
        for choice in choices[thing]:
            if choice in asked:
                continue
            asked.add(choice)
            holders = given.setdefault(choice, [])
            if len(holders) < room.get(choice, 0):
                holders.append(thing)
                return True
            for place, holder in enumerate(holders):
                if find(holder, asked):
                    holders[place] = thing
                    return True
        return False

    return next((thing for thing in range(len(choices)) if not find(thing, set())), None)


def room_for_one(count: int) -> Counter[int]:
    """So many choices, numbered from 0, each for one thing."""
    return Counter(range(count))
