"""What follows a rearrangement that does not work out: which table lies there, and how many cards it costs.

The rule sheets put the table back and draw three whatever happens; Wikipedia only asks three of whoever
cannot put it back, lets the others try, and leaves what still fits nowhere lying loose; Gamelake is silent.
"""

from collections import Counter
from itertools import chain

from machiavelli.engine.frozen import wrongly_changed
from machiavelli.engine.game.allowed import why_not_lay
from machiavelli.engine.game.in_turn import judged
from machiavelli.engine.stock import draw_from, penalty_from
from machiavelli.engine.tables import is_loose, judge_table, loose_cards
from machiavelli.model.cards import Card
from machiavelli.model.game import Fail, HandInPlay, Refusal, Refused
from machiavelli.model.position import Meld, Table, Turn
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Reason, TurnVerdict

_BAD_TABLE = (Reason.ILLEGAL_MELD, Reason.LOOSE_CARD, Reason.JOKER_FROZEN)
_NO_TRY = (Reason.CARDS_MISSING, Reason.CARDS_FOREIGN)


def check_fail(rules: Rules, state: HandInPlay, fail: Fail) -> Refused | None:
    """Why the failed turn cannot have happened like this; None where it can."""
    if fail.late and rules.turn.time_limit is None:
        return Refused(Refusal.NO_TIME_LIMIT)
    if not fail.late and (refused := why_not_lay(rules, state)):
        return refused
    if fail.tried is not None:
        fault = judged(rules, state, fail.tried)
        if isinstance(fault, TurnVerdict):
            if not fail.late:
                return Refused(Refusal.NOT_FAILED)
        elif fault.code in _NO_TRY:
            return fault
    return None if fail.left is None else _check_left(rules, state, fail.tried, fail.left)


def cards_to_draw(rules: Rules, state: HandInPlay, fail: Fail) -> int:
    """Cards that the player draws after the failed turn: the penalty, the normal draw, or both.

    Who has drawn in this turn already does not draw again, but for the penalty.
    """
    stock = len(state.stock)
    if not _counts_as_failed(rules, state, fail):
        return _normal_draw(rules, state, stock)
    restored = fail.left is None
    penalty = penalty_from(rules, stock, restored)
    due = rules.failure.penalty == "always" or (rules.failure.penalty == "if-not-restored" and not restored)
    if due and rules.failure.replaces_draw:
        return penalty
    return penalty + _normal_draw(rules, state, stock - penalty)


def _normal_draw(rules: Rules, state: HandInPlay, stock: int) -> int:
    return 0 if state.drawn else draw_from(rules, stock)


def _counts_as_failed(rules: Rules, state: HandInPlay, fail: Fail) -> bool:
    """Whether this is a failed rearrangement, and not just a play that was not made.

    Legal melds with nothing added are none. A new meld begun and left unfinished is one where
    ``failure.unfinished_meld`` says so, even if no meld of the table was touched. Running out of time is one.
    """
    if fail.late or fail.tried is None or fail.left is not None:
        return True
    fault = judged(rules, state, fail.tried)
    if isinstance(fault, TurnVerdict) or fault.code not in _BAD_TABLE:
        return False
    return rules.failure.unfinished_meld or _touched(state.table, fail.tried)


def _check_left(rules: Rules, state: HandInPlay, tried: Table | None, left: Table) -> Refused | None:
    failure = rules.failure
    if not (failure.penalty == "if-not-restored" or failure.others_restore or failure.loose_cards == "stay"):
        return Refused(Refusal.MUST_RESTORE)
    if tried is not None and not _touched(state.table, tried):
        return Refused(Refusal.TABLE_UNTOUCHED)
    before, after = Counter(chain.from_iterable(state.table)), Counter(chain.from_iterable(left))
    if before != after:
        missing, foreign = before - after, after - before
        reason, cards = (Reason.CARDS_MISSING, missing) if missing else (Reason.CARDS_FOREIGN, foreign)
        listed = tuple(sorted(cards.elements(), key=lambda card: card.sort_key))
        return Refused(reason, TurnVerdict(False, reason=reason, cards=listed))
    if not failure.others_restore and Counter(map(_sorted, state.table)) == Counter(map(_sorted, left)):
        return Refused(Refusal.TABLE_RESTORED)
    if frozen := wrongly_changed(rules, Turn(state.table, left, ()), ()):
        return Refused(Reason.JOKER_FROZEN, TurnVerdict(False, reason=Reason.JOKER_FROZEN, cards=frozen))
    return _check_melds(rules, state.table, left)


def _check_melds(rules: Rules, before: Table, left: Table) -> Refused | None:
    """Every meld must be legal, or a loose card that the variant lets lie."""
    may_lie_alone = loose_cards(rules, before)
    for index, (meld, verdict) in enumerate(zip(left, judge_table(rules, left), strict=True)):
        if verdict.legal:
            continue
        reason = Reason.ILLEGAL_MELD
        if is_loose(rules, meld):
            if rules.failure.loose_cards == "stay":
                continue
            if may_lie_alone[meld[0]]:
                may_lie_alone[meld[0]] -= 1
                continue
            reason = Reason.LOOSE_CARD
        return Refused(reason, TurnVerdict(False, (), reason, index, verdict.reason, meld))
    return None


def _touched(before: Table, tried: Table) -> bool:
    """Whether some meld of ``before`` does not lie in ``tried`` as it was."""
    return bool(Counter(map(_sorted, before)) - Counter(map(_sorted, tried)))


def _sorted(meld: Meld) -> tuple[Card, ...]:
    return tuple(sorted(meld, key=lambda card: card.sort_key))
