"""Whether a reason refutes a claim, and the shortest form of one that does.

The search asks this of everything it returns. It is not the checker that others rely on: that one is in
``verification`` and shares nothing with this package.
"""

from machiavelli.engine.proofs.chains import Link, apply, is_forced
from machiavelli.engine.proofs.points import least_total, refutes
from machiavelli.engine.proofs.pool import FACES, face_of
from machiavelli.engine.proofs.state import State
from machiavelli.model.position import Meld
from machiavelli.model.proof import Cases, Chain, Each, Forced, Limit, NoOpening, NoPartner, Points, Reason


def holds(state: State, reason: Reason) -> bool:
    """Whether ``reason`` refutes the claim of ``state``."""
    match reason:
        case NoPartner(cards):
            return _no_partner(state.copy(), [face_of(card) for card in cards])
        case Points(points, total):
            by_face = [0] * len(FACES)
            for card, number in points:
                by_face[face_of(card)] = number
            return refutes(state, by_face) and least_total(state, by_face) == total
        case Chain(steps, then):
            state = state.copy()
            for step in steps:
                link = link_of(step)
                if not is_forced(state, link):
                    return False
                apply(state, link)
            return holds(state, then)
        case Each():
            return _each(state.copy(), reason)
        case Cases():
            return _cases(state, reason)
        case Limit():
            return state.out_of_reach
        case NoOpening():
            return False  # it is no reason against a claim, but against any play


def _no_partner(state: State, faces: list[int]) -> bool:
    for face in faces:
        if state.ways[face]:
            return False
        if state.need[face]:
            return True
        state.drop_all(face)
    return state.out_of_reach


def _each(state: State, reason: Each) -> bool:
    for supposed in reason.cards:
        face = face_of(supposed.card)
        if not state.hand[face]:
            return False
        played = state.copy()
        played.require(face)
        if not holds(played, supposed.because):
            return False
        state.drop(face)
    return state.out_of_reach if reason.then is None else holds(state, reason.then)


def _cases(state: State, reason: Cases) -> bool:
    face = face_of(reason.card)
    melds = {state.melds[number] for number in state.melds_with(face)}
    listed = [None if case.meld is None else faces_of(case.meld) for case in reason.cases]
    if not state.pool(face) or {meld for meld in listed if meld is not None} != melds:
        return False
    if not state.need[face] and None not in listed:
        return False
    for meld, case in zip(listed, reason.cases, strict=True):
        branch = state.copy()
        if meld is None:
            branch.drop_all(face)
        else:
            branch.lay(meld)
        if not holds(branch, case.because):
            return False
    return True


def shortened(state: State, chain: Chain) -> Reason:
    """A chain without the steps that it can do without, the last ones tried first."""
    steps = list(chain.steps)
    for at in range(len(steps) - 1, -1, -1):
        fewer = steps[:at] + steps[at + 1 :]
        if holds(state, Chain(tuple(fewer), chain.then)):
            steps = fewer
    return Chain(tuple(steps), chain.then) if steps else chain.then


def faces_of(meld: Meld) -> tuple[int, ...]:
    """A meld as sorted faces."""
    return tuple(sorted(map(face_of, meld)))


def link_of(step: Forced) -> Link:
    """A step in faces."""
    meld = None if step.meld is None else faces_of(step.meld)
    return Link(face_of(step.card), meld, None if step.beside is None else face_of(step.beside))
