"""Which old melds keep their place: so that most gestures are saved, and with them most cards stay."""

from collections.abc import Mapping
from typing import TypeAlias

Saved: TypeAlias = tuple[int, int]
"""Gestures saved, and cards that stay."""

SIZE = 12
"""Old melds that touch each other, up to which every pairing is tried; beyond, the largest blocks first."""


def anchors(shared: Mapping[tuple[int, int], Saved]) -> dict[int, int]:
    """The final meld that grows on the place of each old one; ``shared`` says what each pair would save."""
    found: dict[int, int] = {}
    for part in _parts(shared):
        found |= _best(part) if len({old for old, _ in part}) <= SIZE else _largest_first(part)
    return found


def _parts(shared: Mapping[tuple[int, int], Saved]) -> list[dict[tuple[int, int], Saved]]:
    """The pairs, divided into parts that have no meld in common."""
    parts: list[dict[tuple[int, int], Saved]] = []
    for pair, cards in shared.items():
        touching = [part for part in parts if any(pair[0] == old or pair[1] == new for old, new in part)]
        merged = {pair: cards}
        for part in touching:
            merged |= part
            parts.remove(part)
        parts.append(merged)
    return parts


def _best(shared: Mapping[tuple[int, int], Saved]) -> dict[int, int]:
    """Old melds one by one; of all choices that use the same final melds only the best goes on."""
    homes: dict[int, list[tuple[int, Saved]]] = {}
    for (old, new), saved in sorted(shared.items()):
        homes.setdefault(old, []).append((new, saved))
    best: dict[int, tuple[tuple[int, int], tuple[tuple[int, int], ...]]] = {0: ((0, 0), ())}
    for old, places in homes.items():
        reached = dict(best)
        for used, ((count, cards), chosen) in best.items():
            for new, (gestures, size) in places:
                key, worth = used | 1 << new, (count + gestures, cards + size)
                if not used >> new & 1 and (key not in reached or worth > reached[key][0]):
                    reached[key] = (worth, (*chosen, (old, new)))
        best = reached
    return dict(max(best.values(), key=lambda choice: choice[0])[1])


def _largest_first(shared: Mapping[tuple[int, int], Saved]) -> dict[int, int]:
    chosen: dict[int, int] = {}
    for (old, new), _ in sorted(shared.items(), key=lambda entry: (-entry[1][0], -entry[1][1], entry[0])):
        if old not in chosen and new not in chosen.values():
            chosen[old] = new
    return chosen
