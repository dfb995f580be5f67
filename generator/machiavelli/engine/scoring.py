"""Points of the cards left in a hand."""

from collections.abc import Sequence

from machiavelli.model.cards import ACE, Card
from machiavelli.model.variant import CardPoints, Rules


def hand_points(rules: Rules, cards: Sequence[Card]) -> int:
    """Points that ``cards`` cost whoever still holds them when points are counted."""
    if rules.scoring.basis == "per-card":
        return len(cards)
    if rules.scoring.card_points is None:
        return 0
    points = rules.scoring.card_points
    return sum(_card_points(points, card) for card in cards)


def _card_points(points: CardPoints, card: Card) -> int:
    if card.is_joker:
        return points.joker
    if card.rank == ACE:
        return points.ace
    if card.rank < 10:
        return card.rank if points.low is None else points.low
    return points.ten if card.rank == 10 else points.figure
