"""How hard a puzzle is, as filled squares and a word."""

from markupsafe import Markup

from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

LEVELS = (1, 2, 3, 4, 5)


def level_name(level: int, wording: Wording) -> str:
    """The word for a level."""
    return wording.say(f"level-{level}")


def difficulty_html(level: int, wording: Wording) -> Markup:
    """The squares and the word."""
    return Markup(render("difficulty.html", level=level, name=level_name(level, wording)).strip())
