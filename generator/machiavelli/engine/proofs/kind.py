"""How hard the thought of a proof is: the hardest of all the reasons it is made of."""

from enum import IntEnum

from machiavelli.model.proof import Cases, Chain, Each, Limit, NoOpening, NoPartner, Points, Reason


class ProofKind(IntEnum):
    """From what is seen at a glance to what has to be written down."""

    NO_PARTNER = 0
    CHAIN = 1
    POINTS = 2
    CASES = 3


def kind(reason: Reason) -> ProofKind:
    """The hardest kind of reason in ``reason``; to see that cards are too few is as easy as it gets."""
    match reason:
        case NoPartner() | Limit() | NoOpening():
            return ProofKind.NO_PARTNER
        case Chain(_, then):
            return max(ProofKind.CHAIN, kind(then))
        case Points():
            return ProofKind.POINTS
        case Each(supposed, then):
            rest = ProofKind.NO_PARTNER if then is None else kind(then)
            return max([rest, *(kind(one.because) for one in supposed)])
        case Cases():
            return ProofKind.CASES
