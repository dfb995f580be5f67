"""Checking a proof that something cannot be played. Nothing is shared with the solver: only the model is.

A proof refutes a :class:`Claim`. Every reason is checked by itself, against the claim at its place:

- a card that must lie in a meld and is in none of the melds there are, or too few cards left: no layout;
- a step, a case or a supposed card changes the claim in a way that loses no layout;
- points: the melds of a layout come to 0 or less together, the cards of the claim to more than 0.
"""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import chain

from machiavelli.errors import ProofError
from machiavelli.model.cards import JOKER, Card
from machiavelli.model.position import Meld, Position
from machiavelli.model.proof import (
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
)
from machiavelli.model.proof_reading import read_proof
from machiavelli.model.variant import Rules
from machiavelli.verification.proof_checker_melds import short_melds, sorted_meld
from machiavelli.verification.proof_checker_openings import TooMuchWork, holds_opening
from machiavelli.verification.proof_why import Why

__all__ = ["MOST_WORK", "Claim", "Why", "check_proof", "check_read_proof", "denied_claim"]

MOST_WORK = 20_000_000
"""Melds looked at for one proof."""


class _Refused(Exception):
    def __init__(self, why: Why) -> None:
        self.why = why


@dataclass(frozen=True, slots=True)
class Claim:
    """That some layout of ``melds`` holds all cards of ``need``, any of ``loose``, and of ``hand`` at least
    ``least`` and at most ``most`` (None: no limit)."""

    need: Counter[Card]
    hand: Counter[Card]
    loose: Counter[Card]
    least: int
    most: int | None
    melds: frozenset[Meld]

    def pool(self) -> Counter[Card]:
        """All cards that may lie in melds."""
        return self.need + self.hand + self.loose

    def holding(self, card: Card) -> list[Meld]:
        """The melds with ``card``."""
        return [meld for meld in self.melds if card in meld]

    def beyond(self) -> bool:
        """Whether more hand cards are asked for than there are or may be played."""
        return self.least > self.hand.total() or (self.most is not None and self.most < self.least)


def check_proof(rules: Rules, position: Position, data: object) -> Why | None:
    """Check a proof, as ``json.loads`` returns it, against a legal position; None if it holds."""
    try:
        return check_read_proof(rules, position, read_proof(data))
    except ProofError as error:
        return Why(error.code)


def check_read_proof(rules: Rules, position: Position, proof: Proof) -> Why | None:
    """Check a proof against a legal position; None if it holds.

    What nobody can play, who has not opened or held something back cannot play either: of these only
    :class:`machiavelli.model.proof.NoOpening` speaks.
    """
    try:
        claim = denied_claim(rules, position, proof.denies)
        if isinstance(proof.because, NoOpening):
            _check_no_opening(rules, position)
        else:
            _Checker().refute(claim, proof.because)
    except _Refused as refused:
        return refused.why
    return None


def denied_claim(rules: Rules, position: Position, denies: Denial) -> Claim:
    """The claim that would have to be true if ``denies`` were false."""
    may_stay = rules.failure.loose_cards != "never"
    loose = Counter(meld[0] for meld in position.table if len(meld) == 1 and may_stay)
    need = Counter(chain.from_iterable(position.table)) - loose
    hand = Counter(position.hand)
    melds = short_melds(rules, need + hand + loose)
    claim = Claim(need, hand, loose, rules.turn.least_added, rules.turn.most_added, melds)
    if denies.card is not None:
        if not hand[denies.card]:
            raise _Refused(Why.WRONG_CLAIM)
        return _all_needed(_with_played(claim, denies.card))
    if denies.most is None or denies.most >= len(position.hand):
        raise _Refused(Why.WRONG_CLAIM)
    return _all_needed(replace(claim, least=max(claim.least, denies.most + 1)))


def _check_no_opening(rules: Rules, position: Position) -> None:
    """Raises _Refused where the player may play without an opening, or holds one."""
    if position.opened or rules.turn.opening == "none" or rules.turn.table_before_opening:
        raise _Refused(Why.NO_FIRST_PLAY)
    try:
        found = holds_opening(rules, position.hand)
    except TooMuchWork:
        raise _Refused(Why.TOO_LONG) from None
    if found:
        raise _Refused(Why.HAS_OPENING)


def _with_played(claim: Claim, card: Card) -> Claim:
    """Suppose that a hand card is played: it must lie in a meld, and one fewer is asked for."""
    one = Counter([card])
    most = None if claim.most is None else claim.most - 1
    return replace(
        claim, need=claim.need + one, hand=claim.hand - one, least=max(0, claim.least - 1), most=most
    )


def _all_needed(claim: Claim) -> Claim:
    """Where as many hand cards are asked for as there are, all must lie in melds."""
    if claim.least and claim.least == claim.hand.total():
        for card in claim.hand.elements():
            claim = _with_played(claim, card)
    return claim


def _made_from(melds: frozenset[Meld], pool: Counter[Card]) -> frozenset[Meld]:
    """The melds that ``pool`` has the cards for; only jokers come more than once in a meld."""
    return frozenset(
        meld for meld in melds if all(pool[card] for card in meld) and meld.count(JOKER) <= pool[JOKER]
    )


def _without(claim: Claim, card: Card, loose_too: bool) -> Claim:
    """Take the hand cards of this face out of play, and the loose ones if they are meant too."""
    hand, loose = Counter(claim.hand), Counter(claim.loose)
    del hand[card]
    if loose_too:
        del loose[card]
    melds = _made_from(claim.melds, claim.need + hand + loose)
    return _all_needed(replace(claim, hand=hand, loose=loose, melds=melds))


def _laid(claim: Claim, meld: Meld) -> Claim:
    """Suppose that ``meld`` lies: the rest of the layout holds the rest of the cards.

    A card that must lie somewhere comes first. After that a hand card is as good as a loose one or better:
    it is what is asked for. Only a limit could speak against it, so it does not count where both are there.
    """
    need, hand, loose, least, most = claim.need, claim.hand, claim.loose, claim.least, claim.most
    for card in meld:
        one = Counter([card])
        if need[card]:
            need = need - one
        elif hand[card]:
            hand = hand - one
            least = max(0, least - 1)
            most = most if most is None or loose[card] else most - 1
        else:
            loose = loose - one
    melds = _made_from(claim.melds, need + hand + loose)
    return _all_needed(Claim(need, hand, loose, least, most, melds))


class _Checker:
    """Checks reasons and counts the work."""

    def __init__(self) -> None:
        self._work = 0

    def refute(self, claim: Claim, reason: Reason) -> None:
        """Accept ``reason`` against ``claim``, or raise _Refused."""
        self._count(claim)
        match reason:
            case NoPartner(cards):
                self._no_partner(claim, cards)
            case Points():
                _check_points(claim, dict(reason.points), reason.total)
            case Chain(steps, then):
                for step in steps:
                    self._count(claim)
                    claim = _after_forced(claim, step)
                self.refute(claim, then)
            case Each():
                self._each(claim, reason)
            case Cases():
                self._cases(claim, reason)
            case Limit():
                if not claim.beyond():
                    raise _Refused(Why.NO_LIMIT)
            case NoOpening():
                raise _Refused(Why.NO_FIRST_PLAY)

    def _count(self, claim: Claim) -> None:
        self._work += 1 + len(claim.melds)
        if self._work > MOST_WORK:
            raise _Refused(Why.TOO_LONG)

    def _no_partner(self, claim: Claim, cards: Meld) -> None:
        for card in cards:
            self._count(claim)
            if claim.holding(card):
                raise _Refused(Why.HAS_PARTNER)
            if claim.need[card]:
                return
            claim = _without(claim, card, loose_too=True)
        if not claim.beyond():
            raise _Refused(Why.CARDS_LEFT)

    def _each(self, claim: Claim, each: Each) -> None:
        for supposed in each.cards:
            if not claim.hand[supposed.card]:
                raise _Refused(Why.NOT_IN_HAND)
            self.refute(_all_needed(_with_played(claim, supposed.card)), supposed.because)
            claim = _without(claim, supposed.card, loose_too=False)
        if each.then is not None:
            self.refute(claim, each.then)
        elif not claim.beyond():
            raise _Refused(Why.CARDS_LEFT)

    def _cases(self, claim: Claim, cases: Cases) -> None:
        card = cases.card
        melds = [None if case.meld is None else sorted_meld(case.meld) for case in cases.cases]
        due = set(claim.holding(card)) | (set() if claim.need[card] else {None})
        if len(melds) != len(due) or set(melds) != due:
            raise _Refused(Why.WRONG_CASES)
        for meld, case in zip(melds, cases.cases, strict=True):
            branch = _without(claim, card, loose_too=True) if meld is None else _laid(claim, meld)
            self.refute(branch, case.because)


def _after_forced(claim: Claim, step: Forced) -> Claim:
    """The claim once a step is done. Raises _Refused if the step is not forced."""
    melds = claim.holding(step.card)
    if step.meld is None and step.beside is None:
        if claim.need[step.card] or melds:
            raise _Refused(Why.NOT_FORCED)
        return _without(claim, step.card, loose_too=True)
    if not claim.need[step.card]:
        raise _Refused(Why.NOT_FORCED)
    if step.meld is not None:
        if melds != [sorted_meld(step.meld)]:
            raise _Refused(Why.NOT_FORCED)
        return _laid(claim, melds[0])
    if (
        step.beside is None
        or claim.pool()[step.beside] != 1
        or not all(step.beside in meld for meld in melds)
    ):
        raise _Refused(Why.NOT_FORCED)
    kept = frozenset(meld for meld in claim.melds if step.beside not in meld or step.card in meld)
    return replace(claim, melds=kept)


def _check_points(claim: Claim, points: dict[Card, int], said: int) -> None:
    """No meld comes to more than 0, every choice of cards to at least what is said, which is more."""
    if any(sum(points.get(card, 0) for card in meld) > 0 for meld in claim.melds):
        raise _Refused(Why.MELD_ABOVE_ZERO)
    total = sum(count * points.get(card, 0) for card, count in claim.need.items())
    total += sum(count * min(0, points.get(card, 0)) for card, count in claim.loose.items())
    # The worst choice of hand cards: as many of the lowest as are asked for, then whatever is below 0.
    lowest = sorted(points.get(card, 0) for card in claim.hand.elements())
    asked, further = lowest[: claim.least], lowest[claim.least : claim.most]
    total += sum(asked) + sum(point for point in further if point < 0)
    if total <= 0 or total != said:
        raise _Refused(Why.TOTAL_NOT_ABOVE_ZERO)
