"""Judging a whole turn: cards kept, every meld legal, jokers replaced, something added, an opening laid."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from machiavelli.engine.frozen import wrongly_changed
from machiavelli.engine.held_back import held_back
from machiavelli.engine.opening import has_opening, must_open, only_adds
from machiavelli.engine.tables import is_loose, judge_table, loose_cards
from machiavelli.model.cards import Card
from machiavelli.model.position import Turn
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Reason, TurnVerdict


def judge_turn(rules: Rules, turn: Turn) -> TurnVerdict:
    """Say whether the player may end the turn like this, and if not, the first reason why not.

    ``played`` lists the hand cards on the table, in the order of the hand. The table before the turn is
    taken as it lies.
    """
    before = Counter(chain.from_iterable(turn.before))
    after = Counter(chain.from_iterable(turn.after))
    if missing := before - after:
        return TurnVerdict(False, reason=Reason.CARDS_MISSING, cards=_listed(missing))
    added = after - before
    if foreign := added - Counter(turn.hand):
        return TurnVerdict(False, reason=Reason.CARDS_FOREIGN, cards=_listed(foreign))
    played = tuple(_take(turn.hand, added))
    if fault := _first_faulty_meld(rules, turn, played):
        return fault
    if frozen := wrongly_changed(rules, turn, played):
        return TurnVerdict(False, played, Reason.JOKER_FROZEN, cards=frozen)
    if len(played) < rules.turn.least_added:
        return TurnVerdict(False, played, Reason.NOTHING_ADDED)
    if rules.turn.most_added is not None and len(played) > rules.turn.most_added:
        return TurnVerdict(False, played, Reason.TOO_MANY_ADDED)
    if must_open(rules, turn.opened) and not _may_be_first(rules, turn, played):
        return TurnVerdict(False, played, Reason.NO_OPENING)
    if rules.turn.hold_back and (meld := held_back(rules, turn, played)) is not None:
        return TurnVerdict(False, played, Reason.HELD_BACK, meld, cards=turn.after[meld])
    return TurnVerdict(True, played)


def _may_be_first(rules: Rules, turn: Turn, played: tuple[Card, ...]) -> bool:
    """Whether who has not opened may play this: an opening and whatever else, or perhaps a mere addition."""
    if has_opening(rules, played):
        return True
    return rules.turn.table_before_opening and only_adds(rules, turn.before, turn.after)


def _first_faulty_meld(rules: Rules, turn: Turn, played: tuple[Card, ...]) -> TurnVerdict | None:
    """The first card that became loose, else the first meld that is not legal."""
    may_lie_alone = loose_cards(rules, turn.before)
    lay_in_melds = Counter(card for meld in turn.before for card in meld if len(meld) > 1)
    faulty = []
    for index, (meld, verdict) in enumerate(zip(turn.after, judge_table(rules, turn.after), strict=True)):
        if verdict.legal:
            continue
        if is_loose(rules, meld):
            if may_lie_alone[meld[0]]:
                may_lie_alone[meld[0]] -= 1
                continue
            if lay_in_melds[meld[0]]:
                return TurnVerdict(False, played, Reason.LOOSE_CARD, index, verdict.reason, meld)
        faulty.append(TurnVerdict(False, played, Reason.ILLEGAL_MELD, index, verdict.reason, meld))
    return faulty[0] if faulty else None


def _listed(cards: Counter[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards.elements(), key=lambda card: card.sort_key))


def hand_cards_laid(turn: Turn) -> tuple[Card, ...]:
    """The hand cards that the table holds after ``turn`` and did not before, in the order of the hand."""
    added = Counter(chain.from_iterable(turn.after)) - Counter(chain.from_iterable(turn.before))
    return tuple(_take(turn.hand, added))


def _take(hand: Iterable[Card], wanted: Counter[Card]) -> Iterable[Card]:
    """The cards of ``hand`` that are ``wanted``, in its order."""
    left = Counter(wanted)
    for card in hand:
        if left[card]:
            left[card] -= 1
            yield card
