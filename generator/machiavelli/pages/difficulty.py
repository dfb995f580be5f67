"""How hard a puzzle is: filled squares and a word, and for who asks the parts that make it so."""

from markupsafe import Markup

from machiavelli.model.measures import PARTS, Difficulty
from machiavelli.pages.numbers import written
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

LEVELS = (1, 2, 3, 4, 5)

PART_MESSAGES = frozenset(f"difficulty-part-{name}" for name in PARTS)
"""What the difficulty of any puzzle may need, whether or not one of today does."""


def level_name(level: int, wording: Wording) -> str:
    """The word for a level."""
    return wording.say(f"level-{level}")


def difficulty_html(level: int, wording: Wording) -> Markup:
    """The squares and the word."""
    return Markup(render("difficulty.html", level=level, name=level_name(level, wording)).strip())


def difficulty_words(difficulty: Difficulty, wording: Wording) -> str:
    """The rating and the parts that are not 0."""
    parts = [
        wording.say(
            "difficulty-part",
            name=wording.say(f"difficulty-part-{name}"),
            points=written(points, wording).replace("-", "\N{MINUS SIGN}"),
        )
        for name, points in difficulty.parts.items()
        if points
    ]
    return wording.say("difficulty-parts", rating=written(difficulty.rating, wording), parts=", ".join(parts))
