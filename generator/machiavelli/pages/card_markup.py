"""Cards as HTML: the index is text, suits and courts are symbols of the page's sprite.

Every page that draws cards carries :func:`sprite_html` once.
"""

import re

from markupsafe import Markup

from machiavelli.model.cards import JOKER, RANK_NAMES, SYMBOLS, Card
from machiavelli.model.notation import CARD_IN_WORDS
from machiavelli.pages.card_faces import centre
from machiavelli.pages.card_names import card_at, suit_name
from machiavelli.pages.card_names import card_name as card_name
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

_SUITS = {symbol: suit for suit, symbol in SYMBOLS.items()}

_BODY = Markup(
    '<b translate="no">{rank}</b><svg class="mk-s" aria-hidden="true"><use href="#mk-s-{sign}"/></svg>'
)
_STANDS_FOR = Markup(
    '<small translate="no" data-s="{suit}">{rank}'
    '<svg aria-hidden="true"><use href="#mk-s-{suit}"/></svg></small>'
)
_BUTTON = Markup(
    '<button type="button" class="{classes}" data-card="{code}" aria-pressed="false" aria-label="{name}">'
    "{body}</button>"
)
_PICTURE = Markup('<span role="img" class="{classes}" data-card="{code}" aria-label="{name}">{body}</span>')
_INLINE = Markup(
    '<span class="mk-nb" translate="no" role="img" aria-label="{name}">'
    '<span aria-hidden="true">{rank}</span><svg class="mk-g" data-s="{sign}" aria-hidden="true">'
    '<use href="#mk-s-{sign}"/></svg></span>'
)


def card_html(
    card: Card,
    wording: Wording,
    size: str = "s",
    stands_for: Card | None = None,
    mark: str | None = None,
    button: bool = False,
    among: tuple[int, int] = (1, 1),
) -> Markup:
    """One card: ``size`` s, m or l, ``mark`` moved or from, a ``button`` to choose it; ``among`` is its place
    and how many lie together, where that is to be said.
    """
    classes = " ".join(
        ["mk-card", *([f"mk-{size}"] if size != "s" else []), *([f"is-{mark}"] if mark else [])]
    )
    rank = "" if card.is_joker else RANK_NAMES[card.rank - 1]
    body = _BODY.format(rank=rank, sign=_sign(card))
    if size == "l":
        body += centre(card)
    if stands_for is not None and stands_for.suit is not None:
        body += _STANDS_FOR.format(rank=RANK_NAMES[stands_for.rank - 1], suit=stands_for.suit.value)
    shape = _BUTTON if button else _PICTURE
    name = card_at(card_name(card, wording, stands_for), *among, wording)
    return shape.format(classes=classes, code=card.code, name=name, body=body)


def cards_in_text(text: str, wording: Wording) -> Markup:
    """Plain text as HTML: everything is escaped, and cards written ``8♣`` are drawn in their colour."""
    parts = []
    end = 0
    for found in CARD_IN_WORDS.finditer(text):
        parts += [Markup.escape(text[end : found.start()]), _inline(found, wording)]
        end = found.end()
    return Markup("").join([*parts, Markup.escape(text[end:])])


def _inline(found: re.Match[str], wording: Wording) -> Markup:
    rank, symbol, suit_alone, _joker = found.groups()
    if symbol:
        card = Card(RANK_NAMES.index(rank) + 1, _SUITS[symbol])
        return _INLINE.format(name=card_name(card, wording), rank=rank, sign=_sign(card))
    if suit_alone:
        suit = _SUITS[suit_alone]
        return _INLINE.format(name=suit_name(suit, wording), rank="", sign=suit.value)
    return _INLINE.format(name=card_name(JOKER, wording), rank="", sign="J")


def _sign(card: Card) -> str:
    """The name of the sign in the sprite: the letter of the suit, J for the joker."""
    return "J" if card.suit is None else card.suit.value


def sprite_html(large: bool = False, marks: bool = True) -> Markup:
    """The symbols that cards and icons use, once per page; ``large`` adds the courts of large cards,
    ``marks`` those that tell where a rule comes from.
    """
    return Markup(render("sprite.html", large=large, marks=marks).replace("\n", ""))
