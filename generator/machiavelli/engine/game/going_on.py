"""Going on after a refused turn, as the players of a record did, so that later faults are found too."""

from collections import Counter
from dataclasses import replace
from itertools import chain

from machiavelli.engine.game.playing import draw, failed, laid, play
from machiavelli.engine.game.turn_end import next_turn
from machiavelli.engine.tables import judge_table, loose_cards
from machiavelli.model.cards import Card
from machiavelli.model.game import Action, Draw, Fail, HandInPlay, Knock, Lay, Pass, Refused
from machiavelli.model.position import Meld, Table
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Reason

_CARDS_LOST = (Reason.CARDS_MISSING, Reason.CARDS_FOREIGN)


def go_on(rules: Rules, state: HandInPlay, action: Action, refused: Refused) -> HandInPlay | None:
    """The state after a refused action if it was played all the same; None where the cards do not add up."""
    if refused.code in _CARDS_LOST:
        return None
    match action:
        case Lay():
            added = _cards(action.after) - _cards(state.table)
            if _cards(state.table) - _cards(action.after) or added - Counter(state.hands[state.to_play]):
                return None
            # Who laid something without having opened counts as having opened: it has been said.
            opened = replace(state, unopened=state.unopened - {state.to_play})
            after = laid(rules, opened, action.after, tuple(added.elements()))
            return after if after.ending is None else next_turn(rules, replace(after, ending=None))
        case Fail():
            left = state.table if action.left is None else action.left
            if _cards(left) != _cards(state.table):
                return None
            return failed(rules, state, Fail(left=action.left))
        case Draw() if state.stock:
            return draw(rules, state)
        case Draw() | Pass():
            return next_turn(rules, state)
        case Knock():
            return None


def play_beside(rules: Rules, state: HandInPlay, action: Action) -> HandInPlay | Refused:
    """Play, but say nothing again of faulty melds that lay there before and were not touched.

    The index of a meld in a verdict is that in the action's whole table.
    """
    standing = _faulty(rules, state.table) if isinstance(action, Lay) else Counter()
    if not isinstance(action, Lay) or not standing:
        return play(rules, state, action)
    kept = [index for index, left_out in enumerate(_left_out(action.after, standing)) if not left_out]
    stays = Counter(map(_sorted, action.after)) & standing
    table = tuple(
        meld
        for meld, left_out in zip(state.table, _left_out(state.table, stays), strict=True)
        if not left_out
    )
    result = play(rules, replace(state, table=table), Lay(tuple(action.after[index] for index in kept)))
    if isinstance(result, HandInPlay):
        return replace(result, table=action.after)
    if result.verdict is None or result.verdict.meld is None:
        return result
    return replace(result, verdict=replace(result.verdict, meld=kept[result.verdict.meld]))


def _faulty(rules: Rules, table: Table) -> Counter[Meld]:
    """The melds of ``table`` that are not legal and no loose cards either, each sorted."""
    loose = loose_cards(rules, table)
    verdicts = zip(table, judge_table(rules, table), strict=True)
    return Counter(
        _sorted(meld)
        for meld, verdict in verdicts
        if not verdict.legal and not (len(meld) == 1 and loose[meld[0]])
    )


def _left_out(table: Table, melds: Counter[Meld]) -> list[bool]:
    """For each meld of ``table`` whether it is one of ``melds``, as often as it stands there."""
    left, found = Counter(melds), []
    for meld in map(_sorted, table):
        found.append(left[meld] > 0)
        left[meld] -= 1
    return found


def _cards(table: Table) -> Counter[Card]:
    return Counter(chain.from_iterable(table))


def _sorted(meld: Meld) -> Meld:
    return tuple(sorted(meld, key=lambda card: card.sort_key))
