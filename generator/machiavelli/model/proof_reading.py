"""Reading a proof from JSON data, strictly: what the shape does not know is refused, however large it is."""

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from machiavelli.errors import NotationError, ProofError
from machiavelli.model.cards import Card
from machiavelli.model.notation import parse_card
from machiavelli.model.position import Meld
from machiavelli.model.proof import (
    Case,
    Cases,
    Chain,
    Denial,
    Each,
    Forced,
    Limit,
    NoOpening,
    NoPartner,
    Points,
    Proof,
    Reason,
    Supposed,
)

DEEPEST = 100
"""Reasons within reasons."""

LONGEST = 20_000
"""Cards named in a whole proof, each as often as it is named, and reasons."""

GREATEST = 1_000_000
"""Points of one card, above or below 0."""


def read_proof(data: object) -> Proof:
    """The proof that ``data`` is, as ``json.loads`` returns it.

    Raises ProofError with code wrong-shape, too-deep or too-long.
    """
    reader = _Reader()
    if isinstance(data, Mapping) and "card" in data:
        claim = _object(data, "a proof", "card", "because")
        denies = Denial(card=reader.card(claim["card"]))
    else:
        claim = _object(data, "a proof", "most", "because")
        most = claim["most"]
        if type(most) is not int or not 0 <= most <= GREATEST:
            _refuse("'most' must be a number of cards")
        denies = Denial(most=most)
    return Proof(denies, reader.reason(claim["because"], 1))


class _Reader:
    """Reads one proof and counts how much of it there is."""

    def __init__(self) -> None:
        self._size = 0
        self._kinds: dict[str, Callable[[Mapping[str, Any], int], Reason]] = {
            "no-partner": self._no_partner,
            "chain": self._chain,
            "points": self._points,
            "each": self._each,
            "cases": self._cases,
            "limit": self._limit,
            "no-opening": self._no_opening,
        }

    def reason(self, data: object, depth: int) -> Reason:
        self._count()
        if depth > DEEPEST:
            raise ProofError("too-deep", f"more than {DEEPEST} reasons within each other")
        kind = data.get("kind") if isinstance(data, Mapping) else None
        if not isinstance(data, Mapping) or not isinstance(kind, str) or kind not in self._kinds:
            _refuse(f"a reason has a 'kind': {', '.join(self._kinds)}")
        return self._kinds[kind](data, depth)

    def card(self, code: object) -> Card:
        self._count()
        if not isinstance(code, str):
            _refuse("a card must be text")
        try:
            return parse_card(code)
        except NotationError as error:
            raise ProofError("wrong-shape", str(error)) from None

    def _count(self) -> None:
        self._size += 1
        if self._size > LONGEST:
            raise ProofError("too-long", f"more than {LONGEST} cards and reasons")

    def _cards(self, data: object) -> Meld:
        return tuple(self.card(code) for code in _list(data, "cards"))

    def _no_partner(self, data: Mapping[str, Any], depth: int) -> Reason:
        return NoPartner(self._cards(_object(data, "no-partner", "kind", "cards")["cards"]))

    def _chain(self, data: Mapping[str, Any], depth: int) -> Reason:
        chain = _object(data, "a chain", "kind", "steps", "then")
        steps = tuple(self._step(step) for step in _list(chain["steps"], "steps"))
        return Chain(steps, self.reason(chain["then"], depth + 1))

    def _step(self, data: object) -> Forced:
        if isinstance(data, Mapping) and "meld" in data:
            step = _object(data, "a step", "card", "meld")
            return Forced(self.card(step["card"]), meld=self._cards(step["meld"]))
        if isinstance(data, Mapping) and "beside" in data:
            step = _object(data, "a step", "card", "beside")
            return Forced(self.card(step["card"]), beside=self.card(step["beside"]))
        step = _object(data, "a step", "card", "stays")
        if step["stays"] is not True:
            _refuse("'stays' can only be true")
        return Forced(self.card(step["card"]))

    def _points(self, data: Mapping[str, Any], depth: int) -> Reason:
        points: dict[Card, int] = {}
        whole = _object(data, "points", "kind", "points", "total")
        given, total = whole["points"], whole["total"]
        if type(total) is not int:
            _refuse("'total' must be a whole number")
        if not isinstance(given, Mapping):
            _refuse("'points' must be an object")
        for code, number in given.items():
            card = self.card(code)
            if type(number) is not int or not 0 < abs(number) <= GREATEST:
                _refuse(f"points must be whole numbers, not 0, up to {GREATEST}")
            if card in points:
                _refuse(f"{card} has points twice")
            points[card] = number
        return Points(tuple(points.items()), total)

    def _each(self, data: Mapping[str, Any], depth: int) -> Reason:
        each = _object(data, "each", "kind", "cards", "then")
        cards = []
        for one in _list(each["cards"], "cards"):
            supposed = _object(one, "a card", "card", "because")
            cards.append(Supposed(self.card(supposed["card"]), self.reason(supposed["because"], depth + 1)))
        return Each(tuple(cards), None if each["then"] is None else self.reason(each["then"], depth + 1))

    def _cases(self, data: Mapping[str, Any], depth: int) -> Reason:
        cases = _object(data, "cases", "kind", "card", "cases")
        listed = []
        for one in _list(cases["cases"], "cases"):
            case = _object(one, "a case", "meld", "because")
            meld = None if case["meld"] is None else self._cards(case["meld"])
            listed.append(Case(meld, self.reason(case["because"], depth + 1)))
        return Cases(self.card(cases["card"]), tuple(listed))

    def _limit(self, data: Mapping[str, Any], depth: int) -> Reason:
        _object(data, "a limit", "kind")
        return Limit()

    def _no_opening(self, data: Mapping[str, Any], depth: int) -> Reason:
        _object(data, "no opening", "kind")
        return NoOpening()


def _object(data: object, name: str, *keys: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping) or set(data) != set(keys):
        _refuse(f"{name} is an object with the keys {', '.join(keys)}")
    return data


def _list(data: object, name: str) -> list[Any]:
    if not isinstance(data, list):
        _refuse(f"'{name}' must be a list")
    return data


def _refuse(message: str) -> NoReturn:
    raise ProofError("wrong-shape", message)
