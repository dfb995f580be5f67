"""Packs in a wished order, and records that begin with one."""

from collections import Counter
from collections.abc import Sequence

from machiavelli.engine.game import cards_for_each, whole_pack
from machiavelli.model.cards import Card
from machiavelli.model.notation import codes, parse_cards
from machiavelli.model.variant import Rules


def stacked_pack(rules: Rules, hands: Sequence[str], stock: str = "", face_up: str = "") -> tuple[Card, ...]:
    """A pack that deals ``hands``, the first to the seat after the dealer, and has ``stock`` on top then.

    Hands that are not full get the lowest cards that nobody wished for.
    """
    wished = [list(parse_cards(hand)) for hand in hands]
    top, shown = list(parse_cards(stock)), list(parse_cards(face_up))
    used = Counter(card for cards in (*wished, top, shown) for card in cards)
    spare = sorted((Counter(whole_pack(rules, len(hands))) - used).elements(), key=lambda card: card.sort_key)
    for cards in wished:
        while len(cards) < cards_for_each(rules, len(hands)):
            cards.append(spare.pop(0))
    while len(shown) < rules.deal.face_up:
        shown.append(spare.pop(0))
    return (*(card for round_ in zip(*wished, strict=True) for card in round_), *shown, *top, *spare)


def stacked_record(
    variant: str, rules: Rules, hands: Sequence[str], turns: Sequence[str], stock: str = ""
) -> str:
    """A record of one hand: the last seat deals, so that seat 1 begins; turns from line 8 on."""
    pack = " ".join(codes(stacked_pack(rules, hands, stock)))
    head = ["machiavelli record 1", f"variant {variant}", f"players {len(hands)}", f"dealer {len(hands)}"]
    return "\n".join([*head, "", "hand", f"pack {pack}", *turns, ""])
