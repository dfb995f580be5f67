"""Proofs that something cannot be played: what is denied, and why, as data.

A proof speaks of a *claim*: some cards must lie in melds (the table, and a named card), others may (the rest
of the hand, and loose cards), and at least so many of the hand do. Each reason below refutes a claim, or
passes on to claims that say more. As JSON (cards as codes)::

    {"most": 0, "because": REASON}          no more than so many hand cards can be played
    {"card": "8C", "because": REASON}       this hand card cannot be played

    {"kind": "no-partner", "cards": ["JC"]}
    {"kind": "chain", "steps": [{"card": "8D", "meld": ["8H", "8D", "8C"]}, {"card": "AS", "beside": "KS"},
                                {"card": "2C", "stays": true}], "then": REASON}
    {"kind": "points", "points": {"6C": 1, "8D": 1, "8C": -1}, "total": 1}
    {"kind": "each", "cards": [{"card": "8D", "because": REASON}], "then": REASON or null}
    {"kind": "cases", "card": "KS", "cases": [{"meld": ["QS", "KS", "AS"], "because": REASON},
                                              {"meld": null, "because": REASON}]}
    {"kind": "limit"}
    {"kind": "no-opening"}

Melds are taken as short as they come: a run that can be cut into two legal runs need not be looked at,
because the two do the same.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

from machiavelli.model.cards import Card
from machiavelli.model.notation import codes
from machiavelli.model.position import Hand, Meld
from machiavelli.model.puzzle import Claim


@dataclass(frozen=True, slots=True)
class Denial:
    """What cannot be: that ``card`` is played, or else that more than ``most`` hand cards are."""

    card: Card | None = None
    most: int | None = None


def denials(claim: Claim, hand: Hand) -> tuple[Denial, ...]:
    """What the claim of a puzzle says cannot be: more cards than ``played``, and each unplayable card.

    Where no card at all can be played, that says it of every card; where only the unplayable ones are left,
    they say that there is no more.
    """
    single = tuple(dict.fromkeys(claim.unplayable)) if claim.played else ()
    left = sum(card not in single for card in hand)
    more = (Denial(most=claim.played),) if claim.played < left else ()
    return (*more, *(Denial(card=card) for card in single))


@dataclass(frozen=True, slots=True)
class NoPartner:
    """No meld of the cards there are holds any of ``cards``: the last one must lie in a meld, or without
    all of them too few are left to play."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Forced:
    """One forced thing. With ``meld``: ``card`` must lie in a meld, and this is the only one for it. With
    ``beside``: every meld for ``card`` uses that card, which exists once, so no other meld gets it. With
    neither: no meld holds ``card``, which stays where it is."""

    card: Card
    meld: Meld | None = None
    beside: Card | None = None


@dataclass(frozen=True, slots=True)
class Chain:
    """Forced things one after the other, and what refutes the rest."""

    steps: tuple[Forced, ...]
    then: "Reason"


@dataclass(frozen=True, slots=True)
class Points:
    """Points on cards, whole and not 0, the others count 0: every meld there is comes to 0 or less, but the
    cards that must lie in melds, with any choice of the others, come to at least ``total``, which is above 0.
    """

    points: tuple[tuple[Card, int], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Supposed:
    """A hand card, and why it cannot be played."""

    card: Card
    because: "Reason"


@dataclass(frozen=True, slots=True)
class Each:
    """Hand cards refuted one by one, each then out of play for the next. ``then`` refutes what is left; None
    where too few cards are."""

    cards: tuple[Supposed, ...]
    then: "Reason | None" = None


@dataclass(frozen=True, slots=True)
class Case:
    """A meld for a card, or None where it lies in none, and why that cannot be."""

    meld: Meld | None
    because: "Reason"


@dataclass(frozen=True, slots=True)
class Cases:
    """Every meld that can hold ``card``; where the card may also stay out, that too."""

    card: Card
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Limit:
    """More cards are asked for than there are, or than one turn may add."""


@dataclass(frozen=True, slots=True)
class NoOpening:
    """The player has not opened, may play nothing without an opening, and holds none.

    It stands alone: who may play nothing plays no card.
    """


Reason: TypeAlias = NoPartner | Chain | Points | Each | Cases | Limit | NoOpening


@dataclass(frozen=True, slots=True)
class Proof:
    """What is denied, and the reason."""

    denies: Denial
    because: Reason


def proof_json(proof: Proof) -> dict[str, Any]:
    """The proof as JSON carries it."""
    denies = proof.denies
    claim = {"most": denies.most} if denies.card is None else {"card": denies.card.code}
    return {**claim, "because": _reason_json(proof.because)}


def _reason_json(reason: Reason) -> dict[str, Any]:
    match reason:
        case NoPartner(cards):
            return {"kind": "no-partner", "cards": codes(cards)}
        case Chain(steps, then):
            return {"kind": "chain", "steps": list(map(_step_json, steps)), "then": _reason_json(then)}
        case Points(points, total):
            by_card = {card.code: number for card, number in points}
            return {"kind": "points", "points": by_card, "total": total}
        case Each(supposed, rest):
            listed = [{"card": one.card.code, "because": _reason_json(one.because)} for one in supposed]
            return {"kind": "each", "cards": listed, "then": rest and _reason_json(rest)}
        case Cases(card, cases):
            return {"kind": "cases", "card": card.code, "cases": list(map(_case_json, cases))}
        case Limit():
            return {"kind": "limit"}
        case NoOpening():
            return {"kind": "no-opening"}


def _step_json(step: Forced) -> dict[str, Any]:
    if step.meld is not None:
        return {"card": step.card.code, "meld": codes(step.meld)}
    if step.beside is not None:
        return {"card": step.card.code, "beside": step.beside.code}
    return {"card": step.card.code, "stays": True}


def _case_json(case: Case) -> dict[str, Any]:
    meld = None if case.meld is None else codes(case.meld)
    return {"meld": meld, "because": _reason_json(case.because)}
