"""What a simulated player does when: draws where that comes first, lays what was found, or lays nothing."""

from collections.abc import Callable

from machiavelli.engine.game import play, why_not_lay
from machiavelli.errors import EngineFault
from machiavelli.model.game import Action, Draw, HandInPlay, Knock, Lay, Pass, Refused
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules


def lay_or_not(rules: Rules, state: HandInPlay, find: Callable[[], Table | None]) -> Action:
    """Lay the table that is found, where it is time to lay and the rules accept it.

    Who lays nothing knocks if that is possible, else draws, else passes; who must play after all lays what
    the rules say can be laid.
    """
    if why_not_lay(rules, state) is None:
        found = find()
        if found is not None and not isinstance(play(rules, state, Lay(found)), Refused):
            return Lay(found)
    for action in (Knock(), Draw(), Pass()):
        result = play(rules, state, action)
        if not isinstance(result, Refused):
            return action
        if result.proof is not None:
            return Lay(result.proof)
    raise EngineFault(f"in {state} nothing may be done")
