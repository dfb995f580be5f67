"""The game as a drawing, for whoever has not chosen a language yet: a card leaves a run for a group."""

from markupsafe import Markup

from machiavelli.model.notation import parse_cards
from machiavelli.pages.card_markup import card_html, sprite_html
from machiavelli.pages.wording import Wording

_MELDS = (("5♣ 6♣ 7♣ 8♣", "gone"), ("8♥ 8♦ 8♣", "moved"))
"""Each meld with the mark of its last card."""

_TRAY = Markup('<div class="mk-tray">{}</div>')
_TABLE = Markup('<div class="mk-shared" aria-hidden="true"><div class="mk-frieze"></div><div>{}</div></div>')


def shared_table_html(wording: Wording) -> Markup:
    """Two melds without words; nothing of it is read aloud."""
    trays = [_TRAY.format(_cards(cards, mark, wording)) for cards, mark in _MELDS]
    return sprite_html() + _TABLE.format(Markup("").join(trays))


def _cards(text: str, mark: str, wording: Wording) -> Markup:
    *others, last = parse_cards(text)
    drawn = [card_html(card, wording) for card in others]
    return Markup("").join([*drawn, card_html(last, wording, mark=mark)])
