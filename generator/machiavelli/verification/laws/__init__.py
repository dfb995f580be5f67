"""How the parameters of one variant must fit together."""

from machiavelli.verification.laws.deal import DEAL
from machiavelli.verification.laws.ending import ENDING
from machiavelli.verification.laws.law import Law
from machiavelli.verification.laws.melds import MELDS
from machiavelli.verification.laws.turn import TURN

__all__ = ["LAWS", "Law"]

LAWS = (*DEAL, *MELDS, *TURN, *ENDING)
