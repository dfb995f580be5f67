"""The icon of the installed site: the lozenge of the logo with its spade, safe to be cut to a circle."""

from io import BytesIO

from PIL import Image, ImageDraw

from machiavelli.pictures.suits import draw_sign

_FINER = 4
"""Drawn so many times as large and then made smaller, for smooth edges."""
_GROUND, _LOZENGE = "#12352c", "#f3f1ea"
_REACH = 0.38
"""Half the lozenge; a circle of 0.4 around the middle is what always stays visible."""
_SPADE = 0.36


def icon(size: int) -> bytes:
    """A square PNG of ``size`` pixels."""
    side = size * _FINER
    image = Image.new("RGB", (side, side), _GROUND)
    draw = ImageDraw.Draw(image)
    near, middle, far = ((0.5 + way * _REACH) * side for way in (-1, 0, 1))
    draw.polygon([(middle, near), (far, middle), (middle, far), (near, middle)], fill=_LOZENGE)
    corner = (0.5 - _SPADE / 2) * side
    draw_sign(draw, "S", corner, corner, _SPADE * side)
    file = BytesIO()
    image.reduce(_FINER).save(file, "PNG", optimize=True)
    return file.getvalue()
