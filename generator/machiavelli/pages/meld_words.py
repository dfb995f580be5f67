"""What a meld is called and what the engine says of it. The browser's twin is ``web/ui/meld_words.mjs``."""

from machiavelli.model.cards import Card
from machiavelli.model.verdicts import Kind, MeldVerdict, Reason
from machiavelli.pages.card_names import (
    capitalised,
    card_name,
    card_with_article,
    ranks_name,
    suit_name,
)
from machiavelli.pages.wording import Wording


def is_loose(verdict: MeldVerdict) -> bool:
    """Whether this is a card that lies alone. On a table before a turn it lies there by right."""
    return not verdict.legal and len(verdict.cards) == 1


def meld_state(verdict: MeldVerdict, alone: bool = True) -> str:
    """The value of ``data-v``: legal, loose, short or bad. ``alone``: whether a card may lie alone here."""
    if verdict.legal:
        return "legal"
    if alone and is_loose(verdict):
        return "loose"
    return "short" if verdict.reason == Reason.TOO_SHORT else "bad"


def meld_title(verdict: MeldVerdict, wording: Wording) -> str:
    """A name from what the cards share: ``Escalera de tréboles``, ``Mismo valor (ochos)``."""
    cards = [card for card in verdict.cards if not card.is_joker]
    if len(verdict.cards) == 1:
        return capitalised(card_name(verdict.cards[0], wording))
    if verdict.kind is Kind.GROUP:
        return wording.say("meld-group", ranks=ranks_name(cards[0].rank, wording))
    if verdict.kind is Kind.RUN:
        return wording.say("meld-run", suit=_suit(cards[0], wording))
    if cards and len({card.rank for card in cards}) == 1:
        return wording.say("meld-ranks", ranks=ranks_name(cards[0].rank, wording))
    if cards and len({card.suit for card in cards}) == 1:
        return wording.say("meld-suit", suit=_suit(cards[0], wording))
    return wording.say("meld-mixed")


def verdict_words(verdict: MeldVerdict, wording: Wording, alone: bool = True) -> str:
    """The verdict in a few words: ``vale, 4 cartas``, ``faltan cartas, hay 2 de 3``."""
    if verdict.legal:
        return wording.say("verdict-legal", n=len(verdict.cards))
    if alone and is_loose(verdict):
        return wording.say("verdict-loose")
    if verdict.reason is Reason.TOO_SHORT:
        have = len(verdict.cards)
        return wording.say("verdict-too-short", have=str(have), need=str(have + verdict.lacking))
    if verdict.reason is Reason.GAP:
        missing = verdict.missing
        return wording.say("verdict-gap", n=len(missing), card=card_with_article(missing[0], wording))
    assert verdict.reason is not None
    return wording.say(f"verdict-{verdict.reason.value}")


def _suit(card: Card, wording: Wording) -> str:
    assert card.suit is not None
    return suit_name(card.suit, wording)
