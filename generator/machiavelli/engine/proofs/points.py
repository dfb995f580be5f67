"""Points: whole numbers on cards that no meld can bring above 0, but the cards of the claim can only.

The cheapest such points are a linear program: few cards with small numbers are cheap. It starts from the
total, and a meld that comes to more than 0 is a condition not yet met.
"""

from collections.abc import Iterator, Sequence
from math import gcd

from machiavelli.engine.proofs.pool import FACES, JOKER_FACE
from machiavelli.engine.proofs.simplex import Condition, Program
from machiavelli.engine.proofs.state import State
from machiavelli.model.proof import Points

_GREATEST_SCALE = 2_000
_NEARLY = 1e-6
_SLIGHT = 1e-3
"""The cost of an unknown that is no card's points."""


class Found:
    """What a search for points came to: ``points``, or None and ``spread``: the melds of a layout in parts
    (by number, with their shares) that only points cannot tell from a real one."""

    def __init__(self, points: Points | None, spread: dict[int, float], pivots: int) -> None:
        self.points, self.spread, self.pivots = points, spread, pivots


def find_points(state: State) -> Found:
    """Search for the cheapest points that refute the claim of ``state``."""
    search = _Search(state)
    guess = search.solve()
    program = search.program
    if guess is None:
        return Found(None, search.spread(), program.pivots)
    return Found(_exact(state, guess), {}, program.pivots)


class _Search:
    """The program of one claim. Unknowns: for each face its points above 0 and its points below 0; where a
    number of hand cards is asked for, two for that number and one for each face of the hand."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.counted = any(state.hand) and (state.least > 0 or state.most is not None)
        self.faces = [face for face in range(len(FACES)) if state.pool(face)]
        self.at = {face: 2 * number for number, face in enumerate(self.faces)}
        self.chosen = [face for face in self.faces if state.hand[face]] if self.counted else []
        self.few, self.many = 2 * len(self.faces), 2 * len(self.faces) + 1
        self.over = {face: self.many + 1 + number for number, face in enumerate(self.chosen)}
        costs = [_cost(face, number) for number, face in enumerate(self.faces) for _ in range(2)]
        self.program = Program([*costs, *[_SLIGHT] * (2 + len(self.chosen))])
        self.asked: list[int] = []
        """The meld that each condition is about, -1 for others."""

    def solve(self) -> list[float] | None:
        """Points by face, nearly; None where there are none."""
        met = self._meet(self._total(), 1.0, -1)
        while met:
            points = self._points()
            failing = self._worst_choice(points) or self._worst_meld(points)
            if failing is None:
                return points
            met = self._meet(failing[0], 0.0, failing[1])
        return None

    def _meet(self, condition: Condition, bound: float, meld: int) -> bool:
        self.asked.append(meld)
        return self.program.meet(condition, bound)

    def _total(self) -> Condition:
        """The points of the cards that must lie in melds, and of the worst choice of the others."""
        return list(self._total_terms())

    def _total_terms(self) -> Iterator[tuple[int, float]]:
        state = self.state
        for face in self.faces:
            up, down = self.at[face], self.at[face] + 1
            free = state.loose[face] + (0 if self.counted else state.hand[face])
            yield up, state.need[face]
            yield down, -state.need[face] - free
        if self.counted:
            yield self.few, state.least
            if state.most is not None:
                yield self.many, -state.most
            for face in self.chosen:
                yield self.over[face], -state.hand[face]

    def _points(self) -> list[float]:
        values = self.program.values()
        points = [0.0] * len(FACES)
        for face in self.faces:
            points[face] = values[self.at[face]] - values[self.at[face] + 1]
        return points

    def _worst_choice(self, points: Sequence[float]) -> tuple[Condition, int] | None:
        """A hand card that costs less than the number of cards to be chosen supposes."""
        if not self.chosen:
            return None
        values = self.program.values()
        bar = values[self.few] - (values[self.many] if self.state.most is not None else 0.0)
        worst = min(self.chosen, key=lambda face: points[face] + values[self.over[face]])
        if points[worst] + values[self.over[worst]] - bar >= -_NEARLY:
            return None
        up = self.at[worst]
        terms = [(up, 1.0), (up + 1, -1.0), (self.over[worst], 1.0), (self.few, -1.0)]
        if self.state.most is not None:
            terms.append((self.many, 1.0))
        return terms, -1

    def _worst_meld(self, points: Sequence[float]) -> tuple[Condition, int] | None:
        """The meld with the highest total, if that is above 0."""
        best, number = _NEARLY, -1
        for meld in self._touched(points):
            total = 0.0  # one by one: sum() of newer Pythons rounds otherwise, and the browser as here
            for face in self.state.melds[meld]:
                total += points[face]
            if total > best:
                best, number = total, meld
        if number < 0:
            return None
        terms = [
            (self.at[face] + side, side * 2 - 1.0) for face in self.state.melds[number] for side in (0, 1)
        ]
        return terms, number

    def _touched(self, points: Sequence[float]) -> Iterator[int]:
        """The melds that hold a card with points above 0, each once."""
        seen: set[int] = set()
        for face in self.faces:
            if points[face] > 0:
                for meld in self.state.using[face]:
                    if self.state.alive[meld] and meld not in seen:
                        seen.add(meld)
                        yield meld

    def spread(self) -> dict[int, float]:
        """The melds of the layout in parts that makes points impossible, by their shares."""
        row = self.program.blocked
        if row is None:
            return {}
        shares = {-row.name - 1: 1.0} if row.name < 0 else {}
        for name, factor in zip(self.program.spares, row.factors, strict=True):
            if name < 0 and factor:
                shares[-name - 1] = -factor
        whole = shares.get(0, 0.0) or 1.0
        return {self.asked[at]: share / whole for at, share in sorted(shares.items()) if self.asked[at] >= 0}


def _cost(face: int, number: int) -> float:
    """Jokers cost more, so that points stay on plain cards; all costs differ a little, so that no two answers
    are equally cheap."""
    return (3.0 if face == JOKER_FACE else 1.0) + number * 1e-4


def _exact(state: State, guess: Sequence[float]) -> Points | None:
    """The guess in the smallest whole numbers, if these refute the claim indeed."""
    for scale in range(1, _GREATEST_SCALE + 1):
        points = [round(scale * value) for value in guess]
        if all(
            abs(scale * value - point) < _NEARLY * scale for value, point in zip(guess, points, strict=True)
        ):
            common = gcd(*points)
            if common == 0:
                return None
            points = [point // common for point in points]
            named = tuple((FACES[face], point) for face, point in enumerate(points) if point)
            total = least_total(state, points)
            return Points(named, total) if refutes(state, points) else None
    return None


def refutes(state: State, points: Sequence[int]) -> bool:
    """Whether no meld comes to more than 0, but every choice of cards that the claim allows does."""
    for number, meld in enumerate(state.melds):
        if state.alive[number] and sum(points[face] for face in meld) > 0:
            return False
    return least_total(state, points) > 0


def least_total(state: State, points: Sequence[int]) -> int:
    """The lowest total of the cards that must lie in melds with an allowed choice of the others."""
    total = sum(count * point for count, point in zip(state.need, points, strict=True))
    total += sum(count * min(0, point) for count, point in zip(state.loose, points, strict=True))
    hand = sorted(points[face] for face in range(len(FACES)) for _ in range(state.hand[face]))
    total += sum(hand[: state.least])
    further = hand[state.least : state.most]
    return total + sum(point for point in further if point < 0)
