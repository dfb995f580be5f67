"""Which old melds keep their place: as many as possible, and with them as many cards as possible."""

from collections.abc import Mapping

SIZE = 12
"""Old melds that touch each other, up to which every pairing is tried; beyond, the largest blocks first."""


def anchors(shared: Mapping[tuple[int, int], int]) -> dict[int, int]:
    """The final meld that grows on the place of each old one; ``shared`` counts the cards they share."""
    found: dict[int, int] = {}
    for part in _parts(shared):
        found |= _best(part) if len({old for old, _ in part}) <= SIZE else _largest_first(part)
    return found


def _parts(shared: Mapping[tuple[int, int], int]) -> list[dict[tuple[int, int], int]]:
    """The pairs, divided into parts that have no meld in common."""
    parts: list[dict[tuple[int, int], int]] = []
    for pair, cards in shared.items():
        touching = [part for part in parts if any(pair[0] == old or pair[1] == new for old, new in part)]
        merged = {pair: cards}
        for part in touching:
            merged |= part
            parts.remove(part)
        parts.append(merged)
    return parts


def _best(shared: Mapping[tuple[int, int], int]) -> dict[int, int]:
    """Old melds one by one; of all choices that use the same final melds only the best goes on."""
    best: dict[frozenset[int], tuple[int, int, dict[int, int]]] = {frozenset(): (0, 0, {})}
    for old in sorted({old for old, _ in shared}):
        reached = dict(best)
        for used, (count, cards, chosen) in best.items():
            for (other, new), size in shared.items():
                if other != old or new in used:
                    continue
                key, worth = used | {new}, (count + 1, cards + size)
                if key not in reached or worth > reached[key][:2]:
                    reached[key] = (*worth, {**chosen, old: new})
        best = reached
    return max(best.values(), key=lambda choice: choice[:2])[2]


def _largest_first(shared: Mapping[tuple[int, int], int]) -> dict[int, int]:
    chosen: dict[int, int] = {}
    for (old, new), _ in sorted(shared.items(), key=lambda entry: (-entry[1], entry[0])):
        if old not in chosen and new not in chosen.values():
            chosen[old] = new
    return chosen
