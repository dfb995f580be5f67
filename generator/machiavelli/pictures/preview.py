"""The picture of a position, 1200 by 630 pixels: the table above, the hand below. It holds no words."""

from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from machiavelli.model.cards import RANK_NAMES
from machiavelli.model.position import Position
from machiavelli.pictures.arrange import SHAPE, Arrangement, Placed, arrange
from machiavelli.pictures.suits import INKS, draw_sign

WIDTH, HEIGHT = 1200, 630
"""What those who show links ask for."""

_FINER = 2
"""Drawn so many times as large and then made smaller, for smooth edges."""
_MARGIN = 60
_HAND, _HAND_ALONE = 190, 380
"""The height of the strip with the hand, and where nothing lies on the table."""
_TABLE, _DEEP, _FACE, _EDGE, _GILT = "#f3f1ea", "#12352c", "#ffffff", "#7c837c", "#e2b13c"
_COLOURS = 64


def preview(position: Position) -> bytes:
    """A PNG image of ``position``."""
    image = Image.new("RGB", (WIDTH * _FINER, HEIGHT * _FINER), _TABLE)
    draw = ImageDraw.Draw(image)
    strip = (_HAND if position.table else _HAND_ALONE) if position.hand else 0
    hand_top = HEIGHT - strip
    _strip(draw, hand_top)
    room = WIDTH - 2 * _MARGIN
    table = arrange(position.table, _MARGIN, _MARGIN / 2, room, hand_top - _MARGIN)
    hand = arrange([position.hand] if position.hand else [], _MARGIN, hand_top + 20, room, strip - 40)
    for arrangement in (table, hand):
        for placed in arrangement.cards:
            _card(draw, arrangement, placed)
    small = image.reduce(_FINER).quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    small.save(file, "PNG")
    return file.getvalue()


def _strip(draw: ImageDraw.ImageDraw, top: float) -> None:
    """The strip of the hand, set off by a gilded line."""
    draw.rectangle([0, top * _FINER, WIDTH * _FINER, HEIGHT * _FINER], fill=_DEEP)
    draw.rectangle([0, (top - 4) * _FINER, WIDTH * _FINER, top * _FINER], fill=_GILT)


def _card(draw: ImageDraw.ImageDraw, arrangement: Arrangement, placed: Placed) -> None:
    size, card = arrangement.width * _FINER, placed.card
    left, top = placed.left * _FINER, placed.top * _FINER
    draw.rounded_rectangle(
        [left, top, left + size, top + SHAPE * size],
        radius=0.09 * size,
        fill=_FACE,
        outline=_EDGE,
        width=max(2, round(0.02 * size)),
    )
    middle = left + 0.31 * size
    if card.suit is None:
        draw_sign(draw, "J", left + 0.08 * size, top + 0.47 * size, 0.46 * size)
        return
    sign = card.suit.value
    rank = RANK_NAMES[card.rank - 1]
    font = ImageFont.load_default((0.5 if len(rank) == 1 else 0.44) * size)
    draw.text(
        (middle, top + 0.36 * size), rank, fill=INKS[sign], font=font, anchor="mm", stroke_width=0.014 * size
    )
    draw_sign(draw, sign, middle - 0.2 * size, top + 0.72 * size, 0.4 * size)
