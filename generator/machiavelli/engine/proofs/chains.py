"""Forced chains: what must be so because a card has a single meld, or shares a single card with its melds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from machiavelli.engine.proofs.pool import FACES, FaceMeld
from machiavelli.engine.proofs.state import State


@dataclass(frozen=True, slots=True)
class Link:
    """A forced thing, in faces: as :class:`machiavelli.model.proof.Forced`."""

    face: int
    meld: FaceMeld | None = None
    beside: int | None = None


Links: TypeAlias = tuple[Link, ...]


def is_forced(state: State, link: Link) -> bool:
    """Whether a link is forced."""
    face = link.face
    if link.meld is not None:
        numbers = state.melds_with(face)
        return bool(state.need[face]) and len(numbers) == 1 and state.melds[numbers[0]] == link.meld
    if link.beside is not None:
        return (
            bool(state.need[face])
            and state.pool(link.beside) == 1
            and all(link.beside in state.melds[number] for number in state.melds_with(face))
        )
    return not state.need[face] and state.pool(face) > 0 and not state.ways[face]


def apply(state: State, link: Link) -> None:
    """Let a link hold."""
    if link.meld is not None:
        state.lay(link.meld)
    elif link.beside is not None:
        state.tie(link.face, link.beside)
    else:
        state.drop_all(link.face)


def follow(state: State) -> tuple[Links, int | None]:
    """Everything that is forced, one after the other, and the first face left alone, if any.

    ``state`` is changed accordingly.
    """
    links: list[Link] = []
    while True:
        alone = left_alone(state)
        link = None if alone is not None else _next_link(state)
        if link is None:
            return tuple(links), alone
        links.append(link)
        apply(state, link)


def after(state: State, links: Sequence[Link]) -> State | None:
    """The claim once ``links`` hold; None where one of them is not forced."""
    state = state.copy()
    for link in links:
        if not is_forced(state, link):
            return None
        apply(state, link)
    return state


def left_alone(state: State) -> int | None:
    """The first face that must lie in a meld and has none."""
    for face in range(len(FACES)):
        if state.need[face] and not state.ways[face]:
            return face
    return None


def homeless(state: State) -> Links:
    """Hand cards that no meld holds."""
    return tuple(
        Link(face)
        for face in range(len(FACES))
        if state.hand[face] and not state.need[face] and not state.ways[face]
    )


def _next_link(state: State) -> Link | None:
    for face in range(len(FACES)):
        if state.need[face] and state.ways[face] == 1:
            return Link(face, meld=state.melds[state.melds_with(face)[0]])
    for face in range(len(FACES)):
        if state.need[face] and (other := _single_companion(state, face)) is not None:
            return Link(face, beside=other)
    return None


def _single_companion(state: State, face: int) -> int | None:
    """A card that exists once and that every meld for ``face`` uses, while other melds could use it too."""
    numbers = state.melds_with(face)
    for other in dict.fromkeys(state.melds[numbers[0]]):
        if other == face or state.pool(other) != 1 or state.ways[other] == len(numbers):
            continue
        if all(other in state.melds[number] for number in numbers):
            return other
    return None
