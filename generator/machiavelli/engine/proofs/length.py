"""How long a proof is to read: the measure by which the shorter of two is taken."""

from machiavelli.model.proof import Cases, Chain, Each, Limit, NoOpening, NoPartner, Points, Reason


def length(reason: Reason) -> int:
    """A whole number: two for each sentence, one for each card with points."""
    match reason:
        case NoPartner(cards):
            return 1 + len(cards)
        case Chain(steps, then):
            return sum(2 if step.meld or step.beside else 1 for step in steps) + length(then)
        case Points(points, _):
            return 4 + len(points)
        case Each(supposed, then):
            return sum(1 + length(one.because) for one in supposed) + (length(then) if then else 0)
        case Cases(_, cases):
            return 2 + sum(2 + length(case.because) for case in cases)
        case Limit() | NoOpening():
            return 1
