"""Cards, ranks and suits by name, as each language says them."""

from machiavelli.model.cards import RANK_NAMES, Card, Suit
from machiavelli.pages.wording import Wording


def card_name(card: Card, wording: Wording, stands_for: Card | None = None) -> str:
    """The name as it is spoken: ``8 de tréboles``; of a joker also the card it stands for."""
    if card.suit is not None:
        rank = wording.say("rank", rank=_rank(card.rank))
        return wording.say("card", rank=rank, suit=suit_name(card.suit, wording))
    if stands_for is not None:
        return wording.say("joker-as", card=card_name(stands_for, wording))
    return wording.say("joker")


def card_at(name: str, place: int, count: int, wording: Wording) -> str:
    """The name of a card with its place among those that lie with it: ``8 de tréboles, carta 4 de 4``."""
    return wording.say("card-at", card=name, place=str(place), count=str(count)) if count > 1 else name


def card_with_article(card: Card, wording: Wording) -> str:
    """The name within a sentence: ``el 8 de tréboles``. Not for jokers."""
    return wording.say("the-card", rank=_rank(card.rank), card=card_name(card, wording))


def ranks_name(rank: int, wording: Wording) -> str:
    """All cards of a rank: ``ochos``, ``reyes``."""
    return wording.say("rank-plural", rank=_rank(rank))


def rank_names(rank: int, suit: str, wording: Wording) -> tuple[str, str, str]:
    """A card of the rank in a suit so called, the same within a sentence, and all cards of the rank."""
    card = wording.say("card", rank=wording.say("rank", rank=_rank(rank)), suit=suit)
    return card, wording.say("the-card", rank=_rank(rank), card=card), ranks_name(rank, wording)


def suit_name(suit: Suit, wording: Wording) -> str:
    """A suit: ``tréboles``."""
    return wording.say("suit", suit=suit.value)


def capitalised(text: str) -> str:
    """The text with a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


def _rank(rank: int) -> str | int:
    """Fluent tells the number 8 from the text "8"; only the number finds its variant."""
    name = RANK_NAMES[rank - 1]
    return int(name) if name.isdigit() else name
