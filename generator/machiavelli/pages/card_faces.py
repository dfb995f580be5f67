"""The middle of large cards: pips in the old order, court letters in a frame, the ace in a ring."""

from markupsafe import Markup

from machiavelli.model.cards import ACE, RANK_NAMES, Card

_LEFT, _MIDDLE, _RIGHT = 26.0, 36.0, 46.0
_TOP, _CENTRE, _BOTTOM = 14.0, 39.5, 65.0
_UPPER, _LOWER = 31.0, 48.0
_PIP = 9.6

_CORNERS = ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _BOTTOM), (_RIGHT, _BOTTOM))
_SIDES = ((_LEFT, _CENTRE), (_RIGHT, _CENTRE))
_COLUMNS = (*_CORNERS, (_LEFT, _UPPER), (_RIGHT, _UPPER), (_LEFT, _LOWER), (_RIGHT, _LOWER))
_HIGH, _LOW = (_MIDDLE, 26.75), (_MIDDLE, 52.25)

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    3: ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)),
    4: _CORNERS,
    5: (*_CORNERS, (_MIDDLE, _CENTRE)),
    6: (*_CORNERS, *_SIDES),
    7: (*_CORNERS, *_SIDES, _HIGH),
    8: (*_CORNERS, *_SIDES, _HIGH, _LOW),
    9: (*_COLUMNS, (_MIDDLE, _CENTRE)),
    10: (*_COLUMNS, (_MIDDLE, 22.5), (_MIDDLE, 56.5)),
}
"""For each number the centres of its pips, on a face 56 wide and 79 high."""

_FACE = Markup('<svg class="mk-c" viewBox="0 0 56 79" aria-hidden="true">{}</svg>')
_USE = Markup('<use href="#mk-{}"/>')
_SIGN = Markup('<use href="#mk-s-{}" x="{:g}" y="{:g}" width="{:g}" height="{:g}"{}/>')
_UPSIDE_DOWN = Markup(' transform="rotate(180 {:g} {:g})"')


def centre(card: Card) -> Markup:
    """The drawing in the middle of a large card."""
    if card.suit is None:
        return _FACE.format(_USE.format("c-joker"))
    if card.rank == ACE:
        return _FACE.format(_USE.format("c-A") + _SIGN.format(card.suit.value, 21.5, 29, 21, 21, ""))
    if card.rank not in PIPS:
        return _FACE.format(_USE.format(f"c-{RANK_NAMES[card.rank - 1]}"))
    return _FACE.format(Markup("").join(_pip(card.suit.value, x, y) for x, y in PIPS[card.rank]))


def _pip(suit: str, x: float, y: float) -> Markup:
    turned = _UPSIDE_DOWN.format(x, y) if y > _CENTRE else ""
    return _SIGN.format(suit, x - _PIP / 2, y - _PIP / 2, _PIP, _PIP, turned)
