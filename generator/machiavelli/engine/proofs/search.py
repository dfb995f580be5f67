"""The search for a reason: no partner, then forced chains, then points, then cases, with a budget of work."""

from machiavelli.engine.melds import judge_meld
from machiavelli.engine.proofs.chains import Links, follow, homeless, left_alone
from machiavelli.engine.proofs.confirm import shortened
from machiavelli.engine.proofs.length import length
from machiavelli.engine.proofs.points import find_points
from machiavelli.engine.proofs.pool import FACES, FaceMeld
from machiavelli.engine.proofs.state import State
from machiavelli.model.position import Meld
from machiavelli.model.proof import Case, Cases, Chain, Each, Forced, Limit, NoPartner, Reason, Supposed
from machiavelli.model.variant import Rules

_FIRST_CANDIDATES, _CANDIDATES = 9, 3
"""Cards that are tried for the outermost cases, and for cases within cases."""

_SHORT = 12
"""A chain of up to this length is taken without asking for points."""


class CanBeDone(Exception):
    """The claim is true: a layout was found, so nothing refutes it."""


class OutOfBudget(Exception):
    """The budget ended before a reason was found."""


class Search:
    """One search; ``left`` is the work that it may still do: one for each claim looked at, one for each step
    of the linear program."""

    def __init__(self, rules: Rules, budget: int) -> None:
        self.left = budget
        self._rules = rules
        self._depth = 0
        self._melds: dict[FaceMeld, Meld] = {}

    def reason(self, state: State) -> Reason:
        """A reason against the claim of ``state``. Raises CanBeDone or OutOfBudget."""
        quick, spread = self._quick(state)
        if quick is not None:
            return quick
        return self._hand_cards(state) if state.least else self._cases(state, spread)

    def _spend(self, work: int) -> None:
        self.left -= work
        if self.left < 0:
            raise OutOfBudget

    def _quick(self, state: State) -> tuple[Reason | None, dict[int, float]]:
        """A reason without cases, or None with a layout in parts that stands against points."""
        self._spend(1)
        known = _at_once(state)
        if known is not None:
            return known, {}
        forced = self._each_forced(state) if state.least else self._forced(state)
        if forced is not None and length(forced) <= _SHORT:
            return forced, {}
        without = state.copy()
        stays = homeless(state)
        for link in stays:
            without.drop_all(link.face)
        found = find_points(without)
        self._spend(found.pivots)
        if found.points is not None:
            by_points = shortened(state, Chain(self._steps(stays), found.points))
            if forced is None or length(by_points) < length(forced):
                return by_points, {}
        return forced, found.spread

    def _forced(self, state: State) -> Reason | None:
        """A chain to a card left alone."""
        followed = state.copy()
        links, alone = follow(followed)
        if followed.out_of_reach:
            return shortened(state, Chain(self._steps(links), Limit()))
        if alone is None:
            return None
        return shortened(state, Chain(self._steps(links), NoPartner((FACES[alone],))))

    def _each_forced(self, state: State) -> Reason | None:
        """A chain for each hand card, until too few are left."""
        state, whole = state.copy(), state
        stays = homeless(state)
        for link in stays:
            state.drop_all(link.face)
        supposed: list[Supposed] = []
        for face in _hand_faces(state):
            if state.out_of_reach or not state.least:
                break
            played = state.copy()
            played.require(face)
            because = _at_once(played) or self._forced(played)
            if because is not None:
                supposed.append(Supposed(FACES[face], because))
                state.drop(face)
        rest = None
        if not state.out_of_reach:
            rest = None if state.least else _at_once(state) or self._forced(state)
            if rest is None:
                return None
        each = Each(tuple(supposed), rest)
        return shortened(whole, Chain(self._steps(stays), each if supposed or rest is None else rest))

    def _hand_cards(self, state: State) -> Reason:
        """The hand cards one after the other, the easy ones first, until the rest has a quick reason."""
        state, whole = state.copy(), state
        stays = homeless(state)
        for link in stays:
            state.drop_all(link.face)
        supposed: list[Supposed] = []
        rest: Reason | None = None
        for slowly in (False, True):
            for face in sorted(_hand_faces(state), key=lambda face: (state.ways[face], face)):
                if rest is not None or state.out_of_reach or not state.hand[face]:
                    break
                played = state.copy()
                played.require(face)
                because = self.reason(played) if slowly else self._quick(played)[0]
                if because is not None:
                    supposed.append(Supposed(FACES[face], because))
                    state.drop(face)
                    rest = None if state.out_of_reach else self._quick(state)[0]
        if rest is None and not state.out_of_reach:
            rest = self.reason(state)
        reason = Each(tuple(supposed), rest) if supposed or rest is None else rest
        return shortened(whole, Chain(self._steps(stays), reason))

    def _cases(self, state: State, spread: dict[int, float]) -> Reason:
        """Cases on the card that leaves the least to be said."""
        followed = state.copy()
        links, _ = follow(followed)
        if not any(followed.need):
            raise CanBeDone
        if links:
            quick, spread = self._quick(followed)
            if quick is not None:
                return shortened(state, Chain(self._steps(links), quick))
        best: list[tuple[FaceMeld, State, Reason | None]] = []
        score = (0, 0)
        face = -1
        self._depth += 1
        for candidate in _candidates(followed, spread)[
            : _FIRST_CANDIDATES if self._depth == 1 else _CANDIDATES
        ]:
            tried = self._try(followed, candidate)
            open_, said = (
                sum(one[2] is None for one in tried),
                sum(length(one[2]) + 2 for one in tried if one[2]),
            )
            if face < 0 or (open_, said) < score:
                best, score, face = tried, (open_, said), candidate
        cases = tuple(
            Case(self._cards(meld), known if known is not None else self.reason(branch))
            for meld, branch, known in best
        )
        self._depth -= 1
        return shortened(state, Chain(self._steps(links), Cases(FACES[face], cases)))

    def _try(self, state: State, face: int) -> list[tuple[FaceMeld, State, Reason | None]]:
        """The melds for a card, the claim that each leaves, and a quick reason against it if there is one."""
        tried = []
        for number in state.melds_with(face):
            branch = state.copy()
            branch.lay(state.melds[number])
            tried.append((state.melds[number], branch, self._quick(branch)[0]))
        return tried

    def _steps(self, links: Links) -> tuple[Forced, ...]:
        return tuple(
            Forced(
                FACES[link.face],
                None if link.meld is None else self._cards(link.meld),
                None if link.beside is None else FACES[link.beside],
            )
            for link in links
        )

    def _cards(self, meld: FaceMeld) -> Meld:
        """The cards of a meld in the order in which it is shown."""
        if meld not in self._melds:
            self._melds[meld] = judge_meld(self._rules, [FACES[face] for face in meld]).cards
        return self._melds[meld]


def _at_once(state: State) -> Reason | None:
    """A reason that needs no step: too much is asked for, or some card has no meld."""
    if state.out_of_reach:
        return Limit()
    alone = left_alone(state)
    if alone is not None:
        return NoPartner((FACES[alone],))
    without = state.copy()
    cards = []
    for link in homeless(state):
        cards.append(FACES[link.face])
        without.drop_all(link.face)
        if without.out_of_reach:
            return NoPartner(tuple(cards))
        alone = left_alone(without)
        if alone is not None:
            return NoPartner((*cards, FACES[alone]))
    return None


def _hand_faces(state: State) -> list[int]:
    return [face for face, copies in enumerate(state.hand) if copies]


def _candidates(state: State, spread: dict[int, float]) -> list[int]:
    """Cards for cases: those in melds that the layout in parts uses in part, with few melds, first."""
    parted = {
        face
        for number, share in spread.items()
        if abs(share - round(share)) > 1e-6
        for face in state.melds[number]
    }
    faces = [face for face in range(len(FACES)) if state.need[face]]
    return sorted(faces, key=lambda face: (face not in parted, state.ways[face], face))
