"""Judging one meld: a group, a run, or the reason why it is neither.

A run is read on the places 1 (low ace), 2 to 13, 14 (high ace); where it may go round the corner, 15 is the
two that follows, and so on. A joker is a card without rank and suit: it fills a gap first, then extends the
top, then the bottom.
"""

from collections.abc import Sequence
from functools import cache
from itertools import chain

from machiavelli.model.cards import ACE, JOKER, KING, Card, Suit
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Kind, MeldVerdict, Reason

HIGH_ACE = KING + 1
"""The place after the king."""


def judge_meld(rules: Rules, cards: Sequence[Card]) -> MeldVerdict:
    """Say whether ``cards``, in any order, form a group or a run, and if not, why not."""
    naturals = sorted((card for card in cards if not card.is_joker), key=lambda card: card.sort_key)
    jokers = len(cards) - len(naturals)
    if jokers > rules.jokers.per_meld:
        return _refused(naturals, jokers, Reason.TOO_MANY_JOKERS)
    if len(naturals) < 2:
        return _judge_lone_card(rules, naturals, jokers)
    if len({card.rank for card in naturals}) == 1:
        return _judge_group(rules, naturals, jokers)
    if len({card.suit for card in naturals}) == 1:
        return _judge_run(rules, naturals, jokers)
    return _refused(naturals, jokers, Reason.MIXED)


def _refused(naturals: Sequence[Card], jokers: int, reason: Reason, lacking: int = 0) -> MeldVerdict:
    return MeldVerdict(False, (*naturals, *[JOKER] * jokers), reason=reason, lacking=lacking)


def _judge_lone_card(rules: Rules, naturals: Sequence[Card], jokers: int) -> MeldVerdict:
    """One natural card may become a group or a run; none at all may become anything, and is no meld yet."""
    if not naturals:
        return _refused(naturals, jokers, Reason.TOO_SHORT, _lacking(rules, jokers))
    for verdict in (_judge_run(rules, naturals, jokers), _judge_group(rules, naturals, jokers)):
        if verdict.legal:
            return verdict
    return _refused(naturals, jokers, Reason.TOO_SHORT, _lacking(rules, 1 + jokers))


def _lacking(rules: Rules, size: int) -> int:
    return max(1, min(rules.melds.group_min, rules.melds.run_min) - size)


def _judge_group(rules: Rules, naturals: Sequence[Card], jokers: int) -> MeldVerdict:
    size = len(naturals) + jokers
    present = {card.suit for card in naturals}
    if len(present) < len(naturals):
        return _refused(naturals, jokers, Reason.REPEATED_SUIT)
    if size > min(rules.melds.group_max, len(Suit)):
        return _refused(naturals, jokers, Reason.TOO_LONG)
    rank = naturals[0].rank
    absent = [Card(rank, suit) for suit in Suit if suit not in present]
    filled = absent[:jokers]
    in_order = sorted(chain(naturals, filled), key=lambda card: card.sort_key)
    shown = tuple(JOKER if card in filled else card for card in in_order)
    if size < rules.melds.group_min:
        return MeldVerdict(False, shown, reason=Reason.TOO_SHORT, lacking=rules.melds.group_min - size)
    certain = len(absent) == jokers
    stands_for = tuple(card if certain else None for card in filled)
    return MeldVerdict(True, shown, Kind.GROUP, stands_for=stands_for)


def _judge_run(rules: Rules, naturals: Sequence[Card], jokers: int) -> MeldVerdict:
    ranks = {card.rank for card in naturals}
    readings = _readings(rules, ranks)
    if len(ranks) < len(naturals):
        readings = [ranks | {HIGH_ACE}]
        two_aces = len(ranks) == len(naturals) - 1 and naturals[1].rank == ACE
        if not (rules.melds.ace_both_ends and two_aces and len(_gaps(readings[0])) <= jokers):
            return _refused(naturals, jokers, Reason.REPEATED_RANK)
    closed = [places for places in readings if len(_gaps(places)) <= jokers]
    allowed = [places for places in closed if _ace_allowed(rules, places)]
    if not allowed:
        return _refused_run(rules, naturals, jokers, readings, closed)
    return _fill_run(rules, naturals, jokers, allowed[0])


def _readings(rules: Rules, ranks: set[int]) -> list[set[int]]:
    """The places the ranks can stand on: an ace is tried low, then high; then all of them round the corner,
    the lowest after the king, with the widest gap left open.
    """
    found = [ranks] if ACE not in ranks else [ranks, ranks - {ACE} | {HIGH_ACE}]
    if rules.melds.ace_inside and len(ranks) > 1:
        rounds = [{rank if rank >= low else rank + KING for rank in ranks} for low in sorted(ranks)[1:]]
        found.append(min(rounds, key=lambda places: len(_gaps(places))))
    return found


def _gaps(places: set[int]) -> list[int]:
    return [place for place in range(min(places), max(places)) if place not in places]


def _ace_allowed(rules: Rules, places: set[int]) -> bool:
    return (rules.melds.ace_low or ACE not in places) and (rules.melds.ace_high or HIGH_ACE not in places)


def _refused_run(
    rules: Rules, naturals: Sequence[Card], jokers: int, readings: list[set[int]], closed: list[set[int]]
) -> MeldVerdict:
    """No allowed reading is free of gaps: name the ace where it is to blame, else the missing cards."""
    if closed:
        reason = Reason.ACE_NOT_LOW if ACE in closed[0] else Reason.ACE_NOT_HIGH
        return _refused(naturals, jokers, reason)
    if not rules.melds.ace_inside and _turns_the_corner(readings[0], jokers):
        return _refused(naturals, jokers, Reason.ACE_INSIDE)
    places = min(readings, key=lambda reading: len(_gaps(reading)))
    gaps = _gaps(places)
    shown = _shown_run(places, gaps[:jokers], naturals[0].suit)
    missing = tuple(_card_at(place, naturals[0].suit) for place in gaps[jokers:])
    return MeldVerdict(False, shown, reason=Reason.GAP, missing=missing)


def _turns_the_corner(ranks: set[int], jokers: int) -> bool:
    """Whether king, ace and two meet, the ace perhaps a joker (then nothing else may be missing)."""
    if not {KING, 2} <= ranks:
        return False
    ends = sum(rank in ranks and rank + 1 not in ranks for rank in range(2, KING))
    return ACE in ranks or (jokers > 0 and ends == 1)


def _fill_run(rules: Rules, naturals: Sequence[Card], jokers: int, places: set[int]) -> MeldVerdict:
    suit = naturals[0].suit
    filled = _gaps(places)
    low, high = min(places), max(places)
    _, top = _ends(rules, low, high)
    while len(filled) < jokers and high < top:
        high += 1
        filled.append(high)
    bottom, _ = _ends(rules, low, high)
    while len(filled) < jokers and low > bottom:
        low -= 1
        filled.append(low)
    size = len(places) + jokers
    longest = rules.melds.run_max
    if len(filled) < jokers or (longest is not None and size > longest):
        return _refused(naturals, jokers, Reason.TOO_LONG)
    shown = _shown_run(places, filled, suit)
    if size < rules.melds.run_min:
        return MeldVerdict(False, shown, reason=Reason.TOO_SHORT, lacking=rules.melds.run_min - size)
    stands_for = tuple(_card_at(place, suit) for place in sorted(filled))
    return MeldVerdict(True, shown, Kind.RUN, stands_for=stands_for)


def _ends(rules: Rules, low: int, high: int) -> tuple[int, int]:
    """How far a run on these places may go down and up.

    An ace at one end bars the ace at the other, where the rules do not let a run hold both. A run round the
    corner goes on upwards, until each rank is there.
    """
    if high > HIGH_ACE:
        return low, low + KING - 1
    melds = rules.melds
    top = HIGH_ACE if melds.ace_high and (low > ACE or melds.ace_both_ends) else KING
    bottom = ACE if melds.ace_low and (high < HIGH_ACE or melds.ace_both_ends) else ACE + 1
    return bottom, top


def _shown_run(places: set[int], filled: Sequence[int], suit: Suit | None) -> tuple[Card, ...]:
    """Write a run upwards, a joker on each filled place."""
    return tuple(JOKER if place in filled else _card_at(place, suit) for place in sorted({*places, *filled}))


@cache
def _card_at(place: int, suit: Suit | None) -> Card:
    return Card(place if place <= KING else place - KING, suit)
