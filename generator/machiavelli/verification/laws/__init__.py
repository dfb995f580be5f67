"""How the parameters of one variant must fit together."""

from collections import Counter

from machiavelli.verification.laws.deal import DEAL
from machiavelli.verification.laws.ending import ENDING
from machiavelli.verification.laws.law import Law
from machiavelli.verification.laws.melds import MELDS
from machiavelli.verification.laws.turn import TURN

__all__ = ["LAWS", "Law", "law_ids"]

LAWS = (*DEAL, *MELDS, *TURN, *ENDING)


def law_ids() -> tuple[str, ...]:
    """The id of each law, in their order, by which messages name it: ``melds-ace-inside``.

    It is that of the parameter, with a number from the second of its laws on: ``melds-ace-inside-2``.
    """
    counted: Counter[str] = Counter()
    ids = []
    for law in LAWS:
        counted[law.parameter] += 1
        number = f"-{counted[law.parameter]}" if counted[law.parameter] > 1 else ""
        ids.append(law.parameter.replace(".", "-").replace("_", "-") + number)
    return tuple(ids)
