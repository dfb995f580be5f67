"""The signs of the suits and the joker, drawn of circles and corners on a square of side 1."""

from collections.abc import Sequence

from PIL.ImageDraw import ImageDraw

Point = tuple[float, float]

INKS = {"S": "#12181a", "H": "#bd2a2a", "D": "#bd2a2a", "C": "#12181a", "J": "#5b3a8c"}
"""The colours of the site's cards in the light scheme."""

_FOOT: Sequence[Point] = ((0.5, 0.55), (0.57, 0.82), (0.64, 0.96), (0.36, 0.96), (0.43, 0.82))

# For each sign its circles (centre, radius), then its shapes of corners.
_CIRCLES: dict[str, Sequence[tuple[float, float, float]]] = {
    "S": ((0.3, 0.6, 0.195), (0.7, 0.6, 0.195)),
    "H": ((0.295, 0.315, 0.215), (0.705, 0.315, 0.215)),
    "D": (),
    "C": ((0.5, 0.26, 0.2), (0.27, 0.6, 0.2), (0.73, 0.6, 0.2), (0.5, 0.5, 0.1)),
    "J": (),
}
_SHAPES: dict[str, Sequence[Sequence[Point]]] = {
    "S": (((0.5, 0.05), (0.6, 0.22), (0.856, 0.482), (0.5, 0.72), (0.144, 0.482), (0.4, 0.22)), _FOOT),
    "H": (((0.5, 0.375), (0.868, 0.45), (0.6, 0.74), (0.5, 0.92), (0.4, 0.74), (0.132, 0.45)),),
    "D": (
        (
            (0.5, 0.04),
            (0.62, 0.25),
            (0.85, 0.5),
            (0.62, 0.75),
            (0.5, 0.96),
            (0.38, 0.75),
            (0.15, 0.5),
            (0.38, 0.25),
        ),
    ),
    "C": (_FOOT,),
    "J": (
        ((0.5, 0.02), (0.65, 0.35), (0.98, 0.5), (0.65, 0.65), (0.5, 0.98)),
        ((0.5, 0.02), (0.35, 0.35), (0.02, 0.5), (0.35, 0.65), (0.5, 0.98)),
        (
            (0.16, 0.16),
            (0.5, 0.32),
            (0.84, 0.16),
            (0.68, 0.5),
            (0.84, 0.84),
            (0.5, 0.68),
            (0.16, 0.84),
            (0.32, 0.5),
        ),
    ),
}


def draw_sign(draw: ImageDraw, sign: str, left: float, top: float, side: float) -> None:
    """Draw the sign of a suit (its letter) or the joker (J) in its colour."""
    ink = INKS[sign]
    for x, y, radius in _CIRCLES[sign]:
        box = [left + (x - radius) * side, top + (y - radius) * side]
        draw.ellipse([*box, box[0] + 2 * radius * side, box[1] + 2 * radius * side], fill=ink)
    for corners in _SHAPES[sign]:
        draw.polygon([(left + x * side, top + y * side) for x, y in corners], fill=ink)
