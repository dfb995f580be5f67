"""What makes an option right: a rule, a verdict, a play or points, compared with what is said of it."""

from machiavelli.engine.melds import judge_meld
from machiavelli.engine.rule_values import values_of
from machiavelli.engine.scoring import hand_points
from machiavelli.engine.solver.solve import max_played
from machiavelli.model.parameters import Held
from machiavelli.model.quiz import Condition
from machiavelli.model.variant import Rules

LEGAL, ILLEGAL = "legal", "illegal"
"""What a verdict may be compared with besides its kind or reason."""


def holds(rules: Rules, condition: Condition) -> bool:
    """Whether the condition is met.

    Raises KeyError for the name of no rule, and PositionError for cards that no game can hold.
    """
    found = value_of_condition(rules, condition)
    if condition.value is not None:
        if condition.meld and condition.value in (LEGAL, ILLEGAL):
            return judge_meld(rules, condition.meld).legal is (condition.value == LEGAL)
        return (found, type(found)) == (condition.value, type(condition.value))
    if isinstance(found, bool | str):
        return False
    least, most = condition.least, condition.most
    return (least is None or found >= least) and (most is None or found <= most)


def value_of_condition(rules: Rules, condition: Condition) -> Held:
    """What the engine has to say of the condition's subject. Raises as :func:`holds`."""
    if condition.meld:
        return str(judge_meld(rules, condition.meld).said)
    if condition.position is not None:
        return max_played(rules, condition.position)
    if condition.points:
        return hand_points(rules, condition.points)
    return values_of(rules)[condition.rule]
