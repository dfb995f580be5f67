"""Who deals first: found by lot, by a card that each player draws, or by age."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from machiavelli.engine.game.dealing import whole_pack
from machiavelli.errors import PositionError
from machiavelli.model.cards import ACE, KING, Card
from machiavelli.model.variant import Rules


def first_by_cards(rules: Rules, cards: Sequence[Card]) -> tuple[int, ...]:
    """Of seats that drew ``cards``, one each, those with the lowest or highest: several must draw again.

    Only ranks count. The ace is below the two where melds have it there, else above the king. Raises
    PositionError no-lot where the variant finds its dealer otherwise, wrong-lot where a joker was drawn.
    """
    way = rules.deal.first_dealer
    if way not in ("lowest-card", "highest-card"):
        raise PositionError("no-lot", "in this variant no cards are drawn for the first deal")
    if any(card.is_joker for card in cards):
        raise PositionError("wrong-lot", "a joker is no answer: whoever draws it draws again")
    ranks = [_rank(rules, card) for card in cards]
    first = min(ranks) if way == "lowest-card" else max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == first)


def first_dealer(rules: Rules, players: int, lot: Sequence[Sequence[Card]]) -> int:
    """The seat that deals first where ``lot`` holds, draw by draw, a card for each seat still in question.

    Raises PositionError wrong-lot where the cards are too many, too few or not those of the packs, and as
    :func:`first_by_cards`.
    """
    drawn, packs = Counter(chain.from_iterable(lot)), Counter(whole_pack(rules, players))
    if drawn - packs:
        raise PositionError("wrong-lot", f"{next(iter(drawn - packs))} is drawn more often than it exists")
    seats = list(range(players))
    for number, cards in enumerate(lot):
        if number and len(seats) == 1:
            raise PositionError("wrong-lot", f"seat {seats[0] + 1} deals: nobody draws again")
        if len(cards) != len(seats):
            raise PositionError("wrong-lot", f"{len(seats)} draw a card, but {len(cards)} cards are there")
        seats = [seats[place] for place in first_by_cards(rules, cards)]
    if len(seats) > 1:
        tied = " ".join(str(seat + 1) for seat in seats)
        raise PositionError("wrong-lot", f"seats {tied} drew equal cards and must draw again")
    return seats[0]


def check_first_dealer(
    rules: Rules, players: int, dealer: int, lot: Sequence[Sequence[Card]], oldest: int | None
) -> None:
    """Refuse a first ``dealer`` who is another than the cards drawn, or the age, say.

    Where nothing is told of either, whoever deals may be right. Raises PositionError wrong-dealer,
    wrong-oldest where the variant does not go by age or nobody sits there, and as :func:`first_dealer`.
    """
    if lot and (found := first_dealer(rules, players, lot)) != dealer:
        raise PositionError("wrong-dealer", f"seat {found + 1} deals first, by the cards drawn")
    if oldest is None:
        return
    if rules.deal.first_dealer != "oldest":
        raise PositionError("wrong-oldest", "in this variant age does not matter for the first deal")
    if not 0 <= oldest < players:
        raise PositionError("wrong-oldest", f"the oldest sits at {oldest + 1}, but {players} play")
    if oldest != dealer:
        raise PositionError("wrong-dealer", f"seat {oldest + 1} deals first, the oldest player")


def _rank(rules: Rules, card: Card) -> int:
    high = rules.melds.ace_high and not rules.melds.ace_low
    return KING + 1 if high and card.rank == ACE else card.rank
